// SPDX-License-Identifier: GPL-3.0-or-later
// A month above its games.
import QtQuick
import Foxpad

Text {
    required property string section

    width: parent?.width ?? 0
    topPadding: Theme.space8
    bottomPadding: Theme.space8
    leftPadding: 6
    text: section
    color: Theme.text
    font.pixelSize: Theme.headingSize
    font.weight: Font.ExtraBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
