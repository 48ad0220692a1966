// SPDX-License-Identifier: GPL-3.0-or-later
#include "verbs.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("foxpad"));
    const QStringList words = QCoreApplication::arguments();
    return foxpad::cli::runStored(words.value(1), words.mid(2));
}
