// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON in the order it is told.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace foxpad::cli {

class Json {
public:
    Json &open(char bracket)
    {
        comma();
        m_text += bracket;
        m_first = true;
        return *this;
    }
    Json &close(char bracket)
    {
        m_text += bracket;
        m_first = false;
        return *this;
    }
    Json &key(std::string_view name)
    {
        value(name);
        m_text += ':';
        m_first = true; // no comma before the value
        return *this;
    }
    Json &value(std::string_view text);
    Json &value(int number) { return raw(std::to_string(number)); }
    Json &value(bool yes) { return raw(yes ? "true" : "false"); }
    Json &value(std::optional<int> number) { return number ? value(*number) : null(); }
    Json &value(const char *) = delete; // would be taken for a bool
    Json &null() { return raw("null"); }

    // Text that is JSON already.
    Json &raw(std::string_view text)
    {
        comma();
        m_text += text;
        return *this;
    }

    std::string take() { return std::move(m_text); }

private:
    void comma()
    {
        if (!m_first)
            m_text += ',';
        m_first = false;
    }

    std::string m_text;
    bool m_first = true;
};

} // namespace foxpad::cli
