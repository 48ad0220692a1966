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
            if (QQuickItem *page = m_hand.find(m_end)) {
                const qreal end = page->property("contentHeight").toReal() - page->height();
                page->setProperty("contentY", qMax(0.0, end));
                pause(50);
            }
            window->grabWindow().save(
                m_folder.filePath(QStringLiteral("%1-%2-%3.png")
                                      .arg(name, QLatin1String(shape.name), QLatin1String(word))));
        }
    }
    m_end.clear();
    window->resize(shapes[0].size);
    pause(100);
}

} // namespace foxpad::kit
