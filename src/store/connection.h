// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to a database file. Belongs to the thread that made it. Throws Failure.
#pragma once

#include "failure.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace foxpad::store {

// The row a query stands on.
class Row {
public:
    explicit Row(const QSqlQuery &query) : m_query(query) {}

    qint64 number(int column) const { return m_query.value(column).toLongLong(); }
    int integer(int column) const { return m_query.value(column).toInt(); }
    double real(int column) const { return m_query.value(column).toDouble(); }
    QString text(int column) const { return m_query.value(column).toString(); }
    std::string utf8(int column) const { return text(column).toStdString(); }
    bool isNull(int column) const { return m_query.value(column).isNull(); }

private:
    const QSqlQuery &m_query;
};

enum class Access {
    readWrite,
    readOnly,
    frozen, // nobody can write it: on a disk or in a folder that is write-protected
};

class Connection {
public:
    // Opens the file as it is; nothing in it changes. A read-write connection makes the file where
    // there is none.
    Connection(const QString &file, Access access);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const QString &file() const { return m_file; }

    // Statements are prepared once and kept: `sql` must be a literal, or few in number.
    template <typename... Values>
    void run(const char *sql, const Values &...values)
    {
        Use use(*this, sql, {variant(values)...});
    }

    // Calls `take` with each row. It may use other statements.
    template <typename Take, typename... Values>
    void each(const char *sql, Take take, const Values &...values)
    {
        Use use(*this, sql, {variant(values)...});
        while (use.next())
            take(Row(use.query()));
    }

    // The first column of the first row, where there is one.
    template <typename... Values>
    std::optional<qint64> number(const char *sql, const Values &...values)
    {
        std::optional<qint64> found;
        Use use(*this, sql, {variant(values)...});
        if (use.next() && !Row(use.query()).isNull(0))
            found = Row(use.query()).number(0);
        return found;
    }

    qint64 lastId();
    int changes(); // rows the last statement changed

    // A statement that is not kept: schema, pragmas, attaching.
    void execute(const QString &sql);

private:
    friend class Transaction;

    // A kept statement while it is in use.
    class Use {
    public:
        Use(Connection &connection, const char *sql, const QVariantList &values);
        ~Use();
        bool next();
        const QSqlQuery &query() const { return *m_query; }

    private:
        std::unique_ptr<QSqlQuery> m_query;
        std::unique_ptr<QSqlQuery> &m_home;
    };

    // Qt takes a null text for NULL, we take it for an empty one.
    static QVariant variant(const QString &text)
    {
        return text.isNull() ? QString(QLatin1String("")) : text;
    }
    static QVariant variant(std::string_view text)
    {
        return variant(QString::fromUtf8(text.data(), qsizetype(text.size())));
    }
    static QVariant variant(qint64 number) { return number; }
    static QVariant variant(int number) { return number; }
    static QVariant variant(std::optional<qint64> number)
    {
        return number ? QVariant(*number) : QVariant(QMetaType(QMetaType::LongLong));
    }

    QString m_file;
    QString m_name;
    QSqlDatabase m_database;
    std::map<std::string, std::unique_ptr<QSqlQuery>, std::less<>> m_kept;
    int m_depth = 0; // of transactions, which may stand inside each other
};

// All or nothing: rolled back unless committed. An inner one is part of the outer one.
class Transaction {
public:
    enum class Kind {
        write, // waits for its turn at the beginning, and can't be refused half-way
        read,  // sees one state of the file throughout
    };
    explicit Transaction(Connection &connection, Kind kind = Kind::write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    Connection &m_connection;
    bool m_open = true;
};

// A part of a transaction that can be taken back alone: it is, unless kept.
class Part {
public:
    explicit Part(Connection &connection);
    ~Part();
    Part(const Part &) = delete;
    Part &operator=(const Part &) = delete;
    void keep();

private:
    Connection &m_connection;
    bool m_kept = false;
};

} // namespace foxpad::store
