// SPDX-License-Identifier: GPL-3.0-or-later
// A person at the window: finds things by their objectName, taps and types.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

namespace foxpad::kit {

class Hand {
public:
    explicit Hand(QQuickWindow *window) : m_window(window) {}

    QQuickWindow *window() const { return m_window; }
    // Something that is visible; null where there is none.
    QQuickItem *find(const QString &name) const;
    // Waits until it is there, for a while.
    QQuickItem *wait(const QString &name, int ms = 5000) const;
    bool tap(const QString &name) const; // false where it does not come
    void type(const QString &text) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;

private:
    QQuickWindow *m_window;
};

// Lets the event loop run.
void pause(int ms);

} // namespace foxpad::kit
