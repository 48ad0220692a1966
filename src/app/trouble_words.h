// SPDX-License-Identifier: GPL-3.0-or-later
// What the store's troubles mean to people, and what they can do about them.
#pragma once

#include "store/failure.h"

#include <QCoreApplication>
#include <QString>

namespace foxpad::app {

class TroubleWords {
    Q_DECLARE_TR_FUNCTIONS(TroubleWords)

public:
    static QString problem(store::Trouble trouble);
    static QString advice(store::Trouble trouble);
    // The file itself is the trouble: it can be set aside, and a new one begun.
    static bool canSetAside(store::Trouble trouble);
    // In one sentence, for something that was asked for and not done.
    static QString sentence(const store::Failure &failure);
};

} // namespace foxpad::app
