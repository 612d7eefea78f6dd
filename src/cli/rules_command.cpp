// SPDX-License-Identifier: Apache-2.0
#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_codes.h"
#include "cli/session.h"
#include "triage/rule_pack.h"

#include <QtGlobal>

namespace triage::cli {
namespace {

int test(const RulePack& pack, const Arguments& arguments, Console& console)
{
    const auto failures = selfTest(pack);
    for (const SelfTestFailure& failure : failures) {
        const char* text = failure.expectedHit ? QT_TRANSLATE_NOOP("engine", "%1: example does not hit: %2")
                                               : QT_TRANSLATE_NOOP("engine", "%1: counter-example hits: %2");
        console.say({text, {failure.rule, failure.example}});
    }
    if (!failures.empty())
        return exitcode::withheld;
    const Message passed{QT_TRANSLATE_NOOP("engine", "%1 %2: every example behaves as the pack says."),
                         {pack.name(), pack.version()}};
    return deliver(console.texts().render(passed) + '\n', arguments, console) ? exitcode::done
                                                                              : exitcode::internal;
}

int print(const RulePack& pack, const Arguments& arguments, Console& console)
{
    std::string out;
    for (const Message& line : describe(pack))
        out += console.texts().render(line) + '\n';
    return deliver(out, arguments, console) ? exitcode::done : exitcode::internal;
}

} // namespace

int runRules(const Arguments& arguments, Console& console)
{
    const std::string file = arguments.value("--check").value_or("");
    const auto pack = file.empty() ? loadBuiltinRules() : loadRules(file);
    if (!pack) {
        console.error(pack.error());
        return file.empty() ? exitcode::internal : exitcode::unreadable;
    }
    return arguments.has("--check") ? test(*pack, arguments, console) : print(*pack, arguments, console);
}

} // namespace triage::cli
