// SPDX-License-Identifier: GPL-3.0-or-later
// The colours people give their dice, and what follows from them.
#include "area_colours.h"
#include "colour_match.h"
#include "paint.h"
#include "preferences.h"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace foxpad::app;

class TestColours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QFile::remove(preferencesFile()); }
    void everyColourCanBeRead();
    void aDieKeepsItsColour();
    void areasGoBackToPrint();
    void matchKeepsItsHue();
    void oldPreferencesAreKnown();
    void ownDiceAreKept();
    void nonsenseIsNoColour();

private:
    static QString preferencesFile()
    {
        return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
               QStringLiteral("/preferences.ini");
    }
    static void write(const QString &key, const QVariant &value)
    {
        QSettings(preferencesFile(), QSettings::IniFormat).setValue(key, value);
    }
};

namespace {

constexpr qreal dimmedBox = 0.42; // as the theme has it
constexpr qreal seenApart = 1.15; // boxes on their ground

const QString yellow = QStringLiteral("yellow");

} // namespace

void TestColours::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("tst_colours"));
}

void TestColours::everyColourCanBeRead()
{
    for (int hue = 0; hue < 360; hue += 12) {
        for (int strength = 0; strength <= 255; strength += 51) {
            for (int lightness = 0; lightness <= 255; lightness += 5) {
                const QColor die = QColor::fromHsl(hue, strength, lightness);
                const AreaTones tones = tones::matched(die, dimmedBox);
                const auto dimmed = paint::mixed(tones.box, tones.ground, dimmedBox);
                const auto reads = [&](const QColor &text, const QColor &ground) {
                    return tones::contrast(text, ground) >= tones::leastContrast;
                };
                QVERIFY2(reads(tones.groundText, tones.ground), qPrintable(die.name()));
                QVERIFY2(reads(tones.pip, tones.die), qPrintable(die.name()));
                QVERIFY2(reads(tones.ink, tones.box), qPrintable(die.name()));
                QVERIFY2(reads(tones.ink, dimmed), qPrintable(die.name()));
                QVERIFY2(tones::contrast(tones.box, tones.ground) >= seenApart,
                         qPrintable(die.name()));
            }
        }
    }
}

void TestColours::aDieKeepsItsColour()
{
    const QColor teal(0, 128, 128);
    const AreaTones tones = tones::matched(teal, dimmedBox);
    QCOMPARE(tones.die, teal);
    QCOMPARE(tones.ground, teal); // neither too dark nor too light for its boxes
    QCOMPARE(tones::contrast(Qt::black, Qt::white), 21.0);
}

void TestColours::areasGoBackToPrint()
{
    AreaColours area;
    area.printDie(Qt::yellow);
    const QSignalSpy changes(&area, &AreaColours::changed);
    area.match(tones::matched(Qt::blue, dimmedBox));
    QCOMPARE(area.die, QColor(Qt::blue));
    area.printDie(Qt::red); // another set of colours was chosen meanwhile
    QCOMPARE(area.die, QColor(Qt::blue));
    QCOMPARE(changes.count(), 1);
    area.match(std::nullopt);
    QCOMPARE(area.die, QColor(Qt::red));
}

void TestColours::matchKeepsItsHue()
{
    ColourMatch match;
    match.setColour(QColor::fromHsl(200, 255, 128));
    const QSignalSpy matched(&match, &ColourMatch::matched);
    const qreal hue = match.hue();
    match.setStrength(0); // grey
    match.setColour(match.colour());
    match.setStrength(1);
    QCOMPARE(match.hue(), hue);
    QCOMPARE(match.colour().hslHue(), 200);
    QCOMPARE(matched.count(), 2);
    match.setHue(7);
    QCOMPARE(match.hue(), 1.0);
    QVERIFY(match.colour().isValid());
    QCOMPARE(match.hues().size(), 7);
}

void TestColours::oldPreferencesAreKnown()
{
    QCOMPARE(Preferences().colourSet(), Preferences::StandardColours);
    write(QStringLiteral("safeColours"), true);
    QCOMPARE(Preferences().colourSet(), Preferences::SafeColours);
    Preferences().setColourSet(Preferences::StandardColours);
    QCOMPARE(Preferences().colourSet(), Preferences::StandardColours);
    QVERIFY(!Preferences().sounds());
    QVERIFY(!Preferences().haptics());
}

void TestColours::ownDiceAreKept()
{
    const QString teal = QColor(0, 128, 128).name();
    {
        Preferences preferences;
        const QSignalSpy changes(&preferences, &Preferences::changed);
        preferences.matchDie(yellow, QColor(teal));
        preferences.matchDie(QStringLiteral("white"), Qt::red); // those stay white
        QCOMPARE(changes.count(), 1);
        QCOMPARE(preferences.ownDice()[0], teal);
    }
    Preferences again;
    QCOMPARE(again.ownDice()[0], teal);
    QCOMPARE(again.ownDice().size(), 8);
    again.unmatchDie(yellow);
    QCOMPARE(again.ownDice()[0], QString());
    again.matchDie(QStringLiteral("red"), QColor(teal));
    again.unmatchDice();
    QCOMPARE(again.ownDice(), QStringList(8, QString()));
}

void TestColours::nonsenseIsNoColour()
{
    write(QStringLiteral("colourSet"), 17);
    write(QStringLiteral("dice/yellow"), QStringLiteral("mustard"));
    const Preferences preferences;
    QCOMPARE(preferences.colourSet(), Preferences::OwnColours);
    QCOMPARE(preferences.ownDice()[0], QString());
}

QTEST_GUILESS_MAIN(TestColours)
#include "tst_colours.moc"
