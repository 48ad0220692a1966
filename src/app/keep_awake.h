// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace foxpad::app {

// Keeps the screen on while people think. On a desktop it asks the session's screen saver, or the
// portal where there is none; on Android it sets the window's flag.
class KeepAwake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    // Whether something has promised to keep the screen on.
    Q_PROPERTY(bool held READ held NOTIFY heldChanged FINAL)

public:
    explicit KeepAwake(QObject *parent = nullptr);
    ~KeepAwake() override;

    bool active() const { return m_active; }
    void setActive(bool active);
    bool held() const { return m_held; }

Q_SIGNALS:
    void activeChanged();
    void heldChanged();

private:
    void hold();
    void release();
    void setHeld(bool held);
    void askScreenSaver();
    void askPortal();

    bool m_active = false;
    bool m_asking = false; // an answer is on its way
    bool m_held = false;
    std::optional<quint32> m_cookie; // of the screen saver
    QString m_request;               // of the portal
};

} // namespace foxpad::app
