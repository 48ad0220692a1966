// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue: a game is in the program when it is listed here.
#include "game.h"

namespace foxpad::rules {

namespace clever {
const Game &ganzSchoenClever();
const Game &clever4Ever();
} // namespace clever

namespace keer {
const Game &keerOpKeer();
} // namespace keer

std::span<const Game *const> games()
{
    static const Game *const all[] = {&clever::ganzSchoenClever(), &clever::clever4Ever(),
                                      &keer::keerOpKeer()};
    return all;
}

const Game *findGame(std::string_view id)
{
    for (const Game *game : games())
        if (game->id() == id)
            return game;
    return nullptr;
}

std::vector<State> Game::chain(const State &before, const Entry &entry) const
{
    State after = before;
    return apply(after, entry) ? std::vector<State>{} : std::vector<State>{after};
}

std::uint64_t hash(const State &state)
{
    return std::visit(
        [](const auto &value) {
            std::uint64_t sum = 0xcbf29ce484222325;
            const auto *bytes = reinterpret_cast<const unsigned char *>(&value);
            for (std::size_t i = 0; i < sizeof value; ++i)
                sum = (sum ^ bytes[i]) * 0x100000001b3;
            return sum;
        },
        state);
}

} // namespace foxpad::rules
