// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "language.h"
#include "preferences.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QPixmap>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QResource>
#include <QStandardPaths>
#include <QSurfaceFormat>
#include <QTimer>
#include <QUrl>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace foxpad::app {

namespace {

constexpr int bodySize = 14;
constexpr int settled = 1000;  // ms: Home is whole by then
constexpr int patience = 1000; // ms to wait for a first frame

QCommandLineOption themeOption()
{
    return {QStringLiteral("theme"),
            QStringLiteral("Draw the pad dark or light, whatever the system is."),
            QStringLiteral("system|light|dark")};
}

// Not Qt's own, which comes with --help-all and can be answered only with a screen.
QCommandLineOption helpOption()
{
    return {{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Print this text.")};
}

QCommandLineOption databaseOption()
{
    return {QStringLiteral("db"), QStringLiteral("Keep the games in FILE."),
            QStringLiteral("FILE")};
}

QCommandLineOption languageOption()
{
    return {QStringLiteral("language"),
            QStringLiteral("Speak that language, whatever the system does."),
            Language::all().join(u'|')};
}

QString defaultDatabase()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/games.sqlite");
}

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Foxpad, a score pad for roll-and-write dice games."));
    parser.addOption(helpOption());
    parser.addVersionOption();
    parser.addOption(themeOption());
    parser.addOption(databaseOption());
    parser.addOption(languageOption());
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QStringLiteral("A game someone sent (.pad), or games exported as "
                                                "JSON or CSV, to take in and show."),
                                 QStringLiteral("[FILE]"));
}

std::optional<Appearance::Scheme> schemeNamed(const QString &name)
{
    if (name == QLatin1String("system")) {
        return Appearance::System;
    }
    if (name == QLatin1String("light")) {
        return Appearance::Light;
    }
    if (name == QLatin1String("dark")) {
        return Appearance::Dark;
    }
    return std::nullopt;
}

// Launchers hand over paths or addresses of files.
QString pathOf(const QString &file)
{
    const QUrl url = QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile);
    return url.isLocalFile() ? url.toLocalFile() : file;
}

[[noreturn]] void refuse(const QString &reason)
{
    std::fprintf(stderr, "foxpad: %s\nTry: foxpad --help\n", qPrintable(reason));
    std::exit(2);
}

QString typeface()
{
    return QStringLiteral("Manrope");
}

// Also makes Qt read what fonts the system has, which it would do for the first text.
void loadTypeface()
{
    for (const auto *weight : {"SemiBold", "Bold", "ExtraBold"}) {
        // The bytes are used where they are: they are not compressed.
        const QResource file(QStringLiteral(":/fonts/Manrope-%1.ttf").arg(QLatin1String(weight)));
        QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(
            reinterpret_cast<const char *>(file.data()), qsizetype(file.size())));
    }
    QFontDatabase::hasFamily(typeface());
}

void setTypeface()
{
    QFont font(typeface());
    font.setPixelSize(bodySize);
    font.setWeight(QFont::DemiBold);
    QGuiApplication::setFont(font);
}

// The words change at once with the preference, unless the command line chose.
void setLanguage(QQmlApplicationEngine &engine, const Options &options)
{
    auto *language = new Language(engine);
    language->use(options.language.value_or(Preferences().language()));
}

void followPreferences(QQmlApplicationEngine &engine, const Options &options)
{
    const int id = qmlTypeId("Foxpad.App", 1, 0, "Preferences");
    auto *preferences = engine.singletonInstance<Preferences *>(id);
    auto *language = engine.findChild<Language *>();
    if (preferences == nullptr || options.language) {
        return;
    }
    QObject::connect(preferences, &Preferences::changed, language,
                     [=] { language->use(preferences->language()); });
}

// Loading takes more than is kept: what is free goes back to the system, where it can.
void giveBackMemory(QQmlEngine &engine)
{
    engine.collectGarbage();
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

// What the first frame need not wait for; nor does it wait for a frame that does not come, as where
// a window starts out of sight.
void afterFirstFrame(QQuickWindow *window, Shelf &shelf, const QString &database)
{
    const auto goOn = [&shelf, database, gone = std::make_shared<bool>(false)] {
        if (std::exchange(*gone, true)) {
            return;
        }
        if (!database.isEmpty()) {
            shelf.open(database);
        }
        // Were its format guessed, all that Qt knows would be loaded.
        QImageReader icon(QStringLiteral(":/qt/qml/Foxpad/icons/foxpad.png"), "png");
        icon.setAutoDetectImageFormat(false);
        QGuiApplication::setWindowIcon(QPixmap::fromImageReader(&icon));
    };
    QObject::connect(window, &QQuickWindow::frameSwapped, &shelf, goOn,
                     Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    QTimer::singleShot(patience, &shelf, goOn);
}

} // namespace

void identify()
{
    QCoreApplication::setApplicationName(QStringLiteral("foxpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FOXPAD_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Foxpad"));
    QGuiApplication::setDesktopFileName(QStringLiteral("foxpad"));
}

bool answeredWithoutScreen(int argc, char **argv)
{
    const QCoreApplication core(argc, argv);
    QCommandLineParser parser;
    describe(parser);
    // Options of the window system are unknown here; readOptions judges what is wrong.
    parser.parse(QCoreApplication::arguments());
    if (parser.isSet(QStringLiteral("version"))) {
        std::printf("foxpad %s\n", qPrintable(QCoreApplication::applicationVersion()));
        return true;
    }
    if (parser.isSet(QStringLiteral("help"))) {
        std::printf("%s", qPrintable(parser.helpText()));
        return true;
    }
    return false;
}

Options readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments)) {
        refuse(parser.errorText());
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        refuse(QStringLiteral("one file at a time: '%1' is too much.").arg(files[1]));
    }
    const auto scheme = schemeNamed(parser.value(themeOption()));
    if (!scheme && parser.isSet(themeOption())) {
        refuse(QStringLiteral("--theme is system, light or dark."));
    }
    const QString file = parser.value(databaseOption());
    if (parser.isSet(databaseOption()) && file.isEmpty()) {
        refuse(QStringLiteral("--db needs a file."));
    }
    if (QFileInfo(file).isDir()) {
        refuse(QStringLiteral("--db needs a file: '%1' is a folder.").arg(file));
    }
    std::optional<QString> language;
    if (parser.isSet(languageOption())) {
        language = parser.value(languageOption());
        if (!Language::all().contains(*language)) {
            refuse(QStringLiteral("--language is one of %1.").arg(Language::all().join(u' ')));
        }
    }
    return {.scheme = scheme,
            .database = file.isEmpty() ? defaultDatabase() : file,
            .language = language,
            .file = files.isEmpty() ? QString() : pathOf(files.first())};
}

void prepareMemory()
{
#ifdef __GLIBC__
    // Few threads, of which two are busy at the start: what one gives back another can use.
    mallopt(M_ARENA_MAX, 2);
#endif
}

void prepareGraphics()
{
    // Drawn shapes have smooth edges only with multisampling.
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
}

bool loadMainWindow(QQmlApplicationEngine &engine, Shelf &shelf, const Options &options)
{
    std::thread fonts(loadTypeface); // beside the types, which take a little longer
    setTypeface();
    setLanguage(engine, options);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("shelf"), QVariant::fromValue(&shelf)},
                                 {QStringLiteral("preferred"), !options.scheme}});
    const QUrl main(QStringLiteral("qrc:/qt/qml/Foxpad/Main.qml"));
    const QQmlComponent types(&engine, main);
    fonts.join();
    engine.load(main);

    // QML knows the singleton only once it has imported the module; nothing is drawn yet.
    const int id = qmlTypeId("Foxpad.App", 1, 0, "Appearance");
    auto *appearance = engine.singletonInstance<Appearance *>(id);
    if (appearance == nullptr) {
        return false;
    }
    if (options.scheme) {
        appearance->setScheme(*options.scheme);
    }
    followPreferences(engine, options);
    QTimer::singleShot(settled, &engine, [&engine] { giveBackMemory(engine); });
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    afterFirstFrame(window, shelf, options.database);
    return window != nullptr;
}

} // namespace foxpad::app
