// SPDX-License-Identifier: GPL-3.0-or-later
// Ganz schön clever: lines that are no entries.
#include "play.h"

using play::Pad;

class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
};

void TestWords::words_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("rule");
    const std::pair<const char *, const char *> lines[] = {
        {"1 mark", "unknown-target"},
        {"1 mark blue", "unknown-target"},
        {"1 mark blue.1", "unknown-target"},
        {"1 mark yellow.5.1", "unknown-target"},
        {"1 mark green.1", "unknown-target"},
        {"1 mark orange 06", "bad-value"},
        {"1 mark orange six", "bad-value"},
        {"1 mark orange 6 6", "wrong-words"},
        {"1 mark  orange 6", "unknown-target"},
        {"1 Mark orange 6", "unknown-entry"},
        {"01 mark green", "unknown-entry"},
        {"0 mark green", "unknown-seat"},
        {"2 mark green", "unknown-seat"},
        {"5 mark green", "unknown-seat"},
        {"next 1", "wrong-words"},
        {"1 take", "unknown-entry"},
        {"1 use", "unknown-entry"},
        {"1 use reroll 1", "wrong-words"},
        {"1 bonus", "unknown-bonus"},
        {"1 pick", "unknown-die"},
        {"1 pick white", "unknown-target"},
        {"1 pick white green now", "wrong-words"},
        {"1 pass now", "wrong-words"},
        {"1", "unknown-entry"},
        {"strike E", "unknown-entry"},
        {"end", "unknown-entry"},
        {"1 pick white green polish white", "wrong-words"},
        {"1 pick white green polish grey+1", "unknown-die"},
        {"1 pick white green polish white+0", "polish-range"},
        {"1 pick green green polish orange+1", "wrong-words"},
        {"1 pick white blue.4 polish blue+1 polish white+1", "wrong-words"},
    };
    for (const auto &[line, rule] : lines)
        QTest::newRow(line) << QByteArray(line) << QByteArray(rule);
}

void TestWords::words()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, rule);
    Pad pad(1, "sheet");
    REFUSES(pad, line.toStdString(), rule);
}

QTEST_APPLESS_MAIN(TestWords)
#include "tst_words.moc"
