// SPDX-License-Identifier: GPL-3.0-or-later
#include "players.h"

#include "rules/match.h"
#include "rules/text.h"

#include <QCollator>

#include <algorithm>

namespace foxpad::store {

QList<Player> players(Connection &connection, bool withArchived)
{
    QList<Player> list;
    connection.each(
        "SELECT id, name, colour, archived FROM player WHERE archived <= ?",
        [&](const Row &row) {
            list.append({row.number(0), row.text(1), row.text(2), row.integer(3) != 0});
        },
        withArchived ? 1 : 0);
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(list, [&](const Player &a, const Player &b) {
        return collator.compare(a.name, b.name) < 0;
    });
    return list;
}

QString folded(const QString &text)
{
    return QString::fromStdString(rules::foldCase(text.toStdString()));
}

QString checkedName(const QString &name)
{
    const QString trimmed = name.trimmed();
    const auto length = rules::characters(trimmed.toStdString());
    if (!trimmed.isValidUtf16() || !length || *length < 1 || *length > rules::longestName)
        throw Failure{Trouble::badName, name.left(rules::longestName)};
    return trimmed;
}

PlayerId playerNamed(Connection &connection, const QString &name)
{
    const QString checked = checkedName(name);
    const QString key = folded(checked);
    if (const auto id = connection.number("SELECT id FROM player WHERE folded = ?", key))
        return *id;
    connection.run("INSERT INTO player (name, folded, created) VALUES (?, ?, ?)", checked, key,
                   QDateTime::currentMSecsSinceEpoch());
    return connection.lastId();
}

} // namespace foxpad::store
