// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log_model.h"
#include "rules/match.h"
#include "sheet.h"
#include "shelf.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace foxpad::app {

// A stored game, looked at moment by moment. `at` entries have been made: 0 is the empty sheet.
class Replay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameName READ gameName NOTIFY loaded FINAL)
    Q_PROPERTY(QString rules READ rules NOTIFY loaded FINAL)
    Q_PROPERTY(QString day READ day NOTIFY loaded FINAL) // "Saturday 7 November"
    Q_PROPERTY(QStringList names READ names NOTIFY loaded FINAL)
    Q_PROPERTY(int length READ length NOTIFY loaded FINAL)
    // For each entry: the colour it went to (empty: none), and how much it gave, 0 to 1.
    Q_PROPERTY(QStringList colours READ colours NOTIFY loaded FINAL)
    Q_PROPERTY(QList<qreal> gains READ gains NOTIFY loaded FINAL)
    // Where rounds begin: how many entries were made before each.
    Q_PROPERTY(QList<int> rounds READ rounds NOTIFY loaded FINAL)

    Q_PROPERTY(foxpad::app::LogModel *log READ log CONSTANT FINAL)

    Q_PROPERTY(int at READ at WRITE setAt NOTIFY moved FINAL)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY moved FINAL)
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet CONSTANT FINAL)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY moved FINAL)
    Q_PROPERTY(QString words READ words NOTIFY moved FINAL)
    Q_PROPERTY(QString detail READ detail NOTIFY moved FINAL)
    Q_PROPERTY(QString colour READ colour NOTIFY moved FINAL)

public:
    explicit Replay(QObject *parent = nullptr);

    Q_INVOKABLE void load(foxpad::app::Shelf *shelf, qint64 game);
    void show(const rules::Match &match, const QDate &day);

    QString gameName() const;
    QString rules() const;
    QString day() const { return m_day; }
    QStringList names() const { return m_names; }
    int length() const { return m_log.rowCount(); }
    QStringList colours() const { return m_colours; }
    QList<qreal> gains() const { return m_gains; }
    QList<int> rounds() const { return m_rounds; }
    LogModel *log() { return &m_log; }
    int at() const { return m_at; }
    void setAt(int at);
    int seat() const { return m_seat; }
    void setSeat(int seat);
    Sheet *sheet() { return &m_sheet; }
    QList<int> totals() const { return m_totals; }
    QString words() const;
    QString detail() const;
    QString colour() const;

Q_SIGNALS:
    void loaded();
    void moved();

private:
    const LogRow *entry() const;
    void showMoment();

    rules::Match m_match;
    std::vector<rules::State> m_states; // before the first entry, and after each
    LogModel m_log;
    QString m_day;
    QStringList m_names;
    QStringList m_colours;
    QList<qreal> m_gains;
    QList<int> m_rounds;
    QList<int> m_totals;
    Sheet m_sheet;
    int m_at = 0;
    int m_seat = 0;
};

} // namespace foxpad::app
