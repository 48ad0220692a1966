// SPDX-License-Identifier: GPL-3.0-or-later
#include "look.h"

#include <QCoreApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>

#include <memory>

namespace foxpad::app {

namespace {

constexpr std::array<QLatin1StringView, Look::NoColour> names{
    QLatin1StringView("yellow"), QLatin1StringView("blue"),   QLatin1StringView("green"),
    QLatin1StringView("orange"), QLatin1StringView("purple"), QLatin1StringView("pink"),
    QLatin1StringView("grey"),   QLatin1StringView("red"),    QLatin1StringView("white"),
    QLatin1StringView("x")};

constexpr const char *engineProperty = "foxpadLook";

QQmlEngine *engineOf(const QObject *object)
{
    while (object != nullptr) {
        if (QQmlEngine *engine = qmlEngine(object); engine != nullptr) {
            return engine;
        }
        const auto *item = qobject_cast<const QQuickItem *>(object);
        object = item != nullptr && item->parentItem() != nullptr ? item->parentItem()
                                                                  : object->parent();
    }
    return nullptr;
}

} // namespace

Look::Look(QObject *parent) : QObject(parent)
{
    for (const auto signal :
         {&Look::litChanged, &Look::pendingChanged, &Look::groundChanged, &Look::raisedChanged,
          &Look::lineChanged, &Look::textChanged, &Look::accentChanged, &Look::crossTimeChanged,
          &Look::lettersChanged, &Look::printChanged}) {
        connect(this, signal, this, &Look::changed);
    }
}

void Look::componentComplete()
{
    qmlEngine(this)->setProperty(engineProperty, QVariant::fromValue(this));
    for (int i = 0; i < NoColour; ++i) {
        connect(at(static_cast<Colour>(i)), &AreaColours::changed, this, &Look::changed);
    }
    matchDice();
}

void Look::setOwnDice(const QList<QString> &colours)
{
    if (colours == m_ownDice) {
        return;
    }
    m_ownDice = colours;
    Q_EMIT ownDiceChanged();
    matchDice();
}

void Look::matchDice()
{
    for (int i = 0; i < NoColour; ++i) {
        AreaColours *area = at(static_cast<Colour>(i));
        if (area == nullptr) {
            return; // the theme is still being made
        }
        const QColor die(m_ownDice.value(i));
        area->match(die.isValid() ? std::optional(tones::matched(die, dimmedBox)) : std::nullopt);
    }
}

const Look *Look::of(const QObject *item)
{
    QQmlEngine *engine = engineOf(item);
    if (engine == nullptr) {
        return nullptr;
    }
    if (!engine->property(engineProperty).isValid()) {
        // A singleton of a QML file is made when QML first names it; Qt 6.4 has no other way.
        QQmlComponent first(engine);
        first.setData("import QtQml\nimport Foxpad\nQtObject { property QtObject look: Theme }",
                      {});
        const std::unique_ptr<QObject> made(first.create());
    }
    return engine->property(engineProperty).value<Look *>();
}

Look::Colour Look::colourNamed(QStringView name)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name == names[i]) {
            return static_cast<Colour>(i);
        }
    }
    return NoColour;
}

QString Look::nameOf(Colour colour)
{
    return colour < NoColour ? QString(names[colour]) : QString();
}

AreaColours *Look::at(Colour colour) const
{
    const std::array<AreaColours *, NoColour> all{yellow, blue, green, orange, purple,
                                                  pink,   grey, red,   white,  joker};
    return colour < NoColour ? all[colour] : nullptr;
}

const AreaColours &Look::area(Colour colour) const
{
    static const AreaColours none;
    const AreaColours *found = at(colour);
    return found != nullptr ? *found : none;
}

AreaColours *Look::colours(const QString &name) const
{
    return at(colourNamed(name));
}

QString Look::spokenColour(const QString &name) const
{
    return spoken(colourNamed(name));
}

QString Look::spoken(Colour colour)
{
    switch (colour) {
    case Yellow:
        return tr("Yellow");
    case Blue:
        return tr("Blue");
    case Green:
        return tr("Green");
    case Orange:
        return tr("Orange");
    case Purple:
        return tr("Purple");
    case Pink:
        return tr("Pink");
    case Grey:
        return tr("Grey");
    case Red:
        return tr("Red");
    case WhiteDie:
        return tr("White");
    case Joker:
        return tr("Joker");
    case NoColour:
        break;
    }
    return {};
}

QString Look::letter(Colour colour)
{
    switch (colour) {
    case Yellow:
        //: The letters that stand for the colours: one each, no two alike
        return tr("Y", "yellow");
    case Blue:
        return tr("B", "blue");
    case Green:
        return tr("G", "green");
    case Orange:
        return tr("O", "orange");
    case Purple:
        return tr("P", "purple");
    case Pink:
        return tr("K", "pink");
    case Grey:
        return tr("A", "grey");
    case Red:
        return tr("R", "red");
    case WhiteDie:
        return tr("W", "white");
    case Joker:
        return tr("X", "joker");
    case NoColour:
        break;
    }
    return {};
}

} // namespace foxpad::app
