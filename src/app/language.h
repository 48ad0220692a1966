// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

class QQmlEngine;

namespace foxpad::app {

// The language all words are in; dates and numbers follow it.
class Language : public QObject {
    Q_OBJECT

public:
    // The engine's words change with the language; the engine owns this.
    explicit Language(QQmlEngine &engine);
    ~Language() override;

    static QStringList all(); // codes, English first
    // The one to speak for somebody who wants `wanted`; empty: whatever the system speaks.
    static QString spoken(const QString &wanted);

    void use(const QString &wanted);

private:
    QQmlEngine &m_engine;
    QTranslator m_words;
    QString m_code;
};

} // namespace foxpad::app
