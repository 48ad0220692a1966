// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange.h"

#include "history.h"

#include <QMap>
#include <QStringList>

namespace foxpad::store {
namespace {

constexpr const char *columns[] = {"game",  "date",       "place",         "note",  "finished",
                                   "seat",  "player",     "total",         "rank",  "areas",
                                   "foxes", "fox points", "longest chain", "record"};
constexpr int recordColumn = int(std::size(columns)) - 1;

// A number, or a text in quotes. Text that a spreadsheet would take for a formula is marked.
QString cell(const QString &text)
{
    QString quoted = text;
    if (!text.isEmpty() && QStringLiteral("=+-@\t").contains(text[0]))
        quoted.prepend(u'\'');
    return u'"' + quoted.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString cell(std::optional<int> number)
{
    return number ? QString::number(*number) : QString();
}

struct Details {
    QStringList areas; // "yellow 12"
    QMap<QString, int> numbers;

    QString operator[](const char *what) const
    {
        const auto found = numbers.find(QLatin1String(what));
        return found == numbers.end() ? QString() : QString::number(*found);
    }
};

Details detailsOf(Connection &connection, GameId game, int seat)
{
    Details details;
    connection.each(
        "SELECT what, points FROM score WHERE game = ? AND seat = ?",
        [&](const Row &row) {
            const QString what = row.text(0);
            details.numbers.insert(what, row.integer(1));
            if (what.startsWith(QLatin1String("area.")))
                details.areas.append(what.mid(5) + u' ' + row.text(1));
        },
        game, seat);
    return details;
}

QString rowsOf(Connection &connection, GameId id)
{
    const GameLine game = gameLine(connection, id);
    const QString record = QString::fromStdString(readRecord(connection, id).text());
    QString rows;
    for (int i = 0; i < game.seats.size(); ++i) {
        const SeatLine &seat = game.seats[i];
        const Details details = detailsOf(connection, id, i + 1);
        const QStringList cells = {
            cell(game.rules),        cell(game.localStart().toString(Qt::ISODate)),
            cell(game.place),        cell(game.note),
            cell(game.over ? 1 : 0), cell(i + 1),
            cell(seat.name),         cell(seat.total),
            cell(seat.place),        cell(details.areas.join(QStringLiteral(", "))),
            details["foxes"],        details["fox-points"],
            details["chain"],        i == 0 ? cell(record) : QString()};
        rows += cells.join(u',') + QStringLiteral("\r\n");
    }
    return rows;
}

[[noreturn]] void refuse(qsizetype line, const char *why)
{
    throw Failure{Trouble::badFile,
                  QStringLiteral("line %1: %2").arg(line).arg(QLatin1String(why))};
}

// Rows one after another, cells between commas, quoted ones with anything in them.
class Rows {
public:
    explicit Rows(QStringView text) : m_rest(text) {}

    bool done() const { return m_rest.isEmpty(); }
    qsizetype line() const { return m_line; } // where the last row began
    bool ended() const { return m_ended; }    // the last row, by a line break

    QStringList take()
    {
        m_line = m_next;
        QStringList cells(1);
        bool quoted = false;
        m_ended = false;
        qsizetype at = 0;
        for (; at < m_rest.size() && !m_ended; ++at) {
            const QChar c = m_rest[at];
            m_next += c == u'\n' ? 1 : 0;
            if (quoted && c == u'"' && m_rest.mid(at + 1).startsWith(u'"'))
                cells.last() += m_rest[++at];
            else if (c == u'"')
                quoted = !quoted;
            else if (quoted)
                cells.last() += c;
            else if (c == u',')
                cells.append(QString());
            else if (c == u'\n')
                m_ended = true;
            else if (c != u'\r')
                cells.last() += c;
        }
        if (quoted)
            refuse(m_line, "a quote is not closed; the file may be cut short");
        m_rest = m_rest.mid(at);
        return cells;
    }

private:
    QStringView m_rest;
    qsizetype m_line = 0;
    qsizetype m_next = 1;
    bool m_ended = false;
};

QString textOf(const QByteArray &bytes)
{
    if (QUtf8StringView(bytes).isValidUtf8())
        return QString::fromUtf8(bytes);
    qsizetype line = 1;
    for (const QByteArray &part : bytes.split('\n')) {
        if (!QUtf8StringView(part).isValidUtf8())
            break;
        ++line;
    }
    refuse(line, "this is not UTF-8 text");
}

} // namespace

void exportCsv(Connection &connection, QIODevice &out, const Progress &progress)
{
    Transaction transaction(connection, Transaction::Kind::read);
    Counter counter(connection, progress);
    const auto put = [&](const QString &text) {
        const QByteArray bytes = text.toUtf8();
        if (out.write(bytes) != bytes.size())
            throw Failure{Trouble::full, out.errorString()};
    };
    QStringList names;
    for (const char *name : columns)
        names.append(QLatin1String(name));
    put(names.join(u',') + QStringLiteral("\r\n"));
    connection.each("SELECT id FROM game WHERE deleted IS NULL ORDER BY id", [&](const Row &row) {
        put(rowsOf(connection, row.number(0)));
        counter.next();
    });
    transaction.commit();
}

Parcel unpackCsv(const QByteArray &bytes)
{
    const QString all = textOf(bytes);
    Rows rows(all);
    const qsizetype column = rows.take().indexOf(QLatin1String(columns[recordColumn]));
    if (column < 0)
        throw Failure{Trouble::badFile, QStringLiteral("no column with records")};
    Parcel parcel;
    for (int row = 2; !rows.done(); ++row) {
        const QStringList cells = rows.take();
        const bool blank = cells.size() == 1 && cells[0].isEmpty();
        const QString text = cells.value(column);
        // A record that ends in the middle of a line may end in the middle of a doubled quote.
        const bool cut = !rows.ended() && !text.isEmpty() && !text.endsWith(u'\n');
        if ((cells.size() <= column && !blank) || cut)
            refuse(rows.line(), "the row is cut short");
        if (!text.isEmpty())
            parcel.games.push_back({QStringLiteral("row %1").arg(row), text.toStdString(), {}, {}});
    }
    return parcel;
}

} // namespace foxpad::store
