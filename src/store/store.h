// SPDX-License-Identifier: GPL-3.0-or-later
// The store as the app uses it. Queries answer at once, on the caller's thread. Changes are made
// one after another on a thread of their own, because a phone's disk can take 26 ms, and are
// answered on the thread the store was opened on when they are on the disk; an answer is dropped
// when its `context` object has been deleted by then. Changes asked for before the store is deleted
// are all made.
//
//     auto opened = Store::open(file);           // Result<std::unique_ptr<Store>>
//     if (!opened) …opened.failure().trouble…
//     Store &store = **opened;
//     store.create({"foxpad 1", "game ganz-schoen-clever", "player Ann", "entry dice"}, this,
//                  [this](const Result<GameId> &game) { … });   // the game is open for play
//     store.append(game, "roll white=4 …", this, [this](const Result<Done> &done) {
//         if (done) …show it… else …done.failure().trouble, .refusal… });
//
// A game is played on by one process and one Store at a time: create() and play() claim it,
// close() and the end of the process give it free.
#pragma once

#include "backup.h"
#include "check.h"
#include "exchange.h"
#include "failure.h"
#include "history.h"
#include "rules/match.h"
#include "statistics.h"
#include "types.h"

#include <QObject>
#include <QThread>
#include <QThreadPool>
#include <QUrl>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace foxpad::store {

template <typename T>
using Answer = std::function<void(const Result<T> &)>;

class Store {
public:
    // Makes the file and its folder where they are missing, and migrates an older one. Trouble:
    // see openToWrite in opening.h.
    static Result<std::unique_ptr<Store>> open(const QString &file);
    ~Store();

    // ---- games being played

    // Makes a game from the lines of a record's head, and opens it for play. Unknown players are
    // made. A `date` and an `id` are added where the head has none.
    void create(std::vector<std::string> head, QObject *context, Answer<GameId> answer);

    // Opens a stored game for play: answers with all of it, what was undone can be redone.
    // Trouble: playedElsewhere; refused, where the record does not fit the rules (`detail` is the
    // number of the entry); notFound.
    void play(GameId game, QObject *context, Answer<rules::Match> answer);

    // One entry, in the record's words. The rules check it here again. Trouble: notOpen, refused,
    // and what a disk can do; then nothing has changed.
    void append(GameId game, std::string line, QObject *context, Answer<Done> answer);
    // Takes back the last entry; makes it again. These survive a restart too.
    void undo(GameId game, QObject *context, Answer<Done> answer);
    void redo(GameId game, QObject *context, Answer<Done> answer);
    // Puts another entry in the place of entry `index` (from 0); the entries after it stay as far
    // as they fit. Answers with the game as it is then.
    void correct(GameId game, std::size_t index, std::string line, QObject *context,
                 Answer<rules::Match> answer);

    // Gives the claim on a game free, once what was asked for before is done.
    void close(GameId game);

    // ---- looking

    // A game's record as it is on the disk, played as far as it fits; open for play or not.
    // Trouble::refused where it can't even begin.
    Result<rules::Match> load(GameId game);
    Result<GameLine> game(GameId game);
    Result<QList<GameLine>> unfinished(); // last touched first
    // Newest first. `after` is the `next` of the page before.
    Result<Page> history(const Filter &filter, const std::optional<Mark> &after = {},
                         int size = 50);
    Result<QList<Player>> players(bool withArchived = false); // by name
    Result<QStringList> places();                             // by name
    // A player (0: everybody) in one game; what is in it: statistics.h.
    Result<Statistics> statistics(PlayerId player, const QString &rules, const Period &period = {});
    Result<QList<RulesLine>> overview(PlayerId player, const Period &period = {});

    // Any of these and more than one, off the caller's thread: for a screen that asks much. The
    // question is put with a connection of its own and must not touch what lives elsewhere; it
    // leaves what it found in something shared with the answer.
    void ask(std::function<void(Connection &)> question, QObject *context, Answer<Done> answer);

    // ---- changing

    // Trouble: badName, nameTaken, notFound.
    void addPlayer(const QString &name, QObject *context, Answer<PlayerId> answer);
    void renamePlayer(PlayerId player, const QString &name, QObject *context, Answer<Done> answer);
    void setColour(PlayerId player, const QString &colour, QObject *context, Answer<Done> answer);
    void setArchived(PlayerId player, bool archived, QObject *context, Answer<Done> answer);
    // All games of `from` become those of `into`, and `from` is gone. Trouble: playedTogether.
    void mergePlayers(PlayerId from, PlayerId into, QObject *context, Answer<Done> answer);

    void setNote(GameId game, const QString &note, QObject *context, Answer<Done> answer);
    void setPlace(GameId game, const QString &place, QObject *context, Answer<Done> answer);
    // Takes a game out of all lists; bringBack() undoes it, purge() makes it final for those
    // removed before a time. Trouble: playedElsewhere.
    void removeGame(GameId game, QObject *context, Answer<Done> answer);
    void bringBack(GameId game, QObject *context, Answer<Done> answer);
    void purge(const QDateTime &before, QObject *context, Answer<int> answer);

    // ---- files; see exchange.h, backup.h, check.h. All but restore leave the writing thread free,
    // or free between some games and the next, so that play goes on. `progress` is told like an
    // answer.

    Result<std::string> record(GameId game);                        // as a .pad file holds it
    Result<QUrl> bgStatsLink(GameId game, const QString &gameName); // of a finished game
    enum class Format { json, csv };
    void exportAll(Format format, const QString &file, QObject *context, Answer<Done> answer,
                   const Progress &progress = {});
    void importFile(const QString &file, QObject *context, Answer<Imported> answer,
                    const Progress &progress = {});
    void backUp(const QString &file, QObject *context, Answer<Done> answer);
    // Replaces everything. Closes the games that are open here. Trouble: playedElsewhere, badFile,
    // damaged, newer.
    void restore(const QString &file, QObject *context, Answer<Restored> answer,
                 const Progress &progress = {});
    void check(QObject *context, Answer<Checked> answer);
    void rebuild(QObject *context, Answer<Done> answer); // all that is derived

private:
    class Writer;

    Store();
    template <typename T, typename Work>
    void post(QObject *context, Answer<T> answer, Work work);
    template <typename T, typename Work>
    void aside(QThreadPool &pool, QObject *context, Answer<T> answer, Work work);
    template <typename Work>
    void change(QObject *context, Answer<Done> answer, Work work);

    QString m_file;
    QThreadPool m_clerk;   // files
    QThreadPool m_readers; // questions, which must not wait for those
    QObject m_home;        // answers come back to its thread
    std::unique_ptr<Connection> m_reader;
    QThread m_thread;
    std::unique_ptr<Writer> m_writer; // lives on m_thread
};

} // namespace foxpad::store
