// SPDX-License-Identifier: GPL-3.0-or-later
// The screen is kept on by whoever can on the session's bus: here a bus of the test's own, with a
// screen saver or a portal on it that counts.
#include "keep_awake.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusObjectPath>
#include <QProcess>
#include <QTest>
#include <QVariantMap>

using foxpad::app::KeepAwake;

class Saver : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QString who, why;
    QList<uint> held;

public Q_SLOTS:
    uint Inhibit(const QString &application, const QString &reason)
    {
        who = application;
        why = reason;
        held << ++m_last;
        return m_last;
    }
    void UnInhibit(uint cookie) { held.removeOne(cookie); }

private:
    uint m_last = 40;
};

class Request : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Request")

public:
    bool open = true;

public Q_SLOTS:
    void Close() { open = false; }
};

class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Inhibit")

public:
    uint flags = 0;

public Q_SLOTS:
    QDBusObjectPath Inhibit(const QString &, uint what, const QVariantMap &)
    {
        flags = what;
        return QDBusObjectPath(QStringLiteral("/request/1"));
    }
};

class TestKeepAwake : public QObject {
    Q_OBJECT

    QProcess m_bus;
    QString m_address;

    QDBusConnection served() const
    {
        return QDBusConnection::connectToBus(m_address, QStringLiteral("served"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_bus.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--session"), QStringLiteral("--nofork"),
                     QStringLiteral("--print-address")});
        QVERIFY2(m_bus.waitForReadyRead(5000), qPrintable(m_bus.errorString()));
        m_address = QString::fromUtf8(m_bus.readLine()).trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toUtf8());
        QVERIFY(served().isConnected());
    }
    void cleanupTestCase()
    {
        m_bus.terminate();
        m_bus.waitForFinished();
    }

    void nobodyKeepsIt()
    {
        KeepAwake awake;
        awake.setActive(true);
        QTest::qWait(200);
        QVERIFY(!awake.held());
    }

    void asksTheScreenSaver()
    {
        Saver saver;
        QVERIFY(served().registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &saver,
                                        QDBusConnection::ExportAllSlots));
        QVERIFY(served().registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
        {
            KeepAwake awake;
            awake.setActive(true);
            QTRY_VERIFY(awake.held());
            QCOMPARE(saver.who, QCoreApplication::applicationName());
            QVERIFY(!saver.why.isEmpty());
            awake.setActive(false);
            QTRY_VERIFY(saver.held.isEmpty());
            QVERIFY(!awake.held());

            // Let go and held again before the first answer: it is held once.
            awake.setActive(true);
            awake.setActive(false);
            awake.setActive(true);
            QTRY_VERIFY(awake.held());
            QTest::qWait(100);
            QCOMPARE(saver.held.size(), 1);
        }
        QTRY_VERIFY(saver.held.isEmpty()); // gone with who held it

        KeepAwake briefly;
        briefly.setActive(true);
        briefly.setActive(false);
        QTest::qWait(200);
        QVERIFY(saver.held.isEmpty());
        QVERIFY(!briefly.held());
        QVERIFY(served().unregisterService(QStringLiteral("org.freedesktop.ScreenSaver")));
    }

    void asksThePortalWhereThereIsNoScreenSaver()
    {
        Portal portal;
        Request request;
        QVERIFY(served().registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                        QDBusConnection::ExportAllSlots));
        QVERIFY(served().registerObject(QStringLiteral("/request/1"), &request,
                                        QDBusConnection::ExportAllSlots));
        QVERIFY(served().registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        KeepAwake awake;
        awake.setActive(true);
        QTRY_VERIFY(awake.held());
        QCOMPARE(portal.flags, 8U); // idle
        awake.setActive(false);
        QTRY_VERIFY(!request.open);
        QVERIFY(!awake.held());
    }
};

QTEST_GUILESS_MAIN(TestKeepAwake)
#include "tst_keep_awake.moc"
