// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using foxpad::app::Appearance;
using foxpad::app::Shelf;

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void loads_data();
    void loads();
    void fits_data();
    void fits();
    void opensTheGamesOutOfSight();

private:
    QQuickWindow *open(QQmlApplicationEngine &engine, Appearance::Scheme scheme);

    QTemporaryDir m_folder;
    Shelf m_shelf;
};

void TestMainWindow::initTestCase()
{
    foxpad::app::identify();
}

QQuickWindow *TestMainWindow::open(QQmlApplicationEngine &engine, Appearance::Scheme scheme)
{
    m_shelf.open(m_folder.filePath(QStringLiteral("games.sqlite")));
    if (!foxpad::app::loadMainWindow(engine, m_shelf, {.scheme = scheme})) {
        return nullptr;
    }
    return qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
}

void TestMainWindow::loads_data()
{
    QTest::addColumn<Appearance::Scheme>("scheme");
    QTest::newRow("dark") << Appearance::Dark;
    QTest::newRow("light") << Appearance::Light;
}

void TestMainWindow::loads()
{
    QFETCH(const Appearance::Scheme, scheme);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QQmlApplicationEngine engine;
    auto *window = open(engine, scheme);
    QVERIFY(window);
    QVERIFY(QTest::qWaitForWindowExposed(window));

    QCOMPARE(window->size(), QSize(360, 740));
    QCOMPARE(window->minimumSize(), QSize(320, 560));
    QCOMPARE(window->color().lightness() < 128, scheme == Appearance::Dark);
    QCOMPARE(QFontInfo(QGuiApplication::font()).family(), QStringLiteral("Manrope"));

    const QQuickItem *about = nullptr; // comes with the games, after the first frame
    QTRY_VERIFY(about = window->findChild<QQuickItem *>(QStringLiteral("about")));
    const QString words = about->property("text").toString();
    QVERIFY2(words.contains(QCoreApplication::applicationVersion()), qPrintable(words));
    QVERIFY(!QGuiApplication::windowIcon().isNull());
}

void TestMainWindow::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("least") << QSize(320, 560);
    QTest::newRow("upright") << QSize(360, 740);
    QTest::newRow("sideways") << QSize(740, 560);
    QTest::newRow("tablet") << QSize(1200, 800);
}

void TestMainWindow::fits()
{
    QFETCH(const QSize, size);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QQmlApplicationEngine engine;
    auto *window = open(engine, Appearance::Light);
    QVERIFY(window);
    window->resize(size);
    QVERIFY(QTest::qWaitForWindowExposed(window));
    QTRY_COMPARE(window->size(), size);

    const QQuickItem *about = nullptr; // comes with the games, after the first frame
    QTRY_VERIFY(about = window->findChild<QQuickItem *>(QStringLiteral("about")));
    const auto within = [&] {
        const QRectF place = about->mapRectToScene(about->boundingRect());
        return place.left() >= 0 && place.right() <= size.width();
    };
    QTRY_VERIFY(within());
}

// Where a window is not seen no frame comes, and the games must not wait for one.
void TestMainWindow::opensTheGamesOutOfSight()
{
    Shelf shelf;
    QQmlApplicationEngine engine;
    const QString file = m_folder.filePath(QStringLiteral("unseen.sqlite"));
    QVERIFY(foxpad::app::loadMainWindow(engine, shelf, {.database = file}));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    const QSignalSpy frames(window, &QQuickWindow::frameSwapped);
    window->hide();
    QTRY_COMPARE(shelf.status(), Shelf::Ready);
    QCOMPARE(frames.count(), 0);
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
