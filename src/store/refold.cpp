// SPDX-License-Identifier: GPL-3.0-or-later
#include "refold.h"

#include "players.h"
#include "rules/match.h"

#include <set>
#include <vector>

namespace foxpad::store {
namespace {

struct Named {
    qint64 id = 0;
    QString name;
};

QString numbered(const QString &name, int number)
{
    const QString ending = u' ' + QString::number(number);
    const auto letters = name.toUcs4();
    const auto room = qsizetype(rules::longestName) - ending.size();
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(letters.constData()),
                             std::min(letters.size(), room)) +
           ending;
}

void refoldIn(Connection &connection, const QString &table)
{
    std::vector<Named> stale;
    std::set<QString> taken;
    const QString all = QStringLiteral("SELECT id, name, folded FROM %1 ORDER BY id").arg(table);
    connection.each(qPrintable(all), [&](const Row &row) {
        if (folded(row.text(1)) == row.text(2))
            taken.insert(row.text(2));
        else
            stale.push_back({row.number(0), row.text(1)});
    });
    // Out of the way first: what becomes one's key may still be another's.
    const QString clear =
        QStringLiteral("UPDATE %1 SET folded = '\n' || id WHERE id = ?").arg(table);
    for (const Named &one : stale)
        connection.run(qPrintable(clear), one.id);
    const QString set =
        QStringLiteral("UPDATE %1 SET name = ?, folded = ? WHERE id = ?").arg(table);
    for (const Named &one : stale) {
        QString name = one.name;
        for (int number = 2; !taken.insert(folded(name)).second; ++number)
            name = numbered(one.name, number);
        connection.run(qPrintable(set), name, folded(name), one.id);
    }
}

} // namespace

void refold(Connection &connection)
{
    Transaction transaction(connection);
    refoldIn(connection, QStringLiteral("player"));
    refoldIn(connection, QStringLiteral("place"));
    transaction.commit();
}

} // namespace foxpad::store
