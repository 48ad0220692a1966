// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf.h"

#include "names.h"
#include "store/baton.h"
#include "store/recovery.h"
#include "trouble_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QEvent>

#include <optional>

namespace foxpad::app {

namespace {

constexpr int latelyShown = 6;
constexpr int mostUnfinished = 20;

// "Anna’s roll", from a game that goes on.
QString nextWords(const rules::Match &match, const rules::Report &report)
{
    if (!report.active) {
        return Shelf::tr("Go on");
    }
    const QString name = Names::texts(match.header().players())[*report.active - 1];
    return report.phase == "roll" ? Shelf::tr("%1’s roll").arg(name)
                                  : Shelf::tr("%1’s turn").arg(name);
}

GameRow unfinishedRow(const store::GameLine &line, const rules::Match &match)
{
    const rules::Report report = match.game()->report(match.state());
    const QString round = report.rounds
                              ? Shelf::tr("Round %1 of %2").arg(report.round).arg(*report.rounds)
                              : Shelf::tr("Roll %1").arg(report.round);
    return {.id = line.id,
            .rules = line.rules,
            .over = false,
            .title = round,
            .detail = Names::texts(match.header().players()).join(QLatin1String(", ")),
            .next = nextWords(match, report),
            .section = Names::month(line.localStart().date())};
}

} // namespace

Shelf::Shelf(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    listCatalogue();
}

// Lists hold words, which change with the language.
bool Shelf::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        listCatalogue();
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

void Shelf::listCatalogue()
{
    QList<GameRow> games;
    for (const rules::Game *game : rules::games()) {
        games << GameRow{.rules = Names::text(game->id()),
                         .title = Names::game(game->id()),
                         .detail = tr("1 to %1 players").arg(game->maxSeats())};
    }
    m_catalogue.show(games);
}

Shelf::~Shelf()
{
    if (m_trying) {
        m_trying->wait();
    }
}

void Shelf::open(const QString &file)
{
    m_file = file;
    tryAgain();
}

void Shelf::tryAgain()
{
    attempt([](const QString &) {});
}

// `first` is done to the file on another thread, then it is opened. Migrating can take long, so
// that is done there, too; a connection belongs to its thread, so the one that is used is opened
// here, when nothing is left to do.
void Shelf::attempt(const std::function<void(const QString &)> &first)
{
    if (m_trying) {
        return;
    }
    m_store.reset();
    m_status = Opening;
    Q_EMIT statusChanged();
    auto tried = std::make_shared<store::Result<store::Done>>(store::Done{});
    m_trying.reset(QThread::create([tried, first, file = m_file, baton = store::Baton()] {
        [[maybe_unused]] const auto held = baton.held();
        *tried = store::attempt([&] { first(file); });
        if (!*tried) {
            return;
        }
        if (const auto opened = store::Store::open(file); !opened) {
            *tried = opened.failure();
        }
    }));
    connect(m_trying.get(), &QThread::finished, this, [this, tried] { openHere(*tried); });
    m_trying->start();
}

void Shelf::openHere(const store::Result<store::Done> &tried)
{
    m_trying->wait();
    store::Baton::take();
    m_trying.reset();
    if (!tried) {
        fail(tried.failure());
        return;
    }
    auto opened = store::Store::open(m_file);
    if (!opened) {
        fail(opened.failure());
        return;
    }
    m_store = std::move(*opened);
    refresh();
    m_status = Ready;
    Q_EMIT statusChanged();
    takeWaiting();
}

void Shelf::fail(const store::Failure &failure)
{
    m_status = Trouble;
    m_trouble = failure.trouble;
    m_problem = TroubleWords::problem(failure.trouble);
    m_advice = TroubleWords::advice(failure.trouble);
    m_wayOut = TroubleWords::wayOut(failure.trouble);
    Q_EMIT statusChanged();
}

void Shelf::takeWayOut()
{
    if (m_status != Trouble || m_wayOut.isEmpty()) {
        return;
    }
    if (m_trouble == store::Trouble::damaged) {
        attempt([](const QString &file) { store::recover(file); });
    } else {
        attempt([](const QString &file) { store::setAside(file); });
    }
}

void Shelf::refresh()
{
    if (m_store == nullptr) {
        return;
    }
    listUnfinished();
    listLately();
    Q_EMIT listed();
}

void Shelf::listUnfinished()
{
    const auto lines = m_store->unfinished();
    if (!lines) {
        say(TroubleWords::sentence(lines.failure()));
        return;
    }
    QList<GameRow> rows;
    for (const store::GameLine &line :
         lines->first(std::min<qsizetype>(lines->size(), mostUnfinished))) {
        if (const auto match = m_store->load(line.id)) {
            if (rows.isEmpty()) {
                const int active = match->game()->report(match->state()).active.value_or(1);
                m_topSheet.show(*match->game(), match->state(), active - 1);
            }
            rows << unfinishedRow(line, *match);
        }
    }
    m_unfinished.show(rows);
}

void Shelf::listLately()
{
    store::Filter finished;
    finished.over = true;
    const auto page = m_store->history(finished, {}, latelyShown);
    if (!page) {
        say(TroubleWords::sentence(page.failure()));
        return;
    }
    QList<GameRow> rows;
    const QDate today = QDate::currentDate();
    for (const store::GameLine &line : page->games) {
        rows << finishedRow(line, today);
    }
    m_lately.show(rows);
    m_moreGames = page->next.has_value();
    m_rematchGame = 0;
    if (!page->games.isEmpty()) {
        const store::GameLine &last = page->games.front();
        m_rematchGame = last.id;
        m_rematchDetail = tr("%1, %2", "the game, how many play")
                              .arg(Names::game(last.rules.toStdString()))
                              .arg(last.seats.size());
    }
}

void Shelf::say(const QString &words)
{
    m_removed = 0;
    m_messageHasReport = false;
    m_message = words;
    Q_EMIT messageChanged();
}

void Shelf::forgetMessage()
{
    say({});
}

} // namespace foxpad::app
