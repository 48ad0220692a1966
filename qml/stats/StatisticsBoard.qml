// SPDX-License-Identifier: GPL-3.0-or-later
// All cards, in one, two or three columns.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Statistics stats

    readonly property int columns: width >= Theme.wideWidth ? 3 : width >= Theme.mediumWidth ? 2 : 1
    readonly property real gap: Theme.space8
    readonly property real unit: (width - gap * (columns - 1)) / columns
    readonly property real second: columns > 1 ? unit + gap : 0
    readonly property real third: 2 * (unit + gap)

    signal looked(game: real)
    signal chosen(player: real)

    function below(card: Item): real {
        return card.visible ? card.y + card.height + root.gap : card.y;
    }

    // Of the lower cards of three columns, which end together
    readonly property real lower: Math.max(areas.implicitHeight, spread.implicitHeight + (unused.visible ? gap + unused.implicitHeight : 0))

    implicitHeight: Math.max(below(areas), below(unused), below(records), below(duels), below(spread)) - gap

    NumberTiles {
        id: tiles

        width: root.columns === 3 ? root.second + root.unit : root.unit
        stats: root.stats
        onLooked: game => root.looked(game)
    }
    OverTimeCard {
        id: time

        y: root.below(tiles)
        width: tiles.width
        stats: root.stats
        chartHeight: root.columns === 3 ? 230 : 190
        onLooked: game => root.looked(game)
    }
    AreasCard {
        id: areas

        x: root.columns === 2 ? root.second : 0
        y: root.columns === 2 ? 0 : root.below(time)
        width: root.unit
        height: root.columns === 3 ? root.lower : implicitHeight
        stats: root.stats
    }
    SpreadCard {
        id: spread

        x: root.columns === 3 ? root.second : 0
        y: root.columns === 1 ? root.below(areas) : root.below(time)
        width: root.unit
        height: root.columns === 3 ? root.lower - (unused.visible ? unused.height + root.gap : 0) : implicitHeight
        stats: root.stats
    }
    UnusedCard {
        id: unused

        x: root.second
        y: root.columns === 2 ? root.below(areas) : root.below(spread)
        width: root.unit
        visible: root.stats.unusedCount > 0
        stats: root.stats
    }
    RecordsCard {
        id: records

        x: root.columns === 3 ? root.third : duels.visible ? 0 : root.second
        y: root.columns === 3 ? 0 : root.columns === 2 && duels.visible ? root.below(spread) : root.below(unused)
        width: root.unit
        stats: root.stats
        onLooked: game => root.looked(game)
    }
    DuelsCard {
        id: duels

        x: root.columns === 3 ? root.third : root.second
        y: root.columns === 2 ? root.below(unused) : root.below(records)
        width: root.unit
        height: root.columns === 3 ? Math.max(implicitHeight, root.below(areas) - root.gap - y) : implicitHeight
        visible: root.stats.duelCount > 0
        stats: root.stats
        onChosen: player => root.chosen(player)
    }
}
