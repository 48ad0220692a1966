// SPDX-License-Identifier: GPL-3.0-or-later
// Records kept in tests/records: each reads, and comes to the tally it names in a comment,
//   # tally: Ann 142 yellow 46 blue 37 green 28 orange 5 purple 21 foxes 1
// one such line a seat, in seat order.
#include "play.h"

#include <QDir>
#include <QFile>

using play::Match;

class TestGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void records_data();
    void records();
    void everyGameHasOne();
};

namespace {

QDir folder()
{
    return QDir(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records"), QStringLiteral("*.pad"));
}

QByteArray content(const QString &name)
{
    QFile file(folder().filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray tally(const Match &match)
{
    QByteArray text;
    const play::Report report = match.game()->report(match.state());
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const play::Report::Seat &seat = report.seats[i];
        text += "# tally: " + play::bytes(match.header().players()[i]) + ' ' +
                QByteArray::number(seat.total);
        for (const play::Report::Score &area : seat.areas)
            text += ' ' + play::bytes(area.name) + ' ' + QByteArray::number(area.points);
        if (seat.foxes)
            text += " foxes " + QByteArray::number(*seat.foxes);
        text += '\n';
    }
    return text;
}

} // namespace

void TestGolden::records_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : folder().entryList())
        QTest::newRow(qPrintable(name)) << name;
}

void TestGolden::records()
{
    QFETCH(QString, name);
    const QByteArray text = content(name);
    QByteArray expected;
    for (const QByteArray &line : text.split('\n'))
        if (line.startsWith("# tally: "))
            expected += line + '\n';
    const Match::Reading reading = Match::read(text.toStdString());
    QVERIFY2(!reading.refusal,
             qPrintable(QStringLiteral("line %1: %2")
                            .arg(reading.line)
                            .arg(QString::fromStdString(sentence(reading.refusal)))));
    GIVES(tally(reading.match), expected);
    QVERIFY(Match::read(reading.match.record()).match.state() == reading.match.state());
}

void TestGolden::everyGameHasOne()
{
    std::vector<std::string_view> played;
    for (const QString &name : folder().entryList()) {
        const Match match = Match::read(content(name).toStdString()).match;
        if (match.game() && match.game()->report(match.state()).over)
            played.push_back(match.game()->id());
    }
    for (const play::Game *game : play::games())
        QVERIFY2(std::ranges::count(played, game->id()) > 0,
                 qPrintable(QStringLiteral("no whole game of %1")
                                .arg(QString::fromUtf8(play::bytes(game->id())))));
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
