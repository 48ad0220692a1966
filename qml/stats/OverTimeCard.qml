// SPDX-License-Identifier: GPL-3.0-or-later
// Score over time: game by game, or month by month.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

StatCard {
    id: root

    required property Statistics stats
    property real chartHeight: 190
    property bool byMonth: false
    // Everybody's games make no line; one month makes none either.
    readonly property bool monthsOnly: stats.lastGames.count === 0
    readonly property bool choice: !monthsOnly && stats.months.count > 2
    readonly property bool months: monthsOnly || choice && byMonth

    signal looked(game: real)

    title: qsTr("Score over time")
    remark: root.months ? qsTr("average of each month") : qsTr("last %n games · line: average of seven", "", chart.shown)

    Segments {
        objectName: "overTime"
        Layout.fillWidth: true
        Layout.maximumWidth: 280
        visible: root.choice
        name: root.title
        choices: [qsTr("Games"), qsTr("Months")]
        chosen: root.months ? 1 : 0
        onChoose: index => root.byMonth = index === 1
    }
    Chart {
        id: chart

        objectName: "overTimeChart"
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: root.chartHeight
        plot: root.months ? root.stats.months : root.stats.lastGames
        name: root.title
        summary: qsTr("%1. %2 on average, best %3. Arrow keys tell each.").arg(root.remark).arg(root.stats.average).arg(root.stats.best)
        onLooked: game => root.looked(game)
    }
    Row {
        visible: !root.months && root.stats.wins !== ""
        spacing: Theme.space16

        LegendDot {
            text: qsTr("won")
            filled: true
        }
        LegendDot {
            text: qsTr("not won")
            filled: false
        }
    }
}
