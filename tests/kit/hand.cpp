// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>

namespace foxpad::kit {

namespace {

QQuickItem *findIn(QQuickItem *item, const QString &name)
{
    if (item->objectName() == name && item->isVisible() && item->isEnabled()) {
        return item;
    }
    const auto children = item->childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if (QQuickItem *found = findIn(*child, name)) {
            return found;
        }
    }
    return nullptr;
}

void send(QQuickWindow *window, QEvent::Type type, const QPointF &at, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, at, window->mapToGlobal(at), Qt::LeftButton, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &event);
}

void sendKey(QQuickWindow *window, int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
    QCoreApplication::sendEvent(window, &down);
    QKeyEvent up(QEvent::KeyRelease, key, modifiers, text);
    QCoreApplication::sendEvent(window, &up);
}

} // namespace

void pause(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

QQuickItem *Hand::find(const QString &name) const
{
    return findIn(m_window->contentItem(), name);
}

QQuickItem *Hand::wait(const QString &name, int ms) const
{
    QElapsedTimer timer;
    timer.start();
    while (true) {
        QQuickItem *item = find(name);
        if (item != nullptr || timer.elapsed() > ms) {
            return item;
        }
        pause(10);
    }
}

bool Hand::tap(const QString &name) const
{
    QQuickItem *item = wait(name);
    if (item == nullptr) {
        return false;
    }
    const QPointF at = item->mapToScene({item->width() / 2, item->height() / 2});
    send(m_window, QEvent::MouseButtonPress, at, Qt::LeftButton);
    send(m_window, QEvent::MouseButtonRelease, at, Qt::NoButton);
    return true;
}

void Hand::type(const QString &text) const
{
    for (const QChar letter : text) {
        sendKey(m_window, 0, Qt::NoModifier, QString(letter));
    }
}

void Hand::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    sendKey(m_window, key, modifiers, {});
}

} // namespace foxpad::kit
