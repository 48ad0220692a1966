// SPDX-License-Identifier: GPL-3.0-or-later
#include "verbs.h"

#include <QCoreApplication>

#include <csignal>

int main(int argc, char **argv)
{
    // A limit on the size of files is told like a full disk, not by the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("foxpad"));
    const QStringList words = QCoreApplication::arguments();
    return foxpad::cli::runStored(words.value(1), words.mid(2));
}
