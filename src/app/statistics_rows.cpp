// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_rows.h"

namespace foxpad::app {

QVariant AverageRow::at(int role) const
{
    switch (role) {
    case KeyRole:
        return key;
    case NameRole:
        return name;
    case OwnRole:
        return own;
    case TableRole:
        return table;
    case ShareRole:
        return share;
    case TableShareRole:
        return tableShare;
    case BelowRole:
        return below;
    case RemarkRole:
        return remark;
    case SpokenRole:
        return spoken;
    default:
        return {};
    }
}

QHash<int, QByteArray> AverageRow::roles()
{
    return {{KeyRole, "key"},     {NameRole, "name"},     {OwnRole, "own"},
            {TableRole, "table"}, {ShareRole, "share"},   {TableShareRole, "tableShare"},
            {BelowRole, "below"}, {RemarkRole, "remark"}, {SpokenRole, "spoken"}};
}

QVariant DuelRow::at(int role) const
{
    switch (role) {
    case PlayerRole:
        return player;
    case NameRole:
        return name;
    case GamesRole:
        return games;
    case WonRole:
        return won;
    case SharedRole:
        return shared;
    case LostRole:
        return lost;
    case SpokenRole:
        return spoken;
    default:
        return {};
    }
}

QHash<int, QByteArray> DuelRow::roles()
{
    return {{PlayerRole, "player"}, {NameRole, "name"}, {GamesRole, "games"},  {WonRole, "won"},
            {SharedRole, "shared"}, {LostRole, "lost"}, {SpokenRole, "spoken"}};
}

QVariant RecordRow::at(int role) const
{
    switch (role) {
    case KindRole:
        return kind;
    case KeyRole:
        return key;
    case TitleRole:
        return title;
    case DetailRole:
        return detail;
    case GameRole:
        return game;
    default:
        return {};
    }
}

QHash<int, QByteArray> RecordRow::roles()
{
    return {{KindRole, "kind"},
            {KeyRole, "key"},
            {TitleRole, "title"},
            {DetailRole, "detail"},
            {GameRole, "game"}};
}

} // namespace foxpad::app
