// SPDX-License-Identifier: Apache-2.0
#include "app/jobs/jobs.h"
#include "app/language/speech.h"
#include "app/messages/logged.h"
#include "app/settings/settings.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/window/desk.h"
#include "app/window/main_window.h"
#include "base/logging.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QHashFunctions>
#include <QMessageBox>

#include <spdlog/spdlog.h>

#include <optional>

namespace {

using namespace triage;

QStringList parseArguments(const QApplication& app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main",
                                                             "Report viewer and triage assistant for PyTorch "
                                                             "npugraph_ex problems"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("input"),
                                 QApplication::translate("main", "Archives, folders or logs to open."),
                                 QStringLiteral("[input…]"));
    parser.process(app);
    return parser.positionalArguments();
}

struct Rules
{
    Result<engine::Engine> engine;
    std::optional<Error> refused; ///< why the chosen pack is not in use
};

/// A rule pack that cannot be used must not lock the user out of the settings that name it.
Rules makeEngine(const app::Settings& settings)
{
    const QString file = settings.choices().rulePack;
    auto engine = engine::Engine::create(file.toStdString());
    if (engine || file.isEmpty())
        return {std::move(engine), std::nullopt};
    return {engine::Engine::create(), engine.error()};
}

int refuseToStart(const app::Speech& speech, const Error& error)
{
    spdlog::critical("cannot start: {}", app::logged(error));
    QMessageBox::critical(nullptr, QApplication::applicationDisplayName(),
                          speech.say(error.message) + QLatin1Char('\n') +
                              QString::fromStdString(error.detail));
    return 1;
}

int run(const QStringList& inputs)
{
    app::Settings settings;
    app::Speech speech(app::resolved(settings.choices().language));
    app::Theme theme;
    theme.apply(settings.choices().theme, settings.choices().monospace);
    const auto [engine, refused] = makeEngine(settings);
    if (!engine)
        return refuseToStart(speech, engine.error());
    app::EngineInUse judging(*engine);
    const auto store = cases::Store::open(settings.storeDirectory().toStdString());
    if (!store)
        return refuseToStart(speech, store.error());
    app::Jobs jobs;
    const app::Desk desk{*engine, judging, *store, jobs, settings, speech, theme};
    app::MainWindow window(desk);
    window.show();
    if (refused)
        window.refuseRules(*refused);
    window.openPaths(inputs);
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed(); // the tables of a PDF follow the order of Qt's hashes
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("npugraph-triage"));
    QApplication::setOrganizationName(QStringLiteral("npugraph-triage")); // QSettings asks for one
    QApplication::setApplicationVersion(QStringLiteral(TRIAGE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("npugraph-triage"));
    triage::setUpLogging(triage::app::logDirectory().toStdString());
    spdlog::info("npugraph-triage {} with Qt {}", TRIAGE_VERSION, qVersion());
    const QStringList inputs = parseArguments(app);
    QApplication::setWindowIcon(triage::app::icon(QStringLiteral("app")));
    return run(inputs);
}
