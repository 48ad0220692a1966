// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

// What has to hold whatever comes in; the fuzzer keeps the input for which it does not.
inline void must(bool holds)
{
    if (!holds)
        std::abort();
}
