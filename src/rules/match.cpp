// SPDX-License-Identifier: GPL-3.0-or-later
#include "match.h"
#include "text.h"

#include <algorithm>

namespace foxpad::rules {
namespace {

// Lines an entry can look like; what else stands in the head is a line of the head.
bool looksLikeEntry(std::string_view line)
{
    const std::string_view word = Words(line).take();
    return (word[0] >= '0' && word[0] <= '9') || word == "roll" || word == "serve" ||
           word == "next" || word == "strike" || word == "end";
}

} // namespace

Refusal Match::addLine(std::string_view raw)
{
    const std::string_view line = trimmed(raw);
    if (line.starts_with('#'))
        return {};
    if (raw.size() > longestLine)
        return {Rule::lineTooLong, {}, longestLine};
    if (line.empty())
        return {};
    if (m_header.lines().size() + m_made >= mostLines)
        return {Rule::tooManyLines, {}, mostLines};
    if (m_made == 0 && !looksLikeEntry(line)) {
        const Refusal refusal = m_header.add(line);
        if (!refusal)
            restart();
        return refusal;
    }
    if (const Refusal refusal = m_header.problem())
        return refusal;
    Entry entry;
    if (const Refusal refusal = game()->read(line, entry)) {
        const std::string_view word = Words(line).take();
        for (const std::string_view key : {"foxpad", "game", "player", "entry", "sheet", "table"})
            if (word == key)
                return {Rule::headerClosed};
        return refusal;
    }
    return add(entry);
}

Refusal Match::add(const Entry &entry)
{
    if (const Refusal refusal = game()->apply(m_state, entry))
        return refusal;
    m_log.resize(m_made);
    m_log.push_back(entry);
    ++m_made;
    return {};
}

void Match::restart()
{
    m_log.clear();
    m_made = 0;
    if (!m_header.problem())
        m_state = game()->start(m_header.setup());
}

State Match::stateAt(std::size_t entries) const
{
    State state = game()->start(m_header.setup());
    for (std::size_t i = 0; i < entries; ++i)
        game()->apply(state, m_log[i]);
    return state;
}

Refusal Match::undo()
{
    if (!canUndo())
        return {Rule::nothingToUndo};
    m_state = stateAt(--m_made);
    return {};
}

Refusal Match::redo()
{
    if (!canRedo())
        return {Rule::nothingToRedo};
    game()->apply(m_state, m_log[m_made++]);
    return {};
}

Match::Correction Match::corrected(std::size_t index, const Entry &entry) const
{
    Correction result{*this, index, {}};
    Match &match = result.match;
    match.restart();
    for (std::size_t i = 0; i < m_made; ++i) {
        if (Refusal refusal = match.add(i == index ? entry : m_log[i])) {
            result.refusal = refusal;
            break;
        }
        result.fitting = i + 1;
    }
    return result;
}

std::string Match::record() const
{
    std::string text;
    for (const std::string &line : m_header.lines())
        text += line + '\n';
    for (const Entry &entry : log())
        text += game()->write(entry) + '\n';
    return text;
}

Match::Reading Match::read(std::string_view text)
{
    Reading reading;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"; // some editors write one
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        ++reading.line;
        reading.refusal = reading.line > 2 * mostLines ? Refusal{Rule::tooManyLines, {}, mostLines}
                                                       : reading.match.addLine(text.substr(0, end));
        if (reading.refusal)
            return reading;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    reading.refusal = reading.match.header().problem();
    reading.line = std::max(reading.line, 1); // of a text without any line, too
    return reading;
}

} // namespace foxpad::rules
