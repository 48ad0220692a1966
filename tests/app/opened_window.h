// SPDX-License-Identifier: GPL-3.0-or-later
// The app in its real window, on a database in a folder of its own, with a hand that taps.
#pragma once

#include "application.h"
#include "kit/hand.h"

#include <QDir>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace foxpad::app::test {

inline QString name(const char *text)
{
    return QLatin1String(text);
}

class OpenedWindow {
public:
    OpenedWindow() = default;
    ~OpenedWindow()
    {
        // Qt 6.4 may crash where a window ends while one screen gives way to another.
        if (m_hand) {
            kit::pause(400);
        }
    }
    OpenedWindow(const OpenedWindow &) = delete;
    OpenedWindow &operator=(const OpenedWindow &) = delete;

    // Nobody's own; windows of one test may share what was chosen.
    static void forgetPreferences()
    {
        QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                      name("/preferences.ini"));
    }

    QString file() const { return m_folder.filePath(name("games.sqlite")); }
    QString folder() const { return m_folder.path(); }

    // False where no window comes. What QML warns of fails the test.
    bool open()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*qrc:.*")));
        m_shelf.open(file());
        if (!loadMainWindow(m_engine, m_shelf, {})) {
            return false;
        }
        auto *window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
        m_hand = std::make_unique<kit::Hand>(window);
        return QTest::qWaitForWindowExposed(window) &&
               QTest::qWaitFor([this] { return m_shelf.status() == Shelf::Ready; });
    }

    Shelf &shelf() { return m_shelf; }
    const kit::Hand &hand() const { return *m_hand; }
    QQuickWindow *window() const { return m_hand->window(); }
    bool tap(const char *what) const { return m_hand->tap(name(what)); }
    QString text(const char *what, const char *property = "text") const
    {
        const QQuickItem *item = m_hand->wait(name(what));
        return item != nullptr ? item->property(property).toString() : QString();
    }

    // Words and buttons that reach over the left or right edge of the window.
    QStringList outside() const
    {
        QStringList found;
        const auto items = m_hand->window()->contentItem()->findChildren<QQuickItem *>();
        for (const QQuickItem *item : items) {
            const bool words =
                item->inherits("QQuickText") || item->inherits("QQuickAbstractButton");
            if (!words || !item->isVisible() || item->width() <= 0 || inSideScroll(item)) {
                continue;
            }
            const QRectF place = item->mapRectToScene(item->boundingRect());
            if (place.left() < -1 || place.right() > m_hand->window()->width() + 1) {
                found << item->property("text").toString() + item->objectName();
            }
        }
        return found;
    }

private:
    static bool inSideScroll(const QQuickItem *item)
    {
        for (const QQuickItem *above = item->parentItem(); above != nullptr;
             above = above->parentItem()) {
            if (above->inherits("QQuickFlickable") &&
                above->property("contentWidth").toReal() > above->width()) {
                return true;
            }
        }
        return false;
    }

    QTemporaryDir m_folder;
    Shelf m_shelf;
    QQmlApplicationEngine m_engine;
    std::unique_ptr<kit::Hand> m_hand;
};

} // namespace foxpad::app::test
