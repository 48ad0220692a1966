// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file to take in: each of its games comes in whole or is refused with a reason.
// What came in passes the store's check, and goes out and in again as it is.
#include "must.h"
#include "store/check.h"
#include "store/exchange.h"
#include "store/opening.h"

#include <QBuffer>
#include <QCoreApplication>

using namespace foxpad;
using namespace foxpad::store;

namespace {

// A database in memory. What a run does to it is taken back: much faster than a new one.
Connection &database(int number)
{
    static const std::unique_ptr<Connection> all[] = {openToWrite(QStringLiteral(":memory:")),
                                                      openToWrite(QStringLiteral(":memory:"))};
    return *all[number];
}

QByteArray jsonOf(Connection &connection)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exportJson(connection, buffer);
    return buffer.data();
}

void mustReplay(Connection &connection)
{
    connection.each("SELECT id FROM game", [&](const Row &row) {
        const Record record = readRecord(connection, row.number(0));
        must(!play(record).refusal);
        must(!rules::Match::read(record.text()).refusal);
    });
    must(check(connection).clean());
}

void mustBeToldWhole(const Imported &imported, std::size_t games)
{
    must(
        std::size_t(imported.added + imported.continued + imported.present + imported.broughtBack) +
            std::size_t(imported.refused.size()) ==
        games);
    for (const Imported::Refused &refused : imported.refused) {
        must(!refused.name.isEmpty() && refused.number >= 1 && !refused.reason().isEmpty());
        must(bool(refused.refusal) != !refused.problem.isEmpty()); // a record, or none at all
    }
}

// A run in which nothing is taken in is by far the most frequent one.
void mustStay(Connection &connection, const QByteArray &file, const Imported &first)
{
    mustReplay(connection);
    const Imported again = import(connection, file);
    must(again.added == 0 && again.refused.size() == first.refused.size());
    const QByteArray json = jsonOf(connection);
    Connection &other = database(1);
    const Transaction takenBack(other);
    const Imported back = import(other, json);
    must(back.added == first.added && back.refused.isEmpty());
    must(jsonOf(other) == json);
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const QCoreApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray file(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto parcel = attempt([&] { return unpack(file); });
    if (!parcel) {
        must(parcel.failure().trouble == Trouble::badFile && !parcel.failure().detail.isEmpty());
        return 0;
    }
    Connection &connection = database(0);
    const Transaction takenBack(connection);
    const Imported imported = import(connection, file);
    mustBeToldWhole(imported, parcel->games.size());
    if (imported.added > 0)
        mustStay(connection, file, imported);
    return 0;
}
