// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots.h"

#include "appearance.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QQmlEngine>
#include <QTimer>

#include <array>
#include <utility>

namespace foxpad::kit {

namespace {

struct Shape {
    const char *name;
    QSize size;
};

constexpr std::array<Shape, 4> shapes{{{"phone", {360, 740}},
                                       {"sideways", {740, 360}},
                                       {"tablet", {1180, 820}},
                                       {"desktop", {1440, 900}}}};

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

QQuickItem *findIn(QQuickItem *item, const QString &name)
{
    if (item->objectName() == name && item->isVisible()) {
        return item;
    }
    const auto children = item->childItems();
    for (QQuickItem *child : children) {
        if (QQuickItem *found = findIn(child, name)) {
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

} // namespace

QQuickItem *Shots::find(const QString &name) const
{
    return findIn(m_window->contentItem(), name);
}

bool Shots::tap(const QString &name)
{
    QQuickItem *item = find(name);
    if (item == nullptr) {
        return false;
    }
    const QPointF at = item->mapToScene({item->width() / 2, item->height() / 2});
    send(m_window, QEvent::MouseButtonPress, at, Qt::LeftButton);
    send(m_window, QEvent::MouseButtonRelease, at, Qt::NoButton);
    settle();
    return true;
}

// Longer than any motion of the app.
void Shots::settle() const
{
    wait(900);
}

void Shots::take(const QString &name)
{
    const int id = qmlTypeId("Foxpad.App", 1, 0, "Appearance");
    auto *appearance = qmlEngine(m_window)->singletonInstance<app::Appearance *>(id);
    for (const Shape &shape : shapes) {
        m_window->setMinimumSize({});
        m_window->resize(shape.size);
        for (const auto &[scheme, word] : {std::pair(app::Appearance::Light, "light"),
                                           std::pair(app::Appearance::Dark, "dark")}) {
            appearance->setScheme(scheme);
            wait(250);
            save(QStringLiteral("%1-%2-%3.png")
                     .arg(name, QLatin1String(shape.name), QLatin1String(word)));
        }
    }
    m_window->resize(shapes[0].size);
    wait(100);
}

void Shots::save(const QString &file)
{
    m_window->grabWindow().save(m_folder.filePath(file));
}

} // namespace foxpad::kit
