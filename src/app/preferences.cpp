// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences.h"

#include "appearance.h"
#include "device.h"
#include "language.h"
#include "look.h"

#include <QStandardPaths>

#include <algorithm>

namespace foxpad::app {

namespace {

QString fileName()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/preferences.ini");
}

// White dice are white, and the joker is nobody's.
constexpr int dieColours = Look::Red + 1;

QString dieKey(int die)
{
    return QStringLiteral("dice/") + Look::nameOf(static_cast<Look::Colour>(die));
}

} // namespace

Preferences::Preferences(QObject *parent)
    : QObject(parent), m_file(fileName(), QSettings::IniFormat)
{
    readDice();
    m_keepDice.setSingleShot(true);
    m_keepDice.setInterval(300);
    connect(&m_keepDice, &QTimer::timeout, this, &Preferences::keepDice);
}

Preferences::~Preferences()
{
    if (m_keepDice.isActive()) {
        keepDice();
    }
}

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

// An older Foxpad kept a yes or no.
Preferences::ColourSet Preferences::colourSet() const
{
    const int before = is("safeColours", false) ? SafeColours : StandardColours;
    return static_cast<ColourSet>(
        std::clamp(m_file.value(QStringLiteral("colourSet"), before).toInt(), int{StandardColours},
                   int{OwnColours}));
}

bool Preferences::canFeel()
{
    return device::canFeel();
}

void Preferences::readDice()
{
    for (int i = 0; i < dieColours; ++i) {
        const QColor colour(m_file.value(dieKey(i)).toString());
        m_ownDice << (colour.isValid() ? colour.name() : QString());
    }
}

void Preferences::keepDice()
{
    for (int i = 0; i < dieColours; ++i) {
        if (m_ownDice[i].isEmpty()) {
            m_file.remove(dieKey(i));
        } else {
            m_file.setValue(dieKey(i), m_ownDice[i]);
        }
    }
}

void Preferences::matchDie(const QString &name, const QColor &colour)
{
    const int die = Look::colourNamed(name);
    const QString wanted = colour.isValid() ? colour.name() : QString();
    if (die >= dieColours || m_ownDice[die] == wanted) {
        return;
    }
    m_ownDice[die] = wanted;
    m_keepDice.start();
    Q_EMIT changed();
}

void Preferences::unmatchDice()
{
    m_ownDice.fill(QString());
    m_keepDice.start();
    Q_EMIT changed();
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
