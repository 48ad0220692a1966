// SPDX-License-Identifier: GPL-3.0-or-later
// A Clever game's entries as text.
#pragma once

#include "../refusal.h"
#include "../text.h"
#include "turn.h"

#include <string>

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Words {
    using M = Marks<sheet>;
    using R = Reach<sheet>;
    using Line = rules::Words;

    static std::string place(const Grid &grid, int box)
    {
        return std::to_string(box / grid.columns + 1) + '.' +
               std::to_string(box % grid.columns + 1);
    }

    static std::string targetName(int target)
    {
        const auto at = static_cast<std::size_t>(target);
        const auto areaAt = static_cast<std::size_t>(M::plan.areaOf[at]);
        const Area &area = sheet.areas[areaAt];
        std::string name{area.name};
        if (const int n = M::plan.laneOf[at]; n >= 0) {
            if (!M::lane(n).name.empty())
                name.append(".").append(M::lane(n).name);
            return name;
        }
        const std::size_t piece = at - static_cast<std::size_t>(M::plan.first[areaAt]);
        name += '.';
        switch (area.grid->naming) {
        case Naming::rowColumn:
            return name + place(*area.grid, std::countr_zero(area.grid->pieces[piece].boxes));
        case Naming::number:
            return name + std::to_string(area.grid->pieces[piece].number);
        default:
            return name + std::to_string(piece + 1);
        }
    }

    // The names of all targets, made once.
    static const std::array<std::string, Plan::mostTargets> &targetNames()
    {
        static const auto names = [] {
            std::array<std::string, Plan::mostTargets> made;
            for (int i = 0; i < M::plan.targetCount; ++i)
                made[static_cast<std::size_t>(i)] = targetName(i);
            return made;
        }();
        return names;
    }

    static std::string write(const Entry &entry)
    {
        const std::string seat = std::to_string(entry.seat + 1);
        switch (entry.kind) {
        case Kind::roll:
            return writeRoll(entry);
        case Kind::pick:
            return seat + " pick " + writeDie(entry);
        case Kind::extra:
            return seat + " extra " + writeDie(entry);
        case Kind::reroll:
            return seat + " reroll";
        case Kind::pass:
            return seat + " pass";
        case Kind::bonus:
            return seat + " bonus " + std::string(sheet.kinds[entry.bonus].name) + ' ' +
                   writeFree(entry);
        case Kind::mark:
            return seat + " mark " + writeFree(entry);
        case Kind::use:
            return seat + " use " + std::string(sheet.tracks[entry.die].name);
        case Kind::serve:
            return "serve" + diceNames(entry.die);
        default:
            return "next";
        }
    }

    static std::string diceNames(Dice dice)
    {
        std::string text;
        for (std::size_t die = 0; die < dieCount; ++die)
            if (R::has(dice, static_cast<int>(die)))
                text.append(" ").append(sheet.dice[die]);
        return text;
    }

    static std::string writeRoll(const Entry &entry)
    {
        std::string text = "roll";
        for (std::size_t die = 0; die < dieCount; ++die) {
            if (!R::has(entry.die, static_cast<int>(die)))
                continue;
            text.append(" ").append(sheet.dice[die]);
            if (entry.faces[die])
                text += '=' + std::to_string(entry.faces[die]);
        }
        return text;
    }

    static std::string writeFree(const Entry &entry)
    {
        std::string text = targetNames()[entry.target];
        if (entry.value)
            text += ' ' + std::to_string(entry.value);
        return text;
    }

    static std::string writeDie(const Entry &entry)
    {
        std::string text{sheet.dice[entry.die]};
        text += ' ' + targetNames()[entry.target];
        const int dice[2] = {white, entry.die == white ? R::blueDie : entry.die};
        const int amounts[2] = {entry.polishWhite, entry.polishColour};
        for (std::size_t i = 0; i < 2; ++i)
            if (const int by = amounts[i])
                text.append(" polish ")
                    .append(sheet.dice[static_cast<std::size_t>(dice[i])])
                    .append(by > 0 ? "+" : "-")
                    .append(std::to_string(by > 0 ? by : -by));
        return text;
    }

    // ---- reading

    static Refusal read(std::string_view text, Entry &out)
    {
        Line line(text);
        out = {};
        std::string_view word = line.take();
        if (word == "roll")
            return readRoll(line, out);
        if (word == "serve")
            return readServe(line, out);
        if (word == "next") {
            out.kind = Kind::next;
            return atEnd(line);
        }
        if (const Refusal refusal = readSeatNumber(word, mostSeats, out.seat))
            return refusal;
        return readSeat(line, out);
    }

    static Refusal readSeat(Line &line, Entry &out)
    {
        const std::string_view verb = line.take();
        if (verb == "pick" || verb == "extra") {
            out.kind = verb == "pick" ? Kind::pick : Kind::extra;
            return readDie(line, out);
        }
        if (verb == "reroll" || verb == "pass") {
            out.kind = verb == "pass" ? Kind::pass : Kind::reroll;
            return atEnd(line);
        }
        if (verb == "bonus") {
            out.kind = Kind::bonus;
            const int kind = kindNamed(line.take());
            if (kind < 0)
                return {Rule::unknownBonus};
            out.bonus = static_cast<std::uint8_t>(kind);
            return readFree(line, out);
        }
        if (verb == "mark") {
            out.kind = Kind::mark;
            return readFree(line, out);
        }
        if (verb == "use") {
            out.kind = Kind::use;
            const std::string_view name = line.take();
            for (std::size_t track = 0; track < sheet.tracks.size(); ++track)
                if (sheet.tracks[track].name == name) {
                    out.die = static_cast<std::uint8_t>(track);
                    return atEnd(line);
                }
        }
        return {Rule::unknownEntry};
    }

    static int kindNamed(std::string_view name)
    {
        for (std::size_t kind = 0; kind < sheet.kinds.size(); ++kind)
            if (sheet.kinds[kind].name == name)
                return static_cast<int>(kind);
        return -1;
    }

    static Refusal readTarget(Line &line, Entry &out)
    {
        const std::string_view name = line.take();
        for (int target = 0; target < M::plan.targetCount; ++target)
            if (targetNames()[static_cast<std::size_t>(target)] == name) {
                out.target = static_cast<std::uint8_t>(target);
                return {};
            }
        return {Rule::unknownTarget};
    }

    static Refusal readFree(Line &line, Entry &out)
    {
        if (Refusal refusal = readTarget(line, out))
            return refusal;
        if (line.done())
            return {};
        const auto value = line.takeNumber();
        if (!value || *value < 1 || *value > highestFace)
            return {Rule::badValue};
        out.value = static_cast<std::uint8_t>(*value);
        return atEnd(line);
    }

    static Refusal readDie(Line &line, Entry &out)
    {
        const int die = indexOf(sheet.dice, line.take());
        if (die < 0)
            return {Rule::unknownDie};
        out.die = static_cast<std::uint8_t>(die);
        if (Refusal refusal = readTarget(line, out))
            return refusal;
        for (std::size_t from = 0; !line.done();) {
            if (line.take() != "polish")
                return {Rule::wrongWords};
            if (Refusal refusal = readPolish(line.take(), out, from))
                return refusal;
        }
        return {};
    }

    // `from` is the first of the entry's two dice that may still come: white, then the coloured
    // one.
    static Refusal readPolish(std::string_view word, Entry &out, std::size_t &from)
    {
        const std::size_t sign = word.find_first_of("+-");
        if (sign == std::string_view::npos)
            return {Rule::wrongWords};
        const int die = indexOf(sheet.dice, word.substr(0, sign));
        const auto by = readNumber(word.substr(sign + 1));
        if (die < 0)
            return {Rule::unknownDie};
        if (!by || *by < 1 || *by >= highestFace)
            return {Rule::polishRange, sheet.dice[static_cast<std::size_t>(die)]};
        const std::size_t slot = die == white ? 0 : 1;
        const int colour = out.die == white ? R::blueDie : out.die;
        if (slot < from || (slot == 1 && die != colour))
            return {Rule::wrongWords};
        (slot == 0 ? out.polishWhite : out.polishColour) =
            static_cast<std::int8_t>(word[sign] == '+' ? *by : -*by);
        from = slot + 1;
        return {};
    }

    static Refusal readRoll(Line &line, Entry &out)
    {
        out.kind = Kind::roll;
        for (int before = -1; !line.done();) {
            const std::string_view word = line.take();
            const std::size_t sign = word.find('=');
            const int die = indexOf(sheet.dice, word.substr(0, sign));
            if (die < 0)
                return {Rule::unknownDie};
            if (die <= before)
                return {Rule::wrongOrder};
            const auto face =
                sign == std::string_view::npos ? std::nullopt : readNumber(word.substr(sign + 1));
            if (!face || *face < 1 || *face > highestFace)
                return {Rule::badFace, sheet.dice[static_cast<std::size_t>(die)]};
            out.die |= R::one(die);
            out.faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(*face);
            before = die;
        }
        return {};
    }

    static Refusal readServe(Line &line, Entry &out)
    {
        out.kind = Kind::serve;
        for (int before = -1; !line.done();) {
            const int die = indexOf(sheet.dice, line.take());
            if (die < 0)
                return {Rule::unknownDie};
            if (die <= before)
                return {Rule::wrongOrder};
            out.die |= R::one(die);
            before = die;
        }
        return {};
    }
};

} // namespace foxpad::rules::clever
