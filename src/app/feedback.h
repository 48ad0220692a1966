// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pad.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// What happens at the table that can be heard or felt.
class Feedback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::Pad *pad READ pad WRITE setPad NOTIFY padChanged FINAL)
    // Somebody wants to know; nothing is worked out else.
    Q_PROPERTY(bool active MEMBER m_active NOTIFY activeChanged FINAL)
    Q_PROPERTY(bool felt MEMBER m_felt NOTIFY feltChanged FINAL) // on a device that can

public:
    enum Event {
        Entered, // something was written on a sheet
        Refused,
        Step, // a bonus of a chain
        Fox,
        Over,
    };
    Q_ENUM(Event)

    using QObject::QObject;

    Pad *pad() const { return m_pad; }
    void setPad(Pad *pad);

Q_SIGNALS:
    void padChanged();
    void activeChanged();
    void feltChanged();
    void happened(foxpad::app::Feedback::Event event);

private:
    void tell(Event event);
    void followChain();
    void followEntry();

    QPointer<Pad> m_pad;
    bool m_active = false;
    bool m_felt = false;
    bool m_playing = false; // a chain
};

} // namespace foxpad::app
