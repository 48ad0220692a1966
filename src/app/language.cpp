// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QQmlEngine>

namespace foxpad::app {

Language::Language(QQmlEngine &engine) : QObject(&engine), m_engine(engine) {}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_words);
}

QStringList Language::all()
{
    return {QStringLiteral("en"), QStringLiteral("nl"), QStringLiteral("de"), QStringLiteral("hu")};
}

QString Language::spoken(const QString &wanted)
{
    const QStringList languages =
        wanted.isEmpty() ? QLocale::system().uiLanguages() : QStringList{wanted};
    for (const QString &language : languages) {
        QString code = language.section(QLatin1Char('-'), 0, 0);
        if (all().contains(code)) {
            return code;
        }
    }
    return all().first();
}

void Language::use(const QString &wanted)
{
    const QString code = spoken(wanted);
    // Who speaks the system's language writes dates and numbers as the system does.
    const QLocale system = QLocale::system();
    const bool same = QLocale(code).language() == system.language();
    QLocale::setDefault(same ? system : QLocale(code));
    if (code == m_code) {
        return;
    }
    m_code = code;
    QCoreApplication::removeTranslator(&m_words);
    if (m_words.load(QStringLiteral(":/i18n/foxpad_%1.qm").arg(code))) {
        QCoreApplication::installTranslator(&m_words);
    }
    m_engine.retranslate();
}

} // namespace foxpad::app
