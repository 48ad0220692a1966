// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
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
    Q_PROPERTY(bool safeColours READ safeColours WRITE setSafeColours NOTIFY changed FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed FINAL)
    Q_PROPERTY(bool totalsHidden READ totalsHidden WRITE setTotalsHidden NOTIFY changed FINAL)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY changed FINAL)

public:
    explicit Preferences(QObject *parent = nullptr);

    int scheme() const;
    void setScheme(int scheme);
    QString language() const;
    void setLanguage(const QString &code) { set("language", code); }
    bool still() const { return is("still", false); }
    void setStill(bool on) { set("still", on); }
    bool letters() const { return is("letters", false); }
    void setLetters(bool on) { set("letters", on); }
    bool safeColours() const { return is("safeColours", false); }
    void setSafeColours(bool on) { set("safeColours", on); }
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

    QSettings m_file;
};

} // namespace foxpad::app
