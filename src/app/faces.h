// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be drawn of a sheet, as plain values: boxes, badges, lines, tracks. Compared, so that
// only what changed is drawn anew.
#pragma once

#include "look.h"

#include <QString>

#include <cstdint>

namespace foxpad::app {

// A sticker: what a box, a full line, a round or a track gives. Its key is the word the rules use:
// "yellow-x", "orange-5", "?green", "black", "reroll", "extra", "polish", "fox", "joker".
struct BadgeFace {
    enum Glyph : std::uint8_t { None, Cross, Number, Question, Reroll, Extra, Polish, Fox, Mark };

    Glyph glyph = None;
    Look::Colour colour = Look::NoColour; // NoColour: an action's dark disc, or any area
    std::uint8_t number = 0;

    bool operator==(const BadgeFace &) const = default;
    bool isNothing() const { return glyph == None; }

    static BadgeFace of(const QString &key);
    QString spoken() const; // in words, for those who don't see it
};

struct BoxFace {
    enum Shape : std::uint8_t { Plain, UpperTriangle, LowerTriangle, Group, Tile };
    enum Symbol : std::uint8_t { NoSymbol, Ring, Diamond, Star };
    enum Shade : std::uint8_t { White, Light, Dark };
    enum Join : std::uint8_t { Left = 1, Right = 2, Up = 4, Down = 8 };

    Look::Colour colour = Look::NoColour;
    Shape shape = Plain;
    Symbol symbol = NoSymbol;
    Shade shade = White;
    std::uint8_t joins = 0;   // Group: the sides on which it goes on
    std::uint8_t number = 0;  // written in it
    std::uint8_t preview = 0; // lit: the number a tap would write
    bool crossed = false;
    bool printed = false; // crossed from the start
    bool circled = false; // the number also counts by itself
    bool start = false;   // Group: where the area may be begun
    bool lit = false;     // a tap would enter it
    bool dimmed = false;
    bool last = false;    // of the last decision
    bool chosen = false;  // put in, not yet entered
    bool earned = false;  // its badge
    bool pending = false; // its badge's bonus waits
    BadgeFace badge;
    QString label;  // printed
    QString factor; // printed, lower right
    QString where;  // in words

    bool operator==(const BoxFace &) const = default;
    bool isMarked() const { return crossed || printed || number > 0; }
    QString spoken() const; // where it is and how it stands, for those who don't see it
};

// A row, column, diagonal or shade that gives something once it is full.
struct LineFace {
    BadgeFace badge;
    int points = 0;
    int later = -1;                       // Keer op Keer: for those who come after the first
    int left = 0;                         // Keer op Keer: boxes not yet crossed
    Look::Colour colour = Look::NoColour; // Keer op Keer: of a colour's line
    bool done = false;
    bool pending = false;
    bool gone = false;      // Keer op Keer: the first's points are
    bool doneLater = false; // Keer op Keer: scored at the lower value
    QString where;          // in words

    bool operator==(const LineFace &) const = default;
    QString spoken() const;
};

} // namespace foxpad::app
