// SPDX-License-Identifier: GPL-3.0-or-later
#include "trouble_words.h"

#include "rules/refusal.h"

namespace foxpad::app {

using store::Trouble;

QString TroubleWords::problem(Trouble trouble)
{
    switch (trouble) {
    case Trouble::noFolder:
    case Trouble::noAccess:
        return tr("Foxpad may not open its games");
    case Trouble::readOnly:
        return tr("Your games can be read, but not written");
    case Trouble::locked:
        return tr("Another program is using your games");
    case Trouble::full:
        return tr("There is no room left to keep games");
    case Trouble::damaged:
        return tr("The file with your games is damaged");
    case Trouble::newer:
        return tr("Your games were kept by a newer Foxpad");
    case Trouble::otherFile:
        return tr("This file holds something else");
    default:
        return tr("Your games could not be opened");
    }
}

QString TroubleWords::advice(Trouble trouble)
{
    switch (trouble) {
    case Trouble::noFolder:
        return tr("The folder is not there and can’t be made. Nothing was changed.");
    case Trouble::noAccess:
        return tr("The file or its folder belongs to someone else. Nothing was changed.");
    case Trouble::readOnly:
        return tr("The file or its disk is write-protected. Make it writable, then try again.");
    case Trouble::locked:
        return tr("Close it, then try again. Nothing is lost.");
    case Trouble::full:
        return tr("Make some room on this device, then try again. Nothing is lost.");
    case Trouble::damaged:
        return tr(
            "It was left as it is. Foxpad can set it aside under another name, and bring every "
            "game that can still be read into a new file.");
    case Trouble::newer:
        return tr("Update Foxpad to go on with them. Or set the file aside, untouched, and begin a "
                  "new one.");
    case Trouble::otherFile:
        return tr("It is a database of another program, and was left as it is.");
    default:
        return tr("Reading or writing failed. Try again; nothing was changed.");
    }
}

QString TroubleWords::wayOut(Trouble trouble)
{
    switch (trouble) {
    case Trouble::damaged:
        return tr("Save what can be read");
    case Trouble::newer:
    case Trouble::otherFile:
        return tr("Set it aside and begin anew");
    default:
        return {};
    }
}

QString TroubleWords::sentence(const store::Failure &failure)
{
    switch (failure.trouble) {
    case Trouble::playedElsewhere:
        return tr("This game is open in another window. Close it there first.");
    case Trouble::notFound:
        return tr("This game is not there any more.");
    case Trouble::badName:
        return tr("A name has 1 to 40 letters.");
    case Trouble::nameTaken:
        return tr("Somebody is called %1 already. If that is the same person, merge the two.")
            .arg(failure.detail);
    case Trouble::playedTogether:
        return tr("They sat at one table, so they can’t be one person.");
    case Trouble::badFile:
        return tr("This is no backup of Foxpad’s. Nothing was changed.");
    case Trouble::badTarget:
        return tr("Nothing can be saved there. Choose another place.");
    case Trouble::refused:
        return QString::fromStdString(rules::sentence(failure.refusal));
    default:
        return tr("%1. %2", "what is wrong, what to do")
            .arg(problem(failure.trouble), advice(failure.trouble));
    }
}

} // namespace foxpad::app
