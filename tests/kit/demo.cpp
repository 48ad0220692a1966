// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo.h"

#include "scripted.h"

#include <QDateTime>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QTemporaryFile>

#include <algorithm>
#include <string_view>

namespace foxpad::kit {

namespace {

struct Played {
    const char *game;
    std::vector<const char *> players;
    int daysAgo;
    double share = 1;
    const char *sheet = nullptr;
    const char *place = nullptr;
};

const std::vector<Played> games{
    {"ganz-schoen-clever", {"Bram", "Anna"}, 61},
    {"keer-op-keer", {"Anna", "Bram", "Cem"}, 54, 1, "blue"},
    {"ganz-schoen-clever", {"Eszter"}, 47},
    {"clever-4ever", {"Cem", "Eszter", "Anna"}, 40},
    {"ganz-schoen-clever", {"Anna", "Bram", "Eszter", "Cem"}, 33, 1, nullptr, "Balaton"},
    {"keer-op-keer", {"Eszter"}, 26, 1, "orange"},
    {"clever-4ever", {"Anna", "Bram"}, 19},
    {"ganz-schoen-clever", {"Bram", "Eszter", "Anna"}, 12},
    {"clever-4ever", {"Anna"}, 8},
    {"ganz-schoen-clever", {"Anna", "Bram", "Eszter"}, 4},
    {"keer-op-keer", {"Anna", "Bram", "Cem", "Eszter"}, 3, 1, nullptr, "At Bram's"},
    {"clever-4ever", {"Anna", "Bram", "Cem", "Eszter"}, 1},
    {"clever-4ever", {"Anna", "Bram", "Cem", "Eszter"}, 2, 0.6},
    {"keer-op-keer", {"Anna", "Bram", "Cem", "Eszter"}, 1, 0.45},
    {"ganz-schoen-clever", {"Anna", "Bram", "Eszter"}, 0, 0.5},
};

std::vector<std::string> headOf(const Played &played, const QDateTime &began)
{
    std::vector<std::string> head{"foxpad 1", std::string("game ") + played.game};
    for (const char *name : played.players) {
        head.push_back(std::string("player ") + name);
    }
    head.emplace_back("entry dice");
    if (played.sheet != nullptr) {
        head.push_back(std::string("sheet ") + played.sheet);
    }
    if (played.place != nullptr) {
        head.push_back(std::string("place ") + played.place);
    }
    head.push_back("date " + began.toString(Qt::ISODate).toStdString());
    return head;
}

// As an export holds it; each entry took people a while.
QJsonObject packed(const Played &played, std::uint64_t seed)
{
    constexpr qint64 pace = 14'000; // ms
    const bool clever =
        std::string_view(played.game) != "keer-op-keer";         // where first sight will do
    const int care = !clever ? 0 : played.daysAgo < 14 ? 10 : 2; // people learn
    // By the clock here, and not so early today that it was yesterday.
    const QDateTime now = QDateTime::currentDateTime();
    const QDateTime began = now.toOffsetFromUtc(now.offsetFromUtc())
                                .addDays(-played.daysAgo)
                                .addSecs(-std::min(5400, QTime(0, 0).secsTo(now.time())));
    const rules::Match match = playScripted(headOf(played, began), seed, played.share, care);
    QJsonArray head;
    for (const std::string &line : match.header().lines()) {
        head.append(QString::fromStdString(line));
    }
    QJsonArray entries;
    qint64 time = began.toMSecsSinceEpoch();
    for (const rules::Entry &entry : match.log()) {
        time += pace;
        entries.append(QJsonArray{QString::fromStdString(match.game()->write(entry)), time});
    }
    return {{QStringLiteral("head"), head}, {QStringLiteral("entries"), entries}};
}

// Two evenings a month, before all others.
Played earlierGame(int i)
{
    static const std::vector<std::vector<const char *>> tables{
        {"Anna", "Bram"},   {"Bram", "Anna", "Eszter"},
        {"Eszter", "Anna"}, {"Anna", "Cem", "Bram"},
        {"Anna"},           {"Cem", "Anna", "Eszter", "Bram"}};
    const char *game = i % 5 == 3   ? "clever-4ever"
                       : i % 5 == 4 ? "keer-op-keer"
                                    : "ganz-schoen-clever";
    return {game, tables[static_cast<std::size_t>(i) % tables.size()], 70 + 6 * i};
}

QJsonObject packed(int earlier)
{
    QJsonArray all;
    std::uint64_t seed = 2026;
    for (const Played &played : games) {
        all.append(packed(played, ++seed));
    }
    for (int i = 0; i < earlier; ++i) {
        all.append(packed(earlierGame(i), ++seed));
    }
    return {{QStringLiteral("foxpad"), 1}, {QStringLiteral("games"), all}};
}

} // namespace

store::Result<store::Done> fillDemo(const QString &file, int earlier)
{
    auto opened = store::Store::open(file);
    if (!opened) {
        return opened.failure();
    }
    QTemporaryFile parcel;
    if (!parcel.open()) {
        return store::Failure{store::Trouble::io, parcel.errorString()};
    }
    parcel.write(QJsonDocument(packed(earlier)).toJson());
    parcel.close();
    QObject context;
    QEventLoop waiting;
    store::Result<store::Done> result = store::Done{};
    (*opened)->importFile(parcel.fileName(), &context,
                          [&](const store::Result<store::Imported> &imported) {
                              if (!imported) {
                                  result = imported.failure();
                              }
                              waiting.quit();
                          });
    waiting.exec();
    return result;
}

} // namespace foxpad::kit
