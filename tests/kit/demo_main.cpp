// SPDX-License-Identifier: GPL-3.0-or-later
// foxpad-demo FILE: makes a database to look around in.
#include "demo.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2 || QFile::exists(arguments[1])) {
        std::fputs("foxpad-demo needs the name of a file that is not there yet\n", stderr);
        return 2;
    }
    if (const auto filled = foxpad::kit::fillDemo(arguments[1]); !filled) {
        std::fprintf(stderr, "foxpad-demo: the games could not be written: %s\n",
                     qPrintable(filled.failure().detail));
        return 1;
    }
    return 0;
}
