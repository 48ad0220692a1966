// SPDX-License-Identifier: GPL-3.0-or-later
// The schema and its migrations, from db/. Throws Failure.
#pragma once

#include "connection.h"

namespace foxpad::store {

// Marks a file as ours, in SQLite's header: "Fxpd".
inline constexpr int applicationId = 0x46787064;

// The newest schema this program knows: the number of migrations.
int newestSchema();

// The version stamped in the file; 0 for a new one.
int schemaOf(Connection &connection);

// Takes the file to `version`, a migration at a time, each in a transaction of its own.
void migrate(Connection &connection, int version = newestSchema());

} // namespace foxpad::store
