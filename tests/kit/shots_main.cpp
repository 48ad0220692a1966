// SPDX-License-Identifier: GPL-3.0-or-later
// foxpad-shots [--language CODE] [--statistics | --settings | --tables] DIR: every screen as a PNG,
// or only those that count, set, or are played on.
#include "application.h"
#include "demo.h"
#include "shots.h"

#include <QCommandLineParser>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <initializer_list>

namespace {

using foxpad::kit::Shots;

bool fail(const char *what)
{
    std::fprintf(stderr, "foxpad-shots: %s\n", what);
    return false;
}

// A page that is longer than the window is taken at its end, too.
void takeStatistics(Shots &shots, const QString &name)
{
    shots.take(name);
    shots.scrollToEnd(QStringLiteral("statisticsPage"));
    shots.take(name + QStringLiteral("-end"));
}

bool walkStatistics(Shots &shots)
{
    foxpad::kit::pause(Shots::motion);
    if (!shots.tap(QStringLiteral("statistics"))) {
        return fail("no way to the statistics");
    }
    takeStatistics(shots, QStringLiteral("statistics"));
    shots.tap(QStringLiteral("statsOf-keer-op-keer"));
    takeStatistics(shots, QStringLiteral("statistics-keer"));
    shots.tap(QStringLiteral("statsOf-clever-4ever"));
    shots.tap(QStringLiteral("statsOfAll"));
    takeStatistics(shots, QStringLiteral("statistics-everyone"));
    shots.tap(QStringLiteral("players"));
    shots.take(QStringLiteral("players"));
    shots.tap(QStringLiteral("player-Eszter"));
    shots.take(QStringLiteral("player"));
    shots.tap(QStringLiteral("colour-green"));
    shots.tap(QStringLiteral("merge"));
    shots.take(QStringLiteral("player-merge"));
    shots.tap(QStringLiteral("mergeInto-Bram"));
    shots.take(QStringLiteral("player-question"));
    shots.tap(QStringLiteral("refuse"));
    shots.tap(QStringLiteral("back"));
    shots.tap(QStringLiteral("back"));
    shots.tap(QStringLiteral("back"));
    return true;
}

// Two games that break the rules among some that are there already.
QByteArray fileWithFaults()
{
    const QByteArray head = R"(["foxpad 1","game ganz-schoen-clever","player Anna","player Bram"])";
    const QByteArray other = R"(["foxpad 1","game keer-op-keer","player Eszter"])";
    return R"({"foxpad":1,"games":[{"head":)" + head + R"(,"entries":[["next",1]]},{"head":)" +
           other +
           R"(,"entries":[["roll yellow blue 1 4",1],["1 pass",2],["2 pass",3]]},{"head":)" +
           other + R"(,"entries":[["roll yellow blue 1 5",1]]}]})";
}

bool walkSettings(Shots &shots, foxpad::app::Shelf &shelf)
{
    const QString page = QStringLiteral("settingsPage");
    foxpad::kit::pause(Shots::motion);
    if (!shots.tap(QStringLiteral("settings"))) {
        return fail("no way to the settings");
    }
    shots.take(QStringLiteral("settings"));
    shots.tap(QStringLiteral("ownColours"));
    for (const auto *thing : {"standardColours", "totalsHidden", "backUp", "importPick"}) {
        shots.scrollTo(page, QLatin1String(thing));
        shots.take(QStringLiteral("settings-") + QLatin1String(thing));
    }
    shots.tap(QStringLiteral("licences"));
    shots.scrollToEnd(page);
    shots.take(QStringLiteral("settings-about"));
    shots.tap(QStringLiteral("matchColours"));
    shots.tap(QStringLiteral("match-blue"));
    for (int i = 0; i < 12; ++i) {
        shots.tap(QStringLiteral("hueLess"), 20);
        shots.tap(QStringLiteral("lightnessMore"), 20);
    }
    shots.take(QStringLiteral("colours"));
    shots.tap(QStringLiteral("unmatchAll")); // the next walk begins where this one did
    shots.tap(QStringLiteral("back"));
    shots.tap(QStringLiteral("standardColours"));
    shelf.transfer()->begin(QCoreApplication::translate("foxpad::app::Shelf", "Taking games in"));
    shelf.transfer()->progress()(6300, 10000);
    shots.scrollTo(page, QStringLiteral("progress"));
    shots.take(QStringLiteral("settings-progress"));
    shelf.transfer()->end();
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("Sunday games.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(fileWithFaults()) < 0) {
        return fail("no file to take in");
    }
    file.close();
    shelf.take(file.fileName());
    foxpad::kit::pause(Shots::motion);
    shots.take(QStringLiteral("report"));
    shots.tap(QStringLiteral("reportDone"));
    shots.tap(QStringLiteral("back"));
    return true;
}

// The tables of the unfinished games, as they are met and a few taps on.
bool walkTables(Shots &shots)
{
    const auto tapThenTake = [&](std::initializer_list<const char *> things, const char *name) {
        const bool all = std::ranges::all_of(
            things, [&](auto *thing) { return shots.tap(QLatin1String(thing)); });
        shots.take(QLatin1String(name));
        return all;
    };
    const bool all = tapThenTake({"goOn"}, "table-clever") &&
                     tapThenTake({"log"}, "table-clever-log") &&
                     tapThenTake({"log-90"}, "table-clever-look") &&
                     tapThenTake({"leaveLook", "die-blue"}, "table-clever-lit") &&
                     tapThenTake({"die-blue", "roll-orange-5"}, "table-clever-roll");
    shots.leave();
    const bool more = tapThenTake({"game14"}, "table-keer") &&
                      tapThenTake({"colour-1", "number-0"}, "table-keer-lit");
    shots.leave();
    const bool most =
        tapThenTake({"game13"}, "table-4ever") && tapThenTake({"die-grey"}, "table-4ever-lit");
    shots.leave();
    return (all && more && most) || fail("a table is not as it was");
}

bool walk(Shots &shots, foxpad::app::Shelf &shelf)
{
    foxpad::kit::pause(Shots::motion);
    shots.take(QStringLiteral("home"));
    if (!shots.tap(QStringLiteral("newGame"))) {
        return fail("no way to a new game");
    }
    shots.take(QStringLiteral("new-game"));
    shots.tap(QStringLiteral("back"));
    for (const auto &[game, name] : {std::pair(12, "clever-4ever"), std::pair(11, "keer"),
                                     std::pair(10, "clever"), std::pair(9, "solo")}) {
        if (!shots.tap(QStringLiteral("game%1").arg(game))) {
            return fail("no finished game on Home");
        }
        foxpad::kit::pause(Shots::motion);
        shots.take(QStringLiteral("tally-") + QLatin1String(name));
        if (game == 10) {
            shots.tap(QStringLiteral("sheets"));
            for (int i = 0; i < 20; ++i) {
                shots.tap(QStringLiteral("replayBack"), 30);
            }
            shots.take(QStringLiteral("replay"));
            shots.tap(QStringLiteral("back"));
        }
        shots.tap(QStringLiteral("back"));
    }
    if (!walkSettings(shots, shelf)) {
        return false;
    }
    for (const char *screen : {"history", "statistics", "rules"}) {
        shots.tap(QLatin1String(screen));
        shots.take(QLatin1String(screen));
        shots.tap(QStringLiteral("back"));
    }
    return walkStatistics(shots) && walkTables(shots);
}

} // namespace

int main(int argc, char *argv[])
{
    namespace app = foxpad::app;
    QStandardPaths::setTestModeEnabled(true); // nobody's own preferences
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "2");
    app::identify();
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption language(QStringLiteral("language"), {}, QStringLiteral("CODE"),
                                      QStringLiteral("en"));
    const QCommandLineOption statistics(QStringLiteral("statistics"));
    parser.addOption(language);
    parser.addOption(statistics);
    const QCommandLineOption settings(QStringLiteral("settings"));
    parser.addOption(settings);
    const QCommandLineOption tables(QStringLiteral("tables"));
    parser.addOption(tables);
    parser.process(application);
    const QStringList folders = parser.positionalArguments();
    if (folders.size() != 1 || !QDir().mkpath(folders[0])) {
        return fail("needs a folder to write to") ? 0 : 2;
    }
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("games.sqlite"));
    if (!foxpad::kit::fillDemo(file, 90)) {
        return fail("the demo's games could not be written") ? 0 : 1;
    }
    app::Shelf shelf;
    shelf.open(file);
    QQmlApplicationEngine engine;
    if (!app::loadMainWindow(engine, shelf, {.language = parser.value(language)})) {
        return fail("the window could not be loaded") ? 0 : 1;
    }
    Shots shots(qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst()), folders[0]);
    const bool walked = parser.isSet(statistics) ? walkStatistics(shots)
                        : parser.isSet(settings) ? walkSettings(shots, shelf)
                        : parser.isSet(tables)   ? walkTables(shots)
                                                 : walk(shots, shelf);
    return walked ? 0 : 1;
}
