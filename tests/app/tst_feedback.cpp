// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game is heard and felt.
#include "chimes.h"
#include "device.h"
#include "feedback.h"
#include "taps.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

using namespace foxpad;
using namespace foxpad::app;

class TestFeedback : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data();
    void wholeGames();
    void feltOnlyWhereWanted();
    void soundsAreShortAndQuiet();
};

namespace {

int foxesIn(const rules::Game &game, const rules::State &state)
{
    int foxes = 0;
    for (const auto &seat : game.report(state).seats) {
        foxes += seat.foxes.value_or(0);
    }
    return foxes;
}

rules::Match recorded(const char *name)
{
    QFile file(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return rules::Match::read(file.readAll().toStdString()).match;
}

QString headOf(const rules::Match &match)
{
    QString text;
    for (const std::string &line : match.header().lines()) {
        text += QString::fromStdString(line) + u'\n';
    }
    return text;
}

} // namespace

void TestFeedback::wholeGames_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"gsc-whole-1.pad", "gsc-whole-4.pad"}) {
        QTest::newRow(name) << QByteArray(name);
    }
}

void TestFeedback::wholeGames()
{
    QFETCH(const QByteArray, name);
    const rules::Match match = recorded(name.constData());
    CleverPad pad;
    QVERIFY(pad.begin(headOf(match)));
    Feedback feedback;
    feedback.setPad(&pad);
    feedback.setProperty("active", true);
    QHash<int, int> heard;
    connect(&feedback, &Feedback::happened, this, [&](int event) { ++heard[event]; });
    const test::Taps taps(pad);
    int foxes = 0;
    for (std::size_t i = 0; i < match.log().size(); ++i) {
        const std::size_t made = pad.match().log().size();
        for (const QString &one : taps.of(match.log()[i])) {
            if (pad.match().log().size() == made) {
                test::tap(pad, one);
            }
        }
        QCOMPARE(pad.match().log().size(), made + 1);
        if (foxesIn(*match.game(), match.stateAt(i + 1)) >
            foxesIn(*match.game(), match.stateAt(i))) {
            ++foxes;
        }
    }
    QCOMPARE(heard[Feedback::Over], 1);
    QCOMPARE(heard[Feedback::Fox], foxes);
    QVERIFY(foxes > 0);
    QVERIFY(heard[Feedback::Entered] > 10);
    QVERIFY(heard[Feedback::Step] > 0);
    QCOMPARE(heard[Feedback::Refused], 0);
}

void TestFeedback::feltOnlyWhereWanted()
{
    QVERIFY(!device::canFeel()); // a desktop
    QList<int> felt;
    device::setFeeler([&](Feedback::Event event) { felt << event; });
    QVERIFY(device::canFeel());
    CleverPad pad;
    QVERIFY(pad.begin(headOf(recorded("gsc-whole-2.pad"))));
    Feedback feedback;
    feedback.setPad(&pad);
    const QSignalSpy happened(&feedback, &Feedback::happened);
    pad.next(); // nothing was rolled
    QVERIFY(!pad.refusal().isEmpty());
    QCOMPARE(happened.count(), 0);
    feedback.setProperty("active", true);
    pad.next();
    QCOMPARE(happened.count(), 1);
    QCOMPARE(felt, QList<int>());
    feedback.setProperty("felt", true);
    pad.next();
    QCOMPARE(felt, QList<int>{Feedback::Refused});
    device::setFeeler({});
}

void TestFeedback::soundsAreShortAndQuiet()
{
    constexpr qsizetype header = 44;
    for (const auto event :
         {Feedback::Entered, Feedback::Refused, Feedback::Step, Feedback::Fox, Feedback::Over}) {
        const QByteArray wave = Chimes::wave(event);
        QVERIFY(wave.startsWith("RIFF"));
        QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 4), quint32(wave.size() - 8));
        const auto *samples = reinterpret_cast<const qint16 *>(wave.constData() + header);
        const qsizetype count = (wave.size() - header) / 2;
        QVERIFY(count > 0 && count < 44100);
        int highest = 0;
        for (qsizetype i = 0; i < count; ++i) {
            highest = std::max(highest, std::abs(int(qFromLittleEndian(samples[i]))));
        }
        QVERIFY(highest > 8000 && highest < 11000);
        QVERIFY(std::abs(samples[count - 1]) < 100); // no click at the end
        QCOMPARE(wave, Chimes::wave(event));
    }
}

QTEST_MAIN(TestFeedback)
#include "tst_feedback.moc"
