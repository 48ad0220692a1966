// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tones.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace foxpad::app {

// The colours of one area: those it is printed in, or those that go with somebody's own die. The
// mark that stands for it where hue alone would not do goes by its name: see Outline.
class AreaColours : public QObject, public AreaTones {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int mark MEMBER mark NOTIFY changed FINAL)
    // Setting one sets what is printed; reading one gives what is to be shown.
    Q_PROPERTY(QColor ground MEMBER ground WRITE printGround NOTIFY changed FINAL)
    Q_PROPERTY(QColor box MEMBER box WRITE printBox NOTIFY changed FINAL)
    Q_PROPERTY(QColor ink MEMBER ink WRITE printInk NOTIFY changed FINAL)
    Q_PROPERTY(QColor groundText MEMBER groundText WRITE printGroundText NOTIFY changed FINAL)
    Q_PROPERTY(QColor die MEMBER die WRITE printDie NOTIFY changed FINAL)
    Q_PROPERTY(QColor pip MEMBER pip WRITE printPip NOTIFY changed FINAL)
    Q_PROPERTY(QColor edge MEMBER edge WRITE printEdge NOTIFY changed FINAL)

public:
    using QObject::QObject;

    void printGround(const QColor &colour) { print(&AreaTones::ground, colour); }
    void printBox(const QColor &colour) { print(&AreaTones::box, colour); }
    void printInk(const QColor &colour) { print(&AreaTones::ink, colour); }
    void printGroundText(const QColor &colour) { print(&AreaTones::groundText, colour); }
    void printDie(const QColor &colour) { print(&AreaTones::die, colour); }
    void printPip(const QColor &colour) { print(&AreaTones::pip, colour); }
    void printEdge(const QColor &colour) { print(&AreaTones::edge, colour); }

    // Shows these in the place of what is printed; nothing: what is printed.
    void match(const std::optional<AreaTones> &tones);

    int mark = 0;

Q_SIGNALS:
    void changed();

private:
    void print(QColor AreaTones::*part, const QColor &colour);
    void show();

    AreaTones m_printed;
    std::optional<AreaTones> m_matched;
};

} // namespace foxpad::app
