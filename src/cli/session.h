// SPDX-License-Identifier: GPL-3.0-or-later
// The session protocol: a line in, a line of JSON out.
#pragma once

#include "rules/match.h"

#include <string>
#include <string_view>

namespace foxpad::cli {

class Session {
public:
    std::string answer(std::string_view line);
    bool quit() const { return m_quit; }

private:
    std::string command(std::string_view name);
    std::string legal();

    rules::Match m_match;
    std::vector<rules::Entry> m_room{rules::mostLegal};
    bool m_quit = false;
};

} // namespace foxpad::cli
