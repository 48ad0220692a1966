// SPDX-License-Identifier: GPL-3.0-or-later
// Our fox.
import QtQuick

Image {
    source: "qrc:/qt/qml/Foxpad/icons/foxpad.svg"
    sourceSize.width: width
    sourceSize.height: height
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
