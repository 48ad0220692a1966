<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>Foxpad %1</source>
        <translation>Foxpad %1</translation>
    </message>
    <message>
        <source>Unofficial: not made, licensed or endorsed by the games&apos; authors or publishers.</source>
        <translation>Inoffiziell: nicht von den Autoren oder Verlagen der Spiele gemacht, lizenziert oder unterstützt.</translation>
    </message>
    <message>
        <source>Your games are in %1</source>
        <translation>Deine Spiele liegen in %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>The toolkit all is drawn with: GNU Lesser General Public License, version 3, or GNU General Public License.</source>
        <translation>Womit alles gezeichnet wird: GNU Lesser General Public License, Version 3, oder GNU General Public License.</translation>
    </message>
    <message>
        <source>Keeps your games: in the public domain.</source>
        <translation>Bewahrt deine Spiele auf: gemeinfrei.</translation>
    </message>
    <message>
        <source>The typeface: SIL Open Font License, version 1.1.</source>
        <translation>Die Schrift: SIL Open Font License, Version 1.1.</translation>
    </message>
</context>
<context>
    <name>ActionColumn</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Re-roll</source>
        <translation>Neuwurf</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Zusatzwürfel</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polieren</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrack</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreasCard</name>
    <message>
        <source>Areas on average</source>
        <translation>Bereiche im Schnitt</translation>
    </message>
    <message>
        <source>mark: the table&apos;s</source>
        <translation>Strich: der Tisch</translation>
    </message>
</context>
<context>
    <name>BonusBar</name>
    <message>
        <source>Choose its number, then a lit box</source>
        <translation>Zahl wählen, dann ein leuchtendes Feld</translation>
    </message>
    <message>
        <source>Tap one of the lit boxes</source>
        <translation>Tippe auf ein leuchtendes Feld</translation>
    </message>
</context>
<context>
    <name>BusySign</name>
    <message>
        <source>Just a moment</source>
        <translation>Einen Moment</translation>
    </message>
</context>
<context>
    <name>ChainBubble</name>
    <message>
        <source>What this box sets off</source>
        <translation>Was dieses Feld auslöst</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1. Look at this game</source>
        <translation>%1. Dieses Spiel ansehen</translation>
    </message>
</context>
<context>
    <name>CleverBlue</name>
    <message>
        <source>The sum of blue and white</source>
        <translation>Die Summe aus Blau und Weiß</translation>
    </message>
</context>
<context>
    <name>CleverFaces</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, Reihe %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1, top row, field %2</source>
        <translation>%1, obere Reihe, Feld %2</translation>
    </message>
    <message>
        <source>%1, middle row, field %2</source>
        <translation>%1, mittlere Reihe, Feld %2</translation>
    </message>
    <message>
        <source>%1, bottom row, field %2</source>
        <translation>%1, untere Reihe, Feld %2</translation>
    </message>
    <message>
        <source>%1, field %2</source>
        <translation>%1, Feld %2</translation>
    </message>
</context>
<context>
    <name>CleverTable</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>ColourSetChoice</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Like the dice in the box</source>
        <translation>Wie die Würfel aus der Schachtel</translation>
    </message>
    <message>
        <source>Colours for the colour-blind</source>
        <translation>Farben für Farbenblinde</translation>
    </message>
    <message>
        <source>Further apart in brightness</source>
        <translation>Weiter auseinander in der Helligkeit</translation>
    </message>
    <message>
        <source>My own dice</source>
        <translation>Meine eigenen Würfel</translation>
    </message>
    <message>
        <source>Each colour matched by hand</source>
        <translation>Jede Farbe von Hand angepasst</translation>
    </message>
    <message>
        <source>Match my dice</source>
        <translation>Farben anpassen</translation>
    </message>
</context>
<context>
    <name>ColourTones</name>
    <message>
        <source>Hue</source>
        <translation>Farbton</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>of a colour</comment>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Lightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>This one as printed</source>
        <translation>Diese wie gedruckt</translation>
    </message>
    <message>
        <source>All as printed</source>
        <translation>Alle wie gedruckt</translation>
    </message>
</context>
<context>
    <name>ColoursScreen</name>
    <message>
        <source>My own dice</source>
        <translation>Meine eigenen Würfel</translation>
    </message>
    <message>
        <source>Lay a die beside the screen, choose its colour here and move the sliders until the two are alike.</source>
        <translation>Lege einen Würfel neben den Bildschirm, wähle hier seine Farbe und schiebe, bis die beiden gleich aussehen.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Back up all games</source>
        <translation>Alle Spiele sichern</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON exportieren</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Take games in</source>
        <translation>Spiele hereinholen</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Zurück zu einer Sicherung</translation>
    </message>
    <message>
        <source>It takes the place of all games that are here now. A second tap does it.</source>
        <translation>Sie ersetzt alle Spiele, die jetzt da sind. Ein zweites Tippen macht es.</translation>
    </message>
    <message>
        <source>Games that are here already stay as they are.</source>
        <translation>Spiele, die schon da sind, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
</context>
<context>
    <name>DuelsCard</name>
    <message>
        <source>%1 head to head</source>
        <translation>%1 im Vergleich</translation>
    </message>
    <message>
        <source>won · shared · lost</source>
        <translation>gewonnen · geteilt · verloren</translation>
    </message>
</context>
<context>
    <name>EntryChoice</name>
    <message>
        <source>The pad</source>
        <translation>Der Block</translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Sheet only</source>
        <translation>Nur das Blatt</translation>
    </message>
    <message>
        <source>Marks go straight onto the sheet, as on paper. For those who only want the pad.</source>
        <translation>Kreuze und Zahlen kommen direkt aufs Blatt, wie auf Papier. Für alle, die nur den Block wollen.</translation>
    </message>
    <message>
        <source>Tap in every roll: the pad lights what fits and checks each entry.</source>
        <translation>Tippe jeden Wurf ein: Der Block zeigt, was passt, und prüft jeden Eintrag.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Leute am Tisch</translation>
    </message>
    <message>
        <source>Others keep pads of their own</source>
        <translation>Andere führen ihren eigenen Block</translation>
    </message>
    <message>
        <source>Show running totals</source>
        <translation>Zwischenstand zeigen</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>a cross or 6 anywhere</source>
        <translation>ein Kreuz oder eine 6 nach Wahl</translation>
    </message>
    <message>
        <source>a cross in %1</source>
        <translation>ein Kreuz in %1</translation>
    </message>
    <message>
        <source>a %1 in %2</source>
        <translation>eine %1 in %2</translation>
    </message>
    <message>
        <source>an entry anywhere</source>
        <translation>ein Eintrag nach Wahl</translation>
    </message>
    <message>
        <source>an entry in %1</source>
        <translation>ein Eintrag in %1</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>ein Neuwurf</translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>ein Zusatzwürfel</translation>
    </message>
    <message>
        <source>a polish</source>
        <translation>eine Politur</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>ein Fuchs</translation>
    </message>
    <message>
        <source>an exclamation mark</source>
        <translation>ein Ausrufezeichen</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 eingetragen</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>tap to write %1</source>
        <translation>tippen, um %1 einzutragen</translation>
    </message>
    <message>
        <source>tap to cross</source>
        <translation>tippen zum Ankreuzen</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>gab %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>gibt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>later %n point(s)</source>
        <translation>
            <numerusform>später %n Punkt</numerusform>
            <numerusform>später %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) left</source>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>first points gone</source>
        <translation>hohe Punkte weg</translation>
    </message>
</context>
<context>
    <name>FileChip</name>
    <message>
        <source>Tap again: %1</source>
        <translation>Noch einmal tippen: %1</translation>
    </message>
</context>
<context>
    <name>FilePicker</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>FoxCount</name>
    <message numerus="yes">
        <source>%n fox(es), each worth %1</source>
        <translation>
            <numerusform>%n Fuchs, zählt %1</numerusform>
            <numerusform>%n Füchse, jeder zählt %1</numerusform>
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
        <translation>Füchse: %1 × niedrigster Bereich %2</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Hand over to BG Stats</source>
        <translation>An BG Stats übergeben</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>%1 shared the win</source>
        <translation>%1 teilten sich den Sieg</translation>
    </message>
    <message>
        <source>%1 won on jokers left</source>
        <translation>%1 gewann durch übrige Joker</translation>
    </message>
    <message>
        <source>%1 won on best area</source>
        <translation>%1 gewann durch den besten Bereich</translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <translation>%1 gewann mit %2</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>Gleichstand bei %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the day, who played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 reached %2</source>
        <translation>%1 erreichte %2</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with %1: %2</source>
        <translation>Weiter mit %1: %2</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Name or place</source>
        <translation>Name oder Ort</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>No game fits. Try fewer filters.</source>
        <translation>Kein Spiel passt. Versuche es mit weniger Filtern.</translation>
    </message>
    <message>
        <source>Nothing yet. The first game you play will be here.</source>
        <translation>Noch nichts. Dein erstes Spiel wird hier stehen.</translation>
    </message>
</context>
<context>
    <name>HomeBar</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>HomeButtons</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>HomeGames</name>
    <message>
        <source>Also going on</source>
        <translation>Läuft auch noch</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Version %1. Unofficial: not made, licensed or endorsed by the games&apos; publishers.</source>
        <translation>Version %1. Inoffiziell: nicht von den Verlagen der Spiele gemacht, lizenziert oder unterstützt.</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>IntroCard</name>
    <message>
        <source>The dice stay on the table</source>
        <translation>Die Würfel bleiben auf dem Tisch</translation>
    </message>
    <message>
        <source>One pad for three dice games</source>
        <translation>Ein Block für drei Würfelspiele</translation>
    </message>
    <message>
        <source>Roll real dice and tap in what you got: the pad knows the rules, fills in the bonuses and adds it all up.</source>
        <translation>Würfle mit echten Würfeln und tippe ein, was du hast: Der Block kennt die Regeln, trägt die Boni ein und zählt alles zusammen.</translation>
    </message>
</context>
<context>
    <name>KeerDice</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfelt</translation>
    </message>
</context>
<context>
    <name>KeerDie</name>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, genommen von %2</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Zahlenwürfel Joker</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Zahlenwürfel, %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>Würfel %1</translation>
    </message>
</context>
<context>
    <name>KeerFaces</name>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
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
        <translation>Wurf %1 von %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Wurf %1</translation>
    </message>
</context>
<context>
    <name>KeerKeys</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Somebody else ended the game</source>
        <translation>Jemand anderes hat das Spiel beendet</translation>
    </message>
</context>
<context>
    <name>KeerMarks</name>
    <message numerus="yes">
        <source>%n exclamation mark(s) left</source>
        <translation>
            <numerusform>noch %n Ausrufezeichen</numerusform>
            <numerusform>noch %n Ausrufezeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeerRoll</name>
    <message>
        <source>What was rolled?</source>
        <translation>Was wurde gewürfelt?</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Zahlenwürfel Joker</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Zahlenwürfel, %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>Würfel %1</translation>
    </message>
</context>
<context>
    <name>KeerSeats</name>
    <message>
        <source>Show the next sheet</source>
        <translation>Nächstes Blatt zeigen</translation>
    </message>
</context>
<context>
    <name>KeerTable</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <comment>the system&apos;s language</comment>
        <translation>System</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
</context>
<context>
    <name>LookCard</name>
    <message>
        <source>Put it right?</source>
        <translation>Richtigstellen?</translation>
    </message>
    <message>
        <source>Tap it in as it should have been</source>
        <translation>Tippe ein, wie es hätte sein sollen</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Ein früherer Moment</translation>
    </message>
    <message>
        <source>One entry back</source>
        <translation>Einen Eintrag zurück</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>Einen Eintrag weiter</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Richtigstellen</translation>
    </message>
</context>
<context>
    <name>MergeChoice</name>
    <message>
        <source>Is %1 in the list twice, under two names? Make them one.</source>
        <translation>Steht %1 zweimal in der Liste, unter zwei Namen? Mach eine Person daraus.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Wird zusammengelegt …</translation>
    </message>
    <message>
        <source>Merge with someone…</source>
        <translation>Mit jemandem zusammenlegen …</translation>
    </message>
    <message>
        <source>Who is %1, too?</source>
        <translation>Wer ist auch %1?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Name eines neuen Spielers</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
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
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names: all but the last, the last</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month</comment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
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
            <numerusform>Blatt</numerusform>
            <numerusform>Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>how many</comment>
        <translation>
            <numerusform>Spiel</numerusform>
            <numerusform>Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Schnitt</translation>
    </message>
    <message>
        <source>the table %1</source>
        <translation>der Tisch %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
</context>
<context>
    <name>OverTimeCard</name>
    <message>
        <source>Score over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>average of each month</source>
        <translation>Schnitt je Monat</translation>
    </message>
    <message numerus="yes">
        <source>last %n games · line: average of seven</source>
        <translation>
            <numerusform>letztes Spiel · Linie: Schnitt aus sieben</numerusform>
            <numerusform>letzte %n Spiele · Linie: Schnitt aus sieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>%1. %2 on average, best %3. Arrow keys tell each.</source>
        <translation>%1. Im Schnitt %2, bester %3. Die Pfeiltasten nennen jeden.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
</context>
<context>
    <name>PlayerHead</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Diesen Namen behalten</translation>
    </message>
</context>
<context>
    <name>PlayerScreen</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>In the list of players</source>
        <translation>In der Liste der Spieler</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Not offered for new games; stays in all games and statistics</source>
        <translation>Nicht für neue Spiele angeboten; bleibt in allen Spielen und Statistiken</translation>
    </message>
    <message>
        <source>Are %1 and %2 one person?</source>
        <translation>Sind %1 und %2 dieselbe Person?</translation>
    </message>
    <message numerus="yes">
        <source>%n games of %1 become %2’s, and %1 is gone from the list. This can’t be undone.</source>
        <translation>
            <numerusform>%n Spiel von %1 geht an %2, und %1 ist nicht mehr in der Liste. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Spiele von %1 gehen an %2, und %1 ist nicht mehr in der Liste. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Leave both</source>
        <translation>Beide lassen</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation>Noch niemand hat gespielt</translation>
    </message>
    <message>
        <source>Begin a game with your family or friends. Each gets a page here.</source>
        <translation>Beginne ein Spiel mit Familie oder Freunden. Alle bekommen hier eine Seite.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>PolishKeys</name>
    <message>
        <source>Polish down</source>
        <translation>Herunterpolieren</translation>
    </message>
    <message>
        <source>Polish up</source>
        <translation>Hochpolieren</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>%1: %2 %</source>
        <comment>what is done, how far it is</comment>
        <translation>%1: %2 %</translation>
    </message>
</context>
<context>
    <name>RecordLine</name>
    <message>
        <source>Look at this game</source>
        <translation>Dieses Spiel ansehen</translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
</context>
<context>
    <name>ReplayKeys</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To a round</source>
        <translation>Zu einer Runde</translation>
    </message>
</context>
<context>
    <name>ReplayRounds</name>
    <message>
        <source>To round %1</source>
        <translation>Zu Runde %1</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>%1 · replay</source>
        <translation>%1 · Rückschau</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>Das Bild konnte nicht als %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Play on from here as a new game</source>
        <translation>Von hier als neues Spiel weiterspielen</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Als Bild teilen</translation>
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
        <translation>Eintrag %1 von %2</translation>
    </message>
</context>
<context>
    <name>ReportScreen</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>RollGrid</name>
    <message>
        <source>What was rolled?</source>
        <translation>Was wurde gewürfelt?</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dice tapped in</comment>
        <translation>%1 von %2</translation>
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
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Alt and an arrow key change the order, Delete takes the seat away</source>
        <translation>Alt und eine Pfeiltaste ändern die Reihenfolge, Entf nimmt den Platz weg</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 spielt nicht mit</translation>
    </message>
    <message>
        <source>%1, %2 points, %3</source>
        <extracomment>a player, the total, what is owed</extracomment>
        <translation>%1, %2 Punkte, %3</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Letters instead of shapes</source>
        <translation>Buchstaben statt Formen</translation>
    </message>
    <message>
        <source>On dice, badges and tiles</source>
        <translation>Auf Würfeln, Boni und Feldern</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Short fades instead of things that move</source>
        <translation>Kurzes Überblenden statt Bewegung</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Hide running totals</source>
        <translation>Zwischenstand verbergen</translation>
    </message>
    <message>
        <source>Nobody knows who leads until the tally</source>
        <translation>Bis zur Abrechnung weiß niemand, wer führt</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshändig</translation>
    </message>
    <message>
        <source>What the thumb taps is on the left</source>
        <translation>Was der Daumen tippt, ist links</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Bildschirm anlassen</translation>
    </message>
    <message>
        <source>While a game is on the table</source>
        <translation>Solange ein Spiel auf dem Tisch ist</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Foxpad</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Quiet ones: an entry, a bonus, a fox, a refusal, the end</source>
        <translation>Leise: Eintrag, Bonus, Fuchs, Ablehnung, Ende</translation>
    </message>
    <message>
        <source>Touch feedback</source>
        <translation>Spürbare Rückmeldung</translation>
    </message>
    <message>
        <source>The phone answers with a small tick</source>
        <translation>Das Telefon antwortet mit einem kleinen Ruck</translation>
    </message>
</context>
<context>
    <name>SheetColours</name>
    <message>
        <source>Sheet: %1</source>
        <translation>Blatt: %1</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
</context>
<context>
    <name>ShelfNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>Roll %1 of 3</source>
        <translation>Wurf %1 von 3</translation>
    </message>
    <message>
        <source>Dice fields</source>
        <translation>Würfelfelder</translation>
    </message>
    <message>
        <source>Silver tray</source>
        <translation>Silbertablett</translation>
    </message>
    <message>
        <source>Everybody else enters a die from the tray.</source>
        <translation>Alle anderen tragen einen Würfel vom Tablett ein.</translation>
    </message>
    <message>
        <source>No dice are left.</source>
        <translation>Es ist kein Würfel übrig.</translation>
    </message>
</context>
<context>
    <name>SidewaysTable</name>
    <message>
        <source>Undo; hold to redo</source>
        <translation>Rückgängig; halten zum Wiederholen</translation>
    </message>
</context>
<context>
    <name>SilverTray</name>
    <message>
        <source>Tray</source>
        <translation>Tablett</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>%1. Arrow keys tell each bar.</source>
        <translation>%1. Die Pfeiltasten nennen jeden Balken.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 Monate</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your first game is waiting</source>
        <translation>Dein erstes Spiel wartet</translation>
    </message>
    <message>
        <source>Nobody finished %1 in this time</source>
        <translation>Niemand hat %1 in dieser Zeit beendet</translation>
    </message>
    <message>
        <source>%1 has not finished %2 in this time</source>
        <translation>%1 hat %2 in dieser Zeit nicht beendet</translation>
    </message>
    <message>
        <source>Play one to its end. Scores, records and who beats whom will be here.</source>
        <translation>Spiele eins zu Ende. Punkte, Rekorde und wer wen schlägt stehen dann hier.</translation>
    </message>
    <message>
        <source>Choose a longer time, or play one now.</source>
        <translation>Wähle eine längere Zeit oder spiele jetzt eins.</translation>
    </message>
    <message>
        <source>Play one, and its numbers will be here.</source>
        <translation>Spiele eins, und die Zahlen stehen hier.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>Roll %1 of 3</source>
        <translation>Wurf %1 von 3</translation>
    </message>
</context>
<context>
    <name>TableWays</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
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
        <translation>Füchse</translation>
    </message>
    <message>
        <source>× lowest</source>
        <translation>× kleinster</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>TallyView</name>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>Das Bild konnte nicht als %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Als Bild teilen</translation>
    </message>
    <message>
        <source>See all sheets</source>
        <translation>Alle Blätter ansehen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>ToneSlider</name>
    <message>
        <source>%1: a little less</source>
        <translation>%1: etwas weniger</translation>
    </message>
    <message>
        <source>%1: a little more</source>
        <translation>%1: etwas mehr</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>Foxpad may not open its games</source>
        <translation>Foxpad darf seine Spiele nicht öffnen</translation>
    </message>
    <message>
        <source>Your games can be read, but not written</source>
        <translation>Deine Spiele lassen sich lesen, aber nicht schreiben</translation>
    </message>
    <message>
        <source>Another program is using your games</source>
        <translation>Ein anderes Programm benutzt deine Spiele</translation>
    </message>
    <message>
        <source>There is no room left to keep games</source>
        <translation>Es ist kein Platz mehr für Spiele</translation>
    </message>
    <message>
        <source>The file with your games is damaged</source>
        <translation>Die Datei mit deinen Spielen ist beschädigt</translation>
    </message>
    <message>
        <source>Your games were kept by a newer Foxpad</source>
        <translation>Deine Spiele stammen von einem neueren Foxpad</translation>
    </message>
    <message>
        <source>This file holds something else</source>
        <translation>Diese Datei enthält etwas anderes</translation>
    </message>
    <message>
        <source>Your games could not be opened</source>
        <translation>Deine Spiele konnten nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The folder is not there and can’t be made. Nothing was changed.</source>
        <translation>Der Ordner fehlt und lässt sich nicht anlegen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file or its folder belongs to someone else. Nothing was changed.</source>
        <translation>Die Datei oder ihr Ordner gehört jemand anderem. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file or its disk is write-protected. Make it writable, then try again.</source>
        <translation>Die Datei oder ihr Laufwerk ist schreibgeschützt. Mach sie beschreibbar und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Close it, then try again. Nothing is lost.</source>
        <translation>Schließe es und versuche es noch einmal. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Make some room on this device, then try again. Nothing is lost.</source>
        <translation>Schaffe etwas Platz auf diesem Gerät und versuche es noch einmal. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>It was left as it is. Foxpad can set it aside under another name, and bring every game that can still be read into a new file.</source>
        <translation>Sie blieb, wie sie ist. Foxpad kann sie unter anderem Namen weglegen und jedes noch lesbare Spiel in eine neue Datei bringen.</translation>
    </message>
    <message>
        <source>Update Foxpad to go on with them. Or set the file aside, untouched, and begin a new one.</source>
        <translation>Aktualisiere Foxpad, um weiterzuspielen. Oder lege die Datei unverändert weg und beginne eine neue.</translation>
    </message>
    <message>
        <source>It is a database of another program, and was left as it is.</source>
        <translation>Es ist eine Datenbank eines anderen Programms und blieb unverändert.</translation>
    </message>
    <message>
        <source>Reading or writing failed. Try again; nothing was changed.</source>
        <translation>Lesen oder Schreiben ist misslungen. Versuche es noch einmal; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Retten, was lesbar ist</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Weglegen und neu beginnen</translation>
    </message>
    <message>
        <source>This game is open in another window. Close it there first.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen. Schließe es dort zuerst.</translation>
    </message>
    <message>
        <source>This game is not there any more.</source>
        <translation>Dieses Spiel gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is wrong, what to do</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters.</source>
        <translation>Ein Name hat 1 bis 40 Buchstaben.</translation>
    </message>
    <message>
        <source>This is no backup of Foxpad’s. Nothing was changed.</source>
        <translation>Das ist keine Sicherung von Foxpad. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing can be saved there. Choose another place.</source>
        <translation>Dort lässt sich nichts speichern. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Somebody is called %1 already. If that is the same person, merge the two.</source>
        <translation>Jemand heißt schon %1. Ist es dieselbe Person, lege die beiden zusammen.</translation>
    </message>
    <message>
        <source>They sat at one table, so they can’t be one person.</source>
        <translation>Sie saßen an einem Tisch, also können sie nicht dieselbe Person sein.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
</context>
<context>
    <name>UnusedCard</name>
    <message>
        <source>Actions left over</source>
        <translation>Übrige Aktionen</translation>
    </message>
    <message>
        <source>a game, on average</source>
        <translation>je Spiel, im Schnitt</translation>
    </message>
    <message>
        <source>the table %1</source>
        <translation>der Tisch %1</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Counting</source>
        <translation>Wird gezählt</translation>
    </message>
</context>
<context>
    <name>WideBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>YellowRows</name>
    <message>
        <source>Rising from left to right</source>
        <translation>Steigend von links nach rechts</translation>
    </message>
    <message>
        <source>Counts against you</source>
        <translation>Zählt negativ</translation>
    </message>
    <message>
        <source>Counts for you</source>
        <translation>Zählt positiv</translation>
    </message>
    <message>
        <source>Fill all three rows of a column</source>
        <translation>Alle drei Reihen einer Spalte füllen</translation>
    </message>
</context>
<context>
    <name>foxpad::app::CleverPad</name>
    <message>
        <source>This row is filled from left to right.</source>
        <translation>Diese Reihe wird von links nach rechts gefüllt.</translation>
    </message>
    <message>
        <source>No box takes the %1.</source>
        <translation>Kein Feld nimmt %1.</translation>
    </message>
    <message>
        <source>Choose a die, then polish it up or down if it lies on the tray.</source>
        <translation>Wähle einen Würfel und poliere ihn hoch oder runter, wenn er auf dem Tablett liegt.</translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation>Polieren bringt den Würfel in %1 nicht dorthin.</translation>
    </message>
    <message>
        <source>%1 cross</source>
        <translation>Kreuz in %1</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>ein Fuchs</translation>
    </message>
    <message>
        <source>then choose: %1</source>
        <translation>dann wählen: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>noch: %1</translation>
    </message>
    <message>
        <source>then a tray die</source>
        <translation>dann Tablett</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>rolls · %1 of %2</source>
        <translation>würfelt · %1 von %2</translation>
    </message>
    <message>
        <source>owes 1 entry</source>
        <translation>trägt noch ein</translation>
    </message>
    <message>
        <source>must pass</source>
        <translation>muss passen</translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n Bonus</numerusform>
            <numerusform>%n Boni</numerusform>
        </translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 owes: %2</source>
        <translation>%1 muss noch: %2</translation>
    </message>
    <message>
        <source>One die missing: %1</source>
        <translation>Ein Würfel fehlt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing: %1</source>
        <translation>
            <numerusform>%n Würfel fehlt: %1</numerusform>
            <numerusform>%n Würfel fehlen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Nothing fits: the roll is lost</source>
        <translation>Nichts passt: Der Wurf ist verloren</translation>
    </message>
    <message>
        <source>%1 owes: enter the %2</source>
        <translation>%1 muss noch eintragen: %2</translation>
    </message>
    <message>
        <source>or choose a die</source>
        <translation>oder einen Würfel wählen</translation>
    </message>
    <message>
        <source>%1 owes: choose a die</source>
        <translation>%1 muss einen Würfel wählen</translation>
    </message>
    <message>
        <source>%1 owes: a die from the tray</source>
        <translation>%1 wählt vom Tablett</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>That was the last turn</source>
        <translation>Das war der letzte Zug</translation>
    </message>
    <message>
        <source>Roll for the tray</source>
        <translation>Fürs Tablett würfeln</translation>
    </message>
    <message>
        <source>Round %1: %2 rolls</source>
        <translation>Runde %1: %2 würfelt</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 may still add a die</source>
        <translation>%1 darf noch einen Würfel dazunehmen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1: nothing fits yet, polish it</source>
        <translation>%1: passt noch nicht, polieren</translation>
    </message>
    <message>
        <source>%1: one box fits, tap again to enter</source>
        <translation>%1: ein Feld passt, noch einmal tippen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n boxes fit</source>
        <translation>
            <numerusform>%1: %n Feld passt</numerusform>
            <numerusform>%1: %n Felder passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation>Wähle die Zahl</translation>
    </message>
    <message>
        <source>Choose the die for this box</source>
        <translation>Wähle den Würfel für dieses Feld</translation>
    </message>
    <message>
        <source>Equal dice: tap those that lie closest to the tray</source>
        <translation>Gleiche Würfel: tippe, was dem Tablett am nächsten liegt</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>Choose a die or a box</source>
        <translation>Wähle einen Würfel oder ein Feld</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>Choose a die from the tray</source>
        <translation>Wähle einen Würfel vom Tablett</translation>
    </message>
    <message>
        <source>An extra die may be added</source>
        <translation>Ein Zusatzwürfel ist möglich</translation>
    </message>
    <message>
        <source>Nothing more to do</source>
        <translation>Nichts mehr zu tun</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n Würfel fehlt</numerusform>
            <numerusform>%n Würfel fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap in what you rolled</source>
        <translation>Tippe ein, was du gewürfelt hast</translation>
    </message>
    <message>
        <source>%1 is rolling</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>owes a bonus</source>
        <translation>Bonus offen</translation>
    </message>
    <message>
        <source>owes a die</source>
        <translation>nimmt noch</translation>
    </message>
    <message>
        <source>may add one</source>
        <translation>darf noch einen</translation>
    </message>
    <message>
        <source>Tap the closest dice</source>
        <translation>Tippe auf die nächsten Würfel</translation>
    </message>
</context>
<context>
    <name>foxpad::app::DataDesk</name>
    <message>
        <source>Writing all games to a file</source>
        <translation>Alle Spiele werden gespeichert</translation>
    </message>
    <message>
        <source>Backing up all games</source>
        <translation>Alle Spiele werden gesichert</translation>
    </message>
    <message>
        <source>Going back to the backup</source>
        <translation>Zurück zur Sicherung</translation>
    </message>
</context>
<context>
    <name>foxpad::app::EntryWords</name>
    <message>
        <source>the top row</source>
        <translation>obere Reihe</translation>
    </message>
    <message>
        <source>the middle row</source>
        <translation>mittlere Reihe</translation>
    </message>
    <message>
        <source>the bottom row</source>
        <translation>untere Reihe</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Roll %1, by %2</source>
        <translation>Wurf %1, von %2</translation>
    </message>
    <message>
        <source>Round %1, %2&apos;s turn</source>
        <translation>Runde %1, am Zug: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an area and a row of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a part of %2</source>
        <comment>an area and the size of a part</comment>
        <translation>%1, ein Teil mit %2</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, Reihe %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an area and a number printed there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>polished %1</source>
        <comment>a die</comment>
        <translation>poliert: %1</translation>
    </message>
    <message>
        <source>Turn closed</source>
        <translation>Zug beendet</translation>
    </message>
    <message>
        <source>Round closed</source>
        <translation>Runde beendet</translation>
    </message>
    <message>
        <source>The game was ended at another pad</source>
        <translation>Das Spiel wurde auf einem anderen Block beendet</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 takes no die</source>
        <translation>%1 nimmt keinen Würfel</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>On the tray: %1</source>
        <translation>Auf dem Tablett: %1</translation>
    </message>
    <message>
        <source>%1 uses a re-roll</source>
        <translation>%1 nutzt einen Neuwurf</translation>
    </message>
    <message>
        <source>%1 enters %2 in %3</source>
        <translation>%1 trägt ein: %2, %3</translation>
    </message>
    <message>
        <source>%1 takes %2 from the tray, in %3</source>
        <translation>%1 nimmt %2 vom Tablett, %3</translation>
    </message>
    <message>
        <source>%1 takes %2 from its field, in %3</source>
        <translation>%1 nimmt %2 vom Würfelfeld, %3</translation>
    </message>
    <message>
        <source>%1 uses an extra die: %2 in %3</source>
        <translation>%1 nutzt einen Zusatzwürfel: %2, %3</translation>
    </message>
    <message>
        <source>%1 uses %2 in %3</source>
        <translation>%1 nutzt %2, %3</translation>
    </message>
    <message>
        <source>%1 writes %2 in %3</source>
        <translation>%1 schreibt %2, %3</translation>
    </message>
    <message>
        <source>%1 crosses %2</source>
        <translation>%1 kreuzt an: %2</translation>
    </message>
    <message>
        <source>%1 crosses off %2</source>
        <translation>%1 streicht: %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <translation>Gewürfelt: %1</translation>
    </message>
    <message>
        <source>Somebody else was first: %1</source>
        <translation>Jemand war schneller: %1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>ein Fuchs</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n Fuchs</numerusform>
            <numerusform>%n Füchse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a bonus</comment>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>the die that counts as any colour</comment>
        <translation>Joker</translation>
    </message>
</context>
<context>
    <name>foxpad::app::History</name>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
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
        <translation>Ein Spiel läuft</translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeerPad</name>
    <message>
        <source>No group of %1 can be crossed.</source>
        <translation>Keine Gruppe mit %1 lässt sich ankreuzen.</translation>
    </message>
    <message>
        <source>This box is crossed already.</source>
        <translation>Dieses Feld ist schon angekreuzt.</translation>
    </message>
    <message>
        <source>The die is %1, this box is %2.</source>
        <translation>Der Würfel ist %1, dieses Feld ist %2.</translation>
    </message>
    <message>
        <source>The boxes must hang together.</source>
        <translation>Die Felder müssen zusammenhängen.</translation>
    </message>
    <message numerus="yes">
        <source>No group of %n with this box is free and in reach.</source>
        <translation>
            <numerusform>Keine Gruppe von %n mit diesem Feld ist frei und erreichbar.</numerusform>
            <numerusform>Keine Gruppe von %n mit diesem Feld ist frei und erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No group with this box is free and in reach.</source>
        <translation>Keine Gruppe mit diesem Feld ist frei und erreichbar.</translation>
    </message>
    <message>
        <source>An exclamation mark is crossed off by itself when you use a joker.</source>
        <translation>Ein Ausrufezeichen wird von selbst gestrichen, wenn du einen Joker nutzt.</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>jede Zahl</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>column %1 for %n point(s)</source>
        <translation>
            <numerusform>Spalte %1 für %n Punkt</numerusform>
            <numerusform>Spalte %1 für %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s)</source>
        <translation>
            <numerusform>%1 für %n Punkt</numerusform>
            <numerusform>%1 für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the dice to pay with</source>
        <translation>Tippe auf die Würfel, mit denen du zahlst</translation>
    </message>
    <message>
        <source>A whole group; it may grow</source>
        <translation>Eine ganze Gruppe; sie darf wachsen</translation>
    </message>
    <message>
        <source>Fills %1</source>
        <translation>Füllt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) put in</source>
        <translation>
            <numerusform>%n Feld gewählt</numerusform>
            <numerusform>%n Felder gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tap the boxes</source>
        <translation>%1: tippe auf die Felder</translation>
    </message>
    <message>
        <source>Tap the boxes of a group</source>
        <translation>Tippe auf die Felder einer Gruppe</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>Done for this roll</source>
        <translation>Fertig für diesen Wurf</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>würfelt</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>may cross</source>
        <translation>darf ankreuzen</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation>Nächster Wurf</translation>
    </message>
    <message>
        <source>Close roll %1</source>
        <translation>Wurf %1 beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n Würfel fehlt</numerusform>
            <numerusform>%n Würfel fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>More boxes</source>
        <translation>Mehr Felder</translation>
    </message>
    <message numerus="yes">
        <source>Cross %n box(es)</source>
        <translation>
            <numerusform>%n Feld ankreuzen</numerusform>
            <numerusform>%n Felder ankreuzen</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>%1 may still cross</source>
        <translation>%1 darf noch ankreuzen</translation>
    </message>
    <message>
        <source>That was the last roll</source>
        <translation>Das war der letzte Wurf</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>No die shows this colour.</source>
        <translation>Kein Würfel zeigt diese Farbe.</translation>
    </message>
    <message>
        <source>No die shows this number.</source>
        <translation>Kein Würfel zeigt diese Zahl.</translation>
    </message>
    <message>
        <source>or cross boxes</source>
        <translation>oder Felder ankreuzen</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Tap colour and number, or a box</source>
        <translation>Farbe und Zahl, oder ein Feld</translation>
    </message>
    <message>
        <source>%1 crosses or passes</source>
        <translation>%1 kreuzt an oder passt</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Look</name>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <extracomment>The letters that stand for the colours: one each, no two alike</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>G</source>
        <comment>green</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>O</source>
        <comment>orange</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>P</source>
        <comment>purple</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>K</source>
        <comment>pink</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>A</source>
        <comment>grey</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>W</source>
        <comment>white</comment>
        <translation>W</translation>
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
        <translation>1 bis %1 Spieler</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>Ein Name hat 1 bis %1 Zeichen.</translation>
    </message>
    <message>
        <source>%1 has a seat already.</source>
        <translation>%1 hat schon einen Platz.</translation>
    </message>
    <message>
        <source>Who plays? Tap a name, or add one.</source>
        <translation>Wer spielt? Tippe auf einen Namen oder füge einen hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is for up to %2: %n too many</source>
        <translation>
            <numerusform>%1 ist für höchstens %2: %n zu viel</numerusform>
            <numerusform>%1 ist für höchstens %2: %n zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n am Tisch</numerusform>
            <numerusform>%n am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls first</source>
        <translation>%1 würfelt zuerst</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Pad</name>
    <message>
        <source>This is an earlier moment. Go back to now to play on.</source>
        <translation>Das ist ein früherer Moment. Geh zurück zu jetzt, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Nothing came after it.</source>
        <translation>Danach kam nichts.</translation>
    </message>
    <message numerus="yes">
        <source>All %n later entries still fit.</source>
        <translation>
            <numerusform>Der spätere Eintrag passt noch.</numerusform>
            <numerusform>Alle %n späteren Einträge passen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer fits: %1. %2</source>
        <translation>Passt nicht mehr: %1. %2</translation>
    </message>
    <message>
        <source>That entry is lost.</source>
        <translation>Dieser Eintrag geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source>It and all after it are lost: %n entries.</source>
        <translation>
            <numerusform>Er geht verloren: %n Eintrag.</numerusform>
            <numerusform>Er und alles danach geht verloren: %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points instead of %3</source>
        <translation>%1: %2 Punkte statt %3</translation>
    </message>
</context>
<context>
    <name>foxpad::app::PaintedDie</name>
    <message>
        <source>%1 die</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Zahlenwürfel Joker</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Zahlenwürfel, %1</translation>
    </message>
    <message>
        <source>%1 die, %2</source>
        <translation>Würfel %1, %2</translation>
    </message>
    <message>
        <source>%1 die, not rolled</source>
        <translation>Würfel %1, nicht gewürfelt</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Person</name>
    <message>
        <source>%1 on average, best %2</source>
        <translation>im Schnitt %1, bester %2</translation>
    </message>
</context>
<context>
    <name>foxpad::app::PersonModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n won</source>
        <comment>how many games</comment>
        <translation>
            <numerusform>%1, %n gewonnen</numerusform>
            <numerusform>%1, %n gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Plot</name>
    <message>
        <source>%1: %2, won</source>
        <comment>a day, points</comment>
        <translation>%1: %2, gewonnen</translation>
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
            <numerusform>%1: im Schnitt %2, %n Spiel</numerusform>
            <numerusform>%1: im Schnitt %2, %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1: %n Spiel</numerusform>
            <numerusform>%1: %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1 bis %2: %n Spiel</numerusform>
            <numerusform>%1 bis %2: %n Spiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Replay</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>The sheets are empty</source>
        <translation>Die Blätter sind leer</translation>
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
        <translation>Dein Zug: drei Würfe</translation>
    </message>
    <message>
        <source>Roll the dice you have in hand, choose one, put it on a dice field and enter it. Every die that shows less than the chosen one goes to the silver tray. Roll what is left. After the third roll all the rest goes to the tray.</source>
        <translation>Würfle die Würfel in deiner Hand, wähle einen, lege ihn auf ein Würfelfeld und trage ihn ein. Jeder Würfel mit weniger Augen kommt aufs Silbertablett. Würfle den Rest. Nach dem dritten Wurf kommt alles Übrige aufs Tablett.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Wenn nichts passt</translation>
    </message>
    <message>
        <source>You may always let a roll go: no die moves, and the roll is lost.</source>
        <translation>Du darfst einen Wurf immer verfallen lassen: Kein Würfel wandert, der Wurf ist verloren.</translation>
    </message>
    <message>
        <source>Only when no die in hand can be entered, the roll is lost: no die moves, and the same dice are rolled again.</source>
        <translation>Nur wenn kein Würfel in der Hand eingetragen werden kann, ist der Wurf verloren: Kein Würfel wandert, und dieselben werden wieder gewürfelt.</translation>
    </message>
    <message>
        <source>The others take from the tray</source>
        <translation>Die anderen nehmen vom Tablett</translation>
    </message>
    <message>
        <source>Each of the others enters one die from the tray, or declines and gets none. Only where no tray die fits as it lies, the dice fields are open. The dice stay where they are: several may use the same one.</source>
        <translation>Alle anderen tragen je einen Würfel vom Tablett ein oder verzichten und bekommen keinen. Nur wenn auf dem Tablett nichts passt, wie es liegt, sind die Würfelfelder offen. Die Würfel bleiben liegen: Mehrere dürfen denselben nutzen.</translation>
    </message>
    <message>
        <source>Each of the others enters one die from the tray; a die that fits may not be declined. Only where no tray die fits, one from the dice fields is taken. The dice stay where they are: several may use the same one.</source>
        <translation>Alle anderen tragen je einen Würfel vom Tablett ein; was passt, muss genommen werden. Nur wenn auf dem Tablett nichts passt, kommt einer von den Würfelfeldern. Die Würfel bleiben liegen: Mehrere dürfen denselben nutzen.</translation>
    </message>
    <message>
        <source>White and blue belong together</source>
        <translation>Weiß und Blau gehören zusammen</translation>
    </message>
    <message>
        <source>White counts as any other colour. In blue, the blue die gives the row and white the column, wherever they lie.</source>
        <translation>Weiß gilt als jede andere Farbe. In Blau gibt der blaue Würfel die Reihe und der weiße die Spalte, wo sie auch liegen.</translation>
    </message>
    <message>
        <source>White counts as yellow, green, orange or purple. In blue it is always the sum of blue and white, wherever they lie.</source>
        <translation>Weiß gilt als Gelb, Grün, Orange oder Lila. In Blau ist es immer die Summe aus Blau und Weiß, wo sie auch liegen.</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Neuwurf</translation>
    </message>
    <message>
        <source>In your own turn, before choosing: roll all dice in hand again. It stays the same roll of the three.</source>
        <translation>In deinem Zug, vor der Wahl: Würfle alle Würfel in der Hand neu. Es bleibt derselbe der drei Würfe.</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Zusatzwürfel</translation>
    </message>
    <message>
        <source>At the end of a turn, your own or another’s: enter one more of the six dice as it lies. Each die only once a turn this way.</source>
        <translation>Am Ende eines Zuges, deines oder eines fremden: Trage noch einen der sechs Würfel ein, wie er liegt. Jeden Würfel so nur einmal je Zug.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. A round begins with a gift for all: re-roll, extra die, re-roll, and in the fourth a cross or a 6 of your choice.</source>
        <translation>Zu viert sind es 4 Runden, zu dritt 5, allein oder zu zweit 6. In jeder würfeln alle einmal. Eine Runde beginnt mit einem Geschenk für alle: Neuwurf, Zusatzwürfel, Neuwurf, und in der vierten ein Kreuz oder eine 6 nach Wahl.</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Blatt</translation>
    </message>
    <message>
        <source>Yellow and blue are filled in any order. Green, orange and purple go from left to right and leave no field out.</source>
        <translation>Gelb und Blau werden in beliebiger Reihenfolge gefüllt. Grün, Orange und Lila gehen von links nach rechts und lassen kein Feld aus.</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Cross a field with the number of the die. A full column scores what stands below it, a full row gives its bonus, the diagonal an extra die.</source>
        <translation>Kreuze ein Feld mit der Zahl des Würfels an. Eine volle Spalte zählt, was darunter steht, eine volle Reihe gibt ihren Bonus, die Diagonale einen Zusatzwürfel.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Cross the sum of blue and white. The more crosses, the more each is worth: 1, 2, 4, 7, 11 up to 56 for all eleven.</source>
        <translation>Kreuze die Summe aus Blau und Weiß an. Je mehr Kreuze, desto mehr Punkte: 1, 2, 4, 7, 11 bis 56 für alle elf.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>The die must show at least what is printed in the next field. Eleven crosses are 66 points.</source>
        <translation>Der Würfel muss mindestens zeigen, was im nächsten Feld steht. Elf Kreuze sind 66 Punkte.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Write any number in the next field. ×2 and ×3 multiply it at once, a bonus too. All of them are added up.</source>
        <translation>Schreibe jede Zahl ins nächste Feld. ×2 und ×3 vervielfachen sie sofort, auch bei einem Bonus. Alles wird zusammengezählt.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Each number must be higher than the one before. After a 6 any number may follow.</source>
        <translation>Jede Zahl muss höher sein als die davor. Nach einer 6 darf jede folgen.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>A bonus is used at once, and may set off the next. Of several you choose the order. One that fits nowhere is lost. A cross in green goes into the next field whatever it asks for.</source>
        <translation>Ein Bonus wird sofort genutzt und kann den nächsten auslösen. Bei mehreren wählst du die Reihenfolge. Was nirgends passt, verfällt. Ein Kreuz in Grün kommt ins nächste Feld, was es auch verlangt.</translation>
    </message>
    <message>
        <source>Foxes</source>
        <translation>Füchse</translation>
    </message>
    <message>
        <source>At the end each fox scores as much as your weakest area. One empty area makes all foxes worthless.</source>
        <translation>Am Ende zählt jeder Fuchs so viel wie dein schwächster Bereich. Ein leerer Bereich macht alle Füchse wertlos.</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Five areas and the foxes make the total. A tie is won by the best single area; if that is equal too, the win is shared.</source>
        <translation>Fünf Bereiche und die Füchse ergeben die Summe. Bei Gleichstand gewinnt der beste einzelne Bereich; ist auch der gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Six rounds, each with your turn and a turn for the tray: roll all six, the three lowest go to the tray, and you enter one of them. Of equal dice you say which.</source>
        <translation>Sechs Runden, je mit deinem Zug und einem Zug fürs Tablett: Würfle alle sechs, die drei niedrigsten kommen aufs Tablett, und du trägst einen davon ein. Bei gleichen sagst du, welche.</translation>
    </message>
    <message>
        <source>4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. The first four begin with a gift for all: re-roll, extra die, polish, and a number of your choice in any colour.</source>
        <translation>Zu viert sind es 4 Runden, zu dritt 5, allein oder zu zweit 6. In jeder würfeln alle einmal. Die ersten vier beginnen mit einem Geschenk für alle: Neuwurf, Zusatzwürfel, Politur und eine Zahl nach Wahl in beliebiger Farbe.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polieren</translation>
    </message>
    <message>
        <source>A die that lies on the tray counts one higher or lower for each polish spent, never under 1 or over 6. The die itself stays as it is.</source>
        <translation>Ein Würfel auf dem Tablett zählt je Politur eins höher oder niedriger, nie unter 1 oder über 6. Der Würfel selbst bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Rows go from left to right and leave no field out. Blue and grey are filled in any order their rules allow.</source>
        <translation>Reihen gehen von links nach rechts und lassen kein Feld aus. Blau und Grau werden in jeder Reihenfolge gefüllt, die ihre Regeln erlauben.</translation>
    </message>
    <message>
        <source>The top row must rise and scores nothing. The middle row counts against you, the bottom row for you. A column full in all three rows scores what stands below it.</source>
        <translation>Die obere Reihe muss steigen und zählt nichts. Die mittlere Reihe zählt negativ, die untere positiv. Eine in allen drei Reihen volle Spalte zählt, was darunter steht.</translation>
    </message>
    <message>
        <source>Cross the box in the row of the blue die and the column of the white one. The second cross in a row gives its bonus, two in a column or in the diamonds’ diagonal score, two on the circles give a re-roll.</source>
        <translation>Kreuze das Feld in der Reihe des blauen und der Spalte des weißen Würfels an. Das zweite Kreuz einer Reihe gibt ihren Bonus, zwei in einer Spalte oder auf der Diagonale der Rauten zählen, zwei auf den Kreisen geben einen Neuwurf.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Cross a whole piece of at most as many boxes as the die shows. Begin at one of the two arrows; every further piece must touch a crossed box by a side. Full columns score, and all boxes of one shade bring a fox.</source>
        <translation>Kreuze einen ganzen Teil an, der höchstens so viele Felder hat, wie der Würfel zeigt. Beginne bei einem der beiden Pfeile; jeder weitere Teil muss mit einer Seite an ein Kreuz grenzen. Volle Spalten zählen, und alle Felder eines Tons bringen einen Fuchs.</translation>
    </message>
    <message>
        <source>Fill the upper or the lower corners from left to right. A lower corner gives the bonus. A field with both scores their sum, from the fourth field on twice.</source>
        <translation>Fülle die oberen oder die unteren Ecken von links nach rechts. Eine untere Ecke gibt den Bonus. Ein Feld mit beiden zählt ihre Summe, ab dem vierten Feld doppelt.</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>The last number filled in scores what stands above it. A 2 adds 2, a 4 adds 4; after a 3 you write another 3 at once; a 5 gives the bonus; a 6 gives the bonus and 3 points.</source>
        <translation>Die letzte eingetragene Zahl zählt, was über ihr steht. Eine 2 gibt 2 dazu, eine 4 gibt 4 dazu; nach einer 3 schreibst du sofort noch eine 3; eine 5 gibt den Bonus; eine 6 den Bonus und 3 Punkte.</translation>
    </message>
    <message>
        <source>A ? lets you enter any number from 1 to 6 in its colour, at once, as if you had rolled it; black means any colour. Of several you choose the order. One that fits nowhere is lost.</source>
        <translation>Ein ? erlaubt sofort eine beliebige Zahl von 1 bis 6 in seiner Farbe, als wäre sie gewürfelt; Schwarz steht für jede Farbe. Bei mehreren wählst du die Reihenfolge. Was nirgends passt, verfällt.</translation>
    </message>
    <message>
        <source>At the end each fox scores as much as your weakest area. If that is below zero, the foxes cost you points.</source>
        <translation>Am Ende zählt jeder Fuchs so viel wie dein schwächster Bereich. Liegt der unter null, kosten die Füchse Punkte.</translation>
    </message>
    <message>
        <source>Roll and take</source>
        <translation>Würfeln und nehmen</translation>
    </message>
    <message>
        <source>Roll three colour dice and three number dice. Whoever rolled takes one of each, or passes. All others then take a pair from the four that are left; several may take the same. In the first three rolls, and after a pass, everybody may use all six.</source>
        <translation>Würfle drei Farb- und drei Zahlenwürfel. Wer gewürfelt hat, nimmt von jedem einen oder passt. Alle anderen nehmen dann ein Paar aus den vier übrigen; mehrere dürfen dasselbe nehmen. In den ersten drei Würfen und nach einem Passen dürfen alle alle sechs nutzen.</translation>
    </message>
    <message>
        <source>Cross boxes</source>
        <translation>Felder ankreuzen</translation>
    </message>
    <message>
        <source>Cross exactly as many boxes of the colour as the number says, all joined side by side. One of them must touch a box crossed before or lie in column H. A block need not be finished; corners don’t join.</source>
        <translation>Kreuze genau so viele Felder der Farbe an, wie die Zahl sagt, alle Seite an Seite. Eines muss an ein früheres Kreuz grenzen oder in Spalte H liegen. Ein Block muss nicht fertig werden; Ecken verbinden nicht.</translation>
    </message>
    <message>
        <source>A box is crossed only once.</source>
        <translation>Ein Feld wird nur einmal angekreuzt.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>The black die counts as any colour, the ? as any number from 1 to 5. Each costs one of your eight exclamation marks. Every mark left at the end is a point.</source>
        <translation>Schwarz gilt als jede Farbe, das ? als jede Zahl von 1 bis 5. Jedes kostet eines deiner acht Ausrufezeichen. Jedes, das übrig bleibt, ist ein Punkt.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>A full column scores the upper number for all who fill it first, in the same roll. Whoever fills it later gets the lower one.</source>
        <translation>Eine volle Spalte gibt die obere Zahl allen, die sie als Erste füllen, im selben Wurf. Wer sie später füllt, bekommt die untere.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>All boxes of one colour score 5 points for the first, 3 for everybody later.</source>
        <translation>Alle Felder einer Farbe bringen den Ersten 5 Punkte, allen später 3.</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Every star you have not crossed costs 2 points.</source>
        <translation>Jeder nicht angekreuzte Stern kostet 2 Punkte.</translation>
    </message>
    <message>
        <source>The game ends with the roll in which somebody completes a second colour. A tie is won by more exclamation marks left; if they are equal too, the win is shared.</source>
        <translation>Das Spiel endet mit dem Wurf, in dem jemand eine zweite Farbe vollendet. Bei Gleichstand gewinnen mehr übrige Ausrufezeichen; sind auch die gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Two dice of each kind and thirty rolls. The upper numbers count, and a second colour does not end the game.</source>
        <translation>Zwei Würfel jeder Art und dreißig Würfe. Es zählen die oberen Zahlen, und eine zweite Farbe beendet das Spiel nicht.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Shelf</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation>Wurf: %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>am Zug: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Wurf %1</translation>
    </message>
    <message>
        <source>1 to %1 players</source>
        <translation>1 bis %1 Spieler</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the game, how many play</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your games are not open yet.</source>
        <translation>Deine Spiele sind noch nicht offen.</translation>
    </message>
    <message>
        <source>“%1” was not taken in. Line %2: %3</source>
        <comment>a file, a number, what the rules say</comment>
        <translation>„%1“ wurde nicht aufgenommen. Zeile %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n neues Spiel aufgenommen.</numerusform>
            <numerusform>%n neue Spiele aufgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n Spiel auf den neuesten Stand gebracht.</numerusform>
            <numerusform>%n Spiele auf den neuesten Stand gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n Spiel war schon da.</numerusform>
            <numerusform>%n Spiele waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out.</source>
        <translation>
            <numerusform>%n Spiel bricht die Regeln und blieb draußen.</numerusform>
            <numerusform>%n Spiele brechen die Regeln und blieben draußen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can’t be read as a game: %2</source>
        <translation>„%1“ lässt sich nicht als Spiel lesen: %2</translation>
    </message>
    <message>
        <source>The game is gone.</source>
        <translation>Das Spiel ist weg.</translation>
    </message>
    <message>
        <source>Taking games in</source>
        <translation>Spiele werden hereingeholt</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Statistics</name>
    <message>
        <source>half of them from %1 to %2</source>
        <comment>of the games, by points</comment>
        <translation>die Hälfte von %1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>an area</comment>
        <translation>%1: im Schnitt %2</translation>
    </message>
    <message>
        <source>%1: %2 on average, the table %3</source>
        <comment>an area</comment>
        <translation>%1: im Schnitt %2, der Tisch %3</translation>
    </message>
    <message>
        <source>weakest</source>
        <translation>schwächster</translation>
    </message>
    <message>
        <source>%1, the weakest area</source>
        <comment>numbers of an area</comment>
        <translation>%1, der schwächste Bereich</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Neuwürfe</translation>
    </message>
    <message>
        <source>Extra dice</source>
        <translation>Zusatzwürfel</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polieren</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1, %2: %3 won, %4 shared, %5 lost</source>
        <translation>Gegen %1, %2: %3 gewonnen, %4 geteilt, %5 verloren</translation>
    </message>
    <message>
        <source>%1, solo</source>
        <comment>a day</comment>
        <translation>%1, solo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, who played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <comment>a day, names</comment>
        <translation>%1, gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chain of %n boxes</source>
        <translation>
            <numerusform>Eine Kette von %n Feld</numerusform>
            <numerusform>Eine Kette von %n Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n Fuchs</numerusform>
            <numerusform>%n Füchse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points by foxes</source>
        <translation>
            <numerusform>%n Punkt durch Füchse</numerusform>
            <numerusform>%n Punkte durch Füchse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <comment>an area</comment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 foxes a game bring %2 points</source>
        <translation>%1 Füchse je Spiel bringen %2 Punkte</translation>
    </message>
    <message>
        <source>A game’s longest chain fills %1 boxes</source>
        <translation>Die längste Kette eines Spiels füllt %1 Felder</translation>
    </message>
    <message>
        <source>wins, %1 %</source>
        <translation>Siege, %1 %</translation>
    </message>
</context>
<context>
    <name>foxpad::app::StoredGame</name>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>It could not be saved as %1.</source>
        <translation>Es ließ sich nicht als %1 speichern.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Tally</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Tied at %1, with the same best area</source>
        <translation>Gleichstand bei %1, bester Bereich ebenso</translation>
    </message>
    <message>
        <source>Tied at %1, with as many jokers left</source>
        <translation>Gleichstand bei %1, gleich viele Joker übrig</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on best area: %3 to %4</source>
        <translation>Gleichstand mit %1 bei %2, bester Bereich entscheidet: %3 zu %4</translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on jokers left: %3 to %4</source>
        <translation>Gleichstand mit %1 bei %2, übrige Joker entscheiden: %3 zu %4</translation>
    </message>
    <message>
        <source>The best band there is</source>
        <translation>Die höchste Stufe</translation>
    </message>
    <message numerus="yes">
        <source>Band %1 of %2, %n points short of the next</source>
        <translation>
            <numerusform>Stufe %1 von %2, %n Punkt unter der nächsten</numerusform>
            <numerusform>Stufe %1 von %2, %n Punkte unter der nächsten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>foxes %1</source>
        <translation>Füchse %1</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, gesamt %3</translation>
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
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <source>Number %1 in the file, line %2: %3</source>
        <comment>two numbers, a reason</comment>
        <translation>Nummer %1 in der Datei, Zeile %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n Spiel auf den neuesten Stand gebracht.</numerusform>
            <numerusform>%n Spiele auf den neuesten Stand gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n Spiel war schon da.</numerusform>
            <numerusform>%n Spiele waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) brought back.</source>
        <translation>
            <numerusform>%n gelöschtes Spiel zurückgeholt.</numerusform>
            <numerusform>%n gelöschte Spiele zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out:</source>
        <translation>
            <numerusform>%n Spiel bricht die Regeln und blieb draußen:</numerusform>
            <numerusform>%n Spiele brechen die Regeln und blieben draußen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n neues Spiel hereingeholt.</numerusform>
            <numerusform>%n neue Spiele hereingeholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game was taken in.</source>
        <translation>Kein neues Spiel hereingeholt.</translation>
    </message>
    <message>
        <source>All games are as they were in the backup.</source>
        <translation>Alle Spiele sind wieder wie in der Sicherung.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds no games of Foxpad, or was cut off on its way here.</source>
        <translation>Sie enthält keine Spiele von Foxpad oder wurde unterwegs abgeschnitten.</translation>
    </message>
    <message>
        <source>This file can’t be read. Nothing was changed.</source>
        <translation>Diese Datei ist nicht lesbar. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Words</name>
    <message>
        <source>%1, in hand, chosen</source>
        <translation>%1, in der Hand, gewählt</translation>
    </message>
    <message>
        <source>%1, in hand</source>
        <translation>%1, in der Hand</translation>
    </message>
    <message>
        <source>%1, on field %2, chosen</source>
        <translation>%1, auf Feld %2, gewählt</translation>
    </message>
    <message>
        <source>%1, on field %2</source>
        <translation>%1, auf Feld %2</translation>
    </message>
    <message>
        <source>%1, on the tray, chosen</source>
        <translation>%1, auf dem Tablett, gewählt</translation>
    </message>
    <message>
        <source>%1, on the tray</source>
        <translation>%1, auf dem Tablett</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
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
        <translation>schwarzer Bonus</translation>
    </message>
    <message>
        <source>?%1</source>
        <extracomment>a bonus of any number in a colour: ?green</extracomment>
        <translation>?%1</translation>
    </message>
    <message>
        <source>%1 cross</source>
        <extracomment>a bonus: blue cross</extracomment>
        <translation>Kreuz in %1</translation>
    </message>
    <message>
        <source>Bonus: a cross, or a 6 in orange or purple</source>
        <translation>Bonus: ein Kreuz oder eine 6 in Orange oder Lila</translation>
    </message>
    <message>
        <source>Bonus: any entry you like</source>
        <translation>Bonus: ein Eintrag nach Wahl</translation>
    </message>
    <message>
        <source>Bonus: any place in %1</source>
        <translation>Bonus: ein Platz nach Wahl in %1</translation>
    </message>
    <message>
        <source>Bonus: a number in %1</source>
        <translation>Bonus: eine Zahl in %1</translation>
    </message>
    <message>
        <source>Bonus: a cross in %1</source>
        <translation>Bonus: ein Kreuz in %1</translation>
    </message>
    <message>
        <source>Bonus: a %1 in %2</source>
        <translation>Bonus: eine %1 in %2</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>ein Neuwurf</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls</source>
        <translation>
            <numerusform>%n Neuwurf</numerusform>
            <numerusform>%n Neuwürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>ein Zusatzwürfel</translation>
    </message>
    <message numerus="yes">
        <source>%n extra dice</source>
        <translation>
            <numerusform>%n Zusatzwürfel</numerusform>
            <numerusform>%n Zusatzwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>a polish</source>
        <translation>eine Politur</translation>
    </message>
    <message numerus="yes">
        <source>%n polishes</source>
        <translation>
            <numerusform>%n Politur</numerusform>
            <numerusform>%n Polituren</numerusform>
        </translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>ein Joker</translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-roll</source>
        <translation>kein Neuwurf</translation>
    </message>
    <message>
        <source>no extra die</source>
        <translation>kein Zusatzwürfel</translation>
    </message>
    <message>
        <source>no polish</source>
        <translation>keine Politur</translation>
    </message>
    <message>
        <source>no joker</source>
        <translation>kein Joker</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>A bonus must be used first.</source>
        <translation>Erst muss ein Bonus genutzt werden.</translation>
    </message>
    <message>
        <source>%1 must use a bonus first.</source>
        <translation>%1 muss erst einen Bonus nutzen.</translation>
    </message>
    <message>
        <source>Tap in the roll first.</source>
        <translation>Tippe erst den Wurf ein.</translation>
    </message>
    <message>
        <source>No roll is due.</source>
        <translation>Jetzt wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>It is %1&apos;s roll.</source>
        <translation>%1 ist mit Würfeln dran.</translation>
    </message>
    <message>
        <source>Extra dice come after the last roll.</source>
        <translation>Zusatzwürfel kommen nach dem letzten Wurf.</translation>
    </message>
    <message>
        <source>The roll must be used first.</source>
        <translation>Erst muss der Wurf genutzt werden.</translation>
    </message>
    <message>
        <source>The %1 die is not in hand.</source>
        <translation>Der Würfel in %1 ist nicht in der Hand.</translation>
    </message>
    <message>
        <source>The %1 die is not on the tray.</source>
        <translation>Der Würfel in %1 liegt nicht auf dem Tablett.</translation>
    </message>
    <message>
        <source>A die on the tray fits, so the %1 die on its field is closed.</source>
        <translation>Ein Würfel vom Tablett passt, darum ist %1 auf dem Würfelfeld gesperrt.</translation>
    </message>
    <message>
        <source>%1 has had a die this turn.</source>
        <translation>%1 hatte in diesem Zug schon einen Würfel.</translation>
    </message>
    <message>
        <source>A die fits, so this roll may not be passed.</source>
        <translation>Ein Würfel passt, darum darf nicht gepasst werden.</translation>
    </message>
    <message>
        <source>A die on the tray that fits may not be declined.</source>
        <translation>Ein passender Würfel auf dem Tablett darf nicht ausgeschlagen werden.</translation>
    </message>
    <message>
        <source>%1 still has a die to enter.</source>
        <translation>%1 muss noch einen Würfel eintragen.</translation>
    </message>
    <message>
        <source>Say first which three dice lie on the tray.</source>
        <translation>Sage erst, welche drei Würfel auf dem Tablett liegen.</translation>
    </message>
    <message>
        <source>There is no choice of dice for the tray.</source>
        <translation>Fürs Tablett gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>The three lowest dice go on the tray.</source>
        <translation>Die drei niedrigsten Würfel kommen aufs Tablett.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>Kein Neuwurf ist übrig.</translation>
    </message>
    <message>
        <source>No extra die is left.</source>
        <translation>Kein Zusatzwürfel ist übrig.</translation>
    </message>
    <message>
        <source>The %1 die was an extra die already this turn.</source>
        <translation>Der Würfel in %1 war in diesem Zug schon Zusatzwürfel.</translation>
    </message>
    <message>
        <source>An extra die comes after the die from the tray.</source>
        <translation>Ein Zusatzwürfel kommt nach dem Würfel vom Tablett.</translation>
    </message>
    <message>
        <source>Not enough polish is left.</source>
        <translation>Es ist nicht genug Politur übrig.</translation>
    </message>
    <message>
        <source>Only dice on the tray are polished: the %1 one is not there.</source>
        <translation>Poliert wird nur auf dem Tablett: %1 liegt nicht dort.</translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation>Polieren bringt den Würfel in %1 nicht dorthin.</translation>
    </message>
    <message>
        <source>No such bonus is waiting.</source>
        <translation>So ein Bonus wartet nicht.</translation>
    </message>
    <message>
        <source>The %1 can&apos;t go there.</source>
        <translation>%1 passt dort nicht.</translation>
    </message>
    <message>
        <source>The %1 die can&apos;t go there.</source>
        <translation>Der Würfel in %1 passt dort nicht.</translation>
    </message>
    <message>
        <source>This box is filled.</source>
        <translation>Dieses Feld ist gefüllt.</translation>
    </message>
    <message>
        <source>This row is full.</source>
        <translation>Diese Reihe ist voll.</translation>
    </message>
    <message>
        <source>This box takes a %1, not a %2.</source>
        <translation>In dieses Feld gehört eine %1, keine %2.</translation>
    </message>
    <message>
        <source>Blue and white make %1, not %2.</source>
        <translation>Blau und Weiß ergeben %1, nicht %2.</translation>
    </message>
    <message>
        <source>Blue gives the row and white the column.</source>
        <translation>Blau gibt die Reihe und Weiß die Spalte.</translation>
    </message>
    <message>
        <source>This field asks for %1 or more: %2 is too low.</source>
        <translation>Dieses Feld verlangt %1 oder mehr: %2 ist zu niedrig.</translation>
    </message>
    <message>
        <source>Purple must rise: %1 after %2.</source>
        <translation>Lila muss steigen: %1 nach %2.</translation>
    </message>
    <message>
        <source>The top row must rise: %1 after %2.</source>
        <translation>Die obere Reihe muss steigen: %1 nach %2.</translation>
    </message>
    <message>
        <source>This part must touch a crossed one, or be a start.</source>
        <translation>Dieser Teil muss an einen angekreuzten grenzen oder ein Start sein.</translation>
    </message>
    <message>
        <source>This part has %1 boxes: %2 is too small.</source>
        <translation>Dieser Teil hat %1 Felder: %2 ist zu klein.</translation>
    </message>
    <message>
        <source>These dice were not rolled.</source>
        <translation>Diese Würfel wurden nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The active player took these dice.</source>
        <translation>Die aktive Person hat diese Würfel genommen.</translation>
    </message>
    <message>
        <source>%1 has had a turn in this roll.</source>
        <translation>%1 war in diesem Wurf schon dran.</translation>
    </message>
    <message>
        <source>Not enough exclamation marks are left.</source>
        <translation>Es sind nicht genug Ausrufezeichen übrig.</translation>
    </message>
    <message>
        <source>The active player chooses first.</source>
        <translation>Die aktive Person wählt zuerst.</translation>
    </message>
    <message>
        <source>%1 boxes are to be crossed, not %2.</source>
        <translation>%1 Felder sind anzukreuzen, nicht %2.</translation>
    </message>
    <message>
        <source>1 to %1 boxes are crossed at once.</source>
        <translation>Angekreuzt werden 1 bis %1 Felder auf einmal.</translation>
    </message>
    <message>
        <source>A box is of another colour or crossed already.</source>
        <translation>Ein Feld hat eine andere Farbe oder ist schon angekreuzt.</translation>
    </message>
    <message>
        <source>The boxes must be joined side by side.</source>
        <translation>Die Felder müssen Seite an Seite liegen.</translation>
    </message>
    <message>
        <source>A box must touch a crossed one or lie in column H.</source>
        <translation>Ein Feld muss an ein Kreuz grenzen oder in Spalte H liegen.</translation>
    </message>
    <message>
        <source>That upper value is gone already.</source>
        <translation>Dieser obere Wert ist schon weg.</translation>
    </message>
    <message>
        <source>Everybody at the table is on this pad.</source>
        <translation>Alle am Tisch sind auf diesem Block.</translation>
    </message>
</context>
</TS>
