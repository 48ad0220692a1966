<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionColumn</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrack</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>later %n point(s)</source>
        <translation>
            <numerusform>later %n point</numerusform>
            <numerusform>later %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) left</source>
        <translation>
            <numerusform>%n box left</numerusform>
            <numerusform>%n boxes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoxCount</name>
    <message numerus="yes">
        <source>%n fox(es), each worth %1</source>
        <translation>
            <numerusform>%n fox, worth %1</numerusform>
            <numerusform>%n foxes, each worth %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeerMarks</name>
    <message numerus="yes">
        <source>%n exclamation mark(s) left</source>
        <translation>
            <numerusform>%n exclamation mark left</numerusform>
            <numerusform>%n exclamation marks left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberTiles</name>
    <message numerus="yes">
        <source>sheets</source>
        <comment>finished by everybody</comment>
        <translation>
            <numerusform>sheet</numerusform>
            <numerusform>sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>how many</comment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverTimeCard</name>
    <message numerus="yes">
        <source>last %n games · line: average of seven</source>
        <translation>
            <numerusform>last game · line: average of seven</numerusform>
            <numerusform>last %n games · line: average of seven</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerScreen</name>
    <message numerus="yes">
        <source>%n games of %1 become %2’s, and %1 is gone from the list. This can’t be undone.</source>
        <translation>
            <numerusform>%n game of %1 becomes %2’s, and %1 is gone from the list. This can’t be undone.</numerusform>
            <numerusform>%n games of %1 become %2’s, and %1 is gone from the list. This can’t be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::CleverPad</name>
    <message numerus="yes">
        <source>%n bonuses</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing: %1</source>
        <translation>
            <numerusform>%n die missing: %1</numerusform>
            <numerusform>%n dice missing: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n boxes fit</source>
        <translation>
            <numerusform>%1: %n box fits</numerusform>
            <numerusform>%1: %n boxes fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n die missing</numerusform>
            <numerusform>%n dice missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::EntryWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n fox</numerusform>
            <numerusform>%n foxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::KeerPad</name>
    <message numerus="yes">
        <source>No group of %n with this box is free and in reach.</source>
        <translation>
            <numerusform>No group of %n with this box is free and in reach.</numerusform>
            <numerusform>No group of %n with this box is free and in reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column %1 for %n point(s)</source>
        <translation>
            <numerusform>column %1 for %n point</numerusform>
            <numerusform>column %1 for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s)</source>
        <translation>
            <numerusform>%1 for %n point</numerusform>
            <numerusform>%1 for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) put in</source>
        <translation>
            <numerusform>%n box put in</numerusform>
            <numerusform>%n boxes put in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n die missing</numerusform>
            <numerusform>%n dice missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) more</source>
        <translation>
            <numerusform>%n box more</numerusform>
            <numerusform>%n boxes more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cross %n box(es)</source>
        <translation>
            <numerusform>Cross %n box</numerusform>
            <numerusform>Cross %n boxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::NewGame</name>
    <message numerus="yes">
        <source>%1 is for up to %2: %n too many</source>
        <translation>
            <numerusform>%1 is for up to %2: %n too many</numerusform>
            <numerusform>%1 is for up to %2: %n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n at the table</numerusform>
            <numerusform>%n at the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Pad</name>
    <message numerus="yes">
        <source>All %n later entries still fit.</source>
        <translation>
            <numerusform>The later entry still fits.</numerusform>
            <numerusform>All %n later entries still fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It and all after it are lost: %n entries.</source>
        <translation>
            <numerusform>It is lost: %n entry.</numerusform>
            <numerusform>It and all after it are lost: %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::PersonModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n won</source>
        <comment>how many games</comment>
        <translation>
            <numerusform>%1, %n won</numerusform>
            <numerusform>%1, %n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Plot</name>
    <message numerus="yes">
        <source>%1: %2 on average, %n games</source>
        <comment>a month, points</comment>
        <translation>
            <numerusform>%1: %2 on average, %n game</numerusform>
            <numerusform>%1: %2 on average, %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1: %n game</numerusform>
            <numerusform>%1: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n games</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1 to %2: %n game</numerusform>
            <numerusform>%1 to %2: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Shelf</name>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n new game taken in.</numerusform>
            <numerusform>%n new games taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n game brought up to date.</numerusform>
            <numerusform>%n games brought up to date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out.</source>
        <translation>
            <numerusform>%n game breaks the rules and was left out.</numerusform>
            <numerusform>%n games break the rules and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Statistics</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chain of %n boxes</source>
        <translation>
            <numerusform>A chain of %n box</numerusform>
            <numerusform>A chain of %n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n fox</numerusform>
            <numerusform>%n foxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points by foxes</source>
        <translation>
            <numerusform>%n point by foxes</numerusform>
            <numerusform>%n points by foxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <comment>an area</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Tally</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Band %1 of %2, %n points short of the next</source>
        <translation>
            <numerusform>Band %1 of %2, %n point short of the next</numerusform>
            <numerusform>Band %1 of %2, %n points short of the next</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Transfer</name>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s) brought back.</source>
        <translation>
            <numerusform>%n deleted game brought back.</numerusform>
            <numerusform>%n deleted games brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) break the rules and were left out:</source>
        <translation>
            <numerusform>%n game breaks the rules and was left out:</numerusform>
            <numerusform>%n games break the rules and were left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) taken in.</source>
        <translation>
            <numerusform>%n new game taken in.</numerusform>
            <numerusform>%n new games taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought up to date.</source>
        <translation>
            <numerusform>%n game brought up to date.</numerusform>
            <numerusform>%n games brought up to date.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxpad::app::Words</name>
    <message numerus="yes">
        <source>%n re-rolls</source>
        <translation>
            <numerusform>%n re-roll</numerusform>
            <numerusform>%n re-rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra dice</source>
        <translation>
            <numerusform>%n extra die</numerusform>
            <numerusform>%n extra dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n polishes</source>
        <translation>
            <numerusform>%n polish</numerusform>
            <numerusform>%n polishes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
</context>
</TS>
