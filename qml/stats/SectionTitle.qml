// SPDX-License-Identifier: GPL-3.0-or-later
// A heading over a part of a page.
import QtQuick
import Foxpad

Text {
    leftPadding: 6
    color: Theme.text
    font.pixelSize: Theme.headingSize
    font.weight: Font.ExtraBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
