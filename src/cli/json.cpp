// SPDX-License-Identifier: GPL-3.0-or-later
#include "json.h"

namespace foxpad::cli {

Json &Json::value(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    comma();
    m_text += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (c == '\n') {
            m_text += "\\n";
        } else if (byte < 0x20) {
            m_text += "\\u00";
            m_text += digits[byte >> 4];
            m_text += digits[byte & 15];
        } else {
            m_text += c;
        }
    }
    m_text += '"';
    return *this;
}

} // namespace foxpad::cli
