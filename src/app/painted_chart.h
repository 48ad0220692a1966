// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"
#include "plot.h"

#include <QPointer>

namespace foxpad::app {

// Draws a plot: points with a line through them, or bars. One spot can be chosen, to be read.
class PaintedChart : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::Plot *plot READ plot WRITE setPlot NOTIFY plotChanged FINAL)
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY chosenChanged FINAL) // -1: none
    Q_PROPERTY(
        QColor soft READ soft WRITE setSoft NOTIFY softChanged FINAL) // of what stands around
    Q_PROPERTY(QColor bar READ bar WRITE setBar NOTIFY barChanged FINAL)
    // How many spots there was room for: the last ones.
    Q_PROPERTY(int shown READ shown NOTIFY shownChanged FINAL)
    Q_PROPERTY(QString chosenLabel READ chosenLabel NOTIFY chosenChanged FINAL)
    Q_PROPERTY(double chosenGame READ chosenGame NOTIFY chosenChanged FINAL)
    Q_PROPERTY(QPointF chosenPlace READ chosenPlace NOTIFY chosenChanged FINAL)

public:
    explicit PaintedChart(QQuickItem *parent = nullptr);

    Q_INVOKABLE int nearest(qreal x) const; // the spot to choose by a tap there; -1: none
    Q_INVOKABLE void step(int by);          // chooses the next spot, the last one first

    Plot *plot() const { return m_plot; }
    void setPlot(Plot *plot);
    int chosen() const { return m_chosen; }
    void setChosen(int chosen);
    QColor soft() const { return m_soft; }
    void setSoft(const QColor &soft);
    QColor bar() const { return m_bar; }
    void setBar(const QColor &bar);
    int shown() const;
    QString chosenLabel() const;
    double chosenGame() const;
    QPointF chosenPlace() const;

Q_SIGNALS:
    void plotChanged();
    void chosenChanged();
    void softChanged();
    void barChanged();
    void shownChanged();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    // Where things are, in an item of some size.
    struct Frame {
        QRectF field; // inside the words around it
        double low = 0;
        double high = 1;
        double first = 0; // `at` of the leftmost and rightmost spot
        double last = 1;
        QList<int> ticks;

        qreal x(double at) const;
        qreal y(double value) const;
    };
    const PlotData &data() const;
    int from() const { return data().spots.size() - shown(); }
    Frame frame(const QSizeF &size) const;
    QRectF barAt(const Frame &frame, int index) const;

    void drawGrid(QPainter &painter, const Frame &frame, const Look &look) const;
    void drawAcross(QPainter &painter, const Frame &frame) const;
    void drawLine(QPainter &painter, const Frame &frame, const Look &look) const;
    void drawSpots(QPainter &painter, const Frame &frame, const Look &look) const;
    void drawBars(QPainter &painter, const Frame &frame, const Look &look) const;

    QPointer<Plot> m_plot;
    int m_chosen = -1;
    QColor m_soft;
    QColor m_bar;
};

} // namespace foxpad::app
