// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo.h"

#include "scripted.h"

#include <QDateTime>
#include <QEventLoop>
#include <QObject>

#include <optional>

namespace foxpad::kit {

namespace {

struct Played {
    const char *game;
    std::vector<const char *> players;
    int daysAgo;
    double share = 1;
    const char *sheet = nullptr;
};

const std::vector<Played> games{
    {"ganz-schoen-clever", {"Bram", "Anna"}, 61},
    {"keer-op-keer", {"Anna", "Bram", "Cem"}, 54, 1, "blue"},
    {"ganz-schoen-clever", {"Eszter"}, 47},
    {"clever-4ever", {"Cem", "Eszter", "Anna"}, 40},
    {"ganz-schoen-clever", {"Anna", "Bram", "Eszter", "Cem"}, 33},
    {"keer-op-keer", {"Eszter"}, 26, 1, "orange"},
    {"clever-4ever", {"Anna", "Bram"}, 19},
    {"ganz-schoen-clever", {"Bram", "Eszter", "Anna"}, 12},
    {"clever-4ever", {"Anna"}, 8},
    {"ganz-schoen-clever", {"Anna", "Bram", "Eszter"}, 4},
    {"keer-op-keer", {"Anna", "Bram", "Cem", "Eszter"}, 3},
    {"clever-4ever", {"Anna", "Bram", "Cem", "Eszter"}, 1},
    {"clever-4ever", {"Anna", "Bram", "Cem", "Eszter"}, 2, 0.6},
    {"keer-op-keer", {"Anna", "Bram", "Cem", "Eszter"}, 1, 0.45},
    {"ganz-schoen-clever", {"Anna", "Bram", "Eszter"}, 0, 0.5},
};

std::vector<std::string> headOf(const Played &played)
{
    std::vector<std::string> head{"foxpad 1", std::string("game ") + played.game};
    for (const char *name : played.players) {
        head.push_back(std::string("player ") + name);
    }
    head.emplace_back("entry dice");
    if (played.sheet != nullptr) {
        head.push_back(std::string("sheet ") + played.sheet);
    }
    const QDateTime date = QDateTime::currentDateTimeUtc().addDays(-played.daysAgo);
    head.push_back("date " + date.toString(Qt::ISODate).toStdString());
    return head;
}

} // namespace

store::Result<store::GameId> keep(store::Store &store, const rules::Match &match)
{
    QObject context;
    QEventLoop waiting;
    store::Result<store::GameId> kept = store::GameId{0};
    store.create(match.header().lines(), &context, [&](const store::Result<store::GameId> &game) {
        kept = game;
        waiting.quit();
    });
    waiting.exec();
    if (!kept) {
        return kept;
    }
    std::size_t left = match.log().size();
    for (const rules::Entry &entry : match.log()) {
        store.append(*kept, match.game()->write(entry), &context,
                     [&](const store::Result<store::Done> &done) {
                         if (!done && kept) {
                             kept = done.failure();
                         }
                         if (--left == 0) {
                             waiting.quit();
                         }
                     });
    }
    const store::GameId game = *kept;
    if (left > 0) {
        waiting.exec();
    }
    store.close(game);
    return kept;
}

store::Result<store::Done> fillDemo(const QString &file)
{
    auto opened = store::Store::open(file);
    if (!opened) {
        return opened.failure();
    }
    std::uint64_t seed = 2026;
    for (const Played &played : games) {
        const auto kept = keep(**opened, playScripted(headOf(played), ++seed, played.share));
        if (!kept) {
            return kept.failure();
        }
    }
    return store::Done{};
}

} // namespace foxpad::kit
