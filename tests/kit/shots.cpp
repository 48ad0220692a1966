// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots.h"

#include "appearance.h"

#include <QQmlEngine>

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

} // namespace

bool Shots::tap(const QString &name, int ms)
{
    const bool tapped = m_hand.tap(name);
    pause(ms);
    return tapped;
}

void Shots::scrollToEnd(const QString &name)
{
    m_end = name;
}

void Shots::scrollTo(const QString &name, const QString &thing)
{
    m_page = name;
    m_thing = thing;
}

void Shots::scroll()
{
    QQuickItem *page = m_hand.find(m_thing.isEmpty() ? m_end : m_page);
    if (page == nullptr) {
        return;
    }
    const qreal end = qMax(0.0, page->property("contentHeight").toReal() - page->height());
    qreal to = end;
    if (const QQuickItem *thing = m_hand.find(m_thing)) {
        constexpr qreal above = 8;
        to = page->property("contentY").toReal() + thing->mapToItem(page, {0, 0}).y() - above;
    }
    page->setProperty("contentY", qBound(0.0, to, end));
    pause(50);
}

void Shots::leave()
{
    m_hand.press(Qt::Key_Escape);
    pause(motion);
}

void Shots::take(const QString &name)
{
    QQuickWindow *window = m_hand.window();
    const int id = qmlTypeId("Foxpad.App", 1, 0, "Appearance");
    auto *appearance = qmlEngine(window)->singletonInstance<app::Appearance *>(id);
    window->setMinimumSize({});
    for (const Shape &shape : shapes) {
        window->resize(shape.size);
        for (const auto &[scheme, word] : {std::pair(app::Appearance::Light, "light"),
                                           std::pair(app::Appearance::Dark, "dark")}) {
            appearance->setScheme(scheme);
            pause(250);
            scroll();
            window->grabWindow().save(
                m_folder.filePath(QStringLiteral("%1-%2-%3.png")
                                      .arg(name, QLatin1String(shape.name), QLatin1String(word))));
        }
    }
    m_end.clear();
    m_thing.clear();
    window->resize(shapes[0].size);
    pause(500); // what slides has arrived
}

} // namespace foxpad::kit
