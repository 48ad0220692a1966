// SPDX-License-Identifier: GPL-3.0-or-later
#include "verbs.h"

#include "cli/commands.h"

#include <algorithm>
#include <iterator>

namespace foxpad::cli {
namespace {

struct Verb {
    const char *name;
    int plain; // how many plain words it needs
    std::initializer_list<const char *> options;
    std::initializer_list<const char *> flags;
    void (*run)(const Words &words);
};

void runCheck(const Words &words)
{
    if (check(words) != 0)
        throw Complaint{QStringLiteral("something is wrong")};
}

const Verb verbs[] = {
    {"history",
     0,
     {"--game", "--player", "--text", "--from", "--until", "--limit"},
     {"--json", "--finished", "--unfinished"},
     history},
    {"show", 1, {}, {"--record"}, show},
    {"stats", 0, {"--player", "--game", "--from", "--until"}, {"--json"}, stats},
    {"export", 1, {"--game"}, {"--csv"}, exportGames},
    {"import", 1, {}, {}, importGames},
    {"backup", 1, {}, {}, backup},
    {"restore", 1, {}, {}, restore},
    {"check", 0, {}, {"--rebuild"}, runCheck},
};

bool isAmong(const std::initializer_list<const char *> &list, const QString &word)
{
    return std::ranges::any_of(list,
                               [&](const char *known) { return word == QLatin1String(known); });
}

Words sorted(const Verb &verb, const QStringList &given)
{
    Words words;
    for (qsizetype i = 0; i < given.size(); ++i) {
        const QString &word = given[i];
        const bool option = word == QLatin1String("--db") || isAmong(verb.options, word);
        if (option && i + 1 < given.size() && !words.options.contains(word))
            words.options.insert(word, given[++i]);
        else if (isAmong(verb.flags, word) && !words.flags.contains(word))
            words.flags.append(word);
        else if (!word.startsWith(QLatin1String("--")) && words.plain.size() < verb.plain)
            words.plain.append(word);
        else
            throw Complaint{QStringLiteral("what is %1?").arg(word)};
    }
    if (words.plain.size() < verb.plain)
        throw Complaint{QStringLiteral("say which: see foxpad-cli --help")};
    return words;
}

} // namespace

int runStored(const QString &name, const QStringList &given)
{
    const auto verb = std::ranges::find_if(
        verbs, [&](const Verb &known) { return name == QLatin1String(known.name); });
    const auto complain = [&](const QString &text) {
        return fail((name + QStringLiteral(": ") + text).toStdString());
    };
    if (verb == std::end(verbs))
        return complain(QStringLiteral("there is no such command"));
    try {
        verb->run(sorted(*verb, given));
        return 0;
    } catch (const Complaint &complaint) {
        return complain(complaint.text);
    } catch (const store::Failure &failure) {
        return complain(sentenceFor(failure));
    }
}

} // namespace foxpad::cli
