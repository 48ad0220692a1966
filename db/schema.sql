-- SPDX-License-Identifier: GPL-3.0-or-later
-- The schema as the migrations leave it. Nothing runs this; a test proves it equal to them.
-- Times are milliseconds since 1970, UTC. In the sums, player 0 is everybody; `month` is like 202611
-- by the clock of the place, 0 is all time.

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
--;

-- Which way of deriving filled the derived tables; another one than the program's: rebuilt.
CREATE TABLE derived (
    version INTEGER NOT NULL
) STRICT;
--;
-- Scores with what they are added up by.
CREATE VIEW scored AS
SELECT s.player, g.rules,
       CAST(strftime('%Y%m', g.started / 1000 + g.zone * 60, 'unixepoch') AS INTEGER) AS month,
       c.what, c.points, c.game, c.seat
FROM score c
JOIN seat s ON s.game = c.game AND s.seat = c.seat
JOIN game g ON g.id = c.game;
--;
CREATE TABLE tally (
    player    INTEGER NOT NULL,
    rules     TEXT NOT NULL,
    month     INTEGER NOT NULL,
    what      TEXT NOT NULL,    -- as in score
    games     INTEGER NOT NULL,
    points    INTEGER NOT NULL, -- of all these games together
    best      INTEGER NOT NULL,
    best_game INTEGER NOT NULL, -- the first of several
    PRIMARY KEY (player, rules, month, what)
) STRICT, WITHOUT ROWID;
--;
CREATE INDEX tally_best_game ON tally (best_game);
--;
-- How often each total was reached.
CREATE TABLE spread (
    player INTEGER NOT NULL,
    rules  TEXT NOT NULL,
    month  INTEGER NOT NULL,
    total  INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (player, rules, month, total)
) STRICT, WITHOUT ROWID;
--;
-- How two players did against each other, once from the side of each.
CREATE TABLE duel (
    player INTEGER NOT NULL,
    rules  TEXT NOT NULL,
    month  INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    won    INTEGER NOT NULL, -- a better place
    lost   INTEGER NOT NULL,
    PRIMARY KEY (player, rules, month, other)
) STRICT, WITHOUT ROWID;
