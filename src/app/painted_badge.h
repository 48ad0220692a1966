// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"
#include "sheet.h"

namespace foxpad::app {

// A sticker. Either `kind` says which (a word of the rules, see BadgeFace), or it is the badge of a
// line of a sheet, and then also shows whether that is reached.
class PaintedBadge : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool earned READ earned WRITE setEarned NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool pending READ pending WRITE setPending NOTIFY faceChanged FINAL)
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet WRITE setSheet NOTIFY faceChanged FINAL)
    Q_PROPERTY(int area READ area WRITE setArea NOTIFY faceChanged FINAL)
    Q_PROPERTY(int line READ line WRITE setLine NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY faceChanged FINAL)

public:
    explicit PaintedBadge(QQuickItem *parent = nullptr);

    QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    bool earned() const { return m_earned; }
    void setEarned(bool earned);
    bool pending() const { return m_pending; }
    void setPending(bool pending);
    Sheet *sheet() const { return m_sheet; }
    void setSheet(Sheet *sheet);
    int area() const { return m_area; }
    void setArea(int area);
    int line() const { return m_line; }
    void setLine(int line);
    QString spoken() const;

Q_SIGNALS:
    void faceChanged();

protected:
    void componentComplete() override;
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    void refresh();
    void set(bool changed);

    QString m_kind;
    BadgeFace m_face;
    QString m_spoken;
    bool m_earned = false;
    bool m_pending = false;
    Sheet *m_sheet = nullptr;
    int m_area = -1;
    int m_line = -1;
};

} // namespace foxpad::app
