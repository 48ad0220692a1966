// SPDX-License-Identifier: GPL-3.0-or-later
// The table in a real window, on a real store, tapped by the names of what is tapped.
#pragma once

#include "clever_pad.h"
#include "keer_pad.h"
#include "preferences.h"
#include "store/store.h"

#include <QFile>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <memory>
#include <type_traits>

namespace foxpad::app::test {

template <typename PadType>
class TableWindowOf {
public:
    TableWindowOf(store::Store &store, store::GameId game, QSize size, bool still = true)
    {
        QStandardPaths::setTestModeEnabled(true); // nobody's own preferences
        m_view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(size);
        const char *table = std::is_same_v<PadType, KeerPad> ? "KeerTable" : "CleverTable";
        m_view.setSource(
            QUrl(QStringLiteral("qrc:/qt/qml/Foxpad/table/%1.qml").arg(QLatin1String(table))));
        const int id = qmlTypeId("Foxpad.App", 1, 0, "Preferences");
        m_view.engine()->singletonInstance<Preferences *>(id)->setStill(still);
        pad().open(store, game);
        m_view.show();
    }

    QQuickView &view() { return m_view; }
    QQuickItem &table() { return *m_view.rootObject(); }
    PadType &pad() { return *m_view.rootObject()->findChild<PadType *>(); }
    std::size_t made() { return pad().match().log().size(); }

    // The visible item of that name, or null.
    QQuickItem *find(const QString &name) { return find(m_view.contentItem(), name); }

    QPoint middle(const QQuickItem &item) const
    {
        for (const qreal part : {0.5, 0.3, 0.7}) // a triangle has a half of its cell
            if (const QPointF at(item.width() * part, item.height() * part); item.contains(at))
                return item.mapToScene(at).toPoint();
        return item.mapToScene(item.boundingRect().center()).toPoint();
    }

    // A finger on it; false where there is nothing to be tapped. What is scrolled out of sight
    // is scrolled to first, as people do.
    bool tap(const QString &name)
    {
        QQuickItem *item = ready(name);
        if (!item)
            return false;
        touch(*item);
        return true;
    }

    void touch(const QQuickItem &item)
    {
        const QPoint at = middle(item);
        QTest::touchEvent(&m_view, m_finger).press(0, at, &m_view);
        QTest::touchEvent(&m_view, m_finger).release(0, at, &m_view);
    }

    // Brings it where a finger can reach it.
    QQuickItem *ready(const QString &name)
    {
        if (const QQuickItem *item = find(name)) {
            settle(*item);
            scrollTo(*item);
        }
        return find(name);
    }

private:
    // What a row or column places is where it is seen only once a frame was drawn.
    void settle(const QQuickItem &item)
    {
        const QQuickItem *parent = item.parentItem();
        while (parent && !parent->inherits("QQuickBasePositioner"))
            parent = parent->parentItem();
        if (!parent)
            return;
        QSignalSpy drawn(&m_view, &QQuickWindow::frameSwapped);
        m_view.update();
        drawn.wait(5000);
    }

    static void scrollTo(const QQuickItem &item)
    {
        for (QQuickItem *view = item.parentItem(); view; view = view->parentItem()) {
            if (!view->inherits("QQuickFlickable"))
                continue;
            const QRectF at = item.mapRectToItem(view, item.boundingRect());
            const auto move = [&](const char *property, qreal from, qreal to, qreal room) {
                const qreal by = from < 0 ? from : std::max(0.0, to - room);
                if (by != 0)
                    view->setProperty(property, view->property(property).toReal() + by);
            };
            move("contentX", at.left(), at.right(), view->width());
            move("contentY", at.top(), at.bottom(), view->height());
        }
    }

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

using TableWindow = TableWindowOf<CleverPad>;
using KeerWindow = TableWindowOf<KeerPad>;

// A game of tests/records.
inline rules::Match record(const QString &name)
{
    QFile file(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/%1").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return rules::Match::read(file.readAll().toStdString()).match;
}

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

    // The first entries of a record, made without a table.
    bool enter(store::GameId game, const rules::Match &match, std::size_t entries)
    {
        QObject context;
        m_store->play(game, &context, [](const auto &) {});
        std::size_t done = 0;
        for (std::size_t i = 0; i < entries; ++i)
            m_store->append(game, match.game()->write(match.log()[i]), &context,
                            [&](const store::Result<store::Done> &made) { done += made ? 1 : 0; });
        const bool all = QTest::qWaitFor([&] { return done == entries; });
        m_store->close(game);
        return all;
    }

private:
    QString m_file;
    std::unique_ptr<store::Store> m_store;
};

} // namespace foxpad::app::test
