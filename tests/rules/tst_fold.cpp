// SPDX-License-Identifier: GPL-3.0-or-later
// Letters without their case, compared with Qt's tables.
#include "rules/fold.h"

#include <QChar>
#include <QTest>

class TestFold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLetter()
    {
        for (char32_t letter = 0; letter <= QChar::LastValidCodePoint; ++letter)
            // Another Qt may know letters that are newer than the table.
            if (QChar::unicodeVersion(letter) <= QChar::Unicode_14_0 &&
                foxpad::rules::folded(letter) != QChar::toCaseFolded(letter))
                QFAIL(qPrintable(QString::number(letter, 16)));
    }

    void once()
    {
        for (char32_t letter = 0; letter <= QChar::LastValidCodePoint; ++letter) {
            const char32_t folded = foxpad::rules::folded(letter);
            QVERIFY(foxpad::rules::folded(folded) == folded);
        }
    }
};

QTEST_APPLESS_MAIN(TestFold)
#include "tst_fold.moc"
