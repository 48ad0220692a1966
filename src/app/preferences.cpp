// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences.h"

#include "appearance.h"
#include "language.h"

#include <QStandardPaths>

#include <algorithm>

namespace foxpad::app {

namespace {

QString fileName()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/preferences.ini");
}

} // namespace

Preferences::Preferences(QObject *parent)
    : QObject(parent), m_file(fileName(), QSettings::IniFormat)
{}

// Whatever stands in the file, only what is known counts.
int Preferences::scheme() const
{
    return std::clamp(m_file.value(QStringLiteral("scheme"), Appearance::System).toInt(),
                      int{Appearance::System}, int{Appearance::Dark});
}

void Preferences::setScheme(int scheme)
{
    set("scheme", scheme);
}

QString Preferences::language() const
{
    const QString code = m_file.value(QStringLiteral("language")).toString();
    return Language::all().contains(code) ? code : QString();
}

bool Preferences::is(const char *key, bool otherwise) const
{
    return m_file.value(QLatin1String(key), otherwise).toBool();
}

void Preferences::set(const char *key, const QVariant &value)
{
    const QString name = QLatin1String(key);
    if (m_file.contains(name) && m_file.value(name) == value) {
        return;
    }
    m_file.setValue(name, value);
    Q_EMIT changed();
}

} // namespace foxpad::app
