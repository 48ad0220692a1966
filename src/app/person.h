// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_list.h"
#include "person_model.h"
#include "shelf.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace foxpad::app {

// One player: what is known of the person, and what can be changed.
class Person : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        foxpad::app::Shelf *shelf READ shelf WRITE setShelf NOTIFY shelfChanged REQUIRED FINAL)
    Q_PROPERTY(double player READ player WRITE setPlayer NOTIFY changed REQUIRED FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString initial READ initial NOTIFY changed FINAL)
    Q_PROPERTY(QString colour READ colour NOTIFY changed FINAL) // empty: none chosen
    Q_PROPERTY(bool archived READ archived NOTIFY changed FINAL)
    Q_PROPERTY(QString detail READ detail NOTIFY changed FINAL)          // "86 games, 31 won"
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)                // finished
    Q_PROPERTY(foxpad::app::GameList *played READ played CONSTANT FINAL) // a row for each kind
    Q_PROPERTY(foxpad::app::GameList *lately READ lately CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::PersonModel *others READ others CONSTANT FINAL)
    Q_PROPERTY(int otherCount READ otherCount NOTIFY changed FINAL)
    Q_PROPERTY(bool merging READ merging NOTIFY mergingChanged FINAL)
    // Why the name could not be changed; empty when that is mended.
    Q_PROPERTY(QString nameProblem READ nameProblem NOTIFY nameProblemChanged FINAL)

public:
    explicit Person(QObject *parent = nullptr);

    Q_INVOKABLE void reload();
    Q_INVOKABLE void rename(const QString &name); // answered by `renamed` or a problem
    Q_INVOKABLE void forgetNameProblem() { setNameProblem({}); }
    Q_INVOKABLE void choose(const QString &colour);
    Q_INVOKABLE void archive(bool archived);
    // All games of this one become those of the other, who is shown from then on.
    Q_INVOKABLE void mergeInto(double other);

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    double player() const { return static_cast<double>(m_player); }
    void setPlayer(double player);
    QString name() const { return m_is.player.name; }
    QString initial() const;
    QString colour() const { return m_is.player.colour; }
    bool archived() const { return m_is.player.archived; }
    QString detail() const { return PersonModel::games(m_is); }
    int games() const { return m_is.games; }
    GameList *played() { return &m_played; }
    GameList *lately() { return &m_lately; }
    PersonModel *others() { return &m_others; }
    int otherCount() const { return m_others.rowCount(); }
    bool merging() const { return m_merging; }
    QString nameProblem() const { return m_nameProblem; }

Q_SIGNALS:
    void shelfChanged();
    void changed();
    void renamed();
    void merged();
    void mergingChanged();
    void nameProblemChanged();

private:
    struct Found {
        QList<store::Regular> everybody;
        QList<store::RulesLine> played;
        QList<store::GameLine> lately;
    };
    void show(const Found &found);
    void setNameProblem(const QString &problem);
    void setMerging(bool merging);
    // Reads everything anew, or says what went wrong.
    store::Answer<store::Done> changes();

    QPointer<Shelf> m_shelf;
    qint64 m_player = 0;
    store::Regular m_is;
    GameList m_played;
    GameList m_lately;
    PersonModel m_others;
    bool m_merging = false;
    QString m_nameProblem;
};

} // namespace foxpad::app
