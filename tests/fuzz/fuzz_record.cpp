// SPDX-License-Identifier: GPL-3.0-or-later
// Any text read as a record: what was taken of it is a record that comes to the same state, and
// every entry that is legal there is taken.
#include "must.h"
#include "rules/match.h"

using namespace foxpad::rules;

namespace {

void tryEntries(const Match &match)
{
    static std::vector<Entry> room(mostLegal);
    EntryList list{room};
    const Game &game = *match.game();
    game.legal(match.state(), list);
    must(!list.overflowed());
    must(list.empty() == game.over(match.state()));
    const std::uint8_t faces[] = {1, 2, 3, 4, 5, 6};
    for (const Entry &entry : list) {
        const Entry made = entry.kind == Kind::roll ? game.thrown(entry, faces) : entry;
        State copy = match.state();
        must(!game.apply(copy, made));
        Entry read;
        must(!game.read(game.write(made), read) && read == made);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Match::Reading reading = Match::read({reinterpret_cast<const char *>(data), size});
    must(reading.line >= 1 && !sentence(reading.refusal).empty());
    const Match &match = reading.match;
    if (match.header().problem()) {
        must(static_cast<bool>(reading.refusal));
        return 0;
    }
    const Match::Reading again = Match::read(match.record());
    must(!again.refusal && again.match.state() == match.state());
    must(again.match.record() == match.record());
    must(match.game()->report(match.state()).seats.size() == match.header().players().size());
    tryEntries(match);
    return 0;
}
