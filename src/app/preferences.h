// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// How people like their pad. Kept in a file of their own, applied at once.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // 0 as the system is, 1 light, 2 dark: see Appearance::Scheme.
    Q_PROPERTY(int scheme READ scheme WRITE setScheme NOTIFY changed FINAL)
    // A code of Language::all(); empty: as the system speaks.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    Q_PROPERTY(bool still READ still WRITE setStill NOTIFY changed FINAL)
    Q_PROPERTY(bool letters READ letters WRITE setLetters NOTIFY changed FINAL)
    Q_PROPERTY(ColourSet colourSet READ colourSet WRITE setColourSet NOTIFY changed FINAL)
    // The colours of people's own dice, in the order of Look::Colour; empty: as printed.
    Q_PROPERTY(QList<QString> ownDice READ ownDice NOTIFY changed FINAL)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY changed FINAL)
    Q_PROPERTY(bool haptics READ haptics WRITE setHaptics NOTIFY changed FINAL)
    Q_PROPERTY(bool canFeel READ canFeel CONSTANT FINAL) // this device, anything
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed FINAL)
    Q_PROPERTY(bool totalsHidden READ totalsHidden WRITE setTotalsHidden NOTIFY changed FINAL)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY changed FINAL)

public:
    enum ColourSet { StandardColours, SafeColours, OwnColours };
    Q_ENUM(ColourSet)

    explicit Preferences(QObject *parent = nullptr);
    ~Preferences() override;

    // Gives a die its own colour; one that is not valid gives the printed one back. Shown at once,
    // kept a moment later: a slider asks for many.
    Q_INVOKABLE void matchDie(const QString &name, const QColor &colour);
    Q_INVOKABLE void unmatchDie(const QString &name) { matchDie(name, {}); }
    Q_INVOKABLE void unmatchDice();

    int scheme() const;
    void setScheme(int scheme);
    QString language() const;
    void setLanguage(const QString &code) { set("language", code); }
    bool still() const { return is("still", false); }
    void setStill(bool on) { set("still", on); }
    bool letters() const { return is("letters", false); }
    void setLetters(bool on) { set("letters", on); }
    ColourSet colourSet() const;
    void setColourSet(ColourSet colours) { set("colourSet", static_cast<int>(colours)); }
    QList<QString> ownDice() const { return m_ownDice; }
    bool sounds() const { return is("sounds", false); }
    void setSounds(bool on) { set("sounds", on); }
    bool haptics() const { return is("haptics", false); }
    void setHaptics(bool on) { set("haptics", on); }
    static bool canFeel();
    bool leftHanded() const { return is("leftHanded", false); }
    void setLeftHanded(bool on) { set("leftHanded", on); }
    bool totalsHidden() const { return is("totalsHidden", false); }
    void setTotalsHidden(bool on) { set("totalsHidden", on); }
    bool keepAwake() const { return is("keepAwake", true); }
    void setKeepAwake(bool on) { set("keepAwake", on); }

Q_SIGNALS:
    void changed();

private:
    bool is(const char *key, bool otherwise) const;
    void set(const char *key, const QVariant &value);

    void readDice();
    void keepDice();

    QSettings m_file;
    QStringList m_ownDice;
    QTimer m_keepDice;
};

} // namespace foxpad::app
