// SPDX-License-Identifier: GPL-3.0-or-later
#include "one_window.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>
#include <QWindow>

namespace foxpad::app {

namespace {

constexpr int patience = 5000; // for a first window that has just begun, or is busy
constexpr int pause = 50;
const QByteArray answer = "up\n";
const char *const activation = "XDG_ACTIVATION_TOKEN"; // by it Wayland lets a window come up

// The same for every way to write the path of a file; also where the file is yet to be made.
QString oneName(const QString &database)
{
    const QFileInfo file(database);
    const QString folder = file.absoluteDir().canonicalPath();
    QString known = file.canonicalFilePath();
    if (!known.isEmpty()) {
        return known;
    }
    return (folder.isEmpty() ? file.absolutePath() : folder) + u'/' + file.fileName();
}

QString meetingPlace(const QString &database)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QByteArray digest =
        QCryptographicHash::hash(oneName(database).toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("%1/foxpad-%2")
        .arg(folder.isEmpty() ? QDir::tempPath() : folder, QLatin1String(digest.toHex().left(24)));
}

} // namespace

OneWindow::OneWindow(const QString &database, QObject *parent)
    : QObject(parent), m_place(meetingPlace(database)),
      m_lock(std::make_unique<QLockFile>(m_place + QStringLiteral(".lock")))
{
    // The lock says who is first, also of two that start together, and goes with its process.
    m_lock->setStaleLockTime(0);
    m_isFirst = m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError;
    if (m_isFirst) {
        listen();
    }
}

void OneWindow::listen()
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &OneWindow::greet);
    if (m_lock->isLocked()) {
        QLocalServer::removeServer(m_place); // left by one that was killed
    }
    m_server.listen(m_place);
}

void OneWindow::greet()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(longestMessage);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { hear(*socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        hear(*socket);
    }
}

void OneWindow::hear(QLocalSocket &socket)
{
    if (!socket.canReadLine()) {
        if (socket.bytesAvailable() >= longestMessage) {
            socket.abort();
        }
        return;
    }
    const QJsonDocument message = QJsonDocument::fromJson(socket.readLine());
    if (!message.isObject()) {
        socket.abort();
        return;
    }
    socket.write(answer);
    socket.disconnectFromServer();
    const QByteArray token = message[QStringLiteral("token")].toString().toUtf8();
    if (!token.isEmpty()) {
        qputenv(activation, token);
    }
    Q_EMIT asked(message[QStringLiteral("file")].toString());
}

bool OneWindow::handOver(const QString &file)
{
    const QJsonObject message{{QStringLiteral("file"), file},
                              {QStringLiteral("token"), qEnvironmentVariable(activation)}};
    const QDeadlineTimer deadline(patience);
    QLocalSocket socket;
    do {
        socket.connectToServer(m_place);
        if (socket.waitForConnected(pause)) {
            break;
        }
        QThread::msleep(pause);
    } while (!deadline.hasExpired());
    socket.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    while (!deadline.hasExpired() && socket.state() == QLocalSocket::ConnectedState &&
           !socket.canReadLine()) {
        socket.waitForReadyRead(pause);
    }
    return socket.readLine() == answer;
}

void OneWindow::bringUp(QWindow &window)
{
    if (window.windowStates().testFlag(Qt::WindowMinimized)) {
        window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
    }
    window.show();
    window.raise();
    window.requestActivate();
}

} // namespace foxpad::app
