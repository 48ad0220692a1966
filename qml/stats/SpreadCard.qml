// SPDX-License-Identifier: GPL-3.0-or-later
// How often which scores were reached.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

StatCard {
    id: root

    required property Statistics stats

    stretches: true
    title: qsTr("Spread")
    remark: stats.middle

    Chart {
        objectName: "spreadChart"
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: 180
        plot: root.stats.spread
        name: root.title
        summary: qsTr("%1. Arrow keys tell each bar.").arg(root.remark)
    }
}
