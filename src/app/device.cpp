// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.h"

#include <QFileInfo>
#include <QHash>
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

void onFile(const std::function<void(const QString &)> &take)
{
    taker = take;
    const QString first = activity().callObjectMethod<jstring>("takeWaiting").toString();
    if (!first.isEmpty()) {
        taker(first);
    }
}

// Other apps see no folder of ours but the one shared_files.xml names.
QString pictureFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
           QStringLiteral("/shared");
}

QString documentFolder()
{
    return pictureFolder();
}

bool share(const QString &file)
{
    const QJniObject path = QJniObject::fromString(file);
    const QJniObject kind = QJniObject::fromString(typeOf(file));
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

void onFile(const std::function<void(const QString &)> & /*take*/) {}

QString pictureFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
}

QString documentFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

bool share(const QString & /*file*/)
{
    return false;
}

#endif

QString typeOf(const QString &file)
{
    static const QHash<QString, QString> types{
        {QStringLiteral("pad"), QStringLiteral("application/x-foxpad")},
        {QStringLiteral("json"), QStringLiteral("application/json")},
        {QStringLiteral("csv"), QStringLiteral("text/csv")},
        {QStringLiteral("png"), QStringLiteral("image/png")}};
    return types.value(QFileInfo(file).suffix(), QStringLiteral("application/octet-stream"));
}

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

// Called on a thread of Java's.
extern "C" JNIEXPORT void JNICALL Java_app_foxpad_PadActivity_arrived(JNIEnv * /*env*/,
                                                                      jclass /*type*/,
                                                                      jstring address)
{
    const QString file = QJniObject(address).toString();
    QMetaObject::invokeMethod(QCoreApplication::instance(),
                              [file] { foxpad::app::device::taker(file); });
}

#endif
