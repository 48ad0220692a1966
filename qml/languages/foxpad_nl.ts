<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>Foxpad %1</source>
        <translation>Foxpad %1</translation>
    </message>
    <message>
        <source>Unofficial: not made, licensed or endorsed by the games&apos; authors or publishers.</source>
        <translation>Onofficieel: niet gemaakt, gelicentieerd of goedgekeurd door de auteurs of uitgevers van de spellen.</translation>
    </message>
    <message>
        <source>Your games are in %1</source>
        <translation>Je spellen staan in %1</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Vrije software onder de GNU General Public License, versie 3 of later.</translation>
    </message>
    <message>
        <source>The toolkit all is drawn with: GNU Lesser General Public License, version 3, or GNU General Public License.</source>
        <translation>Waarmee alles wordt getekend: GNU Lesser General Public License, versie 3, of GNU General Public License.</translation>
    </message>
    <message>
        <source>Keeps your games: in the public domain.</source>
        <translation>Bewaart je spellen: publiek domein.</translation>
    </message>
    <message>
        <source>The typeface: SIL Open Font License, version 1.1.</source>
        <translation>Het lettertype: SIL Open Font License, versie 1.1.</translation>
    </message>
</context>
<context>
    <name>ActionColumn</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: nog %n</numerusform>
            <numerusform>%1: nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Re-roll</source>
        <translation>Opnieuw werpen</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Extra dobbelsteen</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Poetsen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrack</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: nog %n</numerusform>
            <numerusform>%1: nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punt</numerusform>
            <numerusform>%1, %n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreasCard</name>
    <message>
        <source>Areas on average</source>
        <translation>Categorieën gemiddeld</translation>
    </message>
    <message>
        <source>mark: the table&apos;s</source>
        <translation>streepje: de tafel</translation>
    </message>
</context>
<context>
    <name>BonusBar</name>
    <message>
        <source>Choose its number, then a lit box</source>
        <translation>Kies het getal en dan een verlicht vakje</translation>
    </message>
    <message>
        <source>Tap one of the lit boxes</source>
        <translation>Tik op een verlicht vakje</translation>
    </message>
</context>
<context>
    <name>BusySign</name>
    <message>
        <source>Just a moment</source>
        <translation>Een ogenblik</translation>
    </message>
</context>
<context>
    <name>ChainBubble</name>
    <message>
        <source>What this box sets off</source>
        <translation>Wat dit vakje losmaakt</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1. Look at this game</source>
        <translation>%1. Bekijk dit spel</translation>
    </message>
</context>
<context>
    <name>CleverBlue</name>
    <message>
        <source>The sum of blue and white</source>
        <translation>De som van blauw en wit</translation>
    </message>
</context>
<context>
    <name>CleverFaces</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, rij %2, kolom %3</translation>
    </message>
    <message>
        <source>%1, top row, field %2</source>
        <translation>%1, bovenste rij, vakje %2</translation>
    </message>
    <message>
        <source>%1, middle row, field %2</source>
        <translation>%1, middelste rij, vakje %2</translation>
    </message>
    <message>
        <source>%1, bottom row, field %2</source>
        <translation>%1, onderste rij, vakje %2</translation>
    </message>
    <message>
        <source>%1, field %2</source>
        <translation>%1, vakje %2</translation>
    </message>
</context>
<context>
    <name>CleverTable</name>
    <message>
        <source>The rule</source>
        <translation>De regel</translation>
    </message>
</context>
<context>
    <name>ColourSetChoice</name>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Like the dice in the box</source>
        <translation>Zoals de dobbelstenen uit de doos</translation>
    </message>
    <message>
        <source>Colours for the colour-blind</source>
        <translation>Kleuren voor kleurenblinden</translation>
    </message>
    <message>
        <source>Further apart in brightness</source>
        <translation>Verder uiteen in helderheid</translation>
    </message>
    <message>
        <source>My own dice</source>
        <translation>Mijn eigen dobbelstenen</translation>
    </message>
    <message>
        <source>Each colour matched by hand</source>
        <translation>Elke kleur zelf afgestemd</translation>
    </message>
    <message>
        <source>Match my dice</source>
        <translation>Kleuren afstemmen</translation>
    </message>
</context>
<context>
    <name>ColourTones</name>
    <message>
        <source>Hue</source>
        <translation>Kleurtoon</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>of a colour</comment>
        <translation>Kleurkracht</translation>
    </message>
    <message>
        <source>Lightness</source>
        <translation>Helderheid</translation>
    </message>
    <message>
        <source>This one as printed</source>
        <translation>Deze weer standaard</translation>
    </message>
    <message>
        <source>All as printed</source>
        <translation>Alles weer standaard</translation>
    </message>
</context>
<context>
    <name>ColoursScreen</name>
    <message>
        <source>My own dice</source>
        <translation>Mijn eigen dobbelstenen</translation>
    </message>
    <message>
        <source>Lay a die beside the screen, choose its colour here and move the sliders until the two are alike.</source>
        <translation>Leg een dobbelsteen naast het scherm, kies hier zijn kleur en schuif tot de twee op elkaar lijken.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Back up all games</source>
        <translation>Reservekopie van alle spellen</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON exporteren</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exporteren</translation>
    </message>
    <message>
        <source>Take games in</source>
        <translation>Spellen binnenhalen</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Terug naar een reservekopie</translation>
    </message>
    <message>
        <source>It takes the place of all games that are here now. A second tap does it.</source>
        <translation>Het vervangt alle spellen die er nu zijn. Een tweede tik doet het.</translation>
    </message>
    <message>
        <source>Games that are here already stay as they are.</source>
        <translation>Spellen die er al zijn, blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Reservekopieën</translation>
    </message>
</context>
<context>
    <name>DuelsCard</name>
    <message>
        <source>%1 head to head</source>
        <translation>%1 onderling</translation>
    </message>
    <message>
        <source>won · shared · lost</source>
        <translation>gewonnen · gedeeld · verloren</translation>
    </message>
</context>
<context>
    <name>EntryChoice</name>
    <message>
        <source>The pad</source>
        <translation>Het blok</translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation>Wat je invult</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Sheet only</source>
        <translation>Alleen het blad</translation>
    </message>
    <message>
        <source>Marks go straight onto the sheet, as on paper. For those who only want the pad.</source>
        <translation>Kruisjes en getallen gaan meteen op het blad, zoals op papier. Voor wie alleen het blok wil.</translation>
    </message>
    <message>
        <source>Tap in every roll: the pad lights what fits and checks each entry.</source>
        <translation>Tik elke worp in: het blok verlicht wat past en controleert alles wat je invult.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Mensen aan tafel</translation>
    </message>
    <message>
        <source>Others keep pads of their own</source>
        <translation>Anderen houden hun eigen blok bij</translation>
    </message>
    <message>
        <source>Show running totals</source>
        <translation>Tussenstand tonen</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>a cross or 6 anywhere</source>
        <translation>een kruisje of een 6 naar keuze</translation>
    </message>
    <message>
        <source>a cross in %1</source>
        <translation>een kruisje in %1</translation>
    </message>
    <message>
        <source>a %1 in %2</source>
        <translation>een %1 in %2</translation>
    </message>
    <message>
        <source>an entry anywhere</source>
        <translation>iets invullen naar keuze</translation>
    </message>
    <message>
        <source>an entry in %1</source>
        <translation>iets invullen in %1</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>opnieuw werpen</translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>een extra dobbelsteen</translation>
    </message>
    <message>
        <source>a polish</source>
        <translation>een poetsbeurt</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>een vos</translation>
    </message>
    <message>
        <source>an exclamation mark</source>
        <translation>een uitroepteken</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 ingevuld</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>aangekruist</translation>
    </message>
    <message>
        <source>tap to write %1</source>
        <translation>tik om %1 in te vullen</translation>
    </message>
    <message>
        <source>tap to cross</source>
        <translation>tik om aan te kruisen</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ster</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>gaf %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>geeft %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>later %n point(s)</source>
        <translation>
            <numerusform>later %n punt</numerusform>
            <numerusform>later %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) left</source>
        <translation>
            <numerusform>nog %n vakje</numerusform>
            <numerusform>nog %n vakjes</numerusform>
        </translation>
    </message>
    <message>
        <source>reached</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>first points gone</source>
        <translation>hoogste punten weg</translation>
    </message>
</context>
<context>
    <name>FileChip</name>
    <message>
        <source>Tap again: %1</source>
        <translation>Tik nog eens: %1</translation>
    </message>
</context>
<context>
    <name>FilePicker</name>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
</context>
<context>
    <name>FoxCount</name>
    <message numerus="yes">
        <source>%n fox(es), each worth %1</source>
        <translation>
            <numerusform>%n vos, goed voor %1</numerusform>
            <numerusform>%n vossen, elk goed voor %1</numerusform>
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
        <translation>Vossen: %1 × laagste categorie %2</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Bewaar als bestand</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Hand over to BG Stats</source>
        <translation>Doorgeven aan BG Stats</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>%1 shared the win</source>
        <translation>%1 deelden de winst</translation>
    </message>
    <message>
        <source>%1 won on jokers left</source>
        <translation>%1 won op resterende jokers</translation>
    </message>
    <message>
        <source>%1 won on best area</source>
        <translation>%1 won op de beste categorie</translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <translation>%1 won met %2</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>gelijk op %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
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
        <translation>%1 haalde %2</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Go on with %1: %2</source>
        <translation>Ga verder met %1: %2</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Name or place</source>
        <translation>Naam of plaats</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet uitgespeeld</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>No game fits. Try fewer filters.</source>
        <translation>Geen spel past. Probeer minder filters.</translation>
    </message>
    <message>
        <source>Nothing yet. The first game you play will be here.</source>
        <translation>Nog niets. Je eerste spel komt hier te staan.</translation>
    </message>
</context>
<context>
    <name>HomeBar</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
</context>
<context>
    <name>HomeButtons</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
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
        <translation>Ook nog bezig</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Onlangs</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Version %1. Unofficial: not made, licensed or endorsed by the games&apos; publishers.</source>
        <translation>Versie %1. Onofficieel: niet gemaakt, gelicentieerd of goedgekeurd door de uitgevers van de spellen.</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
</context>
<context>
    <name>IntroCard</name>
    <message>
        <source>The dice stay on the table</source>
        <translation>De dobbelstenen blijven op tafel</translation>
    </message>
    <message>
        <source>One pad for three dice games</source>
        <translation>Eén blok voor drie dobbelspellen</translation>
    </message>
    <message>
        <source>Roll real dice and tap in what you got: the pad knows the rules, fills in the bonuses and adds it all up.</source>
        <translation>Gooi met echte dobbelstenen en tik in wat je hebt: het blok kent de regels, vult de bonussen in en telt alles op.</translation>
    </message>
</context>
<context>
    <name>KeerDice</name>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Gooi de dobbelstenen</translation>
    </message>
</context>
<context>
    <name>KeerDie</name>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, gekozen door %2</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Cijferdobbelsteen joker</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Cijferdobbelsteen, %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>Dobbelsteen %1</translation>
    </message>
</context>
<context>
    <name>KeerFaces</name>
    <message>
        <source>Column %1</source>
        <translation>Kolom %1</translation>
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
        <translation>Worp %1 van %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Worp %1</translation>
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
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Somebody else ended the game</source>
        <translation>Iemand anders beëindigde het spel</translation>
    </message>
</context>
<context>
    <name>KeerMarks</name>
    <message numerus="yes">
        <source>%n exclamation mark(s) left</source>
        <translation>
            <numerusform>nog %n uitroepteken</numerusform>
            <numerusform>nog %n uitroeptekens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeerRoll</name>
    <message>
        <source>What was rolled?</source>
        <translation>Wat is er gegooid?</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Wat heb je gegooid?</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Cijferdobbelsteen joker</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Cijferdobbelsteen, %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>Dobbelsteen %1</translation>
    </message>
</context>
<context>
    <name>KeerSeats</name>
    <message>
        <source>Show the next sheet</source>
        <translation>Toon het volgende blad</translation>
    </message>
</context>
<context>
    <name>KeerTable</name>
    <message>
        <source>The rule</source>
        <translation>De regel</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <comment>the system&apos;s language</comment>
        <translation>Systeem</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
</context>
<context>
    <name>LookCard</name>
    <message>
        <source>Put it right?</source>
        <translation>Rechtzetten?</translation>
    </message>
    <message>
        <source>Tap it in as it should have been</source>
        <translation>Tik in hoe het had moeten zijn</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Een eerder moment</translation>
    </message>
    <message>
        <source>One entry back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>Eén stap verder</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laat zo</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Zet recht</translation>
    </message>
</context>
<context>
    <name>MergeChoice</name>
    <message>
        <source>Is %1 in the list twice, under two names? Make them one.</source>
        <translation>Staat %1 twee keer in de lijst, onder twee namen? Maak er één van.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Samenvoegen…</translation>
    </message>
    <message>
        <source>Merge with someone…</source>
        <translation>Samenvoegen met iemand…</translation>
    </message>
    <message>
        <source>Who is %1, too?</source>
        <translation>Wie is %1 ook?</translation>
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
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Naam van een nieuwe speler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Paars</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gisteren</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names: all but the last, the last</comment>
        <translation>%1 en %2</translation>
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
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
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
            <numerusform>blad</numerusform>
            <numerusform>bladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>how many</comment>
        <translation>
            <numerusform>spel</numerusform>
            <numerusform>spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>on average</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>the table %1</source>
        <translation>de tafel %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
</context>
<context>
    <name>OverTimeCard</name>
    <message>
        <source>Score over time</source>
        <translation>Score door de tijd</translation>
    </message>
    <message>
        <source>average of each month</source>
        <translation>gemiddelde per maand</translation>
    </message>
    <message numerus="yes">
        <source>last %n games · line: average of seven</source>
        <translation>
            <numerusform>laatste spel · lijn: gemiddelde van zeven</numerusform>
            <numerusform>laatste %n spellen · lijn: gemiddelde van zeven</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Maanden</translation>
    </message>
    <message>
        <source>%1. %2 on average, best %3. Arrow keys tell each.</source>
        <translation>%1. Gemiddeld %2, beste %3. Pijltoetsen noemen ze één voor één.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>niet gewonnen</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nieuwe speler</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
</context>
<context>
    <name>PlayerHead</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Deze naam houden</translation>
    </message>
</context>
<context>
    <name>PlayerScreen</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Onlangs</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>In the list of players</source>
        <translation>In de lijst met spelers</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <source>Not offered for new games; stays in all games and statistics</source>
        <translation>Niet aangeboden voor nieuwe spellen; blijft in alle spellen en statistiek</translation>
    </message>
    <message>
        <source>Are %1 and %2 one person?</source>
        <translation>Zijn %1 en %2 één persoon?</translation>
    </message>
    <message numerus="yes">
        <source>%n games of %1 become %2’s, and %1 is gone from the list. This can’t be undone.</source>
        <translation>
            <numerusform>%n spel van %1 wordt van %2, en %1 is weg uit de lijst. Dit kan niet ongedaan worden gemaakt.</numerusform>
            <numerusform>%n spellen van %1 worden van %2, en %1 is weg uit de lijst. Dit kan niet ongedaan worden gemaakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>Leave both</source>
        <translation>Beide laten</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Gearchiveerd</translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation>Nog niemand heeft gespeeld</translation>
    </message>
    <message>
        <source>Begin a game with your family or friends. Each gets a page here.</source>
        <translation>Begin een spel met familie of vrienden. Ieder krijgt hier een pagina.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
</context>
<context>
    <name>PolishKeys</name>
    <message>
        <source>Polish down</source>
        <translation>Omlaag poetsen</translation>
    </message>
    <message>
        <source>Polish up</source>
        <translation>Omhoog poetsen</translation>
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
        <translation>Bekijk dit spel</translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
</context>
<context>
    <name>ReplayKeys</name>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Een stap verder</translation>
    </message>
    <message>
        <source>To a round</source>
        <translation>Naar een ronde</translation>
    </message>
</context>
<context>
    <name>ReplayRounds</name>
    <message>
        <source>To round %1</source>
        <translation>Naar ronde %1</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>%1 · replay</source>
        <translation>%1 · terugkijken</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>De afbeelding kon niet worden bewaard als %1.</translation>
    </message>
    <message>
        <source>Play on from here as a new game</source>
        <translation>Speel vanaf hier verder als nieuw spel</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Deel als afbeelding</translation>
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
        <translation>Stap %1 van %2</translation>
    </message>
</context>
<context>
    <name>ReportScreen</name>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
</context>
<context>
    <name>RollGrid</name>
    <message>
        <source>What was rolled?</source>
        <translation>Wat is er gegooid?</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Wat heb je gegooid?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dice tapped in</comment>
        <translation>%1 van %2</translation>
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
        <translation>Ronde %1 van %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Plaats %1: %2</translation>
    </message>
    <message>
        <source>Alt and an arrow key change the order, Delete takes the seat away</source>
        <translation>Alt met een pijltoets verandert de volgorde, Delete haalt de plaats weg</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 doet niet mee</translation>
    </message>
    <message>
        <source>%1, %2 points, %3</source>
        <extracomment>a player, the total, what is owed</extracomment>
        <translation>%1, %2 punten, %3</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Licht of donker</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Letters instead of shapes</source>
        <translation>Letters in plaats van vormen</translation>
    </message>
    <message>
        <source>On dice, badges and tiles</source>
        <translation>Op dobbelstenen, bonussen en vakjes</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Short fades instead of things that move</source>
        <translation>Kort vervagen in plaats van bewegen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Hide running totals</source>
        <translation>Tussenstand verbergen</translation>
    </message>
    <message>
        <source>Nobody knows who leads until the tally</source>
        <translation>Niemand weet wie voor staat, tot de telling</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshandig</translation>
    </message>
    <message>
        <source>What the thumb taps is on the left</source>
        <translation>Wat de duim aantikt, staat links</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Scherm aan houden</translation>
    </message>
    <message>
        <source>While a game is on the table</source>
        <translation>Zolang er een spel op tafel is</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Over Foxpad</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Je spellen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Quiet ones: an entry, a bonus, a fox, a refusal, the end</source>
        <translation>Zachte: bij een invulling, bonus, vos, weigering en aan het eind</translation>
    </message>
    <message>
        <source>Touch feedback</source>
        <translation>Voelbare reactie</translation>
    </message>
    <message>
        <source>The phone answers with a small tick</source>
        <translation>De telefoon antwoordt met een tikje</translation>
    </message>
</context>
<context>
    <name>SheetColours</name>
    <message>
        <source>Sheet: %1</source>
        <translation>Blad: %1</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Sheet</source>
        <translation>Blad</translation>
    </message>
</context>
<context>
    <name>ShelfNotice</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Shared</source>
        <translation>Van iedereen</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In de hand</translation>
    </message>
    <message>
        <source>Roll %1 of 3</source>
        <translation>Worp %1 van 3</translation>
    </message>
    <message>
        <source>Dice fields</source>
        <translation>Dobbelsteenvelden</translation>
    </message>
    <message>
        <source>Silver tray</source>
        <translation>Zilveren dienblad</translation>
    </message>
    <message>
        <source>Everybody else enters a die from the tray.</source>
        <translation>Alle anderen vullen een dobbelsteen van het dienblad in.</translation>
    </message>
    <message>
        <source>No dice are left.</source>
        <translation>Er zijn geen dobbelstenen over.</translation>
    </message>
</context>
<context>
    <name>SidewaysTable</name>
    <message>
        <source>Undo; hold to redo</source>
        <translation>Ongedaan maken; houd vast om opnieuw te doen</translation>
    </message>
</context>
<context>
    <name>SilverTray</name>
    <message>
        <source>Tray</source>
        <translation>Dienblad</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>Spread</source>
        <translation>Spreiding</translation>
    </message>
    <message>
        <source>%1. Arrow keys tell each bar.</source>
        <translation>%1. Pijltoetsen noemen elke staaf.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 maanden</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Iedereen</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Your first game is waiting</source>
        <translation>Je eerste spel wacht</translation>
    </message>
    <message>
        <source>Nobody finished %1 in this time</source>
        <translation>Niemand speelde %1 in deze tijd uit</translation>
    </message>
    <message>
        <source>%1 has not finished %2 in this time</source>
        <translation>%1 heeft %2 in deze tijd niet uitgespeeld</translation>
    </message>
    <message>
        <source>Play one to its end. Scores, records and who beats whom will be here.</source>
        <translation>Speel er een uit. Scores, records en wie van wie wint komen hier.</translation>
    </message>
    <message>
        <source>Choose a longer time, or play one now.</source>
        <translation>Kies een langere tijd, of speel er nu een.</translation>
    </message>
    <message>
        <source>Play one, and its numbers will be here.</source>
        <translation>Speel er een, en de cijfers komen hier.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: één minder</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: één meer</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>To the start page</source>
        <translation>Naar de startpagina</translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>Roll %1 of 3</source>
        <translation>Worp %1 van 3</translation>
    </message>
</context>
<context>
    <name>TableWays</name>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Naar de startpagina</translation>
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
        <translation>Vossen</translation>
    </message>
    <message>
        <source>× lowest</source>
        <translation>× laagste</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>TallyView</name>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>De afbeelding kon niet worden bewaard als %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Deel als afbeelding</translation>
    </message>
    <message>
        <source>See all sheets</source>
        <translation>Alle bladen bekijken</translation>
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
        <translation>%1: iets minder</translation>
    </message>
    <message>
        <source>%1: a little more</source>
        <translation>%1: iets meer</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Try again</source>
        <translation>Probeer opnieuw</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>Foxpad may not open its games</source>
        <translation>Foxpad mag zijn spellen niet openen</translation>
    </message>
    <message>
        <source>Your games can be read, but not written</source>
        <translation>Je spellen kunnen worden gelezen, maar niet geschreven</translation>
    </message>
    <message>
        <source>Another program is using your games</source>
        <translation>Een ander programma gebruikt je spellen</translation>
    </message>
    <message>
        <source>There is no room left to keep games</source>
        <translation>Er is geen ruimte meer om spellen te bewaren</translation>
    </message>
    <message>
        <source>The file with your games is damaged</source>
        <translation>Het bestand met je spellen is beschadigd</translation>
    </message>
    <message>
        <source>Your games were kept by a newer Foxpad</source>
        <translation>Je spellen zijn bewaard door een nieuwere Foxpad</translation>
    </message>
    <message>
        <source>This file holds something else</source>
        <translation>In dit bestand staat iets anders</translation>
    </message>
    <message>
        <source>Your games could not be opened</source>
        <translation>Je spellen konden niet worden geopend</translation>
    </message>
    <message>
        <source>The folder is not there and can’t be made. Nothing was changed.</source>
        <translation>De map is er niet en kan niet worden gemaakt. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>The file or its folder belongs to someone else. Nothing was changed.</source>
        <translation>Het bestand of de map is van iemand anders. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>The file or its disk is write-protected. Make it writable, then try again.</source>
        <translation>Het bestand of de schijf is tegen schrijven beveiligd. Maak het schrijfbaar en probeer opnieuw.</translation>
    </message>
    <message>
        <source>Close it, then try again. Nothing is lost.</source>
        <translation>Sluit het en probeer opnieuw. Er is niets verloren.</translation>
    </message>
    <message>
        <source>Make some room on this device, then try again. Nothing is lost.</source>
        <translation>Maak wat ruimte vrij op dit apparaat en probeer opnieuw. Er is niets verloren.</translation>
    </message>
    <message>
        <source>It was left as it is. Foxpad can set it aside under another name, and bring every game that can still be read into a new file.</source>
        <translation>Het is gelaten zoals het is. Foxpad kan het onder een andere naam wegleggen en elk spel dat nog leesbaar is in een nieuw bestand zetten.</translation>
    </message>
    <message>
        <source>Update Foxpad to go on with them. Or set the file aside, untouched, and begin a new one.</source>
        <translation>Werk Foxpad bij om ermee verder te gaan. Of leg het bestand ongewijzigd weg en begin een nieuw.</translation>
    </message>
    <message>
        <source>It is a database of another program, and was left as it is.</source>
        <translation>Het is een database van een ander programma en is gelaten zoals hij is.</translation>
    </message>
    <message>
        <source>Reading or writing failed. Try again; nothing was changed.</source>
        <translation>Lezen of schrijven mislukte. Probeer opnieuw; er is niets veranderd.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Red wat leesbaar is</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Leg weg en begin opnieuw</translation>
    </message>
    <message>
        <source>This game is open in another window. Close it there first.</source>
        <translation>Dit spel is open in een ander venster. Sluit het daar eerst.</translation>
    </message>
    <message>
        <source>This game is not there any more.</source>
        <translation>Dit spel is er niet meer.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is wrong, what to do</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters.</source>
        <translation>Een naam heeft 1 tot 40 letters.</translation>
    </message>
    <message>
        <source>This is no backup of Foxpad’s. Nothing was changed.</source>
        <translation>Dit is geen reservekopie van Foxpad. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>Nothing can be saved there. Choose another place.</source>
        <translation>Daar kan niets worden opgeslagen. Kies een andere plek.</translation>
    </message>
    <message>
        <source>Somebody is called %1 already. If that is the same person, merge the two.</source>
        <translation>Iemand heet al %1. Is dat dezelfde persoon, voeg de twee dan samen.</translation>
    </message>
    <message>
        <source>They sat at one table, so they can’t be one person.</source>
        <translation>Ze zaten samen aan tafel, dus ze kunnen niet één persoon zijn.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>This turn</source>
        <translation>Deze beurt</translation>
    </message>
</context>
<context>
    <name>UnusedCard</name>
    <message>
        <source>Actions left over</source>
        <translation>Acties over</translation>
    </message>
    <message>
        <source>a game, on average</source>
        <translation>per spel, gemiddeld</translation>
    </message>
    <message>
        <source>the table %1</source>
        <translation>de tafel %1</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Counting</source>
        <translation>Tellen</translation>
    </message>
</context>
<context>
    <name>WideBar</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
</context>
<context>
    <name>YellowRows</name>
    <message>
        <source>Rising from left to right</source>
        <translation>Stijgend van links naar rechts</translation>
    </message>
    <message>
        <source>Counts against you</source>
        <translation>Telt af</translation>
    </message>
    <message>
        <source>Counts for you</source>
        <translation>Telt mee</translation>
    </message>
    <message>
        <source>Fill all three rows of a column</source>
        <translation>Vul alle drie de rijen van een kolom</translation>
    </message>
</context>
<context>
    <name>foxpad::app::CleverPad</name>
    <message>
        <source>This row is filled from left to right.</source>
        <translation>Deze rij vul je van links naar rechts.</translation>
    </message>
    <message>
        <source>No box takes the %1.</source>
        <translation>Geen vakje past bij %1.</translation>
    </message>
    <message>
        <source>Choose a die, then polish it up or down if it lies on the tray.</source>
        <translation>Kies een dobbelsteen en poets hem omhoog of omlaag als hij op het dienblad ligt.</translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation>Met poetsen komt dobbelsteen %1 daar niet.</translation>
    </message>
    <message>
        <source>%1 cross</source>
        <translation>kruisje in %1</translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>een vos</translation>
    </message>
    <message>
        <source>then choose: %1</source>
        <translation>dan kiezen: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>nog: %1</translation>
    </message>
    <message>
        <source>then a tray die</source>
        <translation>dan dienblad</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>rolls · %1 of %2</source>
        <translation>werpt · %1 van %2</translation>
    </message>
    <message>
        <source>owes 1 entry</source>
        <translation>moet nog invullen</translation>
    </message>
    <message>
        <source>must pass</source>
        <translation>moet passen</translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonussen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is uit</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Weer werpen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>%1 owes: %2</source>
        <translation>%1 moet nog: %2</translation>
    </message>
    <message>
        <source>One die missing: %1</source>
        <translation>Eén dobbelsteen mist: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing: %1</source>
        <translation>
            <numerusform>%n dobbelsteen mist: %1</numerusform>
            <numerusform>%n dobbelstenen missen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Nothing fits: the roll is lost</source>
        <translation>Niets past: de worp is verloren</translation>
    </message>
    <message>
        <source>%1 owes: enter the %2</source>
        <translation>%1 moet nog invullen: %2</translation>
    </message>
    <message>
        <source>or choose a die</source>
        <translation>of kies een dobbelsteen</translation>
    </message>
    <message>
        <source>%1 owes: choose a die</source>
        <translation>%1 moet een dobbelsteen kiezen</translation>
    </message>
    <message>
        <source>%1 owes: a die from the tray</source>
        <translation>%1 kiest van het dienblad</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Afzien</translation>
    </message>
    <message>
        <source>That was the last turn</source>
        <translation>Dat was de laatste beurt</translation>
    </message>
    <message>
        <source>Roll for the tray</source>
        <translation>Werp voor het dienblad</translation>
    </message>
    <message>
        <source>Round %1: %2 rolls</source>
        <translation>Ronde %1: %2 werpt</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 werpt</translation>
    </message>
    <message>
        <source>%1 may still add a die</source>
        <translation>%1 mag nog een dobbelsteen kiezen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 van %2</translation>
    </message>
    <message>
        <source>%1: nothing fits yet, polish it</source>
        <translation>%1: past nog niet, poets hem</translation>
    </message>
    <message>
        <source>%1: one box fits, tap again to enter</source>
        <translation>%1: één vakje past, tik nog eens</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n boxes fit</source>
        <translation>
            <numerusform>%1: %n vakje past</numerusform>
            <numerusform>%1: %n vakjes passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation>Kies het getal</translation>
    </message>
    <message>
        <source>Choose the die for this box</source>
        <translation>Kies de dobbelsteen voor dit vakje</translation>
    </message>
    <message>
        <source>Equal dice: tap those that lie closest to the tray</source>
        <translation>Gelijke ogen: tik wat het dichtst bij het dienblad ligt</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 kiest</translation>
    </message>
    <message>
        <source>Choose a die or a box</source>
        <translation>Kies een dobbelsteen of een vakje</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Niets past</translation>
    </message>
    <message>
        <source>Choose a die from the tray</source>
        <translation>Kies van het dienblad</translation>
    </message>
    <message>
        <source>An extra die may be added</source>
        <translation>Een extra dobbelsteen mag</translation>
    </message>
    <message>
        <source>Nothing more to do</source>
        <translation>Niets meer te doen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n dobbelsteen mist</numerusform>
            <numerusform>%n dobbelstenen missen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap in what you rolled</source>
        <translation>Tik in wat je gooide</translation>
    </message>
    <message>
        <source>%1 is rolling</source>
        <translation>%1 werpt</translation>
    </message>
    <message>
        <source>owes a bonus</source>
        <translation>bonus open</translation>
    </message>
    <message>
        <source>owes a die</source>
        <translation>neemt nog</translation>
    </message>
    <message>
        <source>may add one</source>
        <translation>mag er een bij</translation>
    </message>
    <message>
        <source>Tap the closest dice</source>
        <translation>Tik op de dichtstbijzijnde</translation>
    </message>
</context>
<context>
    <name>foxpad::app::DataDesk</name>
    <message>
        <source>Writing all games to a file</source>
        <translation>Alle spellen worden opgeslagen</translation>
    </message>
    <message>
        <source>Backing up all games</source>
        <translation>Reservekopie wordt gemaakt</translation>
    </message>
    <message>
        <source>Going back to the backup</source>
        <translation>Terug naar de reservekopie</translation>
    </message>
</context>
<context>
    <name>foxpad::app::EntryWords</name>
    <message>
        <source>the top row</source>
        <translation>de bovenste rij</translation>
    </message>
    <message>
        <source>the middle row</source>
        <translation>de middelste rij</translation>
    </message>
    <message>
        <source>the bottom row</source>
        <translation>de onderste rij</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Roll %1, by %2</source>
        <translation>Worp %1, van %2</translation>
    </message>
    <message>
        <source>Round %1, %2&apos;s turn</source>
        <translation>Ronde %1, beurt van %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an area and a row of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a part of %2</source>
        <comment>an area and the size of a part</comment>
        <translation>%1, een deel van %2</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, rij %2, kolom %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an area and a number printed there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>polished %1</source>
        <comment>a die</comment>
        <translation>gepoetst: %1</translation>
    </message>
    <message>
        <source>Turn closed</source>
        <translation>Beurt afgesloten</translation>
    </message>
    <message>
        <source>Round closed</source>
        <translation>Ronde afgesloten</translation>
    </message>
    <message>
        <source>The game was ended at another pad</source>
        <translation>Het spel is op een ander blok beëindigd</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 past</translation>
    </message>
    <message>
        <source>%1 takes no die</source>
        <translation>%1 neemt geen dobbelsteen</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 werpt</translation>
    </message>
    <message>
        <source>On the tray: %1</source>
        <translation>Op het dienblad: %1</translation>
    </message>
    <message>
        <source>%1 uses a re-roll</source>
        <translation>%1 werpt opnieuw</translation>
    </message>
    <message>
        <source>%1 enters %2 in %3</source>
        <translation>%1 vult in: %2 bij %3</translation>
    </message>
    <message>
        <source>%1 takes %2 from the tray, in %3</source>
        <translation>%1 neemt %2 van het dienblad, bij %3</translation>
    </message>
    <message>
        <source>%1 takes %2 from its field, in %3</source>
        <translation>%1 neemt %2 van zijn veld, bij %3</translation>
    </message>
    <message>
        <source>%1 uses an extra die: %2 in %3</source>
        <translation>%1 gebruikt een extra dobbelsteen: %2 bij %3</translation>
    </message>
    <message>
        <source>%1 uses %2 in %3</source>
        <translation>%1 gebruikt %2 bij %3</translation>
    </message>
    <message>
        <source>%1 writes %2 in %3</source>
        <translation>%1 schrijft %2 bij %3</translation>
    </message>
    <message>
        <source>%1 crosses %2</source>
        <translation>%1 kruist aan: %2</translation>
    </message>
    <message>
        <source>%1 crosses off %2</source>
        <translation>%1 streept door: %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <translation>Gegooid: %1</translation>
    </message>
    <message>
        <source>Somebody else was first: %1</source>
        <translation>Iemand anders was eerder: %1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>a fox</source>
        <translation>een vos</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n vos</numerusform>
            <numerusform>%n vossen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a bonus</comment>
        <translation>%1 wacht</translation>
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
        <translation>Niet uitgespeeld</translation>
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
        <translation>Er wordt een spel gespeeld</translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeerPad</name>
    <message>
        <source>No group of %1 can be crossed.</source>
        <translation>Geen groep van %1 kan worden aangekruist.</translation>
    </message>
    <message>
        <source>This box is crossed already.</source>
        <translation>Dit vakje is al aangekruist.</translation>
    </message>
    <message>
        <source>The die is %1, this box is %2.</source>
        <translation>De dobbelsteen is %1, dit vakje is %2.</translation>
    </message>
    <message>
        <source>The boxes must hang together.</source>
        <translation>De vakjes moeten aan elkaar grenzen.</translation>
    </message>
    <message numerus="yes">
        <source>No group of %n with this box is free and in reach.</source>
        <translation>
            <numerusform>Geen groep van %n met dit vakje is vrij en bereikbaar.</numerusform>
            <numerusform>Geen groep van %n met dit vakje is vrij en bereikbaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No group with this box is free and in reach.</source>
        <translation>Geen groep met dit vakje is vrij en bereikbaar.</translation>
    </message>
    <message>
        <source>An exclamation mark is crossed off by itself when you use a joker.</source>
        <translation>Een uitroepteken wordt vanzelf doorgestreept als je een joker gebruikt.</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>elke kleur</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>elk cijfer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>column %1 for %n point(s)</source>
        <translation>
            <numerusform>kolom %1 voor %n punt</numerusform>
            <numerusform>kolom %1 voor %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s)</source>
        <translation>
            <numerusform>%1 voor %n punt</numerusform>
            <numerusform>%1 voor %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the dice to pay with</source>
        <translation>Tik op de dobbelstenen waarmee je betaalt</translation>
    </message>
    <message>
        <source>A whole group; it may grow</source>
        <translation>Een hele groep; er mag nog bij</translation>
    </message>
    <message>
        <source>Fills %1</source>
        <translation>Vult %1</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) put in</source>
        <translation>
            <numerusform>%n vakje gekozen</numerusform>
            <numerusform>%n vakjes gekozen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tap the boxes</source>
        <translation>%1: tik op de vakjes</translation>
    </message>
    <message>
        <source>Tap the boxes of a group</source>
        <translation>Tik op de vakjes van een groep</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Wat heb je gegooid?</translation>
    </message>
    <message>
        <source>Done for this roll</source>
        <translation>Klaar voor deze worp</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 kiest</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Niets past</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>werpt</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>moet nog</translation>
    </message>
    <message>
        <source>may cross</source>
        <translation>mag aankruisen</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is uit</translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation>Volgende worp</translation>
    </message>
    <message>
        <source>Close roll %1</source>
        <translation>Worp %1 afsluiten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n dobbelsteen mist</numerusform>
            <numerusform>%n dobbelstenen missen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>nog %n vakje</numerusform>
            <numerusform>nog %n vakjes</numerusform>
        </translation>
    </message>
    <message>
        <source>More boxes</source>
        <translation>Meer vakjes</translation>
    </message>
    <message numerus="yes">
        <source>Cross %n box(es)</source>
        <translation>
            <numerusform>%n vakje aankruisen</numerusform>
            <numerusform>%n vakjes aankruisen</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <source>%1 may still cross</source>
        <translation>%1 mag nog aankruisen</translation>
    </message>
    <message>
        <source>That was the last roll</source>
        <translation>Dat was de laatste worp</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 werpt</translation>
    </message>
    <message>
        <source>No die shows this colour.</source>
        <translation>Geen dobbelsteen toont deze kleur.</translation>
    </message>
    <message>
        <source>No die shows this number.</source>
        <translation>Geen dobbelsteen toont dit cijfer.</translation>
    </message>
    <message>
        <source>or cross boxes</source>
        <translation>of kruis vakjes aan</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>past niet</translation>
    </message>
    <message>
        <source>Tap colour and number, or a box</source>
        <translation>Kleur en getal, of een vakje</translation>
    </message>
    <message>
        <source>%1 crosses or passes</source>
        <translation>%1 kruist aan of past</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Look</name>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Paars</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <extracomment>The letters that stand for the colours: one each, no two alike</extracomment>
        <translation>L</translation>
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
        <translation>P</translation>
    </message>
    <message>
        <source>K</source>
        <comment>pink</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>A</source>
        <comment>grey</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>D</translation>
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
        <translation>1 tot %1 spelers</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>Een naam heeft 1 tot %1 tekens.</translation>
    </message>
    <message>
        <source>%1 has a seat already.</source>
        <translation>%1 heeft al een plaats.</translation>
    </message>
    <message>
        <source>Who plays? Tap a name, or add one.</source>
        <translation>Wie speelt er? Tik op een naam, of voeg er een toe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is for up to %2: %n too many</source>
        <translation>
            <numerusform>%1 is voor hoogstens %2: %n te veel</numerusform>
            <numerusform>%1 is voor hoogstens %2: %n te veel</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n aan tafel</numerusform>
            <numerusform>%n aan tafel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls first</source>
        <translation>%1 werpt eerst</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Pad</name>
    <message>
        <source>This is an earlier moment. Go back to now to play on.</source>
        <translation>Dit is een eerder moment. Ga terug naar nu om verder te spelen.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>Nothing came after it.</source>
        <translation>Er kwam niets na.</translation>
    </message>
    <message numerus="yes">
        <source>All %n later entries still fit.</source>
        <translation>
            <numerusform>De latere stap past nog.</numerusform>
            <numerusform>Alle %n latere stappen passen nog.</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer fits: %1. %2</source>
        <translation>Past niet meer: %1. %2</translation>
    </message>
    <message>
        <source>That entry is lost.</source>
        <translation>Die stap vervalt.</translation>
    </message>
    <message numerus="yes">
        <source>It and all after it are lost: %n entries.</source>
        <translation>
            <numerusform>Die vervalt: %n stap.</numerusform>
            <numerusform>Die en alles erna vervalt: %n stappen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points instead of %3</source>
        <translation>%1: %2 punten in plaats van %3</translation>
    </message>
</context>
<context>
    <name>foxpad::app::PaintedDie</name>
    <message>
        <source>%1 die</source>
        <translation>Dobbelsteen %1</translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation>Cijferdobbelsteen joker</translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation>Cijferdobbelsteen, %1</translation>
    </message>
    <message>
        <source>%1 die, %2</source>
        <translation>Dobbelsteen %1, %2</translation>
    </message>
    <message>
        <source>%1 die, not rolled</source>
        <translation>Dobbelsteen %1, niet gegooid</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Person</name>
    <message>
        <source>%1 on average, best %2</source>
        <translation>gemiddeld %1, beste %2</translation>
    </message>
</context>
<context>
    <name>foxpad::app::PersonModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
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
            <numerusform>%1: gemiddeld %2, %n spel</numerusform>
            <numerusform>%1: gemiddeld %2, %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1: %n spel</numerusform>
            <numerusform>%1: %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1 tot %2: %n spel</numerusform>
            <numerusform>%1 tot %2: %n spellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Replay</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>The sheets are empty</source>
        <translation>De bladen zijn leeg</translation>
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
        <translation>Jouw beurt: drie worpen</translation>
    </message>
    <message>
        <source>Roll the dice you have in hand, choose one, put it on a dice field and enter it. Every die that shows less than the chosen one goes to the silver tray. Roll what is left. After the third roll all the rest goes to the tray.</source>
        <translation>Werp de dobbelstenen die je in de hand hebt, kies er een, leg hem op een dobbelsteenveld en vul hem in. Elke dobbelsteen met minder ogen gaat naar het zilveren dienblad. Werp wat over is. Na de derde worp gaat al het overige naar het dienblad.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Als er niets past</translation>
    </message>
    <message>
        <source>You may always let a roll go: no die moves, and the roll is lost.</source>
        <translation>Je mag een worp altijd laten gaan: er gaat niets weg en de worp is verloren.</translation>
    </message>
    <message>
        <source>Only when no die in hand can be entered, the roll is lost: no die moves, and the same dice are rolled again.</source>
        <translation>Alleen als geen dobbelsteen in de hand kan worden ingevuld, is de worp verloren: er gaat niets weg en dezelfde dobbelstenen worden weer geworpen.</translation>
    </message>
    <message>
        <source>The others take from the tray</source>
        <translation>De anderen nemen van het dienblad</translation>
    </message>
    <message>
        <source>Each of the others enters one die from the tray, or declines and gets none. Only where no tray die fits as it lies, the dice fields are open. The dice stay where they are: several may use the same one.</source>
        <translation>Elk van de anderen vult één dobbelsteen van het dienblad in, of ziet ervan af en krijgt niets. Alleen als er op het dienblad niets past zoals het ligt, zijn de dobbelsteenvelden open. De dobbelstenen blijven liggen: meer spelers mogen dezelfde gebruiken.</translation>
    </message>
    <message>
        <source>Each of the others enters one die from the tray; a die that fits may not be declined. Only where no tray die fits, one from the dice fields is taken. The dice stay where they are: several may use the same one.</source>
        <translation>Elk van de anderen vult één dobbelsteen van het dienblad in; wat past, moet worden genomen. Alleen als er op het dienblad niets past, neem je er een van de dobbelsteenvelden. De dobbelstenen blijven liggen: meer spelers mogen dezelfde gebruiken.</translation>
    </message>
    <message>
        <source>White and blue belong together</source>
        <translation>Wit en blauw horen samen</translation>
    </message>
    <message>
        <source>White counts as any other colour. In blue, the blue die gives the row and white the column, wherever they lie.</source>
        <translation>Wit geldt als elke andere kleur. In blauw geeft de blauwe dobbelsteen de rij en de witte de kolom, waar ze ook liggen.</translation>
    </message>
    <message>
        <source>White counts as yellow, green, orange or purple. In blue it is always the sum of blue and white, wherever they lie.</source>
        <translation>Wit geldt als geel, groen, oranje of paars. In blauw is het altijd de som van blauw en wit, waar ze ook liggen.</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Opnieuw werpen</translation>
    </message>
    <message>
        <source>In your own turn, before choosing: roll all dice in hand again. It stays the same roll of the three.</source>
        <translation>In je eigen beurt, vóór je kiest: werp alle dobbelstenen in de hand opnieuw. Het blijft dezelfde worp van de drie.</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Extra dobbelsteen</translation>
    </message>
    <message>
        <source>At the end of a turn, your own or another’s: enter one more of the six dice as it lies. Each die only once a turn this way.</source>
        <translation>Aan het eind van een beurt, van jezelf of van een ander: vul nog een van de zes dobbelstenen in zoals hij ligt. Elke dobbelsteen zo maar één keer per beurt.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. A round begins with a gift for all: re-roll, extra die, re-roll, and in the fourth a cross or a 6 of your choice.</source>
        <translation>Met 4 spelers zijn er 4 ronden, met 3 spelers 5, met één of twee 6. In elke ronde is iedereen één keer actief. Een ronde begint met iets voor iedereen: opnieuw werpen, extra dobbelsteen, opnieuw werpen, en in de vierde een kruisje of een 6 naar keuze.</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Op het blad</translation>
    </message>
    <message>
        <source>Yellow and blue are filled in any order. Green, orange and purple go from left to right and leave no field out.</source>
        <translation>Geel en blauw vul je in elke volgorde. Groen, oranje en paars gaan van links naar rechts en slaan geen vakje over.</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Cross a field with the number of the die. A full column scores what stands below it, a full row gives its bonus, the diagonal an extra die.</source>
        <translation>Kruis een vakje aan met het getal van de dobbelsteen. Een volle kolom geeft wat eronder staat, een volle rij haar bonus, de diagonaal een extra dobbelsteen.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Cross the sum of blue and white. The more crosses, the more each is worth: 1, 2, 4, 7, 11 up to 56 for all eleven.</source>
        <translation>Kruis de som van blauw en wit aan. Hoe meer kruisjes, hoe meer ze waard zijn: 1, 2, 4, 7, 11 tot 56 voor alle elf.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>The die must show at least what is printed in the next field. Eleven crosses are 66 points.</source>
        <translation>De dobbelsteen moet minstens tonen wat in het volgende vakje staat. Elf kruisjes zijn 66 punten.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Write any number in the next field. ×2 and ×3 multiply it at once, a bonus too. All of them are added up.</source>
        <translation>Schrijf een getal naar keuze in het volgende vakje. ×2 en ×3 vermenigvuldigen het meteen, ook bij een bonus. Alles wordt opgeteld.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Paars</translation>
    </message>
    <message>
        <source>Each number must be higher than the one before. After a 6 any number may follow.</source>
        <translation>Elk getal moet hoger zijn dan het vorige. Na een 6 mag elk getal volgen.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonussen</translation>
    </message>
    <message>
        <source>A bonus is used at once, and may set off the next. Of several you choose the order. One that fits nowhere is lost. A cross in green goes into the next field whatever it asks for.</source>
        <translation>Een bonus gebruik je meteen, en hij kan de volgende losmaken. Van meer bonussen kies je de volgorde. Past er een nergens, dan vervalt hij. Een kruisje in groen komt in het volgende vakje, wat dat ook vraagt.</translation>
    </message>
    <message>
        <source>Foxes</source>
        <translation>Vossen</translation>
    </message>
    <message>
        <source>At the end each fox scores as much as your weakest area. One empty area makes all foxes worthless.</source>
        <translation>Aan het eind is elke vos zoveel waard als je zwakste categorie. Eén lege categorie maakt alle vossen waardeloos.</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>De winnaar</translation>
    </message>
    <message>
        <source>Five areas and the foxes make the total. A tie is won by the best single area; if that is equal too, the win is shared.</source>
        <translation>Vijf categorieën en de vossen vormen het totaal. Bij gelijke stand wint de beste losse categorie; is ook die gelijk, dan wordt de winst gedeeld.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Alleen</translation>
    </message>
    <message>
        <source>Six rounds, each with your turn and a turn for the tray: roll all six, the three lowest go to the tray, and you enter one of them. Of equal dice you say which.</source>
        <translation>Zes ronden, elk met jouw beurt en een beurt voor het dienblad: werp alle zes, de drie laagste gaan naar het dienblad en je vult er een van in. Bij gelijke ogen zeg je welke.</translation>
    </message>
    <message>
        <source>4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. The first four begin with a gift for all: re-roll, extra die, polish, and a number of your choice in any colour.</source>
        <translation>Met 4 spelers zijn er 4 ronden, met 3 spelers 5, met één of twee 6. In elke ronde is iedereen één keer actief. De eerste vier beginnen met iets voor iedereen: opnieuw werpen, extra dobbelsteen, poetsen, en een getal naar keuze in een kleur naar keuze.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Poetsen</translation>
    </message>
    <message>
        <source>A die that lies on the tray counts one higher or lower for each polish spent, never under 1 or over 6. The die itself stays as it is.</source>
        <translation>Een dobbelsteen op het dienblad telt per poetsbeurt één hoger of lager, nooit onder 1 of boven 6. De dobbelsteen zelf blijft zoals hij is.</translation>
    </message>
    <message>
        <source>Rows go from left to right and leave no field out. Blue and grey are filled in any order their rules allow.</source>
        <translation>Rijen gaan van links naar rechts en slaan geen vakje over. Blauw en grijs vul je in elke volgorde die hun regels toelaten.</translation>
    </message>
    <message>
        <source>The top row must rise and scores nothing. The middle row counts against you, the bottom row for you. A column full in all three rows scores what stands below it.</source>
        <translation>De bovenste rij moet stijgen en geeft geen punten. De middelste rij telt af, de onderste telt mee. Een kolom die in alle drie de rijen vol is, geeft wat eronder staat.</translation>
    </message>
    <message>
        <source>Cross the box in the row of the blue die and the column of the white one. The second cross in a row gives its bonus, two in a column or in the diamonds’ diagonal score, two on the circles give a re-roll.</source>
        <translation>Kruis het vakje aan in de rij van de blauwe en de kolom van de witte dobbelsteen. Het tweede kruisje in een rij geeft haar bonus, twee in een kolom of op de diagonaal met ruiten geven punten, twee op de cirkels opnieuw werpen.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Cross a whole piece of at most as many boxes as the die shows. Begin at one of the two arrows; every further piece must touch a crossed box by a side. Full columns score, and all boxes of one shade bring a fox.</source>
        <translation>Kruis een heel deel aan met hoogstens zoveel vakjes als de dobbelsteen toont. Begin bij een van de twee pijlen; elk volgend deel moet met een zijde aan een kruisje grenzen. Volle kolommen geven punten, en alle vakjes van één tint een vos.</translation>
    </message>
    <message>
        <source>Fill the upper or the lower corners from left to right. A lower corner gives the bonus. A field with both scores their sum, from the fourth field on twice.</source>
        <translation>Vul de bovenste of de onderste hoeken van links naar rechts. Een onderste hoek geeft de bonus. Een vakje met beide geeft hun som, vanaf het vierde vakje dubbel.</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>The last number filled in scores what stands above it. A 2 adds 2, a 4 adds 4; after a 3 you write another 3 at once; a 5 gives the bonus; a 6 gives the bonus and 3 points.</source>
        <translation>Het laatst ingevulde getal geeft wat erboven staat. Een 2 geeft er 2 bij, een 4 geeft er 4 bij; na een 3 schrijf je meteen nog een 3; een 5 geeft de bonus; een 6 de bonus en 3 punten.</translation>
    </message>
    <message>
        <source>A ? lets you enter any number from 1 to 6 in its colour, at once, as if you had rolled it; black means any colour. Of several you choose the order. One that fits nowhere is lost.</source>
        <translation>Met een ? vul je meteen een getal van 1 tot 6 in die kleur in, alsof je het had gegooid; zwart staat voor elke kleur. Van meer bonussen kies je de volgorde. Past er een nergens, dan vervalt hij.</translation>
    </message>
    <message>
        <source>At the end each fox scores as much as your weakest area. If that is below zero, the foxes cost you points.</source>
        <translation>Aan het eind is elke vos zoveel waard als je zwakste categorie. Is die onder nul, dan kosten de vossen punten.</translation>
    </message>
    <message>
        <source>Roll and take</source>
        <translation>Werpen en nemen</translation>
    </message>
    <message>
        <source>Roll three colour dice and three number dice. Whoever rolled takes one of each, or passes. All others then take a pair from the four that are left; several may take the same. In the first three rolls, and after a pass, everybody may use all six.</source>
        <translation>Werp drie kleuren- en drie cijferdobbelstenen. Wie wierp, neemt van elk één, of past. De anderen nemen dan een combinatie uit de vier die over zijn; meer spelers mogen dezelfde nemen. In de eerste drie worpen, en na passen, mag iedereen alle zes gebruiken.</translation>
    </message>
    <message>
        <source>Cross boxes</source>
        <translation>Vakjes aankruisen</translation>
    </message>
    <message>
        <source>Cross exactly as many boxes of the colour as the number says, all joined side by side. One of them must touch a box crossed before or lie in column H. A block need not be finished; corners don’t join.</source>
        <translation>Kruis precies zoveel vakjes van de kleur aan als het cijfer zegt, allemaal met een zijde aan elkaar. Eén ervan moet aan een eerder kruisje grenzen of in kolom H liggen. Een blok hoeft niet af; hoeken tellen niet.</translation>
    </message>
    <message>
        <source>A box is crossed only once.</source>
        <translation>Een vakje kruis je maar één keer aan.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>The black die counts as any colour, the ? as any number from 1 to 5. Each costs one of your eight exclamation marks. Every mark left at the end is a point.</source>
        <translation>De zwarte zijde geldt als elke kleur, het ? als elk cijfer van 1 tot 5. Elk kost een van je acht uitroeptekens. Elk uitroepteken dat overblijft is een punt.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>A full column scores the upper number for all who fill it first, in the same roll. Whoever fills it later gets the lower one.</source>
        <translation>Een volle kolom geeft het bovenste getal aan allen die hem het eerst vullen, in dezelfde worp. Wie later komt, krijgt het onderste.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>All boxes of one colour score 5 points for the first, 3 for everybody later.</source>
        <translation>Alle vakjes van één kleur geven 5 punten aan de eerste, 3 aan ieder die later komt.</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Every star you have not crossed costs 2 points.</source>
        <translation>Elke ster die je niet hebt aangekruist kost 2 punten.</translation>
    </message>
    <message>
        <source>The game ends with the roll in which somebody completes a second colour. A tie is won by more exclamation marks left; if they are equal too, the win is shared.</source>
        <translation>Het spel eindigt met de worp waarin iemand een tweede kleur voltooit. Bij gelijke stand wint wie meer uitroeptekens overheeft; is ook dat gelijk, dan wordt de winst gedeeld.</translation>
    </message>
    <message>
        <source>Two dice of each kind and thirty rolls. The upper numbers count, and a second colour does not end the game.</source>
        <translation>Twee dobbelstenen van elke soort en dertig worpen. De bovenste getallen tellen, en een tweede kleur beëindigt het spel niet.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Shelf</name>
    <message>
        <source>Saved as %1</source>
        <translation>Bewaard als %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation>worp van %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>beurt van %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 van %2</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Worp %1</translation>
    </message>
    <message>
        <source>1 to %1 players</source>
        <translation>1 tot %1 spelers</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the game, how many play</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your games are not open yet.</source>
        <translation>Je spellen zijn nog niet open.</translation>
    </message>
    <message>
        <source>“%1” was not taken in. Line %2: %3</source>
        <comment>a file, a number, what the rules say</comment>
        <translation>‘%1’ is niet toegevoegd. Regel %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n nieuw spel toegevoegd.</numerusform>
            <numerusform>%n nieuwe spellen toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n spel bijgewerkt.</numerusform>
            <numerusform>%n spellen bijgewerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n spel was er al.</numerusform>
            <numerusform>%n spellen waren er al.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out.</source>
        <translation>
            <numerusform>%n spel breekt de regels en is weggelaten.</numerusform>
            <numerusform>%n spellen breken de regels en zijn weggelaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” can’t be read as a game: %2</source>
        <translation>‘%1’ kan niet als spel worden gelezen: %2</translation>
    </message>
    <message>
        <source>The game is gone.</source>
        <translation>Het spel is weg.</translation>
    </message>
    <message>
        <source>Taking games in</source>
        <translation>Spellen worden binnengehaald</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Statistics</name>
    <message>
        <source>half of them from %1 to %2</source>
        <comment>of the games, by points</comment>
        <translation>de helft van %1 tot %2</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>an area</comment>
        <translation>%1: gemiddeld %2</translation>
    </message>
    <message>
        <source>%1: %2 on average, the table %3</source>
        <comment>an area</comment>
        <translation>%1: gemiddeld %2, de tafel %3</translation>
    </message>
    <message>
        <source>weakest</source>
        <translation>zwakste</translation>
    </message>
    <message>
        <source>%1, the weakest area</source>
        <comment>numbers of an area</comment>
        <translation>%1, de zwakste categorie</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Opnieuw werpen</translation>
    </message>
    <message>
        <source>Extra dice</source>
        <translation>Extra dobbelstenen</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Poetsen</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1, %2: %3 won, %4 shared, %5 lost</source>
        <translation>Tegen %1, %2: %3 gewonnen, %4 gedeeld, %5 verloren</translation>
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
        <translation>%1, tegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chain of %n boxes</source>
        <translation>
            <numerusform>Een keten van %n vakje</numerusform>
            <numerusform>Een keten van %n vakjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n vos</numerusform>
            <numerusform>%n vossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points by foxes</source>
        <translation>
            <numerusform>%n punt door vossen</numerusform>
            <numerusform>%n punten door vossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <comment>an area</comment>
        <translation>
            <numerusform>%1: %n punt</numerusform>
            <numerusform>%1: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 foxes a game bring %2 points</source>
        <translation>%1 vossen per spel brengen %2 punten</translation>
    </message>
    <message>
        <source>A game’s longest chain fills %1 boxes</source>
        <translation>De langste keten van een spel vult %1 vakjes</translation>
    </message>
    <message>
        <source>wins, %1 %</source>
        <translation>gewonnen, %1 %</translation>
    </message>
</context>
<context>
    <name>foxpad::app::StoredGame</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>It could not be saved as %1.</source>
        <translation>Het kon niet worden bewaard als %1.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Tally</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 delen de winst</translation>
    </message>
    <message>
        <source>Tied at %1, with the same best area</source>
        <translation>Gelijk op %1, met dezelfde beste categorie</translation>
    </message>
    <message>
        <source>Tied at %1, with as many jokers left</source>
        <translation>Gelijk op %1, met evenveel jokers over</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wint</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 staat voor</translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on best area: %3 to %4</source>
        <translation>Gelijk met %1 op %2, gewonnen op beste categorie: %3 tegen %4</translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on jokers left: %3 to %4</source>
        <translation>Gelijk met %1 op %2, gewonnen op jokers over: %3 tegen %4</translation>
    </message>
    <message>
        <source>The best band there is</source>
        <translation>De hoogste trede die er is</translation>
    </message>
    <message numerus="yes">
        <source>Band %1 of %2, %n points short of the next</source>
        <translation>
            <numerusform>Trede %1 van %2, %n punt onder de volgende</numerusform>
            <numerusform>Trede %1 van %2, %n punten onder de volgende</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>foxes %1</source>
        <translation>vossen %1</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, totaal %3</translation>
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
        <translation>Onbekend spel</translation>
    </message>
    <message>
        <source>Number %1 in the file, line %2: %3</source>
        <comment>two numbers, a reason</comment>
        <translation>Nummer %1 in het bestand, regel %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n spel bijgewerkt.</numerusform>
            <numerusform>%n spellen bijgewerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n spel was er al.</numerusform>
            <numerusform>%n spellen waren er al.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) brought back.</source>
        <translation>
            <numerusform>%n verwijderd spel teruggehaald.</numerusform>
            <numerusform>%n verwijderde spellen teruggehaald.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out:</source>
        <translation>
            <numerusform>%n spel breekt de regels en is weggelaten:</numerusform>
            <numerusform>%n spellen breken de regels en zijn weggelaten:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n nieuw spel binnengehaald.</numerusform>
            <numerusform>%n nieuwe spellen binnengehaald.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game was taken in.</source>
        <translation>Er is geen nieuw spel binnengehaald.</translation>
    </message>
    <message>
        <source>All games are as they were in the backup.</source>
        <translation>Alle spellen zijn weer zoals in de reservekopie.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds no games of Foxpad, or was cut off on its way here.</source>
        <translation>Er staan geen spellen van Foxpad in, of het is onderweg afgebroken.</translation>
    </message>
    <message>
        <source>This file can’t be read. Nothing was changed.</source>
        <translation>Dit bestand kan niet worden gelezen. Er is niets veranderd.</translation>
    </message>
</context>
<context>
    <name>foxpad::app::Words</name>
    <message>
        <source>%1, in hand, chosen</source>
        <translation>%1, in de hand, gekozen</translation>
    </message>
    <message>
        <source>%1, in hand</source>
        <translation>%1, in de hand</translation>
    </message>
    <message>
        <source>%1, on field %2, chosen</source>
        <translation>%1, op veld %2, gekozen</translation>
    </message>
    <message>
        <source>%1, on field %2</source>
        <translation>%1, op veld %2</translation>
    </message>
    <message>
        <source>%1, on the tray, chosen</source>
        <translation>%1, op het dienblad, gekozen</translation>
    </message>
    <message>
        <source>%1, on the tray</source>
        <translation>%1, op het dienblad</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roze</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
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
        <translation>zwarte bonus</translation>
    </message>
    <message>
        <source>?%1</source>
        <extracomment>a bonus of any number in a colour: ?green</extracomment>
        <translation>?%1</translation>
    </message>
    <message>
        <source>%1 cross</source>
        <extracomment>a bonus: blue cross</extracomment>
        <translation>kruisje in %1</translation>
    </message>
    <message>
        <source>Bonus: a cross, or a 6 in orange or purple</source>
        <translation>Bonus: een kruisje, of een 6 in oranje of paars</translation>
    </message>
    <message>
        <source>Bonus: any entry you like</source>
        <translation>Bonus: vul in wat je wilt</translation>
    </message>
    <message>
        <source>Bonus: any place in %1</source>
        <translation>Bonus: een plek naar keuze in %1</translation>
    </message>
    <message>
        <source>Bonus: a number in %1</source>
        <translation>Bonus: een getal in %1</translation>
    </message>
    <message>
        <source>Bonus: a cross in %1</source>
        <translation>Bonus: een kruisje in %1</translation>
    </message>
    <message>
        <source>Bonus: a %1 in %2</source>
        <translation>Bonus: een %1 in %2</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>opnieuw werpen</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls</source>
        <translation>
            <numerusform>%n keer opnieuw werpen</numerusform>
            <numerusform>%n keer opnieuw werpen</numerusform>
        </translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation>een extra dobbelsteen</translation>
    </message>
    <message numerus="yes">
        <source>%n extra dice</source>
        <translation>
            <numerusform>%n extra dobbelsteen</numerusform>
            <numerusform>%n extra dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>a polish</source>
        <translation>een poetsbeurt</translation>
    </message>
    <message numerus="yes">
        <source>%n polishes</source>
        <translation>
            <numerusform>%n poetsbeurt</numerusform>
            <numerusform>%n poetsbeurten</numerusform>
        </translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-roll</source>
        <translation>niet opnieuw werpen</translation>
    </message>
    <message>
        <source>no extra die</source>
        <translation>geen extra dobbelsteen</translation>
    </message>
    <message>
        <source>no polish</source>
        <translation>geen poetsbeurt</translation>
    </message>
    <message>
        <source>no joker</source>
        <translation>geen joker</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is uit.</translation>
    </message>
    <message>
        <source>A bonus must be used first.</source>
        <translation>Eerst moet een bonus worden gebruikt.</translation>
    </message>
    <message>
        <source>%1 must use a bonus first.</source>
        <translation>%1 moet eerst een bonus gebruiken.</translation>
    </message>
    <message>
        <source>Tap in the roll first.</source>
        <translation>Tik eerst de worp in.</translation>
    </message>
    <message>
        <source>No roll is due.</source>
        <translation>Er hoeft nu niet te worden geworpen.</translation>
    </message>
    <message>
        <source>It is %1&apos;s roll.</source>
        <translation>%1 is aan de worp.</translation>
    </message>
    <message>
        <source>Extra dice come after the last roll.</source>
        <translation>Extra dobbelstenen komen na de laatste worp.</translation>
    </message>
    <message>
        <source>The roll must be used first.</source>
        <translation>Eerst moet de worp worden gebruikt.</translation>
    </message>
    <message>
        <source>The %1 die is not in hand.</source>
        <translation>Dobbelsteen %1 is niet in de hand.</translation>
    </message>
    <message>
        <source>The %1 die is not on the tray.</source>
        <translation>Dobbelsteen %1 ligt niet op het dienblad.</translation>
    </message>
    <message>
        <source>A die on the tray fits, so the %1 die on its field is closed.</source>
        <translation>Er past een dobbelsteen van het dienblad, dus %1 op zijn veld mag niet.</translation>
    </message>
    <message>
        <source>%1 has had a die this turn.</source>
        <translation>%1 heeft deze beurt al een dobbelsteen gehad.</translation>
    </message>
    <message>
        <source>A die fits, so this roll may not be passed.</source>
        <translation>Er past een dobbelsteen, dus passen mag niet.</translation>
    </message>
    <message>
        <source>A die on the tray that fits may not be declined.</source>
        <translation>Past er iets op het dienblad, dan moet je het nemen.</translation>
    </message>
    <message>
        <source>%1 still has a die to enter.</source>
        <translation>%1 moet nog een dobbelsteen invullen.</translation>
    </message>
    <message>
        <source>Say first which three dice lie on the tray.</source>
        <translation>Zeg eerst welke drie dobbelstenen op het dienblad liggen.</translation>
    </message>
    <message>
        <source>There is no choice of dice for the tray.</source>
        <translation>Voor het dienblad valt niets te kiezen.</translation>
    </message>
    <message>
        <source>The three lowest dice go on the tray.</source>
        <translation>De drie laagste dobbelstenen gaan naar het dienblad.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Er is niets ongedaan te maken.</translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation>Er is niets opnieuw te doen.</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>Je kunt niet meer opnieuw werpen.</translation>
    </message>
    <message>
        <source>No extra die is left.</source>
        <translation>Er is geen extra dobbelsteen meer.</translation>
    </message>
    <message>
        <source>The %1 die was an extra die already this turn.</source>
        <translation>Dobbelsteen %1 was deze beurt al een extra dobbelsteen.</translation>
    </message>
    <message>
        <source>An extra die comes after the die from the tray.</source>
        <translation>Een extra dobbelsteen komt na die van het dienblad.</translation>
    </message>
    <message>
        <source>Not enough polish is left.</source>
        <translation>Er is niet genoeg poetsen over.</translation>
    </message>
    <message>
        <source>Only dice on the tray are polished: the %1 one is not there.</source>
        <translation>Alleen op het dienblad wordt gepoetst: %1 ligt daar niet.</translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation>Met poetsen komt dobbelsteen %1 daar niet.</translation>
    </message>
    <message>
        <source>No such bonus is waiting.</source>
        <translation>Zo&apos;n bonus staat niet klaar.</translation>
    </message>
    <message>
        <source>The %1 can&apos;t go there.</source>
        <translation>%1 kan daar niet.</translation>
    </message>
    <message>
        <source>The %1 die can&apos;t go there.</source>
        <translation>Dobbelsteen %1 kan daar niet.</translation>
    </message>
    <message>
        <source>This box is filled.</source>
        <translation>Dit vakje is gevuld.</translation>
    </message>
    <message>
        <source>This row is full.</source>
        <translation>Deze rij is vol.</translation>
    </message>
    <message>
        <source>This box takes a %1, not a %2.</source>
        <translation>In dit vakje hoort een %1, geen %2.</translation>
    </message>
    <message>
        <source>Blue and white make %1, not %2.</source>
        <translation>Blauw en wit zijn samen %1, niet %2.</translation>
    </message>
    <message>
        <source>Blue gives the row and white the column.</source>
        <translation>Blauw geeft de rij en wit de kolom.</translation>
    </message>
    <message>
        <source>This field asks for %1 or more: %2 is too low.</source>
        <translation>Dit vakje vraagt %1 of meer: %2 is te laag.</translation>
    </message>
    <message>
        <source>Purple must rise: %1 after %2.</source>
        <translation>Paars moet stijgen: %1 na %2.</translation>
    </message>
    <message>
        <source>The top row must rise: %1 after %2.</source>
        <translation>De bovenste rij moet stijgen: %1 na %2.</translation>
    </message>
    <message>
        <source>This part must touch a crossed one, or be a start.</source>
        <translation>Dit deel moet aan een aangekruist deel grenzen, of een begin zijn.</translation>
    </message>
    <message>
        <source>This part has %1 boxes: %2 is too small.</source>
        <translation>Dit deel heeft %1 vakjes: %2 is te klein.</translation>
    </message>
    <message>
        <source>These dice were not rolled.</source>
        <translation>Deze dobbelstenen zijn niet gegooid.</translation>
    </message>
    <message>
        <source>The active player took these dice.</source>
        <translation>De actieve speler nam deze dobbelstenen.</translation>
    </message>
    <message>
        <source>%1 has had a turn in this roll.</source>
        <translation>%1 is in deze worp al geweest.</translation>
    </message>
    <message>
        <source>Not enough exclamation marks are left.</source>
        <translation>Er zijn niet genoeg uitroeptekens over.</translation>
    </message>
    <message>
        <source>The active player chooses first.</source>
        <translation>De actieve speler kiest eerst.</translation>
    </message>
    <message>
        <source>%1 boxes are to be crossed, not %2.</source>
        <translation>Er moeten %1 vakjes worden aangekruist, niet %2.</translation>
    </message>
    <message>
        <source>1 to %1 boxes are crossed at once.</source>
        <translation>Er worden 1 tot %1 vakjes tegelijk aangekruist.</translation>
    </message>
    <message>
        <source>A box is of another colour or crossed already.</source>
        <translation>Een vakje heeft een andere kleur of is al aangekruist.</translation>
    </message>
    <message>
        <source>The boxes must be joined side by side.</source>
        <translation>De vakjes moeten met een zijde aan elkaar grenzen.</translation>
    </message>
    <message>
        <source>A box must touch a crossed one or lie in column H.</source>
        <translation>Een vakje moet aan een kruisje grenzen of in kolom H liggen.</translation>
    </message>
    <message>
        <source>That upper value is gone already.</source>
        <translation>Die bovenste waarde is al weg.</translation>
    </message>
    <message>
        <source>Everybody at the table is on this pad.</source>
        <translation>Iedereen aan tafel staat op dit blok.</translation>
    </message>
</context>
</TS>
