<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>Foxpad %1</source>
        <translation>Foxpad %1</translation>
    </message>
    <message>
        <source>Unofficial: not made, licensed or endorsed by the games&apos; authors or publishers.</source>
        <translation>Nem hivatalos: a játékok szerzői és kiadói nem készítették, nem engedélyezték és nem támogatják.</translation>
    </message>
    <message>
        <source>Your games are in %1</source>
        <translation>A játszmáid itt vannak: %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencek</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Szabad szoftver a GNU General Public License 3. vagy újabb változata alatt.</translation>
    </message>
    <message>
        <source>The toolkit all is drawn with: GNU Lesser General Public License, version 3, or GNU General Public License.</source>
        <translation>Ezzel rajzolunk mindent: GNU Lesser General Public License 3. változata vagy GNU General Public License.</translation>
    </message>
    <message>
        <source>Keeps your games: in the public domain.</source>
        <translation>Ez őrzi a játszmáidat: közkincs.</translation>
    </message>
    <message>
        <source>The typeface: SIL Open Font License, version 1.1.</source>
        <translation>A betűtípus: SIL Open Font License, 1.1-es változat.</translation>
    </message>
</context>
<context>
    <name>ActionColumn</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: még %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Re-roll</source>
        <translation>Újradobás</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Extra kocka</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Csiszolás</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrack</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: még %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreasCard</name>
    <message>
        <source>Areas on average</source>
        <translation>Területek átlagosan</translation>
    </message>
    <message>
        <source>mark: the table&apos;s</source>
        <translation>vonal: az asztal</translation>
    </message>
</context>
<context>
    <name>BonusBar</name>
    <message>
        <source>Choose its number, then a lit box</source>
        <translation>Válassz számot, aztán egy világító mezőt</translation>
    </message>
    <message>
        <source>Tap one of the lit boxes</source>
        <translation>Koppints egy világító mezőre</translation>
    </message>
</context>
<context>
    <name>BusySign</name>
    <message>
        <source>Just a moment</source>
        <translation>Egy pillanat</translation>
    </message>
</context>
<context>
    <name>ChainBubble</name>
    <message>
        <source>What this box sets off</source>
        <translation>Amit ez a mező elindít</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1. Look at this game</source>
        <translation>%1. Nézd meg ezt a játszmát</translation>
    </message>
</context>
<context>
    <name>CleverBlue</name>
    <message>
        <source>The sum of blue and white</source>
        <translation>A kék és a fehér összege</translation>
    </message>
</context>
<context>
    <name>CleverFaces</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, %2. sor, %3. oszlop</translation>
    </message>
    <message>
        <source>%1, top row, field %2</source>
        <translation>%1, felső sor, %2. mező</translation>
    </message>
    <message>
        <source>%1, middle row, field %2</source>
        <translation>%1, középső sor, %2. mező</translation>
    </message>
    <message>
        <source>%1, bottom row, field %2</source>
        <translation>%1, alsó sor, %2. mező</translation>
    </message>
    <message>
        <source>%1, field %2</source>
        <translation>%1, %2. mező</translation>
    </message>
</context>
<context>
    <name>CleverTable</name>
    <message>
        <source>The rule</source>
        <translation>A szabály</translation>
    </message>
</context>
<context>
    <name>ColourSetChoice</name>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Alapszínek</translation>
    </message>
    <message>
        <source>Like the dice in the box</source>
        <translation>Mint a dobozban lévő kockák</translation>
    </message>
    <message>
        <source>Colours for the colour-blind</source>
        <translation>Színek színtévesztőknek</translation>
    </message>
    <message>
        <source>Further apart in brightness</source>
        <translation>Fényerőben jobban elkülönülnek</translation>
    </message>
    <message>
        <source>My own dice</source>
        <translation>A saját kockáim</translation>
    </message>
    <message>
        <source>Each colour matched by hand</source>
        <translation>Minden szín kézzel igazítva</translation>
    </message>
    <message>
        <source>Match my dice</source>
        <translation>Színek igazítása</translation>
    </message>
</context>
<context>
    <name>ColourTones</name>
    <message>
        <source>Hue</source>
        <translation>Árnyalat</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>of a colour</comment>
        <translation>Telítettség</translation>
    </message>
    <message>
        <source>Lightness</source>
        <translation>Világosság</translation>
    </message>
    <message>
        <source>This one as printed</source>
        <translation>Ez az eredeti</translation>
    </message>
    <message>
        <source>All as printed</source>
        <translation>Mind az eredeti</translation>
    </message>
</context>
<context>
    <name>ColoursScreen</name>
    <message>
        <source>My own dice</source>
        <translation>A saját kockáim</translation>
    </message>
    <message>
        <source>Lay a die beside the screen, choose its colour here and move the sliders until the two are alike.</source>
        <translation>Tegyél egy kockát a kijelző mellé, válaszd ki itt a színét, és húzd a csúszkákat, amíg a kettő egyforma nem lesz.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Back up all games</source>
        <translation>Biztonsági mentés minden játszmáról</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON exportálása</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportálása</translation>
    </message>
    <message>
        <source>Take games in</source>
        <translation>Játszmák behozása</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Vissza egy biztonsági mentéshez</translation>
    </message>
    <message>
        <source>It takes the place of all games that are here now. A second tap does it.</source>
        <translation>Minden mostani játszma helyére lép. Második koppintásra történik meg.</translation>
    </message>
    <message>
        <source>Games that are here already stay as they are.</source>
        <translation>A már meglévő játszmák változatlanok maradnak.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Biztonsági mentések</translation>
    </message>
</context>
<context>
    <name>DuelsCard</name>
    <message>
        <source>%1 head to head</source>
        <translation>%1 egymás ellen</translation>
    </message>
    <message>
        <source>won · shared · lost</source>
        <translation>nyert · közös · vesztett</translation>
    </message>
</context>
<context>
    <name>EntryChoice</name>
    <message>
        <source>The pad</source>
        <translation>A füzet</translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation>Mit írtok be?</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Sheet only</source>
        <translation>Csak a lap</translation>
    </message>
    <message>
        <source>Marks go straight onto the sheet, as on paper. For those who only want the pad.</source>
        <translation>A jelek egyből a lapra kerülnek, mint papíron. Annak, akinek csak a füzet kell.</translation>
    </message>
    <message>
        <source>Tap in every roll: the pad lights what fits and checks each entry.</source>
        <translation>Koppintsd be minden dobást: a füzet megvilágítja, mi illik oda, és ellenőriz minden bejegyzést.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Ennyien ültök az asztalnál</translation>
    </message>
    <message>
        <source>Others keep pads of their own</source>
        <translation>A többiek saját füzetet vezetnek</translation>
    </message>
    <message>
        <source>Show running totals</source>
        <translation>Állás mutatása játék közben</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>a cross or 6 anywhere</source>
        <translation>egy X vagy egy 6-os bárhová</translation>
    </message>
    <message>
        <source>a cross in %1</source>
        <translation>egy X, %1</translation>
    </message>
    <message>
        <source>a %1 in %2</source>
        <translation>egy %1-es, %2</translation>
    </message>
    <message>
        <source>an entry anywhere</source>
        <translation>egy bejegyzés bárhová</translation>
    </message>
    <message>
        <source>an entry in %1</source>
        <translation>egy bejegyzés, %1</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>egy újradobás</translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>egy extra kocka</translation>
    </message>
    <message>
        <source>a polish</source>
        <translation>egy csiszolás</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>egy róka</translation>
    </message>
    <message>
        <source>an exclamation mark</source>
        <translation>egy felkiáltójel</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 beírva</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>kihúzva</translation>
    </message>
    <message>
        <source>tap to write %1</source>
        <translation>koppints, és ide kerül: %1</translation>
    </message>
    <message>
        <source>tap to cross</source>
        <translation>koppints a kihúzáshoz</translation>
    </message>
    <message>
        <source>star</source>
        <translation>csillag</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>ezt adta: %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>ezt adja: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>later %n point(s)</source>
        <translation>
            <numerusform>később %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) left</source>
        <translation>
            <numerusform>még %n mező</numerusform>
        </translation>
    </message>
    <message>
        <source>reached</source>
        <translation>elérve</translation>
    </message>
    <message>
        <source>first points gone</source>
        <translation>az első pontok elkeltek</translation>
    </message>
</context>
<context>
    <name>FileChip</name>
    <message>
        <source>Tap again: %1</source>
        <translation>Koppints újra: %1</translation>
    </message>
</context>
<context>
    <name>FilePicker</name>
    <message>
        <source>All files</source>
        <translation>Minden fájl</translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
</context>
<context>
    <name>FoxCount</name>
    <message numerus="yes">
        <source>%n fox(es), each worth %1</source>
        <translation>
            <numerusform>%n róka, egyenként %1 pont</numerusform>
        </translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>FoxRow</name>
    <message>
        <source>Foxes: %1 × lowest area %2</source>
        <translation>Rókák: %1 × leggyengébb terület %2</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Mentés fájlba</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Hand over to BG Stats</source>
        <translation>Átadás a BG Statsnak</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>%1 shared the win</source>
        <translation>%1: közös győzelem</translation>
    </message>
    <message>
        <source>%1 won on jokers left</source>
        <translation>%1 nyert a megmaradt jokerekkel</translation>
    </message>
    <message>
        <source>%1 won on best area</source>
        <translation>%1 nyert a legjobb területtel</translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <translation>%1 nyert, %2 ponttal</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>döntetlen, %1 pont</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>solo</source>
        <translation>egyedül</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the day, who played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 reached %2</source>
        <translation>%1 eredménye: %2</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Go on with %1: %2</source>
        <translation>%1 folytatása: %2</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Name or place</source>
        <translation>Név vagy hely</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Befejezett</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Befejezetlen</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Korábbi játszmák</translation>
    </message>
    <message>
        <source>No game fits. Try fewer filters.</source>
        <translation>Nincs ilyen játszma. Próbáld kevesebb szűrővel.</translation>
    </message>
    <message>
        <source>Nothing yet. The first game you play will be here.</source>
        <translation>Még semmi. Az első játszmád itt lesz.</translation>
    </message>
</context>
<context>
    <name>HomeBar</name>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Korábbi játszmák</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
</context>
<context>
    <name>HomeButtons</name>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
</context>
<context>
    <name>HomeGames</name>
    <message>
        <source>Also going on</source>
        <translation>Ez is folyamatban van</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Nemrég</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <source>Version %1. Unofficial: not made, licensed or endorsed by the games&apos; publishers.</source>
        <translation>%1 verzió. Nem hivatalos: a játékok kiadói nem készítették, nem engedélyezték és nem támogatják.</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
</context>
<context>
    <name>IntroCard</name>
    <message>
        <source>The dice stay on the table</source>
        <translation>A kockák az asztalon maradnak</translation>
    </message>
    <message>
        <source>One pad for three dice games</source>
        <translation>Egy füzet három kockajátékhoz</translation>
    </message>
    <message>
        <source>Roll real dice and tap in what you got: the pad knows the rules, fills in the bonuses and adds it all up.</source>
        <translation>Dobj igazi kockákkal, és koppintsd be, amit dobtál: a füzet ismeri a szabályokat, beírja a bónuszokat, és mindent összead.</translation>
    </message>
</context>
<context>
    <name>KeerDice</name>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Dobjatok</translation>
    </message>
</context>
<context>
    <name>KeerDie</name>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, elvitte: %2</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Joker számkocka</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Számkocka, %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>%1 kocka</translation>
    </message>
</context>
<context>
    <name>KeerFaces</name>
    <message>
        <source>Column %1</source>
        <translation>%1 oszlop</translation>
    </message>
    <message>
        <source>%1%2, %3</source>
        <translation>%1%2, %3</translation>
    </message>
</context>
<context>
    <name>KeerHead</name>
    <message>
        <source>Roll %1 of %2</source>
        <translation>%1. dobás, összesen %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1. dobás</translation>
    </message>
</context>
<context>
    <name>KeerKeys</name>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Somebody else ended the game</source>
        <translation>Más fejezte be a játékot</translation>
    </message>
</context>
<context>
    <name>KeerMarks</name>
    <message numerus="yes">
        <source>%n exclamation mark(s) left</source>
        <translation>
            <numerusform>még %n felkiáltójel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeerRoll</name>
    <message>
        <source>What was rolled?</source>
        <translation>Mi lett a dobás?</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Mit dobtál?</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Joker számkocka</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Számkocka, %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>%1 kocka</translation>
    </message>
</context>
<context>
    <name>KeerSeats</name>
    <message>
        <source>Show the next sheet</source>
        <translation>A következő lap</translation>
    </message>
</context>
<context>
    <name>KeerTable</name>
    <message>
        <source>The rule</source>
        <translation>A szabály</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <comment>the system&apos;s language</comment>
        <translation>Rendszer</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Correct</source>
        <translation>Javítás</translation>
    </message>
</context>
<context>
    <name>LookCard</name>
    <message>
        <source>Put it right?</source>
        <translation>Kijavítod?</translation>
    </message>
    <message>
        <source>Tap it in as it should have been</source>
        <translation>Koppintsd be, ahogy lennie kellett volna</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Egy korábbi pillanat</translation>
    </message>
    <message>
        <source>One entry back</source>
        <translation>Egy bejegyzéssel vissza</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>Egy bejegyzéssel előre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Vissza a jelenbe</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Kijavítom</translation>
    </message>
</context>
<context>
    <name>MergeChoice</name>
    <message>
        <source>Is %1 in the list twice, under two names? Make them one.</source>
        <translation>%1 kétszer van a listán, két néven? Vond össze őket.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Összevonás…</translation>
    </message>
    <message>
        <source>Merge with someone…</source>
        <translation>Összevonás valakivel…</translation>
    </message>
    <message>
        <source>Who is %1, too?</source>
        <translation>Ki még %1?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Senki</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Az új játékos neve</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rózsaszín</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szürke</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Oszlopok</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokerek</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Csillagok</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Ma</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Tegnap</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>MMMM d.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date</comment>
        <translation>yyyy. MMMM d.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names: all but the last, the last</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month</comment>
        <translation>yyyy. MMMM</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1 %2</source>
        <comment>a number, what it counts</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>NumberTiles</name>
    <message numerus="yes">
        <source>sheets</source>
        <comment>finished by everybody</comment>
        <translation>
            <numerusform>lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>how many</comment>
        <translation>
            <numerusform>játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>on average</source>
        <translation>átlagosan</translation>
    </message>
    <message>
        <source>the table %1</source>
        <translation>az asztal %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>legjobb</translation>
    </message>
</context>
<context>
    <name>OverTimeCard</name>
    <message>
        <source>Score over time</source>
        <translation>Pontszám az időben</translation>
    </message>
    <message>
        <source>average of each month</source>
        <translation>havi átlag</translation>
    </message>
    <message numerus="yes">
        <source>last %n games · line: average of seven</source>
        <translation>
            <numerusform>utolsó %n játszma · vonal: hét átlaga</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Hónapok</translation>
    </message>
    <message>
        <source>%1. %2 on average, best %3. Arrow keys tell each.</source>
        <translation>%1. Átlag %2, legjobb %3. A nyílbillentyűk egyenként elmondják.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nem nyert</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Új játékos</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>Choose a file…</source>
        <translation>Fájl kiválasztása…</translation>
    </message>
</context>
<context>
    <name>PlayerHead</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Név módosítása</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Ez a név maradjon</translation>
    </message>
</context>
<context>
    <name>PlayerScreen</name>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Nemrég</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Szín</translation>
    </message>
    <message>
        <source>In the list of players</source>
        <translation>A játékosok listáján</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivált</translation>
    </message>
    <message>
        <source>Not offered for new games; stays in all games and statistics</source>
        <translation>Új játékhoz nem kínáljuk; minden játszmában és statisztikában marad</translation>
    </message>
    <message>
        <source>Are %1 and %2 one person?</source>
        <translation>%1 és %2 ugyanaz a személy?</translation>
    </message>
    <message numerus="yes">
        <source>%n games of %1 become %2’s, and %1 is gone from the list. This can’t be undone.</source>
        <translation>
            <numerusform>%1 %n játszmája ezután ehhez tartozik: %2, és %1 eltűnik a listáról. Ezt nem lehet visszavonni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Összevonás</translation>
    </message>
    <message>
        <source>Leave both</source>
        <translation>Maradjon mindkettő</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivált</translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation>Még senki sem játszott</translation>
    </message>
    <message>
        <source>Begin a game with your family or friends. Each gets a page here.</source>
        <translation>Kezdj egy játékot a családdal vagy barátokkal. Mindenki kap itt egy oldalt.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
</context>
<context>
    <name>PolishKeys</name>
    <message>
        <source>Polish down</source>
        <translation>Csiszolás lefelé</translation>
    </message>
    <message>
        <source>Polish up</source>
        <translation>Csiszolás felfelé</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>%1: %2 %</source>
        <comment>what is done, how far it is</comment>
        <translation>%1: %2%</translation>
    </message>
</context>
<context>
    <name>RecordLine</name>
    <message>
        <source>Look at this game</source>
        <translation>Nézd meg ezt a játszmát</translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Records</source>
        <translation>Rekordok</translation>
    </message>
</context>
<context>
    <name>ReplayKeys</name>
    <message>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Egy lépés előre</translation>
    </message>
    <message>
        <source>To a round</source>
        <translation>Egy fordulóhoz</translation>
    </message>
</context>
<context>
    <name>ReplayRounds</name>
    <message>
        <source>To round %1</source>
        <translation>Az %1. fordulóhoz</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>%1 · replay</source>
        <translation>%1 · visszanézés</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>A képet nem sikerült elmenteni ide: %1.</translation>
    </message>
    <message>
        <source>Play on from here as a new game</source>
        <translation>Játssz innen tovább új játszmaként</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Megosztás képként</translation>
    </message>
</context>
<context>
    <name>ReplaySeats</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ReplayStrokes</name>
    <message>
        <source>Entry %1 of %2</source>
        <translation>%1. bejegyzés, összesen %2</translation>
    </message>
</context>
<context>
    <name>ReportScreen</name>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
</context>
<context>
    <name>RollGrid</name>
    <message>
        <source>What was rolled?</source>
        <translation>Mi lett a dobás?</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Mit dobtál?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dice tapped in</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>RollRow</name>
    <message>
        <source>%1 %2</source>
        <comment>a die and its face</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RoundTrack</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1. forduló, összesen %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>%1. hely: %2</translation>
    </message>
    <message>
        <source>Alt and an arrow key change the order, Delete takes the seat away</source>
        <translation>Az Alt és egy nyílbillentyű a sorrendet változtatja, a Delete elveszi a helyet</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 nem játszik</translation>
    </message>
    <message>
        <source>%1, %2 points, %3</source>
        <extracomment>a player, the total, what is owed</extracomment>
        <translation>%1, %2 pont, %3</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Világos vagy sötét</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Rendszer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Letters instead of shapes</source>
        <translation>Betűk formák helyett</translation>
    </message>
    <message>
        <source>On dice, badges and tiles</source>
        <translation>Kockákon, bónuszokon és mezőkön</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Short fades instead of things that move</source>
        <translation>Mozgás helyett rövid áttűnés</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Hide running totals</source>
        <translation>Az állás elrejtése</translation>
    </message>
    <message>
        <source>Nobody knows who leads until the tally</source>
        <translation>Az összesítésig senki sem tudja, ki vezet</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Balkezes</translation>
    </message>
    <message>
        <source>What the thumb taps is on the left</source>
        <translation>Amit a hüvelykujj koppint, az bal oldalt van</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Maradjon bekapcsolva a kijelző</translation>
    </message>
    <message>
        <source>While a game is on the table</source>
        <translation>Amíg játék van az asztalon</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Névjegy</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>A játszmáid</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <source>Quiet ones: an entry, a bonus, a fox, a refusal, the end</source>
        <translation>Halkan: beírás, bónusz, róka, elutasítás, a játszma vége</translation>
    </message>
    <message>
        <source>Touch feedback</source>
        <translation>Érezhető visszajelzés</translation>
    </message>
    <message>
        <source>The phone answers with a small tick</source>
        <translation>A telefon apró rezdüléssel felel</translation>
    </message>
</context>
<context>
    <name>SheetColours</name>
    <message>
        <source>Sheet: %1</source>
        <translation>Lap: %1</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Sheet</source>
        <translation>Lap</translation>
    </message>
</context>
<context>
    <name>ShelfNotice</name>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Shared</source>
        <translation>Közös</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Kézben</translation>
    </message>
    <message>
        <source>Roll %1 of 3</source>
        <translation>%1. dobás a 3-ból</translation>
    </message>
    <message>
        <source>Dice fields</source>
        <translation>Kockaterület</translation>
    </message>
    <message>
        <source>Silver tray</source>
        <translation>Ezüsttálca</translation>
    </message>
    <message>
        <source>Everybody else enters a die from the tray.</source>
        <translation>Mindenki más beír egy kockát a tálcáról.</translation>
    </message>
    <message>
        <source>No dice are left.</source>
        <translation>Nem maradt kocka.</translation>
    </message>
</context>
<context>
    <name>SidewaysTable</name>
    <message>
        <source>Undo; hold to redo</source>
        <translation>Visszavonás; tartsd lenyomva: mégis</translation>
    </message>
</context>
<context>
    <name>SilverTray</name>
    <message>
        <source>Tray</source>
        <translation>Tálca</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>Spread</source>
        <translation>Szórás</translation>
    </message>
    <message>
        <source>%1. Arrow keys tell each bar.</source>
        <translation>%1. A nyílbillentyűk minden oszlopot elmondanak.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Time</source>
        <translation>Idő</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Mindig</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Év</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 hónap</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Hónap</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Mindenki</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Your first game is waiting</source>
        <translation>Az első játszmád vár</translation>
    </message>
    <message>
        <source>Nobody finished %1 in this time</source>
        <translation>Senki sem fejezte be ezt ez idő alatt: %1</translation>
    </message>
    <message>
        <source>%1 has not finished %2 in this time</source>
        <translation>%1 ez idő alatt nem fejezte be ezt: %2</translation>
    </message>
    <message>
        <source>Play one to its end. Scores, records and who beats whom will be here.</source>
        <translation>Játssz végig egyet. Itt lesznek a pontok, a rekordok, és hogy ki kit győz le.</translation>
    </message>
    <message>
        <source>Choose a longer time, or play one now.</source>
        <translation>Válassz hosszabb időt, vagy játssz egyet most.</translation>
    </message>
    <message>
        <source>Play one, and its numbers will be here.</source>
        <translation>Játssz egyet, és itt lesznek a számai.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eggyel kevesebb</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eggyel több</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Mégis</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>To the start page</source>
        <translation>A kezdőlapra</translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>Roll %1 of 3</source>
        <translation>%1. dobás a 3-ból</translation>
    </message>
</context>
<context>
    <name>TableWays</name>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>A kezdőlapra</translation>
    </message>
</context>
<context>
    <name>TallyHero</name>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
</context>
<context>
    <name>TallyLabels</name>
    <message>
        <source>Foxes</source>
        <translation>Rókák</translation>
    </message>
    <message>
        <source>× lowest</source>
        <translation>× legkisebb</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>TallyView</name>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>A képet nem sikerült elmenteni ide: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Megosztás képként</translation>
    </message>
    <message>
        <source>See all sheets</source>
        <translation>Minden lap</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
</context>
<context>
    <name>ToneSlider</name>
    <message>
        <source>%1: a little less</source>
        <translation>%1: kicsit kevesebb</translation>
    </message>
    <message>
        <source>%1: a little more</source>
        <translation>%1: kicsit több</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Try again</source>
        <translation>Próbáld újra</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>Foxpad may not open its games</source>
        <translation>A Foxpad nem nyithatja meg a játszmáit</translation>
    </message>
    <message>
        <source>Your games can be read, but not written</source>
        <translation>A játszmáid olvashatók, de nem írhatók</translation>
    </message>
    <message>
        <source>Another program is using your games</source>
        <translation>Egy másik program használja a játszmáidat</translation>
    </message>
    <message>
        <source>There is no room left to keep games</source>
        <translation>Nincs több hely a játszmáknak</translation>
    </message>
    <message>
        <source>The file with your games is damaged</source>
        <translation>A játszmáidat őrző fájl megsérült</translation>
    </message>
    <message>
        <source>Your games were kept by a newer Foxpad</source>
        <translation>A játszmáidat egy újabb Foxpad mentette</translation>
    </message>
    <message>
        <source>This file holds something else</source>
        <translation>Ebben a fájlban valami más van</translation>
    </message>
    <message>
        <source>Your games could not be opened</source>
        <translation>A játszmáidat nem sikerült megnyitni</translation>
    </message>
    <message>
        <source>The folder is not there and can’t be made. Nothing was changed.</source>
        <translation>A mappa nincs meg, és nem hozható létre. Semmi sem változott.</translation>
    </message>
    <message>
        <source>The file or its folder belongs to someone else. Nothing was changed.</source>
        <translation>A fájl vagy a mappája másé. Semmi sem változott.</translation>
    </message>
    <message>
        <source>The file or its disk is write-protected. Make it writable, then try again.</source>
        <translation>A fájl vagy a lemez írásvédett. Tedd írhatóvá, aztán próbáld újra.</translation>
    </message>
    <message>
        <source>Close it, then try again. Nothing is lost.</source>
        <translation>Zárd be, aztán próbáld újra. Semmi sem veszett el.</translation>
    </message>
    <message>
        <source>Make some room on this device, then try again. Nothing is lost.</source>
        <translation>Szabadíts fel egy kis helyet az eszközön, aztán próbáld újra. Semmi sem veszett el.</translation>
    </message>
    <message>
        <source>It was left as it is. Foxpad can set it aside under another name, and bring every game that can still be read into a new file.</source>
        <translation>Úgy maradt, ahogy volt. A Foxpad más néven félre tudja tenni, és minden még olvasható játszmát áthoz egy új fájlba.</translation>
    </message>
    <message>
        <source>Update Foxpad to go on with them. Or set the file aside, untouched, and begin a new one.</source>
        <translation>Frissítsd a Foxpadet a folytatáshoz. Vagy tedd félre a fájlt érintetlenül, és kezdj újat.</translation>
    </message>
    <message>
        <source>It is a database of another program, and was left as it is.</source>
        <translation>Egy másik program adatbázisa, úgy maradt, ahogy volt.</translation>
    </message>
    <message>
        <source>Reading or writing failed. Try again; nothing was changed.</source>
        <translation>Az olvasás vagy az írás nem sikerült. Próbáld újra; semmi sem változott.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Mentsd, ami olvasható</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Tedd félre, és kezdj újat</translation>
    </message>
    <message>
        <source>This game is open in another window. Close it there first.</source>
        <translation>Ez a játszma egy másik ablakban van nyitva. Előbb ott zárd be.</translation>
    </message>
    <message>
        <source>This game is not there any more.</source>
        <translation>Ez a játszma már nincs meg.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is wrong, what to do</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters.</source>
        <translation>Egy név 1–40 betűs.</translation>
    </message>
    <message>
        <source>This is no backup of Foxpad’s. Nothing was changed.</source>
        <translation>Ez nem a Foxpad biztonsági mentése. Semmi sem változott.</translation>
    </message>
    <message>
        <source>Nothing can be saved there. Choose another place.</source>
        <translation>Oda nem lehet menteni. Válassz másik helyet.</translation>
    </message>
    <message>
        <source>Somebody is called %1 already. If that is the same person, merge the two.</source>
        <translation>Valakit már így hívnak: %1. Ha ugyanaz a személy, vond össze őket.</translation>
    </message>
    <message>
        <source>They sat at one table, so they can’t be one person.</source>
        <translation>Egy asztalnál ültek, így nem lehetnek ugyanaz a személy.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>This turn</source>
        <translation>Ez a kör</translation>
    </message>
</context>
<context>
    <name>UnusedCard</name>
    <message>
        <source>Actions left over</source>
        <translation>Megmaradt akciók</translation>
    </message>
    <message>
        <source>a game, on average</source>
        <translation>játszmánként, átlagosan</translation>
    </message>
    <message>
        <source>the table %1</source>
        <translation>az asztal %1</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Counting</source>
        <translation>Számolás</translation>
    </message>
</context>
<context>
    <name>WideBar</name>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Mégis</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
</context>
<context>
    <name>YellowRows</name>
    <message>
        <source>Rising from left to right</source>
        <translation>Balról jobbra emelkedő</translation>
    </message>
    <message>
        <source>Counts against you</source>
        <translation>Levonás</translation>
    </message>
    <message>
        <source>Counts for you</source>
        <translation>Jár érte pont</translation>
    </message>
    <message>
        <source>Fill all three rows of a column</source>
        <translation>Töltsd ki egy oszlop mindhárom sorát</translation>
    </message>
</context>
<context>
    <name>foxpad::app::CleverPad</name>
    <message>
        <source>This row is filled from left to right.</source>
        <translation>Ez a sor balról jobbra telik.</translation>
    </message>
    <message>
        <source>No box takes the %1.</source>
        <translation>Egy mezőbe sem illik: %1.</translation>
    </message>
    <message>
        <source>Choose a die, then polish it up or down if it lies on the tray.</source>
        <translation>Válassz kockát, és csiszold fel vagy le, ha a tálcán van.</translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation>A %1 kocka csiszolással sem jut oda.</translation>
    </message>
    <message>
        <source>%1 cross</source>
        <translation>%1 X</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>egy róka</translation>
    </message>
    <message>
        <source>then choose: %1</source>
        <translation>aztán választás: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>hátravan: %1</translation>
    </message>
    <message>
        <source>then a tray die</source>
        <translation>aztán tálca</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>vár</translation>
    </message>
    <message>
        <source>rolls · %1 of %2</source>
        <translation>dob · %1 / %2</translation>
    </message>
    <message>
        <source>owes 1 entry</source>
        <translation>még ír</translation>
    </message>
    <message>
        <source>must pass</source>
        <translation>passzolnia kell</translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n bónusz</numerusform>
        </translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Összesítés</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Dobj újra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>%1 owes: %2</source>
        <translation>%1: hátravan még %2</translation>
    </message>
    <message>
        <source>One die missing: %1</source>
        <translation>Egy kocka hiányzik: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing: %1</source>
        <translation>
            <numerusform>%n kocka hiányzik: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Nothing fits: the roll is lost</source>
        <translation>Semmi sem illik: a dobás elveszett</translation>
    </message>
    <message>
        <source>%1 owes: enter the %2</source>
        <translation>%1 még beírja: %2</translation>
    </message>
    <message>
        <source>or choose a die</source>
        <translation>vagy válassz kockát</translation>
    </message>
    <message>
        <source>%1 owes: choose a die</source>
        <translation>%1 kockát választ</translation>
    </message>
    <message>
        <source>%1 owes: a die from the tray</source>
        <translation>%1 a tálcáról választ</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Nem kell</translation>
    </message>
    <message>
        <source>That was the last turn</source>
        <translation>Ez volt az utolsó kör</translation>
    </message>
    <message>
        <source>Roll for the tray</source>
        <translation>Dobás a tálcára</translation>
    </message>
    <message>
        <source>Round %1: %2 rolls</source>
        <translation>%1. forduló: %2 dob</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 dob</translation>
    </message>
    <message>
        <source>%1 may still add a die</source>
        <translation>%1 vehet még egy kockát</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Játék vége</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Következő forduló</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1. forduló, összesen %2</translation>
    </message>
    <message>
        <source>%1: nothing fits yet, polish it</source>
        <translation>%1: még nem illik sehová, csiszold</translation>
    </message>
    <message>
        <source>%1: one box fits, tap again to enter</source>
        <translation>%1: egy mezőbe illik, koppints újra</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n boxes fit</source>
        <translation>
            <numerusform>%1: %n mezőbe illik</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation>Válassz számot</translation>
    </message>
    <message>
        <source>Choose the die for this box</source>
        <translation>Válassz kockát ehhez a mezőhöz</translation>
    </message>
    <message>
        <source>Equal dice: tap those that lie closest to the tray</source>
        <translation>Egyforma kockák: koppints a tálcához közelebbiekre</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 választ</translation>
    </message>
    <message>
        <source>Choose a die or a box</source>
        <translation>Válassz kockát vagy mezőt</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Semmi sem illik</translation>
    </message>
    <message>
        <source>Choose a die from the tray</source>
        <translation>Válassz kockát a tálcáról</translation>
    </message>
    <message>
        <source>An extra die may be added</source>
        <translation>Jöhet egy extra kocka</translation>
    </message>
    <message>
        <source>Nothing more to do</source>
        <translation>Nincs több teendő</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n kocka hiányzik</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap in what you rolled</source>
        <translation>Koppintsd be, mit dobtál</translation>
    </message>
    <message>
        <source>%1 is rolling</source>
        <translation>%1 dob</translation>
    </message>
    <message>
        <source>owes a bonus</source>
        <translation>bónusz vár</translation>
    </message>
    <message>
        <source>owes a die</source>
        <translation>még vesz</translation>
    </message>
    <message>
        <source>may add one</source>
        <translation>vehet még egyet</translation>
    </message>
    <message>
        <source>Tap the closest dice</source>
        <translation>Koppints a legközelebbiekre</translation>
    </message>
</context>
<context>
    <name>foxpad::app::DataDesk</name>
    <message>
        <source>Writing all games to a file</source>
        <translation>Az összes játszma mentése fájlba</translation>
    </message>
    <message>
        <source>Backing up all games</source>
        <translation>Biztonsági mentés készül</translation>
    </message>
    <message>
        <source>Going back to the backup</source>
        <translation>Visszatérés a biztonsági mentéshez</translation>
    </message>
</context>
<context>
    <name>foxpad::app::EntryWords</name>
    <message>
        <source>the top row</source>
        <translation>felső sor</translation>
    </message>
    <message>
        <source>the middle row</source>
        <translation>középső sor</translation>
    </message>
    <message>
        <source>the bottom row</source>
        <translation>alsó sor</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>Roll %1, by %2</source>
        <translation>%1. dobás, %2 dob</translation>
    </message>
    <message>
        <source>Round %1, %2&apos;s turn</source>
        <translation>%1. forduló, soron: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an area and a row of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a part of %2</source>
        <comment>an area and the size of a part</comment>
        <translation>%1, %2 mezős rész</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, %2. sor, %3. oszlop</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an area and a number printed there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>polished %1</source>
        <comment>a die</comment>
        <translation>csiszolva: %1</translation>
    </message>
    <message>
        <source>Turn closed</source>
        <translation>Kör lezárva</translation>
    </message>
    <message>
        <source>Round closed</source>
        <translation>Forduló lezárva</translation>
    </message>
    <message>
        <source>The game was ended at another pad</source>
        <translation>A játék egy másik füzeten ért véget</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passzol</translation>
    </message>
    <message>
        <source>%1 takes no die</source>
        <translation>%1 nem vesz kockát</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 dob</translation>
    </message>
    <message>
        <source>On the tray: %1</source>
        <translation>A tálcán: %1</translation>
    </message>
    <message>
        <source>%1 uses a re-roll</source>
        <translation>%1 újradobást használ</translation>
    </message>
    <message>
        <source>%1 enters %2 in %3</source>
        <translation>%1 beírja: %2, ide: %3</translation>
    </message>
    <message>
        <source>%1 takes %2 from the tray, in %3</source>
        <translation>%1 elveszi a tálcáról: %2, ide: %3</translation>
    </message>
    <message>
        <source>%1 takes %2 from its field, in %3</source>
        <translation>%1 elveszi a kockaterületről: %2, ide: %3</translation>
    </message>
    <message>
        <source>%1 uses an extra die: %2 in %3</source>
        <translation>%1 extra kockát használ: %2, ide: %3</translation>
    </message>
    <message>
        <source>%1 uses %2 in %3</source>
        <translation>%1 felhasználja: %2, ide: %3</translation>
    </message>
    <message>
        <source>%1 writes %2 in %3</source>
        <translation>%1 beírja: %2, ide: %3</translation>
    </message>
    <message>
        <source>%1 crosses %2</source>
        <translation>%1 kihúzza: %2</translation>
    </message>
    <message>
        <source>%1 crosses off %2</source>
        <translation>%1 áthúzza: %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <translation>Dobás: %1</translation>
    </message>
    <message>
        <source>Somebody else was first: %1</source>
        <translation>Valaki megelőzött: %1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 pont</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>egy róka</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n róka</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a bonus</comment>
        <translation>%1 vár</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>the die that counts as any colour</comment>
        <translation>joker</translation>
    </message>
</context>
<context>
    <name>foxpad::app::History</name>
    <message>
        <source>Not finished</source>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the day, who plays</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeepAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>Játék folyik</translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeerPad</name>
    <message>
        <source>No group of %1 can be crossed.</source>
        <translation>Nincs kihúzható csoport: %1.</translation>
    </message>
    <message>
        <source>This box is crossed already.</source>
        <translation>Ez a mező már ki van húzva.</translation>
    </message>
    <message>
        <source>The die is %1, this box is %2.</source>
        <translation>A kocka színe %1, ez a mező %2.</translation>
    </message>
    <message>
        <source>The boxes must hang together.</source>
        <translation>A mezőknek össze kell függniük.</translation>
    </message>
    <message numerus="yes">
        <source>No group of %n with this box is free and in reach.</source>
        <translation>
            <numerusform>Ezzel a mezővel nincs szabad és elérhető %n-es csoport.</numerusform>
        </translation>
    </message>
    <message>
        <source>No group with this box is free and in reach.</source>
        <translation>Ezzel a mezővel nincs szabad és elérhető csoport.</translation>
    </message>
    <message>
        <source>An exclamation mark is crossed off by itself when you use a joker.</source>
        <translation>Joker használatakor magától áthúzódik egy felkiáltójel.</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>bármely szín</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>bármely szám</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>column %1 for %n point(s)</source>
        <translation>
            <numerusform>%1 oszlop, %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s)</source>
        <translation>
            <numerusform>%1, %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the dice to pay with</source>
        <translation>Koppints a kockákra, amikkel fizetsz</translation>
    </message>
    <message>
        <source>A whole group; it may grow</source>
        <translation>Teljes csoport; még nőhet</translation>
    </message>
    <message>
        <source>Fills %1</source>
        <translation>Betelik: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) put in</source>
        <translation>
            <numerusform>%n mező kijelölve</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tap the boxes</source>
        <translation>%1: koppints a mezőkre</translation>
    </message>
    <message>
        <source>Tap the boxes of a group</source>
        <translation>Koppints egy csoport mezőire</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Mit dobtál?</translation>
    </message>
    <message>
        <source>Done for this roll</source>
        <translation>Ezzel a dobással kész</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 választ</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Semmi sem illik</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>dob</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>vár</translation>
    </message>
    <message>
        <source>done</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>ő jön</translation>
    </message>
    <message>
        <source>may cross</source>
        <translation>kihúzhat</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Összesítés</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation>Következő dobás</translation>
    </message>
    <message>
        <source>Close roll %1</source>
        <translation>%1. dobás lezárása</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n kocka hiányzik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>még %n mező</numerusform>
        </translation>
    </message>
    <message>
        <source>More boxes</source>
        <translation>Több mező</translation>
    </message>
    <message numerus="yes">
        <source>Cross %n box(es)</source>
        <translation>
            <numerusform>%n mező kihúzása</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>ezzel: %1</translation>
    </message>
    <message>
        <source>%1 may still cross</source>
        <translation>%1 még kihúzhat</translation>
    </message>
    <message>
        <source>That was the last roll</source>
        <translation>Ez volt az utolsó dobás</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 dob</translation>
    </message>
    <message>
        <source>No die shows this colour.</source>
        <translation>Egy kocka sem mutatja ezt a színt.</translation>
    </message>
    <message>
        <source>No die shows this number.</source>
        <translation>Egy kocka sem mutatja ezt a számot.</translation>
    </message>
    <message>
        <source>or cross boxes</source>
        <translation>vagy húzz ki mezőket</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>nem illik</translation>
    </message>
    <message>
        <source>Tap colour and number, or a box</source>
        <translation>Szín és szám, vagy egy mező</translation>
    </message>
    <message>
        <source>%1 crosses or passes</source>
        <translation>%1 kihúz vagy passzol</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Look</name>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rózsaszín</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szürke</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <extracomment>The letters that stand for the colours: one each, no two alike</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>G</source>
        <comment>green</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>O</source>
        <comment>orange</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>P</source>
        <comment>purple</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>K</source>
        <comment>pink</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>A</source>
        <comment>grey</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>W</source>
        <comment>white</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>X</source>
        <comment>joker</comment>
        <translation>X</translation>
    </message>
</context>
<context>
    <name>foxpad::app::NewGame</name>
    <message>
        <source>1 to %1 players</source>
        <translation>1–%1 játékos</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>Egy név 1–%1 karakter hosszú.</translation>
    </message>
    <message>
        <source>%1 has a seat already.</source>
        <translation>%1 már helyet kapott.</translation>
    </message>
    <message>
        <source>Who plays? Tap a name, or add one.</source>
        <translation>Ki játszik? Koppints egy névre, vagy adj hozzá újat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is for up to %2: %n too many</source>
        <translation>
            <numerusform>%1: legfeljebb %2 játékos, %n fővel több</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Egyedül</translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n fő az asztalnál</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls first</source>
        <translation>%1 dob először</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Pad</name>
    <message>
        <source>This is an earlier moment. Go back to now to play on.</source>
        <translation>Ez egy korábbi pillanat. A folytatáshoz térj vissza a jelenbe.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Vissza a jelenbe</translation>
    </message>
    <message>
        <source>Nothing came after it.</source>
        <translation>Utána nem jött semmi.</translation>
    </message>
    <message numerus="yes">
        <source>All %n later entries still fit.</source>
        <translation>
            <numerusform>Mind a(z) %n későbbi bejegyzés jó marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer fits: %1. %2</source>
        <translation>Már nem illik: %1. %2</translation>
    </message>
    <message>
        <source>That entry is lost.</source>
        <translation>Ez a bejegyzés elvész.</translation>
    </message>
    <message numerus="yes">
        <source>It and all after it are lost: %n entries.</source>
        <translation>
            <numerusform>Ez és minden utána elvész: %n bejegyzés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points instead of %3</source>
        <translation>%1: %2 pont, nem %3</translation>
    </message>
</context>
<context>
    <name>foxpad::app::PaintedDie</name>
    <message>
        <source>%1 die</source>
        <translation>%1 kocka</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Joker számkocka</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Számkocka, %1</translation>
    </message>
    <message>
        <source>%1 die, %2</source>
        <translation>%1 kocka, %2</translation>
    </message>
    <message>
        <source>%1 die, not rolled</source>
        <translation>%1 kocka, nincs dobva</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Person</name>
    <message>
        <source>%1 on average, best %2</source>
        <translation>átlag %1, legjobb %2</translation>
    </message>
</context>
<context>
    <name>foxpad::app::PersonModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n won</source>
        <comment>how many games</comment>
        <translation>
            <numerusform>%1, %n győzelem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Plot</name>
    <message>
        <source>%1: %2, won</source>
        <comment>a day, points</comment>
        <translation>%1: %2, nyert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 on average, %n games</source>
        <comment>a month, points</comment>
        <translation>
            <numerusform>%1: átlag %2, %n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1: %n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1–%2: %n játszma</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Replay</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation>MMMM d., dddd</translation>
    </message>
    <message>
        <source>The sheets are empty</source>
        <translation>A lapok üresek</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the turn, what it gave</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>foxpad::app::RuleBook</name>
    <message>
        <source>Your turn: three rolls</source>
        <translation>A te köröd: három dobás</translation>
    </message>
    <message>
        <source>Roll the dice you have in hand, choose one, put it on a dice field and enter it. Every die that shows less than the chosen one goes to the silver tray. Roll what is left. After the third roll all the rest goes to the tray.</source>
        <translation>Dobj a kézben lévő kockákkal, válassz egyet, tedd a kockaterületre, és írd be. Minden kocka, amely kevesebbet mutat, az ezüsttálcára kerül. A maradékkal dobj újra. A harmadik dobás után minden megmaradt kocka a tálcára megy.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Ha semmi sem illik</translation>
    </message>
    <message>
        <source>You may always let a roll go: no die moves, and the roll is lost.</source>
        <translation>Egy dobásról mindig lemondhatsz: egy kocka sem mozdul, a dobás elvész.</translation>
    </message>
    <message>
        <source>Only when no die in hand can be entered, the roll is lost: no die moves, and the same dice are rolled again.</source>
        <translation>Csak akkor vész el a dobás, ha egyetlen kézben lévő kocka sem írható be: egy kocka sem mozdul, és ugyanazokkal dobsz újra.</translation>
    </message>
    <message>
        <source>The others take from the tray</source>
        <translation>A többiek a tálcáról választanak</translation>
    </message>
    <message>
        <source>Each of the others enters one die from the tray, or declines and gets none. Only where no tray die fits as it lies, the dice fields are open. The dice stay where they are: several may use the same one.</source>
        <translation>A többiek mindegyike beír egy kockát a tálcáról, vagy lemond róla, és nem kap semmit. A kockaterület csak akkor nyílik meg, ha a tálcán semmi sem illik úgy, ahogy van. A kockák a helyükön maradnak: többen is használhatják ugyanazt.</translation>
    </message>
    <message>
        <source>Each of the others enters one die from the tray; a die that fits may not be declined. Only where no tray die fits, one from the dice fields is taken. The dice stay where they are: several may use the same one.</source>
        <translation>A többiek mindegyike beír egy kockát a tálcáról; az illő kockáról nem lehet lemondani. Csak ha a tálcán semmi sem illik, akkor jöhet egy a kockaterületről. A kockák a helyükön maradnak: többen is használhatják ugyanazt.</translation>
    </message>
    <message>
        <source>White and blue belong together</source>
        <translation>A fehér és a kék összetartozik</translation>
    </message>
    <message>
        <source>White counts as any other colour. In blue, the blue die gives the row and white the column, wherever they lie.</source>
        <translation>A fehér bármely más színnek számít. A kékben a kék kocka adja a sort és a fehér az oszlopot, bárhol legyenek is.</translation>
    </message>
    <message>
        <source>White counts as yellow, green, orange or purple. In blue it is always the sum of blue and white, wherever they lie.</source>
        <translation>A fehér sárgának, zöldnek, narancsnak vagy lilának számít. A kékben mindig a kék és a fehér összege érvényes, bárhol legyenek is.</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Újradobás</translation>
    </message>
    <message>
        <source>In your own turn, before choosing: roll all dice in hand again. It stays the same roll of the three.</source>
        <translation>A saját körödben, választás előtt: dobd újra az összes kézben lévő kockát. Ez ugyanaz a dobás marad a háromból.</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Extra kocka</translation>
    </message>
    <message>
        <source>At the end of a turn, your own or another’s: enter one more of the six dice as it lies. Each die only once a turn this way.</source>
        <translation>Egy kör végén, a tiédén vagy másén: írj be még egyet a hat kockából úgy, ahogy van. Így minden kockát körönként csak egyszer.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. A round begins with a gift for all: re-roll, extra die, re-roll, and in the fourth a cross or a 6 of your choice.</source>
        <translation>Négyen 4, hárman 5, egyedül vagy ketten 6 forduló van. Mindegyikben mindenki egyszer dob. A forduló ajándékkal kezdődik mindenkinek: újradobás, extra kocka, újradobás, a negyedikben pedig egy X vagy egy 6-os, ahová akarod.</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>A lapon</translation>
    </message>
    <message>
        <source>Yellow and blue are filled in any order. Green, orange and purple go from left to right and leave no field out.</source>
        <translation>A sárga és a kék bármilyen sorrendben tölthető. A zöld, a narancs és a lila balról jobbra telik, mező nem marad ki.</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Cross a field with the number of the die. A full column scores what stands below it, a full row gives its bonus, the diagonal an extra die.</source>
        <translation>Húzz ki egy mezőt a kocka számával. A teli oszlop annyit ér, amennyi alatta áll, a teli sor a bónuszát adja, az átló egy extra kockát.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Cross the sum of blue and white. The more crosses, the more each is worth: 1, 2, 4, 7, 11 up to 56 for all eleven.</source>
        <translation>Húzd ki a kék és a fehér összegét. Minél több az X, annál többet érnek: 1, 2, 4, 7, 11, egészen 56-ig mind a tizenegyért.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>The die must show at least what is printed in the next field. Eleven crosses are 66 points.</source>
        <translation>A kockának legalább annyit kell mutatnia, amennyi a következő mezőben áll. Tizenegy X 66 pont.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Write any number in the next field. ×2 and ×3 multiply it at once, a bonus too. All of them are added up.</source>
        <translation>Bármilyen számot írhatsz a következő mezőbe. A ×2 és a ×3 azonnal megszorozza, bónusznál is. Mind összeadódik.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Each number must be higher than the one before. After a 6 any number may follow.</source>
        <translation>Minden szám legyen nagyobb az előzőnél. 6-os után bármelyik jöhet.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bónuszok</translation>
    </message>
    <message>
        <source>A bonus is used at once, and may set off the next. Of several you choose the order. One that fits nowhere is lost. A cross in green goes into the next field whatever it asks for.</source>
        <translation>A bónuszt azonnal fel kell használni, és elindíthatja a következőt. Ha több van, te választod a sorrendet. Ami sehová sem illik, elvész. A zöld X a következő mezőbe kerül, bármit kérjen is az.</translation>
    </message>
    <message>
        <source>Foxes</source>
        <translation>Rókák</translation>
    </message>
    <message>
        <source>At the end each fox scores as much as your weakest area. One empty area makes all foxes worthless.</source>
        <translation>A végén minden róka annyit ér, mint a leggyengébb területed. Egyetlen üres terület minden rókát értéktelenné tesz.</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>A győztes</translation>
    </message>
    <message>
        <source>Five areas and the foxes make the total. A tie is won by the best single area; if that is equal too, the win is shared.</source>
        <translation>Öt terület és a rókák adják az összeget. Döntetlennél a legjobb egyetlen terület dönt; ha az is egyenlő, közös a győzelem.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Egyedül</translation>
    </message>
    <message>
        <source>Six rounds, each with your turn and a turn for the tray: roll all six, the three lowest go to the tray, and you enter one of them. Of equal dice you say which.</source>
        <translation>Hat forduló, mindegyikben a te köröd és egy kör a tálcának: dobj mind a hattal, a három legkisebb a tálcára kerül, és egyet közülük beírsz. Egyformák közül te mondod meg, melyik.</translation>
    </message>
    <message>
        <source>4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. The first four begin with a gift for all: re-roll, extra die, polish, and a number of your choice in any colour.</source>
        <translation>Négyen 4, hárman 5, egyedül vagy ketten 6 forduló van. Mindegyikben mindenki egyszer dob. Az első négy ajándékkal kezdődik mindenkinek: újradobás, extra kocka, csiszolás, végül egy tetszőleges szám bármelyik színbe.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Csiszolás</translation>
    </message>
    <message>
        <source>A die that lies on the tray counts one higher or lower for each polish spent, never under 1 or over 6. The die itself stays as it is.</source>
        <translation>A tálcán lévő kocka csiszolásonként eggyel többet vagy kevesebbet ér, de 1 alá és 6 fölé sosem megy. Maga a kocka nem változik.</translation>
    </message>
    <message>
        <source>Rows go from left to right and leave no field out. Blue and grey are filled in any order their rules allow.</source>
        <translation>A sorok balról jobbra telnek, mező nem marad ki. A kék és a szürke a szabályai szerint bármilyen sorrendben tölthető.</translation>
    </message>
    <message>
        <source>The top row must rise and scores nothing. The middle row counts against you, the bottom row for you. A column full in all three rows scores what stands below it.</source>
        <translation>A felső sornak emelkednie kell, pontot nem ér. A középső sor levonás, az alsó hozzáadódik. A mindhárom sorban teli oszlop annyit ér, amennyi alatta áll.</translation>
    </message>
    <message>
        <source>Cross the box in the row of the blue die and the column of the white one. The second cross in a row gives its bonus, two in a column or in the diamonds’ diagonal score, two on the circles give a re-roll.</source>
        <translation>Húzd ki a mezőt a kék kocka sorában és a fehér oszlopában. Egy sor második X-e a bónuszát adja, kettő egy oszlopban vagy a rombuszok átlóján pontot ér, kettő a körökön egy újradobást.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szürke</translation>
    </message>
    <message>
        <source>Cross a whole piece of at most as many boxes as the die shows. Begin at one of the two arrows; every further piece must touch a crossed box by a side. Full columns score, and all boxes of one shade bring a fox.</source>
        <translation>Húzz ki egy egész részt, amelynek legfeljebb annyi mezője van, amennyit a kocka mutat. A két nyíl egyikénél kezdd; minden további résznek oldalával kihúzott mezőhöz kell érnie. A teli oszlopok pontot érnek, egy árnyalat összes mezője pedig egy rókát.</translation>
    </message>
    <message>
        <source>Fill the upper or the lower corners from left to right. A lower corner gives the bonus. A field with both scores their sum, from the fourth field on twice.</source>
        <translation>Töltsd a felső vagy az alsó sarkokat balról jobbra. Az alsó sarok adja a bónuszt. Ha egy mezőben mindkettő megvan, az összegük számít, a negyedik mezőtől duplán.</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rózsaszín</translation>
    </message>
    <message>
        <source>The last number filled in scores what stands above it. A 2 adds 2, a 4 adds 4; after a 3 you write another 3 at once; a 5 gives the bonus; a 6 gives the bonus and 3 points.</source>
        <translation>Az utolsó beírt szám annyit ér, amennyi fölötte áll. A 2-es 2-t, a 4-es 4-et ad hozzá; a 3-as után azonnal még egy 3-ast írsz; az 5-ös a bónuszt adja; a 6-os a bónuszt és 3 pontot.</translation>
    </message>
    <message>
        <source>A ? lets you enter any number from 1 to 6 in its colour, at once, as if you had rolled it; black means any colour. Of several you choose the order. One that fits nowhere is lost.</source>
        <translation>A ? azonnal bármilyen számot ad 1-től 6-ig a maga színében, mintha dobtad volna; a fekete bármely szín lehet. Ha több van, te választod a sorrendet. Ami sehová sem illik, elvész.</translation>
    </message>
    <message>
        <source>At the end each fox scores as much as your weakest area. If that is below zero, the foxes cost you points.</source>
        <translation>A végén minden róka annyit ér, mint a leggyengébb területed. Ha az nulla alatt van, a rókák pontba kerülnek.</translation>
    </message>
    <message>
        <source>Roll and take</source>
        <translation>Dobás és választás</translation>
    </message>
    <message>
        <source>Roll three colour dice and three number dice. Whoever rolled takes one of each, or passes. All others then take a pair from the four that are left; several may take the same. In the first three rolls, and after a pass, everybody may use all six.</source>
        <translation>Dobj három színkockával és három számkockával. Aki dobott, mindkettőből vesz egyet, vagy passzol. A többiek a maradék négyből választanak párt; többen is választhatják ugyanazt. Az első három dobásban és passz után mindenki mind a hatot használhatja.</translation>
    </message>
    <message>
        <source>Cross boxes</source>
        <translation>Mezők kihúzása</translation>
    </message>
    <message>
        <source>Cross exactly as many boxes of the colour as the number says, all joined side by side. One of them must touch a box crossed before or lie in column H. A block need not be finished; corners don’t join.</source>
        <translation>Pontosan annyi mezőt húzz ki a színből, amennyit a szám mond, mind oldalával érintkezzen. Egyiküknek korábban kihúzotthoz kell érnie, vagy a H oszlopban lennie. A tömböt nem kell befejezni; a sarkok nem számítanak.</translation>
    </message>
    <message>
        <source>A box is crossed only once.</source>
        <translation>Egy mezőt csak egyszer lehet kihúzni.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokerek</translation>
    </message>
    <message>
        <source>The black die counts as any colour, the ? as any number from 1 to 5. Each costs one of your eight exclamation marks. Every mark left at the end is a point.</source>
        <translation>A fekete bármely színnek számít, a ? bármely számnak 1-től 5-ig. Mindegyik egyet elvesz a nyolc felkiáltójeledből. Ami a végén megmarad, egy-egy pontot ér.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Oszlopok</translation>
    </message>
    <message>
        <source>A full column scores the upper number for all who fill it first, in the same roll. Whoever fills it later gets the lower one.</source>
        <translation>A teli oszlop a felső számot adja mindazoknak, akik elsőként, ugyanabban a dobásban töltik be. Aki később, az alsót kapja.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>All boxes of one colour score 5 points for the first, 3 for everybody later.</source>
        <translation>Egy szín összes mezője az elsőnek 5 pontot ér, később mindenkinek 3-at.</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Csillagok</translation>
    </message>
    <message>
        <source>Every star you have not crossed costs 2 points.</source>
        <translation>Minden ki nem húzott csillag 2 pontba kerül.</translation>
    </message>
    <message>
        <source>The game ends with the roll in which somebody completes a second colour. A tie is won by more exclamation marks left; if they are equal too, the win is shared.</source>
        <translation>A játék azzal a dobással ér véget, amelyben valaki a második színét befejezi. Döntetlennél a több megmaradt felkiáltójel nyer; ha az is egyenlő, közös a győzelem.</translation>
    </message>
    <message>
        <source>Two dice of each kind and thirty rolls. The upper numbers count, and a second colour does not end the game.</source>
        <translation>Mindkét fajtából két kocka és harminc dobás. A felső számok érvényesek, és a második szín nem vet véget a játéknak.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Shelf</name>
    <message>
        <source>Saved as %1</source>
        <translation>Elmentve: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation>dob: %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>soron: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1. forduló, összesen %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1. dobás</translation>
    </message>
    <message>
        <source>1 to %1 players</source>
        <translation>1–%1 játékos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the game, how many play</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your games are not open yet.</source>
        <translation>A játszmáid még nincsenek megnyitva.</translation>
    </message>
    <message>
        <source>“%1” was not taken in. Line %2: %3</source>
        <comment>a file, a number, what the rules say</comment>
        <translation>„%1” nem került be. %2. sor: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n új játszma bekerült.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n játszma kiegészült.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n játszma már megvolt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out.</source>
        <translation>
            <numerusform>%n játszma szabálytalan, ezért kimaradt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can’t be read as a game: %2</source>
        <translation>„%1” nem olvasható játszmaként: %2</translation>
    </message>
    <message>
        <source>The game is gone.</source>
        <translation>A játszma eltűnt.</translation>
    </message>
    <message>
        <source>Taking games in</source>
        <translation>Játszmák behozása folyamatban</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Statistics</name>
    <message>
        <source>half of them from %1 to %2</source>
        <comment>of the games, by points</comment>
        <translation>a fele %1 és %2 között</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>an area</comment>
        <translation>%1: átlag %2</translation>
    </message>
    <message>
        <source>%1: %2 on average, the table %3</source>
        <comment>an area</comment>
        <translation>%1: átlag %2, az asztal %3</translation>
    </message>
    <message>
        <source>weakest</source>
        <translation>leggyengébb</translation>
    </message>
    <message>
        <source>%1, the weakest area</source>
        <comment>numbers of an area</comment>
        <translation>%1, a leggyengébb terület</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Újradobások</translation>
    </message>
    <message>
        <source>Extra dice</source>
        <translation>Extra kockák</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Csiszolás</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokerek</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1, %2: %3 won, %4 shared, %5 lost</source>
        <translation>%1 ellen, %2: %3 nyert, %4 közös, %5 vesztett</translation>
    </message>
    <message>
        <source>%1, solo</source>
        <comment>a day</comment>
        <translation>%1, egyedül</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, who played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <comment>a day, names</comment>
        <translation>%1, ellenfél: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chain of %n boxes</source>
        <translation>
            <numerusform>%n mezős lánc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n róka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points by foxes</source>
        <translation>
            <numerusform>%n pont rókákból</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <comment>an area</comment>
        <translation>
            <numerusform>%1: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 foxes a game bring %2 points</source>
        <translation>játszmánként %1 róka %2 pontot hoz</translation>
    </message>
    <message>
        <source>A game’s longest chain fills %1 boxes</source>
        <translation>Egy játszma leghosszabb lánca %1 mezőt tölt ki</translation>
    </message>
    <message>
        <source>wins, %1 %</source>
        <translation>győzelem, %1 %</translation>
    </message>
</context>
<context>
    <name>foxpad::app::StoredGame</name>
    <message>
        <source>%1 min</source>
        <translation>%1 perc</translation>
    </message>
    <message>
        <source>It could not be saved as %1.</source>
        <translation>Nem sikerült elmenteni ide: %1.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Tally</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1: közös győzelem</translation>
    </message>
    <message>
        <source>Tied at %1, with the same best area</source>
        <translation>Döntetlen, %1 pont, egyforma legjobb terület</translation>
    </message>
    <message>
        <source>Tied at %1, with as many jokers left</source>
        <translation>Döntetlen, %1 pont, ugyanannyi maradék joker</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 nyert</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 vezet</translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on best area: %3 to %4</source>
        <translation>Döntetlen vele: %1, %2 pont; a legjobb terület döntött: %3–%4</translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on jokers left: %3 to %4</source>
        <translation>Döntetlen vele: %1, %2 pont; a megmaradt jokerek döntöttek: %3–%4</translation>
    </message>
    <message>
        <source>The best band there is</source>
        <translation>A legjobb fokozat</translation>
    </message>
    <message numerus="yes">
        <source>Band %1 of %2, %n points short of the next</source>
        <translation>
            <numerusform>%1. fokozat a %2-ből, a következőhöz %n pont hiányzik</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>foxes %1</source>
        <translation>rókák %1</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, összesen %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>foxes times the lowest area</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Transfer</name>
    <message>
        <source>Unknown game</source>
        <translation>Ismeretlen játék</translation>
    </message>
    <message>
        <source>Number %1 in the file, line %2: %3</source>
        <comment>two numbers, a reason</comment>
        <translation>A fájl %1. játszmája, %2. sor: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n játszma kiegészült.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n játszma már megvolt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) brought back.</source>
        <translation>
            <numerusform>%n törölt játszma visszahozva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out:</source>
        <translation>
            <numerusform>%n játszma szabálytalan, ezért kimaradt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n új játszma behozva.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game was taken in.</source>
        <translation>Nem jött be új játszma.</translation>
    </message>
    <message>
        <source>All games are as they were in the backup.</source>
        <translation>Minden játszma olyan, mint a biztonsági mentésben.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds no games of Foxpad, or was cut off on its way here.</source>
        <translation>Nincsenek benne Foxpad-játszmák, vagy útközben csonkult.</translation>
    </message>
    <message>
        <source>This file can’t be read. Nothing was changed.</source>
        <translation>Ez a fájl nem olvasható. Semmi sem változott.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Words</name>
    <message>
        <source>%1, in hand, chosen</source>
        <translation>%1, kézben, kiválasztva</translation>
    </message>
    <message>
        <source>%1, in hand</source>
        <translation>%1, kézben</translation>
    </message>
    <message>
        <source>%1, on field %2, chosen</source>
        <translation>%1, a(z) %2. kockahelyen, kiválasztva</translation>
    </message>
    <message>
        <source>%1, on field %2</source>
        <translation>%1, a(z) %2. kockahelyen</translation>
    </message>
    <message>
        <source>%1, on the tray, chosen</source>
        <translation>%1, a tálcán, kiválasztva</translation>
    </message>
    <message>
        <source>%1, on the tray</source>
        <translation>%1, a tálcán</translation>
    </message>
    <message>
        <source>white</source>
        <translation>fehér</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>narancs</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szürke</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rózsaszín</translation>
    </message>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>black</source>
        <translation>fekete</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a die and its face: white 4
----------
a bonus that writes a number: orange 4</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>black bonus</source>
        <translation>fekete bónusz</translation>
    </message>
    <message>
        <source>?%1</source>
        <extracomment>a bonus of any number in a colour: ?green</extracomment>
        <translation>?%1</translation>
    </message>
    <message>
        <source>%1 cross</source>
        <extracomment>a bonus: blue cross</extracomment>
        <translation>%1 X</translation>
    </message>
    <message>
        <source>Bonus: a cross, or a 6 in orange or purple</source>
        <translation>Bónusz: egy X, vagy 6-os a narancsba vagy a lilába</translation>
    </message>
    <message>
        <source>Bonus: any entry you like</source>
        <translation>Bónusz: bármilyen bejegyzés</translation>
    </message>
    <message>
        <source>Bonus: any place in %1</source>
        <translation>Bónusz: bármely mező, %1</translation>
    </message>
    <message>
        <source>Bonus: a number in %1</source>
        <translation>Bónusz: egy szám, %1</translation>
    </message>
    <message>
        <source>Bonus: a cross in %1</source>
        <translation>Bónusz: egy X, %1</translation>
    </message>
    <message>
        <source>Bonus: a %1 in %2</source>
        <translation>Bónusz: egy %1-es, %2</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>egy újradobás</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls</source>
        <translation>
            <numerusform>%n újradobás</numerusform>
        </translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>egy extra kocka</translation>
    </message>
    <message numerus="yes">
        <source>%n extra dice</source>
        <translation>
            <numerusform>%n extra kocka</numerusform>
        </translation>
    </message>
    <message>
        <source>a polish</source>
        <translation>egy csiszolás</translation>
    </message>
    <message numerus="yes">
        <source>%n polishes</source>
        <translation>
            <numerusform>%n csiszolás</numerusform>
        </translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>egy joker</translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n joker</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-roll</source>
        <translation>nincs újradobás</translation>
    </message>
    <message>
        <source>no extra die</source>
        <translation>nincs extra kocka</translation>
    </message>
    <message>
        <source>no polish</source>
        <translation>nincs csiszolás</translation>
    </message>
    <message>
        <source>no joker</source>
        <translation>nincs joker</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message>
        <source>A bonus must be used first.</source>
        <translation>Előbb egy bónuszt kell felhasználni.</translation>
    </message>
    <message>
        <source>%1 must use a bonus first.</source>
        <translation>%1 előbb egy bónuszt használ fel.</translation>
    </message>
    <message>
        <source>Tap in the roll first.</source>
        <translation>Előbb koppintsd be a dobást.</translation>
    </message>
    <message>
        <source>No roll is due.</source>
        <translation>Most nem kell dobni.</translation>
    </message>
    <message>
        <source>It is %1&apos;s roll.</source>
        <translation>%1 következik a dobással.</translation>
    </message>
    <message>
        <source>Extra dice come after the last roll.</source>
        <translation>Az extra kocka az utolsó dobás után jön.</translation>
    </message>
    <message>
        <source>The roll must be used first.</source>
        <translation>Előbb a dobást kell felhasználni.</translation>
    </message>
    <message>
        <source>The %1 die is not in hand.</source>
        <translation>A %1 kocka nincs kézben.</translation>
    </message>
    <message>
        <source>The %1 die is not on the tray.</source>
        <translation>A %1 kocka nincs a tálcán.</translation>
    </message>
    <message>
        <source>A die on the tray fits, so the %1 die on its field is closed.</source>
        <translation>Egy kocka a tálcáról illik, ezért a %1 kocka a kockaterületen zárva.</translation>
    </message>
    <message>
        <source>%1 has had a die this turn.</source>
        <translation>%1 ebben a körben már kapott kockát.</translation>
    </message>
    <message>
        <source>A die fits, so this roll may not be passed.</source>
        <translation>Van illő kocka, ezt a dobást nem lehet passzolni.</translation>
    </message>
    <message>
        <source>A die on the tray that fits may not be declined.</source>
        <translation>Ha egy kocka a tálcán illik, el kell venni.</translation>
    </message>
    <message>
        <source>%1 still has a die to enter.</source>
        <translation>%1 még nem írt be egy kockát.</translation>
    </message>
    <message>
        <source>Say first which three dice lie on the tray.</source>
        <translation>Előbb mondd meg, melyik három kocka van a tálcán.</translation>
    </message>
    <message>
        <source>There is no choice of dice for the tray.</source>
        <translation>A tálcához nincs mit választani.</translation>
    </message>
    <message>
        <source>The three lowest dice go on the tray.</source>
        <translation>A három legkisebb kocka megy a tálcára.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation>Nincs mit megismételni.</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>Nincs több újradobás.</translation>
    </message>
    <message>
        <source>No extra die is left.</source>
        <translation>Nincs több extra kocka.</translation>
    </message>
    <message>
        <source>The %1 die was an extra die already this turn.</source>
        <translation>A %1 kocka ebben a körben már volt extra kocka.</translation>
    </message>
    <message>
        <source>An extra die comes after the die from the tray.</source>
        <translation>Az extra kocka a tálcás kocka után jön.</translation>
    </message>
    <message>
        <source>Not enough polish is left.</source>
        <translation>Nincs elég csiszolás.</translation>
    </message>
    <message>
        <source>Only dice on the tray are polished: the %1 one is not there.</source>
        <translation>Csak a tálcán lehet csiszolni: a %1 kocka nincs ott.</translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation>A %1 kocka csiszolással sem jut oda.</translation>
    </message>
    <message>
        <source>No such bonus is waiting.</source>
        <translation>Ilyen bónusz nem vár.</translation>
    </message>
    <message>
        <source>The %1 can&apos;t go there.</source>
        <translation>Oda nem kerülhet: %1.</translation>
    </message>
    <message>
        <source>The %1 die can&apos;t go there.</source>
        <translation>A %1 kocka oda nem kerülhet.</translation>
    </message>
    <message>
        <source>This box is filled.</source>
        <translation>Ez a mező már foglalt.</translation>
    </message>
    <message>
        <source>This row is full.</source>
        <translation>Ez a sor megtelt.</translation>
    </message>
    <message>
        <source>This box takes a %1, not a %2.</source>
        <translation>Ebbe a mezőbe %1 való, nem %2.</translation>
    </message>
    <message>
        <source>Blue and white make %1, not %2.</source>
        <translation>A kék és a fehér összege %1, nem %2.</translation>
    </message>
    <message>
        <source>Blue gives the row and white the column.</source>
        <translation>A kék adja a sort, a fehér az oszlopot.</translation>
    </message>
    <message>
        <source>This field asks for %1 or more: %2 is too low.</source>
        <translation>Ide legalább %1 kell: %2 kevés.</translation>
    </message>
    <message>
        <source>Purple must rise: %1 after %2.</source>
        <translation>A lilának emelkednie kell: %2 után %1.</translation>
    </message>
    <message>
        <source>The top row must rise: %1 after %2.</source>
        <translation>A felső sornak emelkednie kell: %2 után %1.</translation>
    </message>
    <message>
        <source>This part must touch a crossed one, or be a start.</source>
        <translation>Ennek a résznek kihúzotthoz kell érnie, vagy kezdőnek lennie.</translation>
    </message>
    <message>
        <source>This part has %1 boxes: %2 is too small.</source>
        <translation>Ez a rész %1 mezős: %2 kevés.</translation>
    </message>
    <message>
        <source>These dice were not rolled.</source>
        <translation>Ezt nem dobtátok.</translation>
    </message>
    <message>
        <source>The active player took these dice.</source>
        <translation>Ezeket a kockákat az aktív játékos vitte el.</translation>
    </message>
    <message>
        <source>%1 has had a turn in this roll.</source>
        <translation>%1 ebben a dobásban már volt.</translation>
    </message>
    <message>
        <source>Not enough exclamation marks are left.</source>
        <translation>Nincs elég felkiáltójel.</translation>
    </message>
    <message>
        <source>The active player chooses first.</source>
        <translation>Az aktív játékos választ először.</translation>
    </message>
    <message>
        <source>%1 boxes are to be crossed, not %2.</source>
        <translation>%1 mezőt kell kihúzni, nem %2-t.</translation>
    </message>
    <message>
        <source>1 to %1 boxes are crossed at once.</source>
        <translation>Egyszerre 1–%1 mezőt lehet kihúzni.</translation>
    </message>
    <message>
        <source>A box is of another colour or crossed already.</source>
        <translation>Az egyik mező más színű, vagy már ki van húzva.</translation>
    </message>
    <message>
        <source>The boxes must be joined side by side.</source>
        <translation>A mezőknek oldalukkal kell érintkezniük.</translation>
    </message>
    <message>
        <source>A box must touch a crossed one or lie in column H.</source>
        <translation>Egy mezőnek kihúzotthoz kell érnie, vagy a H oszlopban lennie.</translation>
    </message>
    <message>
        <source>That upper value is gone already.</source>
        <translation>Az a felső érték már elkelt.</translation>
    </message>
    <message>
        <source>Everybody at the table is on this pad.</source>
        <translation>Az asztalnál mindenki ezen a füzeten van.</translation>
    </message>
</context>
</TS>
