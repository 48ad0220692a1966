-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the statistics add up, kept at the end of each game. All of it is derived.
-- `player` 0 is everybody; `month` is like 202611 by the clock of the place, 0 is all time.

-- Which way of deriving filled the derived tables; another one than the program's: rebuilt.
CREATE TABLE derived (
    version INTEGER NOT NULL
) STRICT;
--;
INSERT INTO derived VALUES (0);
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
