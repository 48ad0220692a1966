// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pad.h"
#include "shelf.h"
#include "tally.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// Counts a game up: the one that is played, or a stored one.
class Counting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::Pad *pad READ pad WRITE setPad NOTIFY padChanged FINAL)
    Q_PROPERTY(foxpad::app::Tally *tally READ tally CONSTANT FINAL)

public:
    explicit Counting(QObject *parent = nullptr);

    Q_INVOKABLE void load(foxpad::app::Shelf *shelf, qint64 game);

    Pad *pad() const { return m_pad; }
    void setPad(Pad *pad);
    Tally *tally() { return &m_tally; }

Q_SIGNALS:
    void padChanged();

private:
    QPointer<Pad> m_pad;
    Tally m_tally;
};

} // namespace foxpad::app
