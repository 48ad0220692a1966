// SPDX-License-Identifier: GPL-3.0-or-later
// Where something is saved that a person named. Throws Failure.
#pragma once

#include "connection.h"

#include <QIODevice>

#include <functional>

namespace foxpad::store {

// The file that is really meant: where a link leads. Trouble::badTarget for a folder, a device, and
// the connection's own database with what lies beside it, by whatever name.
QString targetOf(const Connection &connection, const QString &name);

// Writes a file that appears only when it is whole.
void save(const Connection &connection, const QString &name,
          const std::function<void(QIODevice &)> &write);

} // namespace foxpad::store
