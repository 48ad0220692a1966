// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "person_model.h"
#include "shelf.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// Everybody who ever played here: those who are offered for new games, and those who are archived.
class Players : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        foxpad::app::Shelf *shelf READ shelf WRITE setShelf NOTIFY shelfChanged REQUIRED FINAL)
    Q_PROPERTY(foxpad::app::PersonModel *people READ people CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::PersonModel *archived READ archived CONSTANT FINAL)
    Q_PROPERTY(bool nobody READ nobody NOTIFY changed FINAL) // known only once it was asked
    Q_PROPERTY(int archivedCount READ archivedCount NOTIFY changed FINAL)

public:
    explicit Players(QObject *parent = nullptr);

    Q_INVOKABLE void reload(); // something changed

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    PersonModel *people() { return &m_people; }
    PersonModel *archived() { return &m_archived; }
    bool nobody() const { return m_known && m_people.rowCount() + m_archived.rowCount() == 0; }
    int archivedCount() const { return m_archived.rowCount(); }

Q_SIGNALS:
    void shelfChanged();
    void changed();

private:
    QPointer<Shelf> m_shelf;
    PersonModel m_people;
    PersonModel m_archived;
    bool m_known = false;
};

} // namespace foxpad::app
