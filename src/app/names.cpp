// SPDX-License-Identifier: GPL-3.0-or-later
#include "names.h"

#include <QLocale>
#include <QTextBoundaryFinder>

#include <array>
#include <utility>

namespace foxpad::app {

namespace {

using Named = std::pair<std::string_view, const char *>;

// Names of games are names: they are not translated.
constexpr std::array<Named, 3> games{{{"ganz-schoen-clever", "Ganz schön clever"},
                                      {"clever-4ever", "Clever 4Ever"},
                                      {"keer-op-keer", "Keer op Keer"}}};

constexpr std::array<Named, 12> areas{{{"yellow", QT_TRANSLATE_NOOP("Names", "Yellow")},
                                       {"blue", QT_TRANSLATE_NOOP("Names", "Blue")},
                                       {"green", QT_TRANSLATE_NOOP("Names", "Green")},
                                       {"orange", QT_TRANSLATE_NOOP("Names", "Orange")},
                                       {"purple", QT_TRANSLATE_NOOP("Names", "Purple")},
                                       {"pink", QT_TRANSLATE_NOOP("Names", "Pink")},
                                       {"grey", QT_TRANSLATE_NOOP("Names", "Grey")},
                                       {"red", QT_TRANSLATE_NOOP("Names", "Red")},
                                       {"colours", QT_TRANSLATE_NOOP("Names", "Colours")},
                                       {"columns", QT_TRANSLATE_NOOP("Names", "Columns")},
                                       {"marks", QT_TRANSLATE_NOOP("Names", "Jokers")},
                                       {"stars", QT_TRANSLATE_NOOP("Names", "Stars")}}};

constexpr std::array<Named, 7> sheets{{{"black", QT_TRANSLATE_NOOP("Names", "Black")},
                                       {"red", QT_TRANSLATE_NOOP("Names", "Red")},
                                       {"blue", QT_TRANSLATE_NOOP("Names", "Blue")},
                                       {"green", QT_TRANSLATE_NOOP("Names", "Green")},
                                       {"orange", QT_TRANSLATE_NOOP("Names", "Orange")},
                                       {"purple", QT_TRANSLATE_NOOP("Names", "Purple")},
                                       {"yellow", QT_TRANSLATE_NOOP("Names", "Yellow")}}};

constexpr std::array<Named, 6> places{{{"1", QT_TRANSLATE_NOOP("Names", "1st")},
                                       {"2", QT_TRANSLATE_NOOP("Names", "2nd")},
                                       {"3", QT_TRANSLATE_NOOP("Names", "3rd")},
                                       {"4", QT_TRANSLATE_NOOP("Names", "4th")},
                                       {"5", QT_TRANSLATE_NOOP("Names", "5th")},
                                       {"6", QT_TRANSLATE_NOOP("Names", "6th")}}};

// What a table says of a name, or null.
template <std::size_t Size>
const char *find(const std::array<Named, Size> &table, std::string_view name)
{
    for (const auto &[key, words] : table) {
        if (key == name) {
            return words;
        }
    }
    return nullptr;
}

} // namespace

QString Names::text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QStringList Names::texts(const std::vector<std::string> &utf8)
{
    QStringList out;
    for (const std::string &one : utf8) {
        out << text(one);
    }
    return out;
}

QString Names::game(std::string_view id)
{
    const char *words = find(games, id);
    return words != nullptr ? QString::fromUtf8(words) : text(id);
}

QString Names::area(std::string_view name)
{
    const char *words = find(areas, name);
    return words != nullptr ? tr(words) : text(name);
}

QString Names::sheet(std::string_view name)
{
    const char *words = find(sheets, name);
    return words != nullptr ? tr(words) : text(name);
}

QString Names::place(int place)
{
    const std::string number = std::to_string(place);
    const char *words = find(places, number);
    return words != nullptr ? tr(words) : text(number);
}

QString Names::tiles(std::string_view game)
{
    const char *colours = game == "keer-op-keer"         ? "yellow green blue red"
                          : game == "clever-4ever"       ? "yellow blue grey green"
                          : game == "ganz-schoen-clever" ? "yellow blue green orange"
                                                         : "";
    return QString::fromLatin1(colours);
}

QString Names::initial(const QString &name)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    const auto end = finder.toNextBoundary();
    return end > 0 ? name.left(end).toUpper() : QString();
}

QString Names::brief(const QString &name)
{
    constexpr int most = 14; // letters, or emoji
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    for (int i = 0; i < most; ++i) {
        end = finder.toNextBoundary();
        if (end < 0 || end == name.size()) {
            return name;
        }
    }
    const QString first = name.section(QLatin1Char(' '), 0, 0);
    return first.size() <= end ? first : name.left(end) + QChar(0x2026);
}

QString Names::day(const QDate &day, const QDate &today)
{
    const qint64 ago = day.daysTo(today);
    const QLocale locale;
    if (ago == 0) {
        return tr("Today");
    }
    if (ago == 1) {
        return tr("Yesterday");
    }
    if (ago > 1 && ago < 7) {
        return locale.toString(day, QStringLiteral("dddd"));
    }
    return locale.toString(day, day.year() == today.year() ? tr("d MMMM", "a date")
                                                           : tr("d MMMM yyyy", "a date"));
}

QString Names::month(const QDate &day)
{
    return QLocale().toString(day, tr("MMMM yyyy", "a month"));
}

QString Names::list(const QStringList &names)
{
    if (names.size() < 2) {
        return names.join(QString());
    }
    QStringList first = names;
    const QString last = first.takeLast();
    return tr("%1 and %2", "a list of names: all but the last, the last")
        .arg(first.join(tr(", ", "between names of a list")), last);
}

} // namespace foxpad::app
