// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every screen, in every size and both themes, drawn without a screen.
#pragma once

#include "hand.h"

#include <QDir>

namespace foxpad::kit {

class Shots {
public:
    static constexpr int motion = 900; // ms: longer than any motion of the app

    Shots(QQuickWindow *window, const QDir &folder) : m_hand(window), m_folder(folder) {}

    bool tap(const QString &name, int ms = motion); // false where it is not there
    void leave();                                   // by the keyboard
    void scrollToEnd(const QString &name);          // the next take shows the end of that page
    // The next take shows that page with a thing on it at the top.
    void scrollTo(const QString &name, const QString &thing);
    // Saves what the window shows now in each size: NAME-phone-light.png …
    void take(const QString &name);

private:
    Hand m_hand;
    QDir m_folder;
    void scroll();

    QString m_end;
    QString m_page;
    QString m_thing;
};

} // namespace foxpad::kit
