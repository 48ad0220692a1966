// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces.h"

#include <QCoreApplication>
#include <QStringList>

namespace foxpad::app {

namespace {

QString words(const char *text, int n = -1)
{
    return QCoreApplication::translate("Faces", text, nullptr, n);
}

} // namespace

BadgeFace BadgeFace::of(const QString &key)
{
    static const QHash<QString, BadgeFace> actions{
        {QStringLiteral("reroll"), {Reroll}}, {QStringLiteral("extra"), {Extra}},
        {QStringLiteral("polish"), {Polish}}, {QStringLiteral("fox"), {Fox}},
        {QStringLiteral("black"), {Cross}},   {QStringLiteral("joker"), {Mark}}};
    if (const auto found = actions.constFind(key); found != actions.constEnd()) {
        return *found;
    }
    if (key.startsWith(QLatin1Char('?'))) {
        return {Question, Look::colourNamed(QStringView(key).mid(1))};
    }
    const qsizetype dash = key.indexOf(QLatin1Char('-'));
    if (dash < 0) {
        return {};
    }
    const Look::Colour colour = Look::colourNamed(QStringView(key).left(dash));
    const QStringView what = QStringView(key).mid(dash + 1);
    if (what == QLatin1String("x")) {
        return {Cross, colour};
    }
    return {Number, colour, static_cast<std::uint8_t>(what.toUInt())};
}

QString BadgeFace::spoken() const
{
    const bool any = colour == Look::NoColour;
    switch (glyph) {
    case None:
        return {};
    case Cross:
        return any ? words(QT_TRANSLATE_NOOP("Faces", "a cross or 6 anywhere"))
                   : words(QT_TRANSLATE_NOOP("Faces", "a cross in %1")).arg(Look::spoken(colour));
    case Number:
        return words(QT_TRANSLATE_NOOP("Faces", "a %1 in %2"))
            .arg(number)
            .arg(Look::spoken(colour));
    case Question:
        return any ? words(QT_TRANSLATE_NOOP("Faces", "an entry anywhere"))
                   : words(QT_TRANSLATE_NOOP("Faces", "an entry in %1")).arg(Look::spoken(colour));
    case Reroll:
        return words(QT_TRANSLATE_NOOP("Faces", "a re-roll"));
    case Extra:
        return words(QT_TRANSLATE_NOOP("Faces", "an extra die"));
    case Polish:
        return words(QT_TRANSLATE_NOOP("Faces", "a polish"));
    case Fox:
        return words(QT_TRANSLATE_NOOP("Faces", "a fox"));
    case Mark:
        return words(QT_TRANSLATE_NOOP("Faces", "an exclamation mark"));
    }
    return {};
}

QString BoxFace::spoken() const
{
    QStringList parts{where};
    if (!label.isEmpty()) {
        parts += label;
    }
    if (number > 0) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "%1 written")).arg(number);
    } else if (crossed || printed) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "crossed"));
    } else if (lit && preview > 0) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "tap to write %1")).arg(preview);
    } else if (lit) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "tap to cross"));
    }
    if (symbol == Star) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "star"));
    }
    if (!badge.isNothing()) {
        parts += earned ? words(QT_TRANSLATE_NOOP("Faces", "gave %1")).arg(badge.spoken())
                        : words(QT_TRANSLATE_NOOP("Faces", "gives %1")).arg(badge.spoken());
    }
    return parts.join(QStringLiteral(", "));
}

QString LineFace::spoken() const
{
    QStringList parts{where};
    if (points > 0) {
        parts += words(QT_TRANSLATE_N_NOOP("Faces", "%n point(s)"), points);
    }
    if (later >= 0) {
        parts += words(QT_TRANSLATE_N_NOOP("Faces", "later %n point(s)"), later);
    }
    if (!badge.isNothing()) {
        parts += badge.spoken();
    }
    if (colour != Look::NoColour) {
        parts += words(QT_TRANSLATE_N_NOOP("Faces", "%n box(es) left"), left);
    }
    if (done || doneLater) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "reached"));
    } else if (gone) {
        parts += words(QT_TRANSLATE_NOOP("Faces", "first points gone"));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace foxpad::app
