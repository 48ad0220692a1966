// SPDX-License-Identifier: GPL-3.0-or-later
// Records: their head, taking back and making again, corrections, reading and writing.
#include "play.h"

using play::Match;
using play::Pad;

class TestMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void versionFirst();
    void headOnce();
    void names_data();
    void names();
    void namesAlike_data();
    void namesAlike();
    void players();
    void table();
    void unknownLinesAreKept();
    void headEndsAtTheFirstEntry();
    void undoTakesTheChainBack();
    void newEntryForgetsTheUndone();
    void undoFromTheEnd();
    void correctionThatFits();
    void correctionThatDoesNot();
    void roundTrip();
    void blanksAndComments();
    void refusesWithTheLine_data();
    void refusesWithTheLine();
    void tooManyLines();
};

namespace {

constexpr auto head = "foxpad 1\ngame ganz-schoen-clever\nplayer Ann\n";

} // namespace

void TestMatch::versionFirst()
{
    Pad pad;
    REFUSES(pad, "game ganz-schoen-clever", "not-a-record");
    REFUSES(pad, "next", "not-a-record");
    REFUSES(pad, "foxpad 2", "newer-record");
    REFUSES(pad, "foxpad", "newer-record");
    TAKES(pad, "foxpad 1");
    REFUSES(pad, "next", "no-game");
    TAKES(pad, "player Ann");
    REFUSES(pad, "game chess", "unknown-game");
    REFUSES(pad, "next", "no-game");
    TAKES(pad, "game ganz-schoen-clever");
    GIVES(pad.phase(), "roll");
    Pad nobody;
    TAKES(nobody, "foxpad 1\ngame ganz-schoen-clever\n");
    REFUSES(nobody, "next", "no-player");
}

void TestMatch::headOnce()
{
    Pad pad(1, "sheet", "table 2\n");
    REFUSES(pad, "foxpad 1", "header-twice");
    REFUSES(pad, "game ganz-schoen-clever", "header-twice");
    REFUSES(pad, "entry sheet", "header-twice");
    REFUSES(pad, "table 2", "header-twice");
    REFUSES(pad, "sheet black", "unknown-sheet");
    Pad other;
    TAKES(other, head);
    REFUSES(other, "entry paper", "unknown-mode");
    REFUSES(other, "entry", "unknown-mode");
}

void TestMatch::names_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("rule");
    QTest::newRow("none") << QByteArray() << QByteArray("bad-name");
    QTest::newRow("one") << QByteArray("x") << QByteArray("ok");
    QTest::newRow("spaces within") << QByteArray("Ann of old") << QByteArray("ok");
    QTest::newRow("wide blank after") << QByteArray("Ann\xE3\x80\x80") << QByteArray("bad-name");
    QTest::newRow("fixed blank") << QByteArray("\xC2\xA0") << QByteArray("bad-name");
    QTest::newRow("fixed blank between") << QByteArray("A\u00A0B") << QByteArray("ok");
    QTest::newRow("blank before") << QByteArray(" Ann") << QByteArray("bad-name");
    QTest::newRow("40") << QByteArray(40, 'x') << QByteArray("ok");
    QTest::newRow("41") << QByteArray(41, 'x') << QByteArray("bad-name");
    // Characters count, not bytes.
    QTest::newRow("40 of two bytes") << QByteArray("é").repeated(40) << QByteArray("ok");
    QTest::newRow("41 of two bytes") << QByteArray("é").repeated(41) << QByteArray("bad-name");
    QTest::newRow("40 of four bytes") << QByteArray("🦊").repeated(40) << QByteArray("ok");
    QTest::newRow("control") << QByteArray("A\x01") << QByteArray("not-text");
    QTest::newRow("cut short") << QByteArray("A\xC3") << QByteArray("not-text");
    QTest::newRow("stray byte") << QByteArray("A\x80") << QByteArray("not-text");
    QTest::newRow("not continued") << QByteArray("\xE2\x82z") << QByteArray("not-text");
    QTest::newRow("longer than needed") << QByteArray("\xE0\x80\xAF") << QByteArray("not-text");
    QTest::newRow("half of a pair") << QByteArray("\xED\xA0\x80") << QByteArray("not-text");
    QTest::newRow("beyond") << QByteArray("\xF4\x90\x80\x80") << QByteArray("not-text");
    QTest::newRow("no such lead") << QByteArray("\xFF") << QByteArray("not-text");
}

void TestMatch::names()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, rule);
    Pad pad;
    TAKES(pad, "foxpad 1");
    GIVES(pad.refused("player " + name.toStdString()), rule);
    QCOMPARE(pad.match.header().players().size(), rule == "ok" ? 1U : 0U);
}

void TestMatch::namesAlike_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("two");
    QTest::addColumn<bool>("alike");
    const auto row = [](const char *one, const char *two, bool alike) {
        QTest::newRow(one) << QByteArray(one) << QByteArray(two) << alike;
    };
    row("Ann", "aNN", true);
    row("Ann", "Anne", false);
    row("ÉVA", "éva", true);
    row("ŐZ", "őz", true);
    row("ŹŁ", "źł", true);
    row("Ÿ", "ÿ", true);
    row("ΑΩ", "αω", true);
    row("ЁЖ", "ёж", true);
    row("Έλλη", "έλλη", true);
    row("ΝΙΚΟΣ", "Νικος", true);
    row("Νίκος", "νίκοσ", true); // the sigma at the end of a word
    row("Ștefan Ț", "ștefan ț", true);
    row("Ґ", "ґ", true);
    row("Əli", "əli", true);
    row("ĐỖ NGỌC ẤN", "đỗ ngọc ấn", true);
    row("ՀԱՅԿ", "հայկ", true);
    row("ᲜᲘᲜᲝ", "ნინო", true);
    row("STRAẞE", "straße", true);
    row("×", "÷", false); // signs that lie where letters do
    row("狐", "狸", false);
    row("🦊", "🐺", false);
}

void TestMatch::namesAlike()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, two);
    QFETCH(bool, alike);
    Pad pad;
    TAKES(pad, "foxpad 1\nplayer " + one.toStdString());
    GIVES(pad.refused("player " + two.toStdString()), alike ? "name-twice" : "ok");
}

void TestMatch::players()
{
    Pad pad(4);
    REFUSES(pad, "player E", "too-many-players");
    // The game may come after its players.
    Pad five;
    TAKES(five, "foxpad 1\nplayer A\nplayer B\nplayer C\nplayer D\nplayer E\n");
    REFUSES(five, "game ganz-schoen-clever", "too-many-players");
}

void TestMatch::table()
{
    Pad pad(2, "sheet");
    REFUSES(pad, "table 1", "bad-table");
    REFUSES(pad, "table 5", "bad-table");
    REFUSES(pad, "table 0", "bad-table");
    REFUSES(pad, "table two", "bad-table");
    TAKES(pad, "table 3");
    QCOMPARE(pad.report().rounds, 5);
    TAKES(pad, "player C");
    REFUSES(pad, "player D", "bad-table"); // more than sit there
    Pad dice(2);
    REFUSES(dice, "table 3", "table-needs-sheet");
    Pad unsaid;
    TAKES(unsaid, head);
    TAKES(unsaid, "table 3");
    REFUSES(unsaid, "entry dice", "table-needs-sheet");
    REFUSES(unsaid, "next", "table-needs-sheet"); // dice, as nothing else is said
    TAKES(unsaid, "entry sheet\nnext\n");
}

void TestMatch::unknownLinesAreKept()
{
    const std::string text = "foxpad 1\nid 7\ngame ganz-schoen-clever\ndate 2026-11-18T19:30:00Z\n"
                             "player Ann\nplace the kitchen\nentry sheet\n1 mark green\n";
    const Match::Reading reading = Match::read(text);
    QVERIFY(!reading.refusal);
    GIVES(play::bytes(reading.match.record()), play::bytes(text));
}

void TestMatch::headEndsAtTheFirstEntry()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark green");
    for (const char *line : {"foxpad 1", "game ganz-schoen-clever", "player X", "entry dice",
                             "table 2", "sheet black"})
        REFUSES(pad, line, "header-closed");
    REFUSES(pad, "place here", "unknown-entry");
    // Taken back, the head is open again.
    QVERIFY(!pad.match.undo());
    TAKES(pad, "player X");
    QCOMPARE(pad.report().seats.size(), 2U);
}

void TestMatch::undoTakesTheChainBack()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark yellow.2.1\n1 mark yellow.2.2\n");
    const play::State before = pad.match.state();
    TAKES(pad, "1 mark yellow.2.4"); // and orange 4 with it
    const play::State after = pad.match.state();
    GIVES(pad.box(1, "orange.1"), "4");
    QVERIFY(!pad.match.undo());
    QVERIFY(pad.match.state() == before);
    QVERIFY(pad.match.canRedo());
    QVERIFY(!pad.match.redo());
    QVERIFY(pad.match.state() == after);
    GIVES(play::bytes(word(pad.match.redo().rule)), "nothing-to-redo");
    for (int i = 0; i < 3; ++i)
        QVERIFY(!pad.match.undo());
    QVERIFY(!pad.match.canUndo());
    GIVES(play::bytes(word(pad.match.undo().rule)), "nothing-to-undo");
    QVERIFY(pad.match.state() == Pad(1, "sheet").match.state());
}

void TestMatch::newEntryForgetsTheUndone()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark green\n1 mark orange 3\n");
    QVERIFY(!pad.match.undo());
    REFUSES(pad, "1 mark purple 9", "bad-value");
    QVERIFY(pad.match.canRedo()); // a refused line changes nothing
    TAKES(pad, "1 mark purple 3");
    QVERIFY(!pad.match.canRedo());
    QVERIFY(pad.match.record().ends_with("1 mark green\n1 mark purple 3\n"));
}

void TestMatch::undoFromTheEnd()
{
    Pad pad(1, "sheet");
    TAKES(pad, "next\nnext\nnext\n1 bonus black orange\nnext\nnext\nnext\n");
    QVERIFY(pad.report().over);
    QVERIFY(!pad.match.undo());
    QVERIFY(!pad.report().over);
    TAKES(pad, "1 mark green\nnext\n");
    QVERIFY(pad.report().over);
}

void TestMatch::correctionThatFits()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark purple 2\n1 mark purple 4\n1 mark green\n");
    play::Entry entry;
    QVERIFY(!pad.match.game()->read("1 mark purple 3", entry));
    const Match::Correction correction = pad.match.corrected(0, entry);
    QVERIFY(!correction.refusal);
    QCOMPARE(correction.fitting, 3U);
    QVERIFY(
        correction.match.record().ends_with("1 mark purple 3\n1 mark purple 4\n1 mark green\n"));
    QVERIFY(pad.match.record().ends_with("1 mark purple 2\n1 mark purple 4\n1 mark green\n"));
    QVERIFY(correction.match.state() == Match::read(correction.match.record()).match.state());
}

void TestMatch::correctionThatDoesNot()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark purple 2\n1 mark green\n1 mark purple 4\n1 mark green\n");
    play::Entry entry;
    QVERIFY(!pad.match.game()->read("1 mark purple 5", entry));
    const Match::Correction correction = pad.match.corrected(0, entry);
    QCOMPARE(correction.fitting, 2U); // the purple 4 is the first that no longer fits
    GIVES(play::bytes(sentence(correction.refusal)), "purple must rise: 4 after 5");
    QVERIFY(correction.match.record().ends_with("1 mark purple 5\n1 mark green\n"));
}

void TestMatch::roundTrip()
{
    Pad pad(2);
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n1 reroll\n"
               "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n1 pick purple purple\n"
               "2 pick white blue.2\nnext\n");
    const Match::Reading reading = Match::read(pad.match.record());
    QVERIFY(!reading.refusal);
    QVERIFY(reading.match.state() == pad.match.state());
    GIVES(play::bytes(reading.match.record()), play::bytes(pad.match.record()));
    QVERIFY(pad.match.stateAt(6) == pad.match.state());
    QVERIFY(pad.match.stateAt(0) == Pad(2).match.state());
}

void TestMatch::blanksAndComments()
{
    const Match::Reading reading =
        Match::read("# a comment\r\nfoxpad 1\r\n\r\n  game ganz-schoen-clever \r\n\tplayer Ann "
                    "\r\nentry sheet\r\n"
                    "   # another\r\n  1 mark green\t\r\n\r\n1 mark orange 2");
    GIVES(play::bytes(sentence(reading.refusal)), "nothing is wrong");
    GIVES(play::bytes(reading.match.record()),
          "foxpad 1\ngame ganz-schoen-clever\nplayer Ann\nentry sheet\n1 mark green\n"
          "1 mark orange 2\n");
    GIVES(play::bytes(reading.match.header().players()[0]), "Ann");
}

void TestMatch::refusesWithTheLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("rule");
    const QByteArray start(head);
    const auto row = [](const char *name, const QByteArray &text, int line, const char *rule) {
        QTest::newRow(name) << text << line << QByteArray(rule);
    };
    row("empty", "", 1, "not-a-record");
    row("comments only", "# a\n# b\n", 2, "not-a-record");
    row("no player", "foxpad 1\ngame ganz-schoen-clever\n", 2, "no-player");
    row("another text", "Dear Ann,\n", 1, "not-a-record");
    row("an entry that does not fit", start + "\n# x\nnext\n", 6, "roll-due");
    row("not UTF-8", "foxpad 1\nplace \xff\xfe\n", 2, "not-text");
    row("zeros", QByteArray(100, '\0'), 1, "not-text");
    row("as long as may be", start + QByteArray(4096, ' '), 4, "none");
    row("too long", start + QByteArray(4097, ' '), 4, "line-too-long");
    row("a long comment", start + " # " + QByteArray(9000, 'x'), 4, "none");
    const QByteArray fox = "\xF0\x9F\xA6\x8A"; // one character, however many bytes
    row("a long id", start + "id " + fox.repeated(100) + '\n', 4, "none");
    row("too long an id", start + "id " + fox.repeated(101) + '\n', 4, "too-long");
    row("too long a place", start + "place " + QByteArray(101, 'x') + '\n', 4, "too-long");
    const QByteArray note = "note " + QByteArray(1000, 'x') + '\n';
    row("a long note", start + note.repeated(4), 7, "none");
    row("too long a note", start + note.repeated(4) + "note x\n", 8, "too-long");
    row("much unknown", start + QByteArray("mood x\n").repeated(2340), 2343, "none");
    row("too much unknown", start + QByteArray("mood x\n").repeated(2342), 2344, "too-long");
}

void TestMatch::refusesWithTheLine()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QByteArray, rule);
    const Match::Reading reading = Match::read(text.toStdString());
    GIVES(play::bytes(word(reading.refusal.rule)), rule);
    QCOMPARE(reading.line, line);
}

void TestMatch::tooManyLines()
{
    const Match::Reading blank = Match::read(std::string(100000, '\n'));
    GIVES(play::bytes(word(blank.refusal.rule)), "too-many-lines");
}

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
