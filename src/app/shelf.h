// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_list.h"
#include "sheet.h"
#include "store/store.h"
#include "transfer.h"

#include <QObject>
#include <QPointer>
#include <QThread>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace foxpad::app {

// All the games there are: opens the database, and has the lists Home shows.
class Shelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one shelf, made at the start.")
    Q_PROPERTY(Status status READ status NOTIFY statusChanged FINAL)
    // What is wrong with the database, what that means, and the button that mends it; empty where
    // only trying again can help.
    Q_PROPERTY(QString problem READ problem NOTIFY statusChanged FINAL)
    Q_PROPERTY(QString advice READ advice NOTIFY statusChanged FINAL)
    Q_PROPERTY(QString wayOut READ wayOut NOTIFY statusChanged FINAL)
    Q_PROPERTY(QString file READ file NOTIFY statusChanged FINAL)

    Q_PROPERTY(
        foxpad::app::GameList *catalogue READ catalogue CONSTANT FINAL) // the games there are
    Q_PROPERTY(foxpad::app::GameList *unfinished READ unfinished CONSTANT FINAL)
    // The sheet of whoever is on in the first unfinished game.
    Q_PROPERTY(foxpad::app::Sheet *topSheet READ topSheet CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::GameList *lately READ lately CONSTANT FINAL)
    Q_PROPERTY(bool moreGames READ moreGames NOTIFY listed FINAL) // than `lately` shows

    // The last finished game can be played once more by a tap.
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY listed FINAL)
    Q_PROPERTY(QString rematchDetail READ rematchDetail NOTIFY listed FINAL)

    // Games on their way to files and from them.
    Q_PROPERTY(foxpad::app::Transfer *transfer READ transfer CONSTANT FINAL)

    // Something was done, or could not be; empty when that is forgotten.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    // What the message tells of is a game that can be brought back.
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY messageChanged FINAL)
    // It is the gist of the transfer's report.
    Q_PROPERTY(bool messageHasReport READ messageHasReport NOTIFY messageChanged FINAL)

public:
    enum Status { Opening, Ready, Trouble };
    Q_ENUM(Status)

    explicit Shelf(QObject *parent = nullptr);
    ~Shelf() override;

    // Opens the database, off the caller's thread as far as it takes long. `status` tells the end.
    void open(const QString &file);

    Q_INVOKABLE void tryAgain();
    Q_INVOKABLE void takeWayOut();
    // Reads the lists anew: a game was begun, gone on with, or ended.
    Q_INVOKABLE void refresh();
    // Begins a game with the same head as that one. Answered by `began`.
    Q_INVOKABLE void rematch(qint64 game);
    Q_INVOKABLE void rematchLast() { rematch(m_rematchGame); }
    // Begins a game. Answered by `began`, or by a message.
    void begin(const std::vector<std::string> &head, const std::vector<std::string> &entries = {});
    // The head for a game like that one.
    static std::vector<std::string> headAgain(const rules::Match &match);
    // Takes a game out of all lists, and brings the last one so taken back.
    Q_INVOKABLE void remove(qint64 game);
    Q_INVOKABLE void bringBack();
    Q_INVOKABLE void say(const QString &words);
    Q_INVOKABLE void forgetMessage();
    // Takes in a .pad, JSON or CSV file, as soon as the games are open. Answered by `arrived` where
    // the file holds a single game, else by a report and its gist as a message.
    Q_INVOKABLE void take(const QString &file);
    // Where a picture of that name may be saved: in the folder people keep pictures in, or, on a
    // phone, where it can be shared from.
    Q_INVOKABLE static QString newPicture(const QString &name);
    static QString newDocument(const QString &name); // the same for documents
    // Offers a file saved there to other apps, or says where it is if the system has no way to.
    Q_INVOKABLE void offer(const QString &file);
    static QString pathOf(const QString &file); // of a path or an address

    Status status() const { return m_status; }
    QString problem() const { return m_problem; }
    QString advice() const { return m_advice; }
    QString wayOut() const { return m_wayOut; }
    QString file() const { return m_file; }
    GameList *catalogue() { return &m_catalogue; }
    GameList *unfinished() { return &m_unfinished; }
    Sheet *topSheet() { return &m_topSheet; }
    GameList *lately() { return &m_lately; }
    bool moreGames() const { return m_moreGames; }
    bool canRematch() const { return m_rematchGame != 0; }
    QString rematchDetail() const { return m_rematchDetail; }
    QString message() const { return m_message; }
    Transfer *transfer() { return &m_transfer; }
    bool canBringBack() const { return m_removed != 0; }
    bool messageHasReport() const { return m_messageHasReport; }

    bool eventFilter(QObject *watched, QEvent *event) override;

    store::Store *store() { return m_store.get(); } // null unless Ready

Q_SIGNALS:
    void statusChanged();
    void listed();
    void messageChanged();
    void began(qint64 game, const QString &rules);
    void arrived(qint64 game, const QString &rules, bool over);

private:
    void attempt(const std::function<void(const QString &)> &first);
    void openHere(const store::Result<store::Done> &tried);
    void fail(const store::Failure &failure);
    void fill(qint64 game, const std::vector<std::string> &entries, std::size_t from);
    void listCatalogue();
    void listUnfinished();
    void listLately();
    void takeWaiting();
    void told(const QString &file, const store::Imported &imported);
    void sayGist(const QString &words);

    QString m_file;
    QStringList m_waiting; // files to take in
    std::unique_ptr<QThread> m_trying;
    std::unique_ptr<store::Store> m_store;
    Status m_status = Opening;
    store::Trouble m_trouble{};
    QString m_problem;
    QString m_advice;
    QString m_wayOut;
    QString m_message;
    bool m_messageHasReport = false;
    qint64 m_removed = 0;
    Transfer m_transfer;
    GameList m_catalogue;
    GameList m_unfinished;
    Sheet m_topSheet;
    GameList m_lately;
    bool m_moreGames = false;
    qint64 m_rematchGame = 0;
    QString m_rematchDetail;
};

} // namespace foxpad::app
