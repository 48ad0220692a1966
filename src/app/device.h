// SPDX-License-Identifier: GPL-3.0-or-later
// What a phone does otherwise than a desktop: files come in by intents, and go out by its share
// sheet; it can be felt. android/src has the other half.
#pragma once

#include "feedback.h"

#include <QString>

#include <functional>

namespace foxpad::app::device {

// Calls `take` for each file the system hands over, beginning with the one Foxpad was started with.
// On a desktop there is none: they come by the command line.
void onFile(const std::function<void(const QString &)> &take);

// The folders for pictures and documents that are to be shared or kept.
QString pictureFolder();
QString documentFolder();

// The type by which other apps know a file of ours.
QString typeOf(const QString &file);

// Offers a file from these folders to other apps. False on a desktop, where it stays there.
bool share(const QString &file);

// Whether what happens at the table can be felt here, and that. On a desktop nothing can, unless a
// test says how.
bool canFeel();
void feel(Feedback::Event event);
void setFeeler(std::function<void(Feedback::Event)> how);

} // namespace foxpad::app::device
