-- SPDX-License-Identifier: GPL-3.0-or-later
-- People, games and their records, and the lists the screens page through.
-- Times are milliseconds since 1970, UTC. Statements are parted by a line that holds only "--;".

CREATE TABLE player (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,       -- the name as the rules compare names
    colour   TEXT NOT NULL DEFAULT '',   -- the app's word for it; '' none chosen
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    created  INTEGER NOT NULL
) STRICT;
--;
CREATE TABLE place (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE
) STRICT;
--;
CREATE TABLE game (
    id      INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: claims go by it
    uid     TEXT NOT NULL UNIQUE,              -- the record's `id`, the same on every device
    rules   TEXT NOT NULL,                     -- which game it is
    entry   TEXT NOT NULL CHECK (entry IN ('dice', 'sheet')),
    sheet   TEXT NOT NULL DEFAULT '',          -- '' where the record names none
    people  INTEGER,                           -- the record's `table`, where it says one
    further TEXT NOT NULL DEFAULT '',          -- head lines we don't know, kept as they came
    started INTEGER NOT NULL,
    zone    INTEGER NOT NULL,                  -- minutes east of UTC where it was played
    place   INTEGER REFERENCES place (id),
    note    TEXT NOT NULL DEFAULT '',
    deleted INTEGER                            -- when; such a game is in no list
) STRICT;
--;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
--;
CREATE INDEX game_place ON game (place) WHERE place IS NOT NULL;
--;
CREATE TABLE seat (
    game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL CHECK (seat >= 1),
    player INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (game, seat),
    UNIQUE (player, game)
) STRICT, WITHOUT ROWID;
--;
-- The record, line by line. Undone lines stand at the end until a new entry forgets them.
CREATE TABLE entry (
    game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    line   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
--;
-- Derived from the records from here on: can be dropped and rebuilt.

-- Every game that is not deleted, under each key it can be found by, newest last.
CREATE TABLE listing (
    key     INTEGER NOT NULL, -- 0: every game; a player's id; a place's id, negative
    rules   TEXT NOT NULL,
    over    INTEGER NOT NULL, -- 1: the record reaches the end of the game
    started INTEGER NOT NULL,
    game    INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    PRIMARY KEY (key, rules, over, started, game)
) STRICT, WITHOUT ROWID;
--;
CREATE INDEX listing_game ON listing (game);
--;
-- What each seat of a finished game reached. `what` is total, place, win, shared, area.NAME,
-- foxes, fox-points, chain or unused.TRACK; see src/store/summary.h.
CREATE TABLE score (
    game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    what   TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (game, seat, what)
) STRICT, WITHOUT ROWID;
