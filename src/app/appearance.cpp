// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

namespace foxpad::app {

namespace {

// Qt 6.4 does not tell the system's colour scheme, but its palette shows it.
bool systemIsDark()
{
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

} // namespace

Appearance::Appearance(QObject *parent) : QObject(parent)
{
    qGuiApp->installEventFilter(this);
    update();
}

void Appearance::setScheme(Scheme scheme)
{
    if (scheme == m_scheme) {
        return;
    }
    m_scheme = scheme;
    Q_EMIT schemeChanged();
    update();
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qGuiApp && event->type() == QEvent::ApplicationPaletteChange) {
        update();
    }
    return QObject::eventFilter(watched, event);
}

void Appearance::update()
{
    const bool dark = m_scheme == Dark || (m_scheme == System && systemIsDark());
    if (dark == m_dark) {
        return;
    }
    m_dark = dark;
    Q_EMIT darkChanged();
}

} // namespace foxpad::app
