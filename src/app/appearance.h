// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// Whether the pad is drawn dark or light: as chosen, or as the system is.
class Appearance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Scheme scheme READ scheme WRITE setScheme NOTIFY schemeChanged FINAL)
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged FINAL)

public:
    enum Scheme { System, Light, Dark };
    Q_ENUM(Scheme)

    explicit Appearance(QObject *parent = nullptr);

    Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);
    bool dark() const { return m_dark; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void schemeChanged();
    void darkChanged();

private:
    void update();

    Scheme m_scheme = System;
    bool m_dark = false;
};

} // namespace foxpad::app
