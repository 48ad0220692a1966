// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of Keer op Keer tapped in a real window, compared with the record it came from.
#include "keer_taps.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTest>

using namespace foxpad;
using app::KeerPad;
using namespace app::test;

namespace {

QQuickItem *find(QQuickItem *in, const QString &name)
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

class Window {
public:
    explicit Window(QSize size)
    {
        m_view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(size);
        m_view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Foxpad/table/KeerTable.qml")));
        m_view.show();
    }

    QQuickView &view() { return m_view; }
    KeerPad &pad() { return *m_view.rootObject()->findChild<KeerPad *>(); }
    std::size_t made() { return pad().match().log().size(); }

    bool tap(const QString &name)
    {
        QQuickItem *item = find(m_view.contentItem(), name);
        if (!item)
            return false;
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseClick(&m_view, Qt::LeftButton, {}, middle.toPoint());
        return true;
    }

private:
    QQuickView m_view;
};

} // namespace

class TestKeerTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void wholeGame();
    void fits_data();
    void fits();
};

void TestKeerTable::wholeGame()
{
    const auto reading =
        rules::Match::read(recordFile(QStringLiteral("keer-whole-2.pad")).toStdString());
    QVERIFY(!reading.refusal);
    Window window({1180, 820});
    QVERIFY(QTest::qWaitForWindowExposed(&window.view()));
    QVERIFY(window.pad().begin(headOf(reading.match)));
    for (const rules::Entry &entry : reading.match.log()) {
        const std::size_t before = window.made();
        for (const QString &what : keerTaps(window.pad(), entry))
            QVERIFY2(window.tap(what), qPrintable(what));
        if (window.made() == before)
            QVERIFY(window.tap(QStringLiteral("next")));
        QVERIFY2(window.made() == before + 1, qPrintable(window.pad().refusal()));
    }
    QVERIFY(window.pad().over());
    QCOMPARE(window.pad().record(), QString::fromStdString(reading.match.record()));
}

void TestKeerTable::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("least") << QSize(320, 560);
    QTest::newRow("upright") << QSize(360, 740);
    QTest::newRow("sideways") << QSize(740, 360);
    QTest::newRow("tablet") << QSize(1180, 820);
}

void TestKeerTable::fits()
{
    QFETCH(QSize, size);
    Window window(size);
    QVERIFY(QTest::qWaitForWindowExposed(&window.view()));
    QVERIFY(window.pad().begin(QStringLiteral(
        "foxpad 1\ngame keer-op-keer\nplayer Anna\nplayer Bram\nroll yellow blue x 1 4 ?\n")));
    const QRectF all{QPointF(), QSizeF(size)};
    for (const char *name : {"colour-0", "number-2", "next", "undo", "marks", "pass"}) {
        QQuickItem *item = find(window.view().contentItem(), QLatin1String(name));
        QVERIFY2(item, name);
        const QRectF place = item->mapRectToScene({0, 0, item->width(), item->height()});
        QVERIFY2(all.contains(place), name);
    }
}

QTEST_MAIN(TestKeerTable)
#include "tst_keer_table.moc"
