// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// The fields of an action track: those used are crossed, those that may be used are filled.
class PaintedTrack : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int fields READ fields WRITE setFields NOTIFY faceChanged FINAL)
    Q_PROPERTY(int unlocked READ unlocked WRITE setUnlocked NOTIFY faceChanged FINAL)
    Q_PROPERTY(int used READ used WRITE setUsed NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString end READ end WRITE setEnd NOTIFY faceChanged FINAL)    // a badge's key
    Q_PROPERTY(QString sign READ sign WRITE setSign NOTIFY faceChanged FINAL) // in each field
    Q_PROPERTY(bool upright READ upright WRITE setUpright NOTIFY faceChanged FINAL)

public:
    using foxpad::app::Painted::Painted;

    int fields() const { return m_fields; }
    void setFields(int fields) { set(m_fields, fields); }
    int unlocked() const { return m_unlocked; }
    void setUnlocked(int unlocked) { set(m_unlocked, unlocked); }
    int used() const { return m_used; }
    void setUsed(int used) { set(m_used, used); }
    QString end() const { return m_end; }
    void setEnd(const QString &end) { set(m_end, end); }
    QString sign() const { return m_sign; }
    void setSign(const QString &sign) { set(m_sign, sign); }
    bool upright() const { return m_upright; }
    void setUpright(bool upright) { set(m_upright, upright); }

Q_SIGNALS:
    void faceChanged();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    template <typename T>
    void set(T &member, const T &value)
    {
        if (change(member, value)) {
            Q_EMIT faceChanged();
        }
    }

    int m_fields = 0;
    int m_unlocked = 0;
    int m_used = 0;
    QString m_end;
    QString m_sign;
    bool m_upright = false;
};

} // namespace foxpad::app
