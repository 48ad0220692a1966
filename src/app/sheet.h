// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces.h"
#include "highlights.h"

#include <QObject>
#include <QQuickItem>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace foxpad::app {

// One seat's sheet, ready to draw. Areas are numbered as in the rules (Keer op Keer has one). A
// box's number is its place: in a grid row by row, in lanes field by field, lane after lane; in
// Keer op Keer the rules' number, column * 8 + row.
class Sheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // The game's id; empty while nothing is shown.
    Q_PROPERTY(QString game READ game NOTIFY gameChanged FINAL)
    // The name of the sheet where a game has several.
    Q_PROPERTY(QString variant READ variant NOTIFY gameChanged FINAL)
    Q_PROPERTY(QStringList areas READ areas NOTIFY gameChanged FINAL)
    Q_PROPERTY(QList<int> scores READ scores NOTIFY shown FINAL) // an area each
    Q_PROPERTY(int total READ total NOTIFY shown FINAL)
    Q_PROPERTY(int foxes READ foxes NOTIFY shown FINAL)
    Q_PROPERTY(int lowest READ lowest NOTIFY shown FINAL) // what a fox is worth
    // Action tracks: their names, sizes, and how far they are.
    Q_PROPERTY(QStringList tracks READ tracks NOTIFY gameChanged FINAL)
    Q_PROPERTY(QList<int> trackFields READ trackFields NOTIFY gameChanged FINAL)
    Q_PROPERTY(QStringList trackEnds READ trackEnds NOTIFY gameChanged FINAL)
    Q_PROPERTY(QList<int> unlocked READ unlocked NOTIFY shown FINAL)
    Q_PROPERTY(QList<int> used READ used NOTIFY shown FINAL)
    // Rounds: how many, which is on (from 1), what each gives (badge keys, empty for nothing).
    Q_PROPERTY(int rounds READ rounds NOTIFY shown FINAL)
    Q_PROPERTY(int round READ round NOTIFY shown FINAL)
    Q_PROPERTY(QStringList roundBadges READ roundBadges NOTIFY gameChanged FINAL)
    // The first lit box, for scrolling to it; -1 where none is.
    Q_PROPERTY(int litArea READ litArea NOTIFY shown FINAL)
    Q_PROPERTY(int litBox READ litBox NOTIFY shown FINAL)

public:
    using QObject::QObject;

    void show(const rules::Game &game, const rules::State &state, int seat,
              const Highlights &highlights = {});

    QString game() const { return m_game; }
    QString variant() const { return m_variant; }
    QStringList areas() const { return m_areas; }
    QList<int> scores() const { return m_scores; }
    int total() const { return m_total; }
    int foxes() const { return m_foxes; }
    int lowest() const { return m_lowest; }
    QStringList tracks() const { return m_tracks; }
    QList<int> trackFields() const { return m_trackFields; }
    QStringList trackEnds() const { return m_trackEnds; }
    QList<int> unlocked() const { return m_unlocked; }
    QList<int> used() const { return m_used; }
    int rounds() const { return m_rounds; }
    int round() const { return m_round; }
    QStringList roundBadges() const { return m_roundBadges; }
    int litArea() const { return m_litArea; }
    int litBox() const { return m_litBox; }

    // What is drawn there; one that draws nothing where there is no such box or line.
    const BoxFace &box(int area, int box) const;
    const LineFace &line(int area, int line) const;
    // The rules' target a tap on a box means (Keer op Keer: the box itself); -1 where there is
    // none.
    Q_INVOKABLE int targetAt(int area, int box) const;

Q_SIGNALS:
    void gameChanged();
    void shown();
    // What people do to the boxes that show it.
    void boxTapped(int area, int box);
    void boxHeld(int area, int box);
    void boxReleased(int area, int box); // after it was held
    // The item of each lit box, so that all can be scrolled to.
    void litItem(QQuickItem *item);

private:
    friend class CleverFaces;
    friend class KeerFaces;

    struct Area {
        std::vector<BoxFace> boxes;
        std::vector<LineFace> lines;
        std::vector<int> targets; // of the boxes
    };

    void print(const rules::Game &game, int variant);
    void findLit();

    const rules::Game *m_rules = nullptr;
    int m_variantNumber = 0;
    QString m_game;
    QString m_variant;
    QStringList m_areas;
    QList<int> m_scores;
    int m_total = 0;
    int m_foxes = 0;
    int m_lowest = 0;
    QStringList m_tracks;
    QList<int> m_trackFields;
    QStringList m_trackEnds;
    QList<int> m_unlocked;
    QList<int> m_used;
    int m_rounds = 0;
    int m_round = 0;
    QStringList m_roundBadges;
    int m_litArea = -1;
    int m_litBox = -1;
    std::vector<Area> m_printed; // the sheet with nothing on it
    std::vector<Area> m_places;
};

} // namespace foxpad::app
