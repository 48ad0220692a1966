// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet shows: printed facts as on paper, marks, scores, lit boxes, pending badges.
#include "keer_taps.h"

#include <QTest>

using namespace foxpad;
using app::BadgeFace;
using app::BoxFace;
using app::Highlights;
using app::Look;
using app::Sheet;

namespace {

rules::Match played(const QString &text)
{
    return rules::Match::read(text.toStdString()).match;
}

QString clever(const char *game, const char *entries = "")
{
    return QStringLiteral("foxpad 1\ngame %1\nplayer Anna\nplayer Bram\nentry sheet\n%2")
        .arg(QLatin1String(game), QLatin1String(entries));
}

constexpr const char *first = "ganz-schoen-clever";
constexpr const char *fourth = "clever-4ever";

} // namespace

class TestSheetFaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badges();
    void cleverAsPrinted();
    void foreverAsPrinted();
    void keerAsPrinted();
    void marksAndScores();
    void lightsTheNextField();
    void ringsWhatWaits();
    void targets();
};

void TestSheetFaces::badges()
{
    QCOMPARE(BadgeFace::of(QStringLiteral("yellow-x")),
             (BadgeFace{BadgeFace::Cross, Look::Yellow}));
    QCOMPARE(BadgeFace::of(QStringLiteral("orange-5")),
             (BadgeFace{BadgeFace::Number, Look::Orange, 5}));
    QCOMPARE(BadgeFace::of(QStringLiteral("?green")),
             (BadgeFace{BadgeFace::Question, Look::Green}));
    QCOMPARE(BadgeFace::of(QStringLiteral("black")).colour, Look::NoColour);
    QVERIFY(BadgeFace::of(QString()).isNothing());
    QCOMPARE(BadgeFace::of(QStringLiteral("purple-6")).spoken(), QStringLiteral("a 6 in Purple"));
}

void TestSheetFaces::cleverAsPrinted()
{
    Sheet sheet;
    const rules::Match match = played(clever(first));
    sheet.show(*match.game(), match.state(), 0);
    QCOMPARE(sheet.areas().size(), 5);
    QCOMPARE(sheet.box(0, 0).label, QStringLiteral("3"));
    QVERIFY(sheet.box(0, 3).printed);
    QCOMPARE(sheet.box(1, 0).colour, Look::NoColour); // the seal's place
    QCOMPARE(sheet.box(1, 1).label, QStringLiteral("2"));
    QCOMPARE(sheet.box(2, 3).label, QStringLiteral("≥4"));
    QCOMPARE(sheet.box(2, 3).badge.glyph, BadgeFace::Extra);
    QCOMPARE(sheet.box(3, 10).factor, QStringLiteral("×3"));
    QCOMPARE(sheet.box(4, 6).badge.glyph, BadgeFace::Fox);
    QCOMPARE(sheet.line(0, 5).points, 10);
    QCOMPARE(sheet.line(0, 3).badge.glyph, BadgeFace::Fox);
    QCOMPARE(sheet.roundBadges().value(3), QStringLiteral("black"));
    QCOMPARE(sheet.box(0, 99).colour, Look::NoColour);
}

void TestSheetFaces::foreverAsPrinted()
{
    Sheet sheet;
    const rules::Match match = played(clever(fourth));
    sheet.show(*match.game(), match.state(), 0);
    QCOMPARE(sheet.box(1, 0).symbol, BoxFace::Ring);
    QCOMPARE(sheet.box(1, 5).symbol, BoxFace::Diamond);
    QCOMPARE(sheet.box(1, 1).symbol, BoxFace::NoSymbol);
    QCOMPARE(sheet.box(2, 1).shade, BoxFace::White);
    QCOMPARE(sheet.box(2, 16).shade, BoxFace::Light);
    QCOMPARE(sheet.box(2, 0).shade, BoxFace::Dark);
    QVERIFY(sheet.box(2, 1).joins & BoxFace::Right);
    QVERIFY(!(sheet.box(2, 1).joins & BoxFace::Left));
    QVERIFY(sheet.box(2, 0).start);
    QCOMPARE(sheet.box(3, 0).shape, BoxFace::UpperTriangle);
    QCOMPARE(sheet.box(3, 11).shape, BoxFace::LowerTriangle);
    QCOMPARE(sheet.box(3, 14).factor, QStringLiteral("×2"));
    QCOMPARE(sheet.line(4, 11).points, 42);
    // Every group's badge stands on one box of the group.
    int badges = 0;
    for (int box = 0; box < 64; ++box)
        badges += sheet.box(2, box).badge.isNothing() ? 0 : 1;
    QCOMPARE(badges, 13);
}

void TestSheetFaces::keerAsPrinted()
{
    for (const char *name : {"black", "red", "blue", "green", "orange", "purple", "yellow"}) {
        const rules::Match match =
            played(QStringLiteral("foxpad 1\ngame keer-op-keer\nplayer Anna\nsheet %1\n")
                       .arg(QLatin1String(name)));
        Sheet sheet;
        sheet.show(*match.game(), match.state(), 0);
        QCOMPARE(sheet.variant(), QLatin1String(name));
        int boxes = 0;
        int stars = 0;
        for (int box = 0; box < 120; ++box) {
            boxes += sheet.box(0, box).colour != Look::NoColour ? 1 : 0;
            stars += sheet.box(0, box).symbol == BoxFace::Star ? 1 : 0;
        }
        QCOMPARE(boxes, 105);
        QCOMPARE(stars, 15);
        for (int colour = 15; colour < 20; ++colour)
            QCOMPARE(sheet.line(0, colour).left, 21);
        QCOMPARE(sheet.line(0, 0).points, 5);
        QCOMPARE(sheet.line(0, 7).later, 0);
    }
}

void TestSheetFaces::marksAndScores()
{
    Sheet sheet;
    const rules::Match match = played(clever(first, "1 mark green\n1 mark orange 4\n"));
    sheet.show(*match.game(), match.state(), 0);
    QVERIFY(sheet.box(2, 0).crossed);
    QCOMPARE(sheet.box(3, 0).number, 4);
    QCOMPARE(sheet.scores(), QList<int>({0, 0, 1, 4, 0}));
    QCOMPARE(sheet.total(), 5);
    sheet.show(*match.game(), match.state(), 1);
    QVERIFY(!sheet.box(2, 0).crossed);
}

void TestSheetFaces::lightsTheNextField()
{
    Sheet sheet;
    const rules::Match match = played(clever(first, "1 mark orange 4\n"));
    Highlights highlights;
    highlights.lit = {{.target = sheet.targetAt(3, 0), .value = 5}};
    sheet.show(*match.game(), match.state(), 0);
    highlights.lit = {{.target = sheet.targetAt(3, 0), .value = 5}};
    highlights.dimOthers = true;
    sheet.show(*match.game(), match.state(), 0, highlights);
    QVERIFY(!sheet.box(3, 0).lit);
    QVERIFY(sheet.box(3, 1).lit);
    QCOMPARE(sheet.box(3, 1).preview, 5);
    QVERIFY(sheet.box(0, 0).dimmed);
    QCOMPARE(sheet.litArea(), 3);
    QCOMPARE(sheet.litBox(), 1);
}

void TestSheetFaces::ringsWhatWaits()
{
    Sheet sheet;
    // The whole first row of yellow gives a cross in blue, which leaves a choice.
    rules::Match match = played(clever(first, "1 mark yellow.1.1\n1 mark yellow.1.2\n"));
    Highlights highlights;
    highlights.before = match.state();
    QVERIFY(!match.addLine("1 mark yellow.1.3"));
    sheet.show(*match.game(), match.state(), 0, highlights);
    QVERIFY(sheet.box(0, 2).last);
    QVERIFY(!sheet.box(0, 1).last);
    QVERIFY(sheet.line(0, 0).done);
    QVERIFY(sheet.line(0, 0).pending);
    QVERIFY(!sheet.line(0, 1).pending);
}

void TestSheetFaces::targets()
{
    Sheet sheet;
    const rules::Match match = played(clever(fourth));
    sheet.show(*match.game(), match.state(), 0);
    QCOMPARE(sheet.targetAt(2, 1), sheet.targetAt(2, 17)); // of one group
    QVERIFY(sheet.targetAt(2, 0) != sheet.targetAt(2, 1));
    QCOMPARE(sheet.targetAt(0, 0), sheet.targetAt(0, 4)); // of one row
    QVERIFY(sheet.targetAt(0, 4) != sheet.targetAt(0, 5));
    QCOMPARE(sheet.targetAt(9, 0), -1);
}

QTEST_GUILESS_MAIN(TestSheetFaces)
#include "tst_sheet_faces.moc"
