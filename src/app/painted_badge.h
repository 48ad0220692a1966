// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "line_item.h"

namespace foxpad::app {

// A sticker. Either `kind` says which (a word of the rules, see BadgeFace), or it is the badge of a
// line of a sheet, and then also shows whether that is reached.
class PaintedBadge : public foxpad::app::LineItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool earned READ earned WRITE setEarned NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool pending READ pending WRITE setPending NOTIFY faceChanged FINAL)

public:
    explicit PaintedBadge(QQuickItem *parent = nullptr);

    QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    bool earned() const { return m_earned || face().done; }
    void setEarned(bool earned);
    bool pending() const { return m_pending || face().pending; }
    void setPending(bool pending);
    QString spoken() const override;

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    QString m_kind;
    BadgeFace m_badge;
    bool m_earned = false;
    bool m_pending = false;
};

} // namespace foxpad::app
