// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_book.h"

#include "names.h"

#include <array>
#include <utility>

namespace foxpad::app {

namespace {

using rules::Rule;

constexpr std::array<std::pair<Rule, const char *>, 48> topics{{
    {Rule::gameOver, "end"},        {Rule::bonusPending, "bonus"},
    {Rule::rollDue, "turn"},        {Rule::noRollDue, "turn"},
    {Rule::wrongDice, "turn"},      {Rule::notActive, "turn"},
    {Rule::notSharing, "share"},    {Rule::chooseFirst, "turn"},
    {Rule::notInHand, "turn"},      {Rule::notOnTray, "share"},
    {Rule::fieldsClosed, "share"},  {Rule::alreadyPicked, "share"},
    {Rule::mustEnter, "pass"},      {Rule::mustTakeTray, "share"},
    {Rule::owesDie, "share"},       {Rule::serveDue, "solo"},
    {Rule::noServeDue, "solo"},     {Rule::serveLowest, "solo"},
    {Rule::noReroll, "reroll"},     {Rule::noExtra, "extra"},
    {Rule::extraUsed, "extra"},     {Rule::extraTooEarly, "extra"},
    {Rule::noPolish, "polish"},     {Rule::polishNotOnTray, "polish"},
    {Rule::polishRange, "polish"},  {Rule::notPending, "bonus"},
    {Rule::wrongColour, "white"},   {Rule::filled, "sheet"},
    {Rule::full, "sheet"},          {Rule::notThatNumber, "yellow"},
    {Rule::notThatSum, "blue"},     {Rule::notThatBox, "blue"},
    {Rule::tooLow, "green"},        {Rule::purpleRises, "purple"},
    {Rule::topRises, "yellow"},     {Rule::notTouching, "grey"},
    {Rule::tooSmall, "grey"},       {Rule::notRolled, "dice"},
    {Rule::taken, "dice"},          {Rule::hadTurn, "dice"},
    {Rule::noJoker, "joker"},       {Rule::activeFirst, "dice"},
    {Rule::wrongCount, "crossing"}, {Rule::groupSize, "crossing"},
    {Rule::wrongTile, "crossing"},  {Rule::notJoined, "crossing"},
    {Rule::notReached, "crossing"}, {Rule::struckAlready, "columns"},
}};

} // namespace

QVariant RuleLine::at(int role) const
{
    switch (role) {
    case TopicRole:
        return topic;
    case Qt::DisplayRole:
    case TitleRole:
        return title;
    case WordsRole:
        return words;
    case ColourRole:
        return colour;
    case DiceRole:
        return dice;
    case BadgesRole:
        return badges;
    default:
        return {};
    }
}

QHash<int, QByteArray> RuleLine::roles()
{
    return {{TopicRole, "topic"},   {TitleRole, "title"}, {WordsRole, "words"},
            {ColourRole, "colour"}, {DiceRole, "dice"},   {BadgesRole, "badges"}};
}

RuleBook::RuleBook(QObject *parent) : QObject(parent) {}

QString RuleBook::topicOf(Rule rule)
{
    for (const auto &[of, topic] : topics) {
        if (of == rule) {
            return QLatin1String(topic);
        }
    }
    return {};
}

int RuleBook::rowOf(const QString &topic) const
{
    for (int i = 0; i < m_lines.rowCount(); ++i) {
        if (m_lines.row(i).topic == topic) {
            return i;
        }
    }
    return -1;
}

void RuleBook::setGame(const QString &game)
{
    if (game == m_game) {
        return;
    }
    m_game = game;
    m_lines.show(game == QLatin1String("ganz-schoen-clever") ? ganzSchoenClever()
                 : game == QLatin1String("clever-4ever")     ? clever4Ever()
                                                             : keerOpKeer());
    Q_EMIT gameChanged();
}

QString RuleBook::gameName() const
{
    return Names::game(m_game.toStdString());
}

} // namespace foxpad::app
