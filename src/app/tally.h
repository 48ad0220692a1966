// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/match.h"
#include "sheet.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// The back of the pad: a row per seat with its scores, and who won, and why.
class Tally : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game's counting has it.")
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> areaKeys READ areaKeys NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> areaNames READ areaNames NOTIFY changed FINAL)
    Q_PROPERTY(bool hasFoxes READ hasFoxes NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
    Q_PROPERTY(QString points READ points NOTIFY changed FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    Q_PROPERTY(QString winnerInitial READ winnerInitial NOTIFY changed FINAL)
    Q_PROPERTY(int band READ band NOTIFY changed FINAL)
    Q_PROPERTY(int bands READ bands NOTIFY changed FINAL)
    Q_PROPERTY(int seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet CONSTANT FINAL) // the winner's

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        PlaceRole,     // "1st"; empty where no winner is named
        WinnerRole,    // bool
        PointsRole,    // points of each area, in the order of areaKeys
        LoopedRole,    // the area whose points broke a tie, or -1
        LowestRole,    // the area the foxes count, or -1
        FoxPointsRole, // 44
        FoxSumRole,    // "2 × 22"
        TotalRole,     // 232
        SpokenRole,    // all of it in one sentence
    };

    explicit Tally(QObject *parent = nullptr);

    void show(const rules::Match &match);

    QString gameName() const { return m_gameName; }
    QStringList areaKeys() const { return m_areaKeys; }
    QStringList areaNames() const { return m_areaNames; }
    bool hasFoxes() const { return m_hasFoxes; }
    bool over() const { return m_report.over; }
    QString headline() const { return m_headline; } // "Bram wins"
    QString points() const { return m_points; }     // "232 points"
    QString reason() const { return m_reason; }     // why a tie was won; empty without one
    QString winnerInitial() const { return m_winnerInitial; } // empty when several share
    int band() const { return m_band; }                       // solo: from 0, the best; else -1
    int bands() const { return m_bands; }
    int seats() const { return static_cast<int>(m_report.seats.size()); }

    Sheet *sheet() { return &m_sheet; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    using Seat = rules::Report::Seat;

    int decider(const Seat &seat) const;
    bool isWinner(int row) const;
    int place(int row) const;
    int looped(int row) const;
    int lowest(const Seat &seat) const;
    QString spoken(int row) const;
    QStringList winnerNames() const;
    void wordResult();
    void wordLead();
    void wordTie();
    void wordBand(const rules::Game &game);

    rules::Report m_report;
    Sheet m_sheet;
    QStringList m_names;
    QString m_gameName;
    QStringList m_areaKeys;
    QStringList m_areaNames;
    bool m_hasFoxes = false;
    QString m_headline;
    QString m_points;
    QString m_reason;
    QString m_winnerInitial;
    int m_band = -1;
    int m_bands = 0;
};

} // namespace foxpad::app
