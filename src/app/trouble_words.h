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
    // What the button says that mends it; empty where only trying again can help.
    static QString wayOut(store::Trouble trouble);
    // In one sentence, for something that was asked for and not done.
    static QString sentence(const store::Failure &failure);
};

} // namespace foxpad::app
