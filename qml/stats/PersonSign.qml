// SPDX-License-Identifier: GPL-3.0-or-later
// A person: the first letter, on the colour that was chosen.
import QtQuick
import Foxpad
import Foxpad.App

Avatar {
    required property string colour

    readonly property AreaColours colours: Theme.colours(colour)

    color: colours ? colours.ground : Theme.text
    ink: colours ? colours.groundText : Theme.ground
}
