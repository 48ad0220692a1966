<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>ActionColumn</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrack</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BonusBar</name>
    <message>
        <source>Choose its number, then a lit box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap one of the lit boxes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChainBubble</name>
    <message>
        <source>What this box sets off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CleverBlue</name>
    <message>
        <source>The sum of blue and white</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CleverFaces</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, top row, field %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, middle row, field %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bottom row, field %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, field %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryChoice</name>
    <message>
        <source>The pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks go straight onto the sheet, as on paper. For those who only want the pad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap in every roll: the pad lights what fits and checks each entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others keep pads of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show running totals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>a cross or 6 anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cross in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an exclamation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap to write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap to cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later %n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n box(es) left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first points gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoxCount</name>
    <message numerus="yes">
        <source>%n fox(es), each worth %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>×%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoxRow</name>
    <message>
        <source>Foxes: %1 × lowest area %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>%1 shared the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won on jokers left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won on best area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the day, who played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reached %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Name or place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>The game is gone. Tap here to bring it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game fits. Try fewer filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. The first game you play will be here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Also going on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1. Unofficial: not made, licensed or endorsed by the games&apos; publishers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeButtons</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IntroCard</name>
    <message>
        <source>The dice stay on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pad for three dice games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll real dice and tap in what you got: the pad knows the rules, fills in the bonuses and adds it all up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerDice</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerDie</name>
    <message>
        <source>%1, taken by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerFaces</name>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerHead</name>
    <message>
        <source>Roll %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerKeys</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else ended the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerMarks</name>
    <message numerus="yes">
        <source>%n exclamation mark(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeerRoll</name>
    <message>
        <source>What was rolled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerSeats</name>
    <message>
        <source>Show the next sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeerWide</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>System</source>
        <comment>the system&apos;s language</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookCard</name>
    <message>
        <source>Put it right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap it in as it should have been</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of names: all but the last, the last</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PolishKeys</name>
    <message>
        <source>Polish down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayKeys</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>%1 · replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplaySeats</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayStrokes</name>
    <message>
        <source>Entry %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollGrid</name>
    <message>
        <source>What was rolled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dice tapped in</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollRow</name>
    <message>
        <source>%1 %2</source>
        <comment>a die and its face</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundTrack</name>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt and an arrow key change the order, Delete takes the seat away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 points, %3</source>
        <extracomment>a player, the total, what is owed</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters instead of shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On dice, badges and tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short fades instead of things that move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide running totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows who leads until the tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the thumb taps is on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a game is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foxpad %1, free software under the GNU General Public License, version 3 or later. The typeface Manrope is under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial: not made, licensed or endorsed by the games&apos; authors or publishers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games are in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetColours</name>
    <message>
        <source>Sheet: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1 of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidewaysTable</name>
    <message>
        <source>Undo; hold to redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SilverTray</name>
    <message>
        <source>Tray</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>To the start page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>Roll %1 of 3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyHero</name>
    <message>
        <source>%1, %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyLabels</name>
    <message>
        <source>Foxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyView</name>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>Foxpad may not open its games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games can be read, but not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left to keep games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your games is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games were kept by a newer Foxpad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is not there and can’t be made. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its folder belongs to someone else. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its disk is write-protected. Make it writable, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it, then try again. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make some room on this device, then try again. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is. Foxpad can set it aside under another name, and bring every game that can still be read into a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update Foxpad to go on with them. Or set the file aside, untouched, and begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a database of another program, and was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading or writing failed. Try again; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window. Close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is wrong, what to do</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>This turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YellowRows</name>
    <message>
        <source>Rising from left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts against you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill all three rows of a column</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::CleverPad</name>
    <message>
        <source>This row is filled from left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No box takes the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a die, then polish it up or down if it lies on the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then choose: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then a tray die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls · %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes 1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes a tray die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may add a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the dice that lie closest to the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits: the roll is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes: enter the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or choose a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes: choose a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes: a die from the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: %2 rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may still add a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing fits yet, polish it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one box fits, tap again to enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n boxes fit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the die for this box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal dice: tap those that lie closest to the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a die or a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a die from the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extra die may be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::EntryWords</name>
    <message>
        <source>the top row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the middle row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bottom row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, %2&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an area and a row of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a part of %2</source>
        <comment>an area and the size of a part</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an area and a number printed there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>polished %1</source>
        <comment>a die</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was ended at another pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tray: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses a re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 from the tray, in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 from its field, in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses an extra die: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 writes %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crosses %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crosses off %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else was first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a bonus</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::History</name>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the day, who plays</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeepAwake</name>
    <message>
        <source>A game is being played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeerPad</name>
    <message>
        <source>No group of %1 can be crossed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box is crossed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die is %1, this box is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boxes must hang together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No group of %n with this box is free and in reach.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No group with this box is free and in reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exclamation mark is crossed off by itself when you use a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>column %1 for %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the dice to pay with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole group; it may grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) put in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tap the boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the boxes of a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done for this roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a colour and a number, or a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close roll %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes: cross boxes or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>More boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Cross %n box(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may still cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::Look</name>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <extracomment>The letters that stand for the colours: one each, no two alike</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <comment>green</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <comment>orange</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <comment>purple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <comment>pink</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <comment>grey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>white</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <comment>joker</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::NewGame</name>
    <message>
        <source>1 to %1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a seat already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays? Tap a name, or add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is for up to %2: %n too many</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::Pad</name>
    <message>
        <source>This is an earlier moment. Go back to now to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing came after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n later entries still fit.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No longer fits: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That entry is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It and all after it are lost: %n entries.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::PaintedDie</name>
    <message>
        <source>%1 die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker number die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number die, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 die, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 die, not rolled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::Replay</name>
    <message>
        <source>dddd d MMMM</source>
        <comment>a date with its weekday</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheets are empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the turn, what it gave</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::Shelf</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the game, how many play</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games are not open yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::Tally</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied at %1, with the same best area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied at %1, with as many jokers left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on best area: %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied with %1 at %2, won on jokers left: %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best band there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Band %1 of %2, %n points short of the next</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>area, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foxes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>foxes times the lowest area</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxpad::app::Words</name>
    <message>
        <source>%1, in hand, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on field %2, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on field %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on the tray, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a die and its face: white 4
----------
a bonus that writes a number: orange 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?%1</source>
        <extracomment>a bonus of any number in a colour: ?green</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cross</source>
        <extracomment>a bonus: blue cross</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a cross, or a 6 in orange or purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: any entry you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: any place in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a number in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a cross in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: a %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an extra die</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n extra dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n polishes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no extra die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus must be used first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must use a bonus first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap in the roll first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra dice come after the last roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll must be used first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 die is not in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 die is not on the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die on the tray fits, so the %1 die on its field is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has had a die this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die fits, so this roll may not be passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die on the tray that fits may not be declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still has a die to enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first which three dice lie on the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no choice of dice for the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three lowest dice go on the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extra die is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 die was an extra die already this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extra die comes after the die from the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough polish is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only dice on the tray are polished: the %1 one is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish can&apos;t bring the %1 die there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such bonus is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 can&apos;t go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 die can&apos;t go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box is filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box takes a %1, not a %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue and white make %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue gives the row and white the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field asks for %1 or more: %2 is too low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple must rise: %1 after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top row must rise: %1 after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part must touch a crossed one, or be a start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part has %1 boxes: %2 is too small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice were not rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active player took these dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has had a turn in this roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough exclamation marks are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active player chooses first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 boxes are to be crossed, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1 boxes are crossed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box is of another colour or crossed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boxes must be joined side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box must touch a crossed one or lie in column H.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That upper value is gone already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody at the table is on this pad.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
