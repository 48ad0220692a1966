// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_box.h"

#include "box_paint.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTimerEvent>

#include <limits>

namespace foxpad::app {

namespace {

constexpr qreal heldScale = 1.08;

} // namespace

PaintedBox::PaintedBox(QQuickItem *parent) : Painted(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
}

void PaintedBox::setSheet(Sheet *sheet)
{
    if (m_sheet == sheet) {
        return;
    }
    if (m_sheet != nullptr) {
        disconnect(m_sheet, nullptr, this, nullptr);
    }
    m_sheet = sheet;
    if (m_sheet != nullptr) {
        connect(m_sheet, &Sheet::shown, this, &PaintedBox::refresh);
        connect(m_sheet, &QObject::destroyed, this, [this] { m_sheet = nullptr; });
    }
    m_shown = false;
    refresh();
    Q_EMIT sheetChanged();
}

void PaintedBox::setArea(int area)
{
    if (change(m_area, area)) {
        refresh();
        Q_EMIT placeChanged();
    }
}

void PaintedBox::setBox(int box)
{
    if (change(m_box, box)) {
        refresh();
        Q_EMIT placeChanged();
    }
}

void PaintedBox::setShift(qreal shift)
{
    if (change(m_shift, shift)) {
        Q_EMIT placeChanged();
    }
}

void PaintedBox::componentComplete()
{
    Painted::componentComplete();
    refresh();
}

void PaintedBox::refresh()
{
    if (m_sheet == nullptr || !isComponentComplete()) {
        return;
    }
    const BoxFace &face = m_sheet->box(m_area, m_box);
    if (face.lit) {
        Q_EMIT m_sheet->litItem(this);
    }
    if (face == m_face && m_shown) {
        return;
    }
    const bool written = !m_face.isMarked() && face.isMarked() && m_shown;
    m_face = face;
    m_shown = m_shown || isThere();
    setActiveFocusOnTab(m_face.lit);
    setObjectName(QStringLiteral("box-%1-%2").arg(m_area).arg(m_box));
    setZ(m_face.last || m_face.lit ? 1 : 0);
    if (written) {
        startDrawing();
    }
    showLoop();
    update();
    Q_EMIT faceChanged();
}

void PaintedBox::geometryChange(const QRectF &now, const QRectF &before)
{
    Painted::geometryChange(now, before);
    showLoop();
}

// The loop reaches over the box's edge, so it is an item of its own; few boxes have one. Groups and
// tiles come in several, and show it in themselves.
void PaintedBox::showLoop()
{
    const bool wanted = m_face.last && (m_face.shape == BoxFace::Plain);
    if (m_loop == nullptr && wanted) {
        m_loop = new Handwriting(this);
        m_loop->setSign(Handwriting::Loop);
        m_loop->setStrokeWidth(2);
    }
    if (m_loop == nullptr) {
        return;
    }
    constexpr qreal over = 3;
    m_loop->setVisible(wanted);
    m_loop->setUnit(unit());
    m_loop->setColor(look() != nullptr ? look()->lit : QColor());
    m_loop->setPosition({-over * unit(), -over * unit()});
    m_loop->setSize(size() + QSizeF(2 * over, 2 * over) * unit());
}

void PaintedBox::startDrawing()
{
    const int time = look() != nullptr ? look()->crossTime : 0;
    if (time <= 0 || !isVisible()) {
        return;
    }
    if (m_drawing == nullptr) {
        m_drawing = new QVariantAnimation(this);
        m_drawing->setStartValue(0.0);
        m_drawing->setEndValue(1.0);
        connect(m_drawing, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
            m_progress = value.toReal();
            update();
        });
    }
    m_drawing->setDuration(time);
    m_drawing->start();
}

void PaintedBox::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    if (!isThere()) {
        return;
    }
    paint::box(painter, size, m_face,
               {.place = m_area * 31 + m_box,
                .progress = m_progress,
                .shift = m_shift,
                .focused = hasActiveFocus()},
               look);
}

// Two triangles share their cells: each has its half.
bool PaintedBox::contains(const QPointF &point) const
{
    if (!isThere() || !boundingRect().contains(point)) {
        return false;
    }
    if (m_face.shape != BoxFace::UpperTriangle && m_face.shape != BoxFace::LowerTriangle) {
        return true;
    }
    const bool upper = point.x() / width() + point.y() / height() < 1;
    return upper == (m_face.shape == BoxFace::UpperTriangle);
}

void PaintedBox::tap()
{
    if (m_sheet != nullptr && isThere()) {
        Q_EMIT m_sheet->boxTapped(m_area, m_box);
    }
}

void PaintedBox::mousePressEvent(QMouseEvent *event)
{
    if (!contains(event->position())) {
        event->ignore();
        return;
    }
    endHold();
    m_holdTimer = startTimer(QGuiApplication::styleHints()->mousePressAndHoldInterval());
}

// Two quick taps on neighbours are two taps.
void PaintedBox::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void PaintedBox::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasHeld = m_held;
    endHold();
    if (!wasHeld && contains(event->position())) {
        tap();
    }
}

void PaintedBox::mouseUngrabEvent()
{
    endHold();
}

void PaintedBox::endHold()
{
    if (m_holdTimer != 0) {
        killTimer(m_holdTimer);
        m_holdTimer = 0;
    }
    if (m_held && m_sheet != nullptr) {
        m_held = false;
        setScale(1);
        Q_EMIT m_sheet->boxReleased(m_area, m_box);
    }
}

void PaintedBox::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_holdTimer) {
        Painted::timerEvent(event);
        return;
    }
    killTimer(m_holdTimer);
    m_holdTimer = 0;
    m_held = true;
    setScale(heldScale);
    Q_EMIT m_sheet->boxHeld(m_area, m_box);
}

void PaintedBox::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        tap();
        break;
    case Qt::Key_Left:
        moveFocus(-1, 0);
        break;
    case Qt::Key_Right:
        moveFocus(1, 0);
        break;
    case Qt::Key_Up:
        moveFocus(0, -1);
        break;
    case Qt::Key_Down:
        moveFocus(0, 1);
        break;
    default:
        event->ignore();
        break;
    }
}

// To the nearest box that way: what lies aside counts as further off.
void PaintedBox::moveFocus(int dx, int dy)
{
    PaintedBox *best = nullptr;
    qreal bestDistance = std::numeric_limits<qreal>::max();
    for (QQuickItem *item : parentItem()->childItems()) {
        auto *other = qobject_cast<PaintedBox *>(item);
        if (other == nullptr || other == this || !other->isThere()) {
            continue;
        }
        const QPointF way = other->position() - position();
        const qreal along = way.x() * dx + way.y() * dy;
        const qreal aside = qAbs(way.x() * dy) + qAbs(way.y() * dx);
        const qreal distance = along + 2 * aside;
        if (along > 0 && distance < bestDistance) {
            best = other;
            bestDistance = distance;
        }
    }
    if (best != nullptr) {
        best->forceActiveFocus(Qt::TabFocusReason);
    }
}

void PaintedBox::focusInEvent(QFocusEvent *event)
{
    Painted::focusInEvent(event);
    update();
}

void PaintedBox::focusOutEvent(QFocusEvent *event)
{
    Painted::focusOutEvent(event);
    update();
}

} // namespace foxpad::app
