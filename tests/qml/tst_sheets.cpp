// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets as they are drawn: sizes that can be tapped, names that can be read out, taps that
// arrive, and no warning.
#include "painted_box.h"
#include "rules/match.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace foxpad;
using app::PaintedBox;
using app::Sheet;

namespace {

enum Layout { Upright, Sideways, Wide };

const char *const games[] = {"ganz-schoen-clever", "clever-4ever", "keer-op-keer"};

void showGame(Sheet &sheet, const QString &game, const app::Highlights &highlights = {})
{
    const auto reading = rules::Match::read(
        QStringLiteral("foxpad 1\ngame %1\nplayer Anna\n").arg(game).toStdString());
    sheet.show(*reading.match.game(), reading.match.state(), 0, highlights);
}

// A sheet in a real window.
struct Shown {
    Sheet sheet;
    QQuickView window;
    std::unique_ptr<QQuickItem> view;

    Shown(const QString &game, Layout layout, QSize size, qreal viewWidth)
    {
        showGame(sheet, game);
        window.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(window.engine());
        component.setData("import Foxpad\nSheetView {}", {});
        view.reset(qobject_cast<QQuickItem *>(component.createWithInitialProperties(
            {{QStringLiteral("sheet"), QVariant::fromValue(&sheet)},
             {QStringLiteral("layout"), int(layout)},
             {QStringLiteral("viewWidth"), viewWidth}})));
        window.resize(size);
        if (view) {
            view->setParentItem(window.contentItem());
            view->setSize({view->implicitWidth(), view->implicitHeight()});
        }
        window.show();
    }

    QList<PaintedBox *> boxes() const
    {
        QList<PaintedBox *> found;
        for (PaintedBox *box : view->findChildren<PaintedBox *>())
            found += box;
        collect(view.get(), found);
        return found;
    }

private:
    static void collect(QQuickItem *in, QList<PaintedBox *> &found)
    {
        for (QQuickItem *child : in->childItems()) {
            if (auto *box = qobject_cast<PaintedBox *>(child); box && !found.contains(box))
                found += box;
            collect(child, found);
        }
    }
};

} // namespace

class TestSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void sizes_data();
    void sizes();
    void namesAndTaps();
    void trianglesShareAField();
    void boxesByKeyboard();
};

void TestSheets::sizes_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("layout");
    QTest::addColumn<QSize>("size");
    for (const char *game : games) {
        const QString id = QString::fromLatin1(game);
        QTest::addRow("%s upright", game) << id << int(Upright) << QSize(360, 740);
        QTest::addRow("%s sideways", game) << id << int(Sideways) << QSize(740, 360);
        QTest::addRow("%s wide", game) << id << int(Wide) << QSize(1180, 820);
    }
}

void TestSheets::sizes()
{
    QFETCH(QString, game);
    QFETCH(int, layout);
    QFETCH(QSize, size);
    const Shown shown(game, Layout(layout), size, size.width() - 8);
    QVERIFY(shown.view);
    QVERIFY(shown.view->width() > 0);
    QVERIFY2(shown.view->width() <= size.width(), qPrintable(QString::number(shown.view->width())));
    int there = 0;
    for (const PaintedBox *box : shown.boxes()) {
        QVERIFY(box->width() >= 40);
        QVERIFY(box->height() >= 40);
        there += box->spoken().isEmpty() ? 0 : 1;
    }
    QVERIFY(there > 50);
}

void TestSheets::namesAndTaps()
{
    Shown shown(QStringLiteral("ganz-schoen-clever"), Upright, {360, 500}, 352);
    QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
    QSignalSpy tapped(&shown.sheet, &Sheet::boxTapped);
    QSignalSpy passedOn(shown.view.get(), SIGNAL(boxTapped(int, int)));
    const auto boxes = shown.boxes();
    const auto found = std::find_if(boxes.begin(), boxes.end(), [](const PaintedBox *box) {
        return box->objectName() == QLatin1String("box-2-3");
    });
    QVERIFY(found != boxes.end());
    QCOMPARE((*found)->spoken(), QStringLiteral("Green, field 4, ≥4, gives an extra die"));
    const QPointF middle = (*found)->mapToScene({20, 20});
    QTest::mouseClick(&shown.window, Qt::LeftButton, {}, middle.toPoint());
    QCOMPARE(tapped.count(), 1);
    QCOMPARE(tapped.first(), QVariantList({2, 3}));
    QCOMPARE(passedOn.count(), 1);
}

void TestSheets::trianglesShareAField()
{
    Shown shown(QStringLiteral("clever-4ever"), Wide, {900, 760}, 892);
    QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
    QSignalSpy tapped(&shown.sheet, &Sheet::boxTapped);
    for (PaintedBox *box : shown.boxes()) {
        if (box->objectName() != QLatin1String("box-3-0"))
            continue;
        const QSizeF size = box->size();
        for (const qreal part : {0.25, 0.75})
            QTest::mouseClick(
                &shown.window, Qt::LeftButton, {},
                box->mapToScene({size.width() * part, size.height() * part}).toPoint());
    }
    QCOMPARE(tapped.count(), 2);
    QCOMPARE(tapped.at(0), QVariantList({3, 0}));
    QCOMPARE(tapped.at(1), QVariantList({3, 11}));
}

void TestSheets::boxesByKeyboard()
{
    Shown shown(QStringLiteral("ganz-schoen-clever"), Upright, {360, 500}, 352);
    QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
    QSignalSpy tapped(&shown.sheet, &Sheet::boxTapped);
    for (PaintedBox *box : shown.boxes())
        if (box->objectName() == QLatin1String("box-0-0"))
            box->forceActiveFocus();
    QTest::keyClick(&shown.window, Qt::Key_Right);
    QTest::keyClick(&shown.window, Qt::Key_Down);
    QTest::keyClick(&shown.window, Qt::Key_Return);
    QCOMPARE(tapped.count(), 1);
    QCOMPARE(tapped.first(), QVariantList({0, 5}));
}

QTEST_MAIN(TestSheets)
#include "tst_sheets.moc"
