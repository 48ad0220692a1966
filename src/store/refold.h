// SPDX-License-Identifier: GPL-3.0-or-later
// Names that were stored when fewer letters were known to have a case. Throws Failure.
#pragma once

#include "connection.h"

namespace foxpad::store {

// Brings the keys by which players and places are found up to date. Where two are found to be alike
// both stay, and one gets a number after its name: a record can't seat two of one name.
void refold(Connection &connection);

} // namespace foxpad::store
