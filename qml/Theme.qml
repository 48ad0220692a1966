// SPDX-License-Identifier: GPL-3.0-or-later
// The look in one place: colours by meaning, sizes, spaces, radii, times. No other QML file
// names a colour. The table changes with the theme, the areas do not.
pragma Singleton

import QtQuick
import Foxpad.App

Look {
    id: look

    readonly property bool dark: Appearance.dark

    // Whether sheets show what they are worth so far
    readonly property bool scoresShown: !Preferences.totalsHidden
    letters: Preferences.letters
    // Areas that differ in brightness too, for the colour-blind
    readonly property bool safe: Preferences.colourSet === Preferences.SafeColours
    // Areas that match people's own dice
    ownDice: Preferences.colourSet === Preferences.OwnColours ? Preferences.ownDice : []

    // The table
    ground: dark ? "#14171F" : "#F4EFE4"
    raised: dark ? "#212733" : "#FFFFFF"
    readonly property color sunk: dark ? "#0D0F15" : "#E8E1D2"
    line: dark ? "#3A4354" : "#D5CCB8"
    text: dark ? "#F6F2E9" : "#1C2029"
    readonly property color soft: dark ? "#B4BCCB" : "#585F6C"
    lit: dark ? "#FFFFFF" : "#11141B"
    pending: dark ? "#FFD9A0" : "#5A2E00"
    readonly property color pendingGround: dark ? "#4A2E0A" : "#FFE2B0"
    readonly property color danger: dark ? "#FF9A8F" : "#B3261E"
    readonly property color good: dark ? "#7FE0A8" : "#0B6B3A"
    accent: dark ? "#FF8A4C" : "#B93C0A"
    readonly property color hereGround: dark ? "#4A2A18" : "#FFD5BD" // behind the place one is at
    readonly property color accentText: dark ? "#2A0F00" : "#FFFFFF"
    readonly property color tray: dark ? "#B9C1CE" : "#CDD3DD"
    readonly property color trayEdge: dark ? "#8891A1" : "#A3ABB9"
    readonly property color trayInk: "#1C212B"

    // The card for what matters most now: dark on either table
    readonly property color hero: dark ? raised : "#14171F"
    readonly property color heroText: "#F6F2E9"
    readonly property color heroSoft: "#B4BCCB"
    readonly property color heroAccent: "#FF8A4C"
    readonly property color heroAccentText: "#2A0F00"
    readonly property color heroReason: "#FFE0C8"
    readonly property color crown: "#FFDF6B"
    readonly property color chartBar: dark ? "#6A7181" : "#C9C0AE" // beside the one that stands out
    readonly property color plainBox: "#FBFBF8" // points that belong to no colour

    readonly property color shade: "#A6080A10" // over a page that waits for an answer
    readonly property color clear: "transparent"

    // Pen and badges
    pen: "#171A26"
    penOnDark: "#FFFFFF"
    fox: "#D9480F"
    actionBadge: "#1A1E28"
    badgeRim: "#FFFFFF"
    foxShade: "#B3380A"
    foxLight: "#FFF4EA"
    foxInk: "#1C2029"
    earned: "#0B6B3A"
    litBox: "#FFFFFF"

    // The areas
    yellow: AreaColours {
        mark: Mark.Sun
        ground: look.safe ? "#FFE14D" : "#F2BC1A"
        box: look.safe ? "#FFF7CF" : "#FFEFBA"
        ink: "#2F2400"
        groundText: "#2F2400"
        die: look.safe ? "#FFE14D" : "#F5C229"
        pip: "#2F2400"
        edge: look.safe ? "#C4A300" : "#B98A00"
    }
    blue: AreaColours {
        mark: Mark.Drop
        ground: look.safe ? "#1F6FD0" : "#2C6DDC"
        box: "#D6E4FF"
        ink: "#0B2050"
        groundText: "#FFFFFF"
        die: "#2C6DDC"
        pip: "#FFFFFF"
        edge: "#1C479A"
    }
    green: AreaColours {
        mark: Mark.Leaf
        ground: look.safe ? "#00594A" : "#0E8457"
        box: "#C9F0DC"
        ink: "#043323"
        groundText: "#FFFFFF"
        die: look.safe ? "#00594A" : "#0E8457"
        pip: "#FFFFFF"
        edge: look.safe ? "#003A30" : "#075437"
    }
    orange: AreaColours {
        mark: Mark.Flame
        ground: look.safe ? "#E8702A" : "#F07F2E"
        box: "#FFE0C8"
        ink: "#431900"
        groundText: "#2B1000"
        die: look.safe ? "#E8702A" : "#F5852F"
        pip: "#2B1000"
        edge: "#B4530F"
    }
    purple: AreaColours {
        mark: Mark.Gem
        ground: look.safe ? "#3F1478" : "#6B24AC"
        box: "#EADCFC"
        ink: "#2A0B4C"
        groundText: "#FFFFFF"
        die: look.safe ? "#3F1478" : "#7029B4"
        pip: "#FFFFFF"
        edge: look.safe ? "#250A4A" : "#431373"
    }
    pink: AreaColours {
        mark: Mark.Bloom
        ground: look.safe ? "#F08DBB" : "#CF3279"
        box: "#FFDBE9"
        ink: "#4A0A27"
        groundText: look.safe ? "#4A0A27" : "#FFFFFF"
        die: look.safe ? "#F08DBB" : "#CF3279"
        pip: look.safe ? "#4A0A27" : "#FFFFFF"
        edge: look.safe ? "#B4507F" : "#8E1C50"
    }
    grey: AreaColours {
        mark: Mark.Peak
        ground: "#3F4754"
        box: "#FBFBF8"
        ink: "#1C212B"
        groundText: "#FFFFFF"
        die: "#8A94A5"
        pip: "#14171F"
        edge: "#272D37"
    }
    red: AreaColours {
        mark: Mark.Heart
        ground: look.safe ? "#A01424" : "#C92A33"
        box: "#FFD9D6"
        ink: "#450A0A"
        groundText: "#FFFFFF"
        die: look.safe ? "#A01424" : "#CC2C35"
        pip: "#FFFFFF"
        edge: look.safe ? "#620A14" : "#861820"
    }
    white: AreaColours {
        mark: Mark.Ring
        ground: "#F6F2E9"
        box: "#FFFFFF"
        ink: "#171A26"
        groundText: "#171A26"
        die: "#FBFAF6"
        pip: "#171A26"
        edge: "#B4BDCB"
    }
    joker: AreaColours {
        mark: Mark.Wheel
        ground: "#3A414E"
        box: "#FBFBF8"
        ink: "#FFFFFF"
        groundText: "#FFFFFF"
        die: "#2B303B"
        pip: "#FFFFFF"
        edge: "#12151C"
    }
    // The grey area has boxes in three shades: its `box`, and these
    greyMiddleBox: "#B4BDCB"
    greyDarkBox: "#1C212A"

    // The column of Keer op Keer where everybody starts
    readonly property color startColumn: dark ? "#3AFFFFFF" : "#1F11141B"

    // How strongly a state shows
    readonly property real paleFox: 0.3
    readonly property real idleDie: 0.6
    dimmedBox: 0.42
    markedLabel: 0.38
    readonly property real disabledShare: 0.45
    readonly property real rowTint: 0.2 // a die's colour behind its row of the roll grid

    // Type, in px
    readonly property int titleSize: 28
    readonly property int largeSize: 22
    readonly property int headingSize: 18
    readonly property int buttonSize: 16
    readonly property int bodySize: 14
    readonly property int labelSize: 12
    readonly property int leastSize: 11

    // Spaces
    readonly property int space4: 4
    readonly property int space8: 8
    readonly property int space12: 12
    readonly property int space16: 16
    readonly property int space24: 24

    // Radii; a die's is a share of its side
    readonly property int boxRadius: 9
    readonly property int areaRadius: 16
    readonly property int buttonRadius: 16
    readonly property int cardRadius: 24
    readonly property real dieRadius: 0.24

    // Least sizes of what is tapped
    readonly property int boxTarget: 40
    readonly property int controlTarget: 48

    // Widths at which the layout changes
    readonly property int mediumWidth: 600
    readonly property int wideWidth: 900
    readonly property int pageWidth: 1120 // wider pages are hard to read
    readonly property int textWidth: 640

    // Motion, in ms; fades only, and short ones, where people want it still
    readonly property bool still: Preferences.still
    crossTime: still ? reducedTime : 180
    readonly property int trayTime: still ? 0 : 240
    readonly property int badgeTime: still ? 0 : 260
    readonly property int slideTime: still ? 0 : 120
    readonly property int chainTime: still ? reducedTime : 220
    readonly property int chainGap: still ? 0 : 60
    readonly property int litTime: still ? reducedTime : 120
    readonly property int pageTime: still ? reducedTime : 200
    readonly property int tallyTime: still ? 0 : 600
    readonly property int waitTime: 900
    readonly property int pressTime: 60
    readonly property int reducedTime: 80
}
