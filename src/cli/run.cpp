// SPDX-License-Identifier: Apache-2.0
#include "cli/run.h"

#include "base/logging.h"
#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_codes.h"
#include "cli/help.h"
#include "cli/session.h"
#include "cli/system.h"

#include <QHashFunctions>
#include <QtGlobal>

#include <exception>

namespace triage::cli {
namespace {

int dispatch(const Arguments& arguments, Console& console)
{
    if (arguments.has("--version"))
        return deliver(version(), {}, console) ? exitcode::done : exitcode::internal;
    if (arguments.has("--help"))
        return deliver(help(arguments.verb, console.texts()), {}, console) ? exitcode::done
                                                                           : exitcode::internal;
    switch (*arguments.verb) {
    case Verb::Triage:
        return runTriage(arguments, console);
    case Verb::Check:
        return runCheck(arguments, console);
    case Verb::Rules:
        break;
    }
    return runRules(arguments, console);
}

int parseAndRun(const std::vector<std::string>& words, Console& console)
{
    const auto arguments = parse(words);
    if (arguments)
        return dispatch(*arguments, console);
    console.error(arguments.error());
    console.say({QT_TRANSLATE_NOOP("engine", "More with: %1 --help"), {std::string(programName)}});
    return exitcode::usage;
}

} // namespace

int run(const std::vector<std::string>& words)
{
    occupyStandardStreams();
    QHashSeed::setDeterministicGlobalSeed(); // the tables of a PDF follow the order of Qt's hashes
    setUpLogging({});
    Console console{workflow::Texts(languageFor(languageIn(words)))};
    try {
        return parseAndRun(words, console);
    } catch (const std::exception& e) {
        console.error(
            {ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "An internal error occurred."), e.what()});
    } catch (...) {
        console.error({ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "An internal error occurred."), {}});
    }
    return exitcode::internal;
}

} // namespace triage::cli
