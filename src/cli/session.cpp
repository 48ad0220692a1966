// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "json.h"
#include "rules/text.h"
#include "state_json.h"

#include <algorithm>

namespace foxpad::cli {
namespace {

using rules::Refusal;
using rules::Rule;

std::string said(const Refusal &refusal)
{
    Json json;
    json.open('{').key("ok").value(!refusal);
    if (refusal)
        json.key("error").value(rules::sentence(refusal)).key("rule").value(word(refusal.rule));
    return json.close('}').take();
}

} // namespace

std::string Session::answer(std::string_view raw)
{
    const std::string_view line = rules::trimmed(raw);
    if (line.starts_with(':') && raw.size() <= rules::longestLine)
        return command(line.substr(1));
    return said(m_match.addLine(raw));
}

std::string Session::command(std::string_view name)
{
    if (name == "undo")
        return said(m_match.undo());
    if (name == "redo")
        return said(m_match.redo());
    if (name == "reset") {
        m_match = {};
        return said({});
    }
    if (name == "quit") {
        m_quit = true;
        return said({});
    }
    if (name == "record")
        return Json()
            .open('{')
            .key("ok")
            .value(true)
            .key("record")
            .value(m_match.record())
            .close('}')
            .take();
    if (name != "legal" && name != "state")
        return said({Rule::unknownCommand});
    if (const Refusal refusal = m_match.header().problem())
        return said(refusal);
    if (name == "legal")
        return legal();
    return Json()
        .open('{')
        .key("ok")
        .value(true)
        .key("state")
        .raw(stateJson(m_match))
        .close('}')
        .take();
}

std::string Session::legal()
{
    rules::EntryList list{m_room};
    m_match.game()->legal(m_match.state(), list);
    std::vector<std::string> lines;
    for (const rules::Entry &entry : list)
        lines.push_back(m_match.game()->write(entry));
    std::ranges::sort(lines);
    Json json;
    json.open('{').key("ok").value(true).key("legal").open('[');
    for (const std::string &line : lines)
        json.value(std::string_view(line));
    return json.close(']').close('}').take();
}

} // namespace foxpad::cli
