// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every screen, in every size and both themes, drawn without a screen.
#pragma once

#include "shelf.h"

#include <QDir>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSize>

#include <functional>
#include <vector>

namespace foxpad::kit {

class Shots {
public:
    Shots(QQuickWindow *window, const QDir &folder) : m_window(window), m_folder(folder) {}

    QQuickWindow *window() const { return m_window; }
    // Something in the window by its objectName, visible; null where there is none.
    QQuickItem *find(const QString &name) const;
    bool tap(const QString &name); // false where it is not there
    void settle() const;           // until nothing moves
    // Saves what the window shows now in each size: NAME-phone-light.png …
    void take(const QString &name);

private:
    void save(const QString &file);

    QQuickWindow *m_window;
    QDir m_folder;
};

} // namespace foxpad::kit
