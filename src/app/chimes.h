// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feedback.h"

#include <QByteArray>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// The sounds of the pad: short, quiet, and made here from a few notes, when they are wanted.
class Chimes : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    static QByteArray wave(Feedback::Event event);                      // as a WAV file holds it
    Q_INVOKABLE static QUrl source(foxpad::app::Feedback::Event event); // for a player
};

} // namespace foxpad::app
