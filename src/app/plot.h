// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/statistics.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// Numbers made ready to be drawn: as points with a line through them, or as bars.
struct PlotData {
    struct Spot {
        double at = 0; // from left to right
        double value = 0;
        bool strong = false; // a game won; the bar with the average in it
        QString label{};     // "8 November: 287, won"
        qint64 game = 0;     // where there is one to look at
        QString caption{};   // under a bar

        bool operator==(const Spot &) const = default;
    };
    struct Tick {
        double at = 0;
        QString text{};

        bool operator==(const Tick &) const = default;
    };

    bool bars = false;
    QList<Spot> spots{};
    QList<double> line{}; // through the spots, one value each; may be empty
    QList<Tick> across{}; // what stands under it, from left to right

    bool operator==(const PlotData &) const = default;
};

class Plot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Plots come with the statistics.")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool bars READ bars NOTIFY changed FINAL)

public:
    using QObject::QObject;

    void show(const PlotData &data);
    const PlotData &data() const { return m_data; }
    int count() const { return static_cast<int>(m_data.spots.size()); }
    bool bars() const { return m_data.bars; }

Q_SIGNALS:
    void changed();

private:
    PlotData m_data;
};

// The totals of the last games, with the average of seven as a line.
PlotData plotOfGames(const QList<store::Point> &series);
// The average of each month.
PlotData plotOfMonths(const QList<store::MonthLine> &months);
// How often which totals were reached, in a few bars; that with the average stands out.
PlotData plotOfSpread(const store::Spread &spread, double average);

// Round numbers from one at or below `low` to one at or above `high`, about `wanted` of them.
QList<int> roundTicks(double low, double high, int wanted);

} // namespace foxpad::app
