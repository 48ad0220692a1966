// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a database file in whatever condition it is. Throws Failure.
#pragma once

#include "connection.h"

namespace foxpad::store {

// Ready to be written: made where it is missing, migrated where it is older (after a backup beside
// it, FILE-before-N). Fails with noFolder, noAccess, readOnly, locked, full, damaged, newer or
// otherFile, and then the file is as it was.
std::unique_ptr<Connection> openToWrite(const QString &file);

// Whether there is something to restore in a file: badFile where it is empty, damaged, newer or
// otherFile. The file stays as it is.
void checkBackup(const QString &file);

// For queries only; the file stays as it is. Trouble::older where it must be opened to be written
// once before.
std::unique_ptr<Connection> openToRead(const QString &file);

} // namespace foxpad::store
