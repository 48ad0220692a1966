// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.h"

#include <QStandardPaths>

#ifdef Q_OS_ANDROID
#include <QCoreApplication>
#include <QJniEnvironment>
#include <QJniObject>
#include <QMetaObject>
#endif

namespace foxpad::app::device {

#ifdef Q_OS_ANDROID

namespace {

std::function<void(const QString &)> taker;

QJniObject activity()
{
    return QNativeInterface::QAndroidApplication::context();
}

} // namespace

void onFile(std::function<void(const QString &)> take)
{
    taker = std::move(take);
    const QString first = activity().callObjectMethod<jstring>("takeWaiting").toString();
    if (!first.isEmpty()) {
        taker(first);
    }
}

QString pictureFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
           QStringLiteral("/shared");
}

bool share(const QString &file, const QString &type)
{
    const QJniObject path = QJniObject::fromString(file);
    const QJniObject kind = QJniObject::fromString(type);
    activity().callMethod<void>("share", "(Ljava/lang/String;Ljava/lang/String;)V",
                                path.object<jstring>(), kind.object<jstring>());
    return !QJniEnvironment().checkAndClearExceptions();
}

namespace {

std::function<void(Feedback::Event)> feeler = [](Feedback::Event event) {
    activity().callMethod<void>("feel", "(I)V", jint(event));
};

} // namespace

#else

namespace {

std::function<void(Feedback::Event)> feeler;

} // namespace

void onFile(std::function<void(const QString &)> /*take*/) {}

QString pictureFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
}

bool share(const QString & /*file*/, const QString & /*type*/)
{
    return false;
}

#endif

bool canFeel()
{
    return bool(feeler);
}

void feel(Feedback::Event event)
{
    if (feeler) {
        feeler(event);
    }
}

void setFeeler(std::function<void(Feedback::Event)> how)
{
    feeler = std::move(how);
}

} // namespace foxpad::app::device

#ifdef Q_OS_ANDROID

// Called on Android's main thread.
extern "C" JNIEXPORT void JNICALL Java_app_foxpad_PadActivity_arrived(JNIEnv * /*env*/,
                                                                      jclass /*type*/,
                                                                      jstring address)
{
    const QString file = QJniObject(address).toString();
    QMetaObject::invokeMethod(QCoreApplication::instance(),
                              [file] { foxpad::app::device::taker(file); });
}

#endif
