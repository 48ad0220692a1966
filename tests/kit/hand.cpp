// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>

#include <algorithm>

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

// In the middle of a change of screens taps don't count.
bool isMoving(const QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem()) {
        if (item->property("busy").toBool() || item->property("moving").toBool()) {
            return true;
        }
    }
    return false;
}

// Scrolls whatever it lies in, as far as needed.
void bringIntoView(const QQuickItem *item)
{
    for (QQuickItem *above = item->parentItem(); above != nullptr; above = above->parentItem()) {
        if (!above->inherits("QQuickFlickable")) {
            continue;
        }
        const QRectF place = item->mapRectToItem(above, item->boundingRect());
        const auto scroll = [&](const char *at, qreal low, qreal high, qreal room) {
            const qreal by = high > room ? high - room : std::min(low, 0.0);
            if (by != 0) {
                above->setProperty(at, above->property(at).toReal() + by);
            }
        };
        scroll("contentX", place.left(), place.right(), above->width());
        scroll("contentY", place.top(), place.bottom(), above->height());
    }
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
        pause(5);
    }
}

bool Hand::tap(const QString &name) const
{
    QQuickItem *item = wait(name);
    if (item == nullptr) {
        return false;
    }
    QElapsedTimer timer;
    timer.start();
    QPointF before;
    while ((isMoving(item) || item->mapToScene({0, 0}) != before) && timer.elapsed() < 5000) {
        before = item->mapToScene({0, 0});
        pause(5);
        item = wait(name); // a list may have made it anew
        if (item == nullptr) {
            return false;
        }
    }
    bringIntoView(item);
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
