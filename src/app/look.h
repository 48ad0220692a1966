// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "area_colours.h"

#include <QColor>
#include <QObject>
#include <QQmlParserStatus>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace foxpad::app {

// The part of the theme that drawn parts use. Theme.qml is one: all colours stand there.
class Look : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QColor lit MEMBER lit NOTIFY litChanged FINAL)
    Q_PROPERTY(QColor pending MEMBER pending NOTIFY pendingChanged FINAL)
    Q_PROPERTY(QColor ground MEMBER ground NOTIFY groundChanged FINAL)
    Q_PROPERTY(QColor raised MEMBER raised NOTIFY raisedChanged FINAL)
    Q_PROPERTY(QColor line MEMBER line NOTIFY lineChanged FINAL)
    Q_PROPERTY(QColor text MEMBER text NOTIFY textChanged FINAL)
    Q_PROPERTY(QColor accent MEMBER accent NOTIFY accentChanged FINAL)
    Q_PROPERTY(QColor pen MEMBER pen NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor penOnDark MEMBER penOnDark NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor fox MEMBER fox NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor foxShade MEMBER foxShade NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor foxLight MEMBER foxLight NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor foxInk MEMBER foxInk NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor actionBadge MEMBER actionBadge NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor badgeRim MEMBER badgeRim NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor earned MEMBER earned NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor litBox MEMBER litBox NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor greyMiddleBox MEMBER greyMiddleBox NOTIFY printChanged FINAL)
    Q_PROPERTY(QColor greyDarkBox MEMBER greyDarkBox NOTIFY printChanged FINAL)
    Q_PROPERTY(qreal dimmedBox MEMBER dimmedBox NOTIFY printChanged FINAL)
    Q_PROPERTY(qreal markedLabel MEMBER markedLabel NOTIFY printChanged FINAL)
    Q_PROPERTY(int crossTime MEMBER crossTime NOTIFY crossTimeChanged FINAL)
    Q_PROPERTY(bool letters MEMBER letters NOTIFY lettersChanged FINAL)
    // The colours of somebody's own dice, in the order of Colour; empty where they are printed.
    Q_PROPERTY(QList<QString> ownDice READ ownDice WRITE setOwnDice NOTIFY ownDiceChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *yellow MEMBER yellow NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *blue MEMBER blue NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *green MEMBER green NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *orange MEMBER orange NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *purple MEMBER purple NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *pink MEMBER pink NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *grey MEMBER grey NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *red MEMBER red NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *white MEMBER white NOTIFY printChanged FINAL)
    Q_PROPERTY(foxpad::app::AreaColours *joker MEMBER joker NOTIFY printChanged FINAL)

public:
    enum Colour : std::uint8_t {
        Yellow,
        Blue,
        Green,
        Orange,
        Purple,
        Pink,
        Grey,
        Red,
        WhiteDie,
        Joker,
        NoColour,
    };
    Q_ENUM(Colour)

    explicit Look(QObject *parent = nullptr);

    void classBegin() override {}
    void componentComplete() override; // it becomes the look of its engine

    // The theme of the engine that `item` lives in.
    static const Look *of(const QObject *item);

    const AreaColours &area(Colour colour) const;
    // The colours of the area, die or tile with this name; null for an unknown one.
    Q_INVOKABLE foxpad::app::AreaColours *colours(const QString &name) const;
    Q_INVOKABLE QString spokenColour(const QString &name) const;
    static Colour colourNamed(QStringView name);
    static QString nameOf(Colour colour);
    static QString spoken(Colour colour);
    // What stands on things instead of the mark where letters are wanted.
    static QString letter(Colour colour);

    QList<QString> ownDice() const { return m_ownDice; }
    void setOwnDice(const QList<QString> &colours);

    QColor lit, pending, ground, raised, line, text, accent, pen, penOnDark, fox, foxShade,
        foxLight, foxInk, actionBadge, badgeRim, earned, litBox, greyMiddleBox, greyDarkBox;
    qreal dimmedBox = 1;
    qreal markedLabel = 1;
    int crossTime = 0;
    bool letters = false;
    AreaColours *yellow = nullptr;
    AreaColours *blue = nullptr;
    AreaColours *green = nullptr;
    AreaColours *orange = nullptr;
    AreaColours *purple = nullptr;
    AreaColours *pink = nullptr;
    AreaColours *grey = nullptr;
    AreaColours *red = nullptr;
    AreaColours *white = nullptr;
    AreaColours *joker = nullptr;

Q_SIGNALS:
    // What the table looks like has signals of its own, for all that binds to it, and so has each
    // area; what else is printed is set once.
    void litChanged();
    void pendingChanged();
    void groundChanged();
    void raisedChanged();
    void lineChanged();
    void textChanged();
    void accentChanged();
    void crossTimeChanged();
    void lettersChanged();
    void printChanged();
    void ownDiceChanged();
    void changed(); // any of these, or an area

private:
    AreaColours *at(Colour colour) const;
    void matchDice();

    QList<QString> m_ownDice;
};

} // namespace foxpad::app
