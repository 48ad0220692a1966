// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_chart.h"

#include "paint.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace foxpad::app {

namespace {

constexpr qreal leastPitch = 9;   // between two points, so that they can be told apart
constexpr qreal numberWidth = 34; // of the numbers on the left
constexpr qreal acrossHeight = 20;
constexpr qreal dot = 4.2;
constexpr int numberSize = 12;

} // namespace

qreal PaintedChart::Frame::x(double at) const
{
    const double span = last - first;
    return span > 0 ? field.left() + field.width() * (at - first) / span : field.center().x();
}

qreal PaintedChart::Frame::y(double value) const
{
    return field.bottom() - field.height() * (value - low) / (high - low);
}

PaintedChart::PaintedChart(QQuickItem *parent) : Painted(parent)
{
    setImplicitSize(300, 180);
}

void PaintedChart::setPlot(Plot *plot)
{
    if (plot == m_plot) {
        return;
    }
    if (m_plot != nullptr) {
        m_plot->disconnect(this);
    }
    m_plot = plot;
    if (m_plot != nullptr) {
        connect(m_plot, &Plot::changed, this, [this] {
            setChosen(-1);
            update();
            Q_EMIT shownChanged();
        });
    }
    setChosen(-1);
    update();
    Q_EMIT plotChanged();
    Q_EMIT shownChanged();
}

void PaintedChart::setChosen(int chosen)
{
    const int wanted = chosen >= from() && chosen < data().spots.size() ? chosen : -1;
    if (change(m_chosen, wanted)) {
        Q_EMIT chosenChanged();
    }
}

void PaintedChart::setSoft(const QColor &soft)
{
    if (change(m_soft, soft)) {
        Q_EMIT softChanged();
    }
}

void PaintedChart::setBar(const QColor &bar)
{
    if (change(m_bar, bar)) {
        Q_EMIT barChanged();
    }
}

const PlotData &PaintedChart::data() const
{
    static const PlotData none;
    return m_plot != nullptr ? m_plot->data() : none;
}

int PaintedChart::shown() const
{
    const int count = static_cast<int>(data().spots.size());
    if (data().bars) {
        return count;
    }
    return std::min(count, static_cast<int>((width() / unit() - numberWidth) / leastPitch));
}

QString PaintedChart::chosenLabel() const
{
    return m_chosen >= 0 ? data().spots.value(m_chosen).label : QString();
}

double PaintedChart::chosenGame() const
{
    return m_chosen >= 0 ? static_cast<double>(data().spots.value(m_chosen).game) : 0;
}

QPointF PaintedChart::chosenPlace() const
{
    if (m_chosen < 0 || m_chosen >= data().spots.size()) {
        return {};
    }
    const Frame in = frame(size() / unit());
    const PlotData::Spot &spot = data().spots[m_chosen];
    const qreal x = data().bars ? barAt(in, m_chosen).center().x() : in.x(spot.at);
    return QPointF(x, in.y(spot.value)) * unit();
}

int PaintedChart::nearest(qreal x) const
{
    const Frame in = frame(size() / unit());
    int found = -1;
    qreal least = 1e9;
    for (int i = std::max(0, from()); i < data().spots.size(); ++i) {
        const qreal there = data().bars ? barAt(in, i).center().x() : in.x(data().spots[i].at);
        const qreal distance = std::abs(there - x / unit());
        if (distance < least) {
            least = distance;
            found = i;
        }
    }
    return found;
}

void PaintedChart::step(int by)
{
    const int count = static_cast<int>(data().spots.size());
    if (count > 0) {
        setChosen(m_chosen < 0 ? count - 1 : std::clamp(m_chosen + by, from(), count - 1));
    }
}

void PaintedChart::geometryChange(const QRectF &now, const QRectF &before)
{
    Painted::geometryChange(now, before);
    if (now.width() != before.width()) {
        setChosen(-1);
        Q_EMIT shownChanged();
    }
}

PaintedChart::Frame PaintedChart::frame(const QSizeF &size) const
{
    Frame in;
    const auto spots = data().spots.mid(std::max(0, from()));
    if (spots.isEmpty()) {
        return in;
    }
    if (data().bars) {
        in.field = QRectF(0, acrossHeight, size.width(), size.height() - 2 * acrossHeight);
        in.high = std::ranges::max(spots, {}, &PlotData::Spot::value).value;
        return in;
    }
    in.field = QRectF(numberWidth + 6, 10, size.width() - numberWidth - 12,
                      size.height() - acrossHeight - 18);
    const auto [least, most] = std::ranges::minmax(spots, {}, &PlotData::Spot::value);
    in.ticks = roundTicks(least.value, most.value, in.field.height() < 110 ? 2 : 3);
    in.low = in.ticks.first();
    in.high = std::max<double>(in.ticks.last(), in.low + 1);
    in.first = spots.first().at;
    in.last = spots.last().at;
    return in;
}

QRectF PaintedChart::barAt(const Frame &frame, int index) const
{
    const qreal pitch = frame.field.width() / std::max<qsizetype>(1, data().spots.size());
    const qreal width = std::min<qreal>(pitch * 0.86, 56);
    const qreal top = frame.y(data().spots[index].value);
    const qreal height = std::max<qreal>(4, frame.field.bottom() - top);
    return {frame.field.left() + pitch * (index + 0.5) - width / 2, frame.field.bottom() - height,
            width, height};
}

void PaintedChart::drawGrid(QPainter &painter, const Frame &frame, const Look &look) const
{
    for (const int tick : frame.ticks) {
        const qreal y = frame.y(tick);
        painter.setPen(QPen(look.line, 1));
        painter.drawLine(QPointF(frame.field.left() - 2, y), QPointF(frame.field.right() + 4, y));
        paint::text(painter, QRectF(0, y - 9, numberWidth - 4, 18), QLocale().toString(tick),
                    m_soft, numberSize, Qt::AlignRight | Qt::AlignVCenter);
    }
}

// The first, the last, and between them as many as there is room for.
void PaintedChart::drawAcross(QPainter &painter, const Frame &frame) const
{
    const auto ticks = data().across.mid(std::max(0, from()));
    const QFontMetricsF metrics(paint::font(numberSize - 1));
    const qreal y = frame.field.bottom() + 8;
    qreal free = frame.field.right() + 8; // where the next one to the left must end
    for (qsizetype i = ticks.size(); i-- > 0;) {
        const auto &tick = ticks[i];
        const qreal width = metrics.horizontalAdvance(tick.text) + 2;
        const qreal x = std::clamp(frame.x(tick.at) - width / 2, 0.0,
                                   std::max(0.0, frame.field.right() + 6 - width));
        if (x + width > free) {
            continue;
        }
        paint::text(painter, QRectF(x, y, width, acrossHeight), tick.text, m_soft, numberSize - 1);
        free = x - 36;
    }
}

void PaintedChart::drawLine(QPainter &painter, const Frame &frame, const Look &look) const
{
    const int first = std::max(0, from());
    if (data().line.size() != data().spots.size() || data().line.size() - first < 2) {
        return;
    }
    QPainterPath line;
    for (int i = first; i < data().line.size(); ++i) {
        const QPointF at(frame.x(data().spots[i].at), frame.y(data().line[i]));
        i == first ? line.moveTo(at) : line.lineTo(at);
    }
    QPainterPath under = line;
    under.lineTo(frame.field.bottomRight());
    under.lineTo(frame.field.bottomLeft());
    under.closeSubpath();
    QLinearGradient fade(frame.field.topLeft(), frame.field.bottomLeft());
    fade.setColorAt(0, paint::faded(look.accent, 0.42));
    fade.setColorAt(1, paint::faded(look.accent, 0));
    painter.fillPath(under, fade);
    painter.setPen(QPen(look.accent, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
}

void PaintedChart::drawSpots(QPainter &painter, const Frame &frame, const Look &look) const
{
    for (int i = std::max(0, from()); i < data().spots.size(); ++i) {
        const PlotData::Spot &spot = data().spots[i];
        const QPointF at(frame.x(spot.at), frame.y(spot.value));
        painter.setPen(QPen(look.text, 2));
        painter.setBrush(spot.strong ? look.text : look.raised);
        const qreal radius = spot.strong ? dot : dot - 1;
        painter.drawEllipse(at, radius, radius);
        if (i == m_chosen) {
            painter.setPen(QPen(look.lit, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, dot + 4, dot + 4);
        }
    }
}

void PaintedChart::drawBars(QPainter &painter, const Frame &frame, const Look &look) const
{
    for (int i = 0; i < data().spots.size(); ++i) {
        const PlotData::Spot &spot = data().spots[i];
        const QRectF box = barAt(frame, i);
        const qreal radius = std::min<qreal>({9, box.width() / 2, box.height() / 2});
        if (spot.value > 0) {
            paint::rounded(painter, box, radius, spot.strong ? look.accent : m_bar);
            paint::text(painter, QRectF(box.center().x() - 30, box.top() - 20, 60, 18),
                        QLocale().toString(qRound(spot.value)), look.text, numberSize);
        }
        if (i == m_chosen) {
            paint::ringed(painter, box.adjusted(-2, -2, 2, 2), radius + 2, 2, look.lit);
        }
        paint::text(painter, QRectF(box.center().x() - 30, frame.field.bottom() + 3, 60, 16),
                    spot.caption, spot.strong ? look.text : m_soft, numberSize);
    }
}

void PaintedChart::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    if (data().spots.isEmpty()) {
        return;
    }
    const Frame in = frame(size);
    if (data().bars) {
        drawBars(painter, in, look);
        return;
    }
    drawGrid(painter, in, look);
    drawAcross(painter, in);
    drawLine(painter, in, look);
    drawSpots(painter, in, look);
}

} // namespace foxpad::app
