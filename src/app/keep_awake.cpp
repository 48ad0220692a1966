// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep_awake.h"

#include <QCoreApplication>

#ifdef Q_OS_ANDROID
#include <QJniObject>
#else
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>
#endif

namespace foxpad::app {

KeepAwake::KeepAwake(QObject *parent) : QObject(parent) {}

KeepAwake::~KeepAwake()
{
    release();
}

void KeepAwake::setActive(bool active)
{
    if (active == m_active) {
        return;
    }
    m_active = active;
    if (active) {
        hold();
    } else {
        release();
    }
    Q_EMIT activeChanged();
}

void KeepAwake::setHeld(bool held)
{
    if (held != m_held) {
        m_held = held;
        Q_EMIT heldChanged();
    }
}

#ifdef Q_OS_ANDROID

namespace {

void setWindowFlag(bool on)
{
    QNativeInterface::QAndroidApplication::runOnAndroidMainThread([on] {
        constexpr jint keepScreenOn = 0x80; // WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        const QJniObject activity = QNativeInterface::QAndroidApplication::context();
        const QJniObject window = activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
        window.callMethod<void>(on ? "addFlags" : "clearFlags", "(I)V", keepScreenOn);
    });
}

} // namespace

void KeepAwake::hold()
{
    setWindowFlag(true);
    setHeld(true);
}

void KeepAwake::release()
{
    if (m_held) {
        setWindowFlag(false);
        setHeld(false);
    }
}

#else

namespace {

const QString saver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString saverPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");

QString reason()
{
    return KeepAwake::tr("A game is being played");
}

} // namespace

void KeepAwake::hold()
{
    if (!m_asking && QDBusConnection::sessionBus().isConnected()) {
        m_asking = true;
        askScreenSaver();
    }
}

void KeepAwake::askScreenSaver()
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(saver, saverPath, saver, QStringLiteral("Inhibit"));
    call << QCoreApplication::applicationName() << reason();
    auto *watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<quint32> reply = *watcher;
        if (reply.isError()) {
            askPortal();
            return;
        }
        m_asking = false;
        m_cookie = reply.value();
        setHeld(true);
        if (!m_active) {
            release(); // it was let go before the answer came
        }
    });
}

void KeepAwake::askPortal()
{
    constexpr quint32 idle = 8;
    QDBusMessage call = QDBusMessage::createMethodCall(
        portal, QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
    call << QString() << idle << QVariantMap{{QStringLiteral("reason"), reason()}};
    auto *watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        m_asking = false;
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        if (reply.isError()) {
            return; // nobody keeps screens on here
        }
        m_request = reply.value().path();
        setHeld(true);
        if (!m_active) {
            release();
        }
    });
}

void KeepAwake::release()
{
    if (m_cookie) {
        QDBusMessage call =
            QDBusMessage::createMethodCall(saver, saverPath, saver, QStringLiteral("UnInhibit"));
        call << *m_cookie;
        QDBusConnection::sessionBus().send(call);
        m_cookie.reset();
    }
    if (!m_request.isEmpty()) {
        QDBusConnection::sessionBus().send(QDBusMessage::createMethodCall(
            portal, m_request, QStringLiteral("org.freedesktop.portal.Request"),
            QStringLiteral("Close")));
        m_request.clear();
    }
    setHeld(false);
}

#endif

} // namespace foxpad::app
