// SPDX-License-Identifier: GPL-3.0-or-later
// Names as people see them, however long or strange.
#include "names.h"

#include <QTest>

using foxpad::app::Names;

class TestNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initial()
    {
        QCOMPARE(Names::initial(QStringLiteral("ödön")), QStringLiteral("Ö"));
        QCOMPARE(Names::initial(QStringLiteral("👩‍🚀 Ann")), QStringLiteral("👩‍🚀"));
        QCOMPARE(Names::initial(QString()), QString());
    }

    void brief_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("brief");
        QTest::newRow("short") << QStringLiteral("Anna Maria") << QStringLiteral("Anna Maria");
        QTest::newRow("as long as may be")
            << QStringLiteral("Anna von Ulm-1") << QStringLiteral("Anna von Ulm-1");
        QTest::newRow("first word")
            << QStringLiteral("Bartholomew Featherstonehaugh") << QStringLiteral("Bartholomew");
        QTest::newRow("one long word")
            << QStringLiteral("Maximiliane-Theodora") << QStringLiteral("Maximiliane-Th…");
        QTest::newRow("forty foxes") << QStringLiteral("🦊").repeated(40)
                                     << QStringLiteral("🦊").repeated(14) + QChar(0x2026);
    }

    void brief()
    {
        QFETCH(const QString, name);
        QTEST(Names::brief(name), "brief");
    }
};

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
