// SPDX-License-Identifier: GPL-3.0-or-later
// What Foxpad is, and what it is made of.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad

ColumnLayout {
    id: root

    required property string file
    property bool unfolded: false

    spacing: Theme.space12

    Text {
        Layout.fillWidth: true
        text: qsTr("Foxpad %1").arg(Application.version)
        color: Theme.text
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
    }
    Text {
        Layout.fillWidth: true
        text: qsTr("Unofficial: not made, licensed or endorsed by the games' authors or publishers.")
        color: Theme.soft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.bodySize
    }
    Text {
        Layout.fillWidth: true
        text: qsTr("Your games are in %1").arg(root.file)
        color: Theme.soft
        wrapMode: Text.WrapAnywhere
        textFormat: Text.PlainText
        font.pixelSize: Theme.labelSize
    }
    ActionButton {
        objectName: "licences"
        Layout.fillWidth: true
        ground: Theme.sunk
        glyph: root.unfolded ? Glyph.Down : Glyph.Forward
        glyphSize: 16
        text: qsTr("Licences")
        Accessible.checkable: true
        Accessible.checked: root.unfolded
        onClicked: root.unfolded = !root.unfolded
    }
    Repeater {
        model: root.unfolded ? [
            { "what": "Foxpad", "terms": qsTr("Free software under the GNU General Public License, version 3 or later.") },
            { "what": "Qt", "terms": qsTr("The toolkit all is drawn with: GNU Lesser General Public License, version 3, or GNU General Public License.") },
            { "what": "SQLite", "terms": qsTr("Keeps your games: in the public domain.") },
            { "what": "Manrope", "terms": qsTr("The typeface: SIL Open Font License, version 1.1.") }
        ] : []

        ColumnLayout {
            id: licence

            required property int index
            required property var modelData

            objectName: "licence" + index
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: licence.modelData["what"]
                color: Theme.text
                font.pixelSize: Theme.bodySize
                font.weight: Font.Bold
            }
            Text {
                Layout.fillWidth: true
                text: licence.modelData["terms"]
                color: Theme.soft
                wrapMode: Text.Wrap
                font.pixelSize: Theme.bodySize
            }
        }
    }
}
