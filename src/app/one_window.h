// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <memory>

class QLocalSocket;
class QWindow;

namespace foxpad::app {

// One window for each database: whoever starts second asks the first to come up, hands over the
// file it was started with, and ends. The two meet at a socket only this user can reach.
class OneWindow : public QObject {
    Q_OBJECT

public:
    explicit OneWindow(const QString &database, QObject *parent = nullptr);

    // Nobody else has this database open, or nobody can be asked: where the meeting place can't be
    // made, a second window is better than none.
    bool isFirst() const { return m_isFirst; }

    // For the second, with the whole path of a file or nothing: false when the first did not
    // answer.
    bool handOver(const QString &file);

    // For the first: brings a window up from behind others or from being minimised.
    static void bringUp(QWindow &window);

    inline static constexpr qsizetype longestMessage = 16384;

Q_SIGNALS:
    void asked(const QString &file); // empty: only to come up

private:
    void listen();
    void greet();
    void hear(QLocalSocket &socket);

    QString m_place;
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer m_server;
    bool m_isFirst = true;
};

} // namespace foxpad::app
