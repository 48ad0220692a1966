// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "appearance.h"
#include "shelf.h"

#include <QStringList>

#include <optional>

class QQmlApplicationEngine;

namespace foxpad::app {

// What the command line asks for.
struct Options {
    std::optional<Appearance::Scheme> scheme{}; // nothing: as people prefer
    QString database{};                // the file with the games, opened after the first frame
    std::optional<QString> language{}; // nothing: as people prefer
    QString file{};                    // to take in, by its whole path: a game someone sent
};

// Names the application and its version. Needs no application object, so call it first.
void identify();

// Answers --help and --version, which need no screen. False when neither was asked for.
bool answeredWithoutScreen(int argc, char **argv);

// Reads the command line; a wrong one ends the program with the reason.
Options readOptions(const QStringList &arguments);

// How memory is shared out. Call it before any thread starts.
void prepareMemory();

// What the window system must know before the application object is made.
void prepareGraphics();

// Sets the typeface and loads the main window. Its first frame does not wait for the games or the
// icon. False when it could not be loaded.
bool loadMainWindow(QQmlApplicationEngine &engine, Shelf &shelf, const Options &options);

} // namespace foxpad::app
