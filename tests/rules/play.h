// SPDX-License-Identifier: GPL-3.0-or-later
// A pad for tests: lines in, short texts out.
#pragma once

#include "rules/match.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>

// Taken, each line of the text.
#define TAKES(pad, text) QCOMPARE((pad).add(text), QByteArray("ok"))
// Refused for this reason, and nothing has changed.
#define REFUSES(pad, line, rule) QCOMPARE((pad).refused(line), QByteArray(rule))
#define GIVES(actual, text) QCOMPARE(QByteArray(actual), QByteArray(text))

namespace play {

using namespace foxpad::rules;

inline QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

class Pad {
public:
    Pad() = default;
    explicit Pad(int players, std::string_view entry = "dice", std::string_view more = {},
                 std::string_view game = "ganz-schoen-clever")
    {
        std::string head = "foxpad 1\ngame " + std::string(game) + '\n';
        for (int i = 0; i < players; ++i)
            head += std::string("player ") + "ABCDEF"[i] + '\n';
        head += "entry " + std::string(entry) + '\n' + std::string(more);
        if (const QByteArray said = add(head); said != "ok")
            qFatal("the head is refused: %s", said.constData());
    }

    // "ok", or the word of the first refusal; with the line, where the text has several.
    QByteArray add(std::string_view text)
    {
        const bool several = text.find('\n') != std::string_view::npos;
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            if (const Refusal refusal = match.addLine(line))
                return several ? bytes(line) + ": " + bytes(word(refusal.rule))
                               : bytes(word(refusal.rule));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
        return "ok";
    }

    QByteArray refused(std::string_view line)
    {
        const State before = match.state();
        const std::string record = match.record();
        const QByteArray said = add(line);
        if (said != "ok" && (before != match.state() || record != match.record()))
            return said + ", but it changed the game";
        return said;
    }

    std::vector<QByteArray> list() const
    {
        std::vector<Entry> room(mostLegal);
        EntryList entries{room};
        match.game()->legal(match.state(), entries);
        std::vector<QByteArray> lines;
        for (const Entry &entry : entries)
            lines.push_back(bytes(match.game()->write(entry)));
        std::ranges::sort(lines);
        return lines;
    }

    // Every legal entry, sorted, set apart by " | ".
    QByteArray legal() const
    {
        QByteArray text;
        for (const QByteArray &line : list())
            text += (text.isEmpty() ? "" : " | ") + line;
        return text;
    }

    // The first legal entry that begins so; empty where none does.
    std::string firstWith(std::string_view begin) const
    {
        for (const QByteArray &line : list())
            if (line.startsWith(bytes(begin)))
                return line.toStdString();
        return {};
    }

    bool lists(const char *line) const { return std::ranges::count(list(), QByteArray(line)) == 1; }

    Report report() const { return match.game()->report(match.state()); }
    Report::Seat seat(int number) const
    {
        return report().seats.at(static_cast<std::size_t>(number - 1));
    }

    int area(int number, std::string_view name) const
    {
        const auto areas = seat(number).areas;
        return std::ranges::find(areas, name, &Report::Score::name)->points;
    }

    // "unlocked/used"
    QByteArray track(int number, std::string_view name) const
    {
        const auto tracks = seat(number).actions;
        const auto at = std::ranges::find(tracks, name, &Report::Track::name);
        return QByteArray::number(at->unlocked) + '/' + QByteArray::number(at->used);
    }

    // What stands in a box: "x", a number, or nothing.
    QByteArray box(int number, std::string_view name) const
    {
        for (const Report::Box &box : seat(number).boxes)
            if (box.name == name)
                return box.number ? QByteArray::number(box.number) : QByteArray("x");
        return {};
    }

    QByteArray pending(int number) const
    {
        QByteArray text;
        for (const std::string_view name : seat(number).pending)
            text += (text.isEmpty() ? "" : " ") + bytes(name);
        return text;
    }

    // The dice that lie somewhere: hand, tray, field or none.
    QByteArray dice(std::string_view at) const
    {
        QByteArray text;
        for (const Report::Die &die : report().dice)
            if (die.at == at)
                text += (text.isEmpty() ? "" : " ") + bytes(die.name);
        return text;
    }

    // What one line brings a seat: actions, foxes, bonuses that wait; or why it is refused.
    QByteArray gain(int number, std::string_view line)
    {
        const Report::Seat before = seat(number);
        if (const QByteArray said = add(line); said != "ok")
            return said;
        const Report::Seat after = seat(number);
        QByteArray text;
        const auto brought = [&](const QByteArray &name, int count) {
            for (int i = 0; i < count; ++i)
                text += (text.isEmpty() ? "" : " ") + name;
        };
        for (std::size_t i = 0; i < after.actions.size(); ++i)
            brought(bytes(after.actions[i].name),
                    after.actions[i].unlocked - before.actions[i].unlocked);
        brought("fox", *after.foxes - *before.foxes);
        for (const std::string_view bonus : after.pending)
            brought(bytes(bonus), 1);
        return text;
    }

    // "1 2 shared": who has won and why.
    QByteArray winners() const
    {
        QByteArray text;
        const Report result = report();
        for (const int number : result.winners)
            text += QByteArray::number(number) + ' ';
        return text + bytes(result.decidedBy);
    }

    // Marks and takes whatever comes first until nothing is free.
    void fillUp()
    {
        const auto fills = [](const QByteArray &line) {
            return line.contains("mark") || line.contains("bonus");
        };
        while (true) {
            const std::vector<QByteArray> lines = list();
            const auto first = std::ranges::find_if(lines, fills);
            if (first == lines.end())
                return;
            add(first->toStdString());
        }
    }

    QByteArray phase() const { return bytes(report().phase); }

    Match match;
};

} // namespace play
