// SPDX-License-Identifier: GPL-3.0-or-later
// The table in a real window, on a real store, tapped by the names of what is tapped.
#pragma once

#include "clever_pad.h"
#include "preferences.h"
#include "store/store.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QStandardPaths>
#include <QTest>

#include <memory>

namespace foxpad::app::test {

class TableWindow {
public:
    TableWindow(store::Store &store, store::GameId game, QSize size, bool still = true)
    {
        QStandardPaths::setTestModeEnabled(true); // nobody's own preferences
        m_view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(size);
        m_view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Foxpad/table/CleverTable.qml")));
        const int id = qmlTypeId("Foxpad.App", 1, 0, "Preferences");
        m_view.engine()->singletonInstance<Preferences *>(id)->setStill(still);
        pad().open(store, game);
        m_view.show();
    }

    QQuickView &view() { return m_view; }
    QQuickItem &table() { return *m_view.rootObject(); }
    CleverPad &pad() { return *m_view.rootObject()->findChild<CleverPad *>(); }
    std::size_t made() { return pad().match().log().size(); }

    // The visible item of that name, or null.
    QQuickItem *find(const QString &name) { return find(m_view.contentItem(), name); }

    QPoint middle(const QQuickItem &item) const
    {
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
    }

    // A finger on it; false where there is nothing to be tapped.
    bool tap(const QString &name)
    {
        QQuickItem *item = find(name);
        if (!item)
            return false;
        const QPoint at = middle(*item);
        QTest::touchEvent(&m_view, m_finger).press(0, at, &m_view);
        QTest::touchEvent(&m_view, m_finger).release(0, at, &m_view);
        return true;
    }

private:
    static QQuickItem *find(QQuickItem *in, const QString &name)
    {
        if (!in->isVisible())
            return nullptr;
        if (in->objectName() == name)
            return in;
        for (QQuickItem *child : in->childItems())
            if (QQuickItem *found = find(child, name))
                return found;
        return nullptr;
    }

    QQuickView m_view;
    QPointingDevice *m_finger = QTest::createTouchDevice();
};

// A store in a folder of its own, with games that were begun.
class Games {
public:
    explicit Games(const QString &folder) : m_file(folder + QStringLiteral("/games.db")) { open(); }

    void open() { m_store = std::move(*store::Store::open(m_file)); }
    void close() { m_store.reset(); }
    store::Store &store() { return *m_store; }

    // Begins a game with the head of a record; 0 where that fails.
    store::GameId begin(const rules::Match &match)
    {
        store::GameId id = 0;
        QObject context;
        m_store->create(match.header().lines(), &context,
                        [&](const store::Result<store::GameId> &game) { id = game ? *game : -1; });
        if (!QTest::qWaitFor([&] { return id != 0; }) || id < 0)
            return 0;
        m_store->close(id);
        return id;
    }

private:
    QString m_file;
    std::unique_ptr<store::Store> m_store;
};

} // namespace foxpad::app::test
