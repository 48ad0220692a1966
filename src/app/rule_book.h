// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"
#include "rules/refusal.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A line of a game's rules.
struct RuleLine {
    enum Role {
        TopicRole = Qt::UserRole + 1, // by which refusals find it
        TitleRole,
        WordsRole,
        ColourRole, // the area it is about; empty: none
        DiceRole,   // drawn beside it: "white 4"
        BadgesRole, // and the badges
    };

    QString topic{};
    QString title{};
    QString words{};
    QString colour{};
    QStringList dice{};
    QStringList badges{};

    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
    bool operator==(const RuleLine &) const = default;
};

// A game's rules in our own words, short: what people ask for at the table.
class RuleBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    Q_PROPERTY(QAbstractListModel *lines READ lines CONSTANT FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameChanged FINAL)

public:
    explicit RuleBook(QObject *parent = nullptr);

    // The line that says why; empty where none does.
    static QString topicOf(rules::Rule rule);
    Q_INVOKABLE int rowOf(const QString &topic) const; // -1: none

    QString game() const { return m_game; }
    QAbstractListModel *lines() { return &m_lines; }
    void setGame(const QString &game);
    QString gameName() const;

Q_SIGNALS:
    void gameChanged();

private:
    static std::vector<RuleLine> turnOfClever(bool fourEver);
    static std::vector<RuleLine> ganzSchoenClever();
    static std::vector<RuleLine> clever4Ever();
    static std::vector<RuleLine> keerOpKeer();

    QString m_game;
    Rows<RuleLine> m_lines;
};

} // namespace foxpad::app
