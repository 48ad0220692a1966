// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include <QGuiApplication>
#include <QPalette>
#include <QSignalSpy>
#include <QTest>

using foxpad::app::Appearance;

class TestAppearance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setSystem(Qt::white, Qt::black); }
    void followsTheSystem();
    void keepsWhatIsChosen();
    void tellsOnlyOfChanges();

private:
    static void setSystem(const QColor &window, const QColor &text)
    {
        QPalette palette;
        palette.setColor(QPalette::Window, window);
        palette.setColor(QPalette::WindowText, text);
        QGuiApplication::setPalette(palette);
        QCoreApplication::processEvents();
    }
};

void TestAppearance::followsTheSystem()
{
    const Appearance appearance;
    QVERIFY(!appearance.dark());
    setSystem(Qt::black, Qt::white);
    QVERIFY(appearance.dark());
    setSystem(Qt::white, Qt::black);
    QVERIFY(!appearance.dark());
}

void TestAppearance::keepsWhatIsChosen()
{
    Appearance appearance;
    appearance.setScheme(Appearance::Dark);
    QVERIFY(appearance.dark());
    setSystem(Qt::black, Qt::white);
    appearance.setScheme(Appearance::Light);
    QVERIFY(!appearance.dark());
    appearance.setScheme(Appearance::System);
    QVERIFY(appearance.dark());
}

void TestAppearance::tellsOnlyOfChanges()
{
    Appearance appearance;
    const QSignalSpy schemes(&appearance, &Appearance::schemeChanged);
    const QSignalSpy darks(&appearance, &Appearance::darkChanged);
    appearance.setScheme(Appearance::System);
    QCOMPARE(schemes.count(), 0);
    appearance.setScheme(Appearance::Light);
    QCOMPARE(schemes.count(), 1);
    QCOMPARE(darks.count(), 0);
    appearance.setScheme(Appearance::Dark);
    QCOMPARE(darks.count(), 1);
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
