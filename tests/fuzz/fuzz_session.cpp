// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as the lines of a session: each is answered by one line of JSON.
#include "cli/session.h"
#include "must.h"

using foxpad::cli::Session;

namespace {

// As much of JSON as an answer needs: brackets that close, no raw control characters.
bool looksLikeJson(std::string_view text)
{
    std::string open;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (static_cast<unsigned char>(c) < 0x20)
            return false;
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            open += c == '{' ? '}' : ']';
        else if (!quoted && (c == '}' || c == ']')) {
            if (open.empty() || open.back() != c)
                return false;
            open.pop_back();
        }
    }
    return open.empty() && !quoted;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text(reinterpret_cast<const char *>(data), size);
    Session session;
    while (!text.empty() && !session.quit()) {
        const std::size_t end = text.find('\n');
        const std::string answer = session.answer(text.substr(0, end));
        must(answer == "{\"ok\":true}" || answer.starts_with("{\"ok\":true,") ||
             answer.starts_with("{\"ok\":false,\"error\":\""));
        must(looksLikeJson(answer));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return 0;
}
