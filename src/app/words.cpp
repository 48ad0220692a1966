// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <array>
#include <utility>

namespace foxpad::app {

namespace {

using Named = std::pair<std::string_view, const char *>;

// Names of games are names: they are not translated.
constexpr std::array<Named, 3> games{{{"ganz-schoen-clever", "Ganz schön clever"},
                                      {"clever-4ever", "Clever 4Ever"},
                                      {"keer-op-keer", "Keer op Keer"}}};

constexpr std::array<Named, 12> areas{{{"yellow", QT_TRANSLATE_NOOP("Words", "Yellow")},
                                       {"blue", QT_TRANSLATE_NOOP("Words", "Blue")},
                                       {"green", QT_TRANSLATE_NOOP("Words", "Green")},
                                       {"orange", QT_TRANSLATE_NOOP("Words", "Orange")},
                                       {"purple", QT_TRANSLATE_NOOP("Words", "Purple")},
                                       {"pink", QT_TRANSLATE_NOOP("Words", "Pink")},
                                       {"grey", QT_TRANSLATE_NOOP("Words", "Grey")},
                                       {"red", QT_TRANSLATE_NOOP("Words", "Red")},
                                       {"colours", QT_TRANSLATE_NOOP("Words", "Colours")},
                                       {"columns", QT_TRANSLATE_NOOP("Words", "Columns")},
                                       {"marks", QT_TRANSLATE_NOOP("Words", "Jokers")},
                                       {"stars", QT_TRANSLATE_NOOP("Words", "Stars")}}};

constexpr std::array<Named, 7> sheets{{{"black", QT_TRANSLATE_NOOP("Words", "Black")},
                                       {"red", QT_TRANSLATE_NOOP("Words", "Red")},
                                       {"blue", QT_TRANSLATE_NOOP("Words", "Blue")},
                                       {"green", QT_TRANSLATE_NOOP("Words", "Green")},
                                       {"orange", QT_TRANSLATE_NOOP("Words", "Orange")},
                                       {"purple", QT_TRANSLATE_NOOP("Words", "Purple")},
                                       {"yellow", QT_TRANSLATE_NOOP("Words", "Yellow")}}};

constexpr std::array<Named, 6> places{{{"1", QT_TRANSLATE_NOOP("Words", "1st")},
                                       {"2", QT_TRANSLATE_NOOP("Words", "2nd")},
                                       {"3", QT_TRANSLATE_NOOP("Words", "3rd")},
                                       {"4", QT_TRANSLATE_NOOP("Words", "4th")},
                                       {"5", QT_TRANSLATE_NOOP("Words", "5th")},
                                       {"6", QT_TRANSLATE_NOOP("Words", "6th")}}};

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

QString Words::text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QStringList Words::texts(const std::vector<std::string> &utf8)
{
    QStringList out;
    for (const std::string &one : utf8) {
        out << text(one);
    }
    return out;
}

QString Words::game(std::string_view id)
{
    const char *words = find(games, id);
    return words != nullptr ? QString::fromUtf8(words) : text(id);
}

QString Words::area(std::string_view name)
{
    const char *words = find(areas, name);
    return words != nullptr ? tr(words) : text(name);
}

QString Words::sheet(std::string_view name)
{
    const char *words = find(sheets, name);
    return words != nullptr ? tr(words) : text(name);
}

QString Words::place(int place)
{
    const std::string number = std::to_string(place);
    const char *words = find(places, number);
    return words != nullptr ? tr(words) : text(number);
}

QString Words::list(const QStringList &names)
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
