// SPDX-License-Identifier: GPL-3.0-or-later
// What can be tapped: as large as what is on it, and without a look. The one of Qt's own styles
// would load a style that shows nowhere.
import QtQuick.Templates

AbstractButton {
    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
}
