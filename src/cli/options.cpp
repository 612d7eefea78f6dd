// SPDX-License-Identifier: Apache-2.0
#include "cli/options.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::cli {
namespace {

constexpr std::array triageOnly = {Verb::Triage};
constexpr std::array checkOnly = {Verb::Check};
constexpr std::array rulesOnly = {Verb::Rules};
constexpr std::array triageAndCheck = {Verb::Triage, Verb::Check};

constexpr std::array<std::string_view, 6> formats = {"text", "md", "html", "pdf", "json", "jira"};
constexpr std::array<std::string_view, 2> checkFormats = {"text", "json"};
constexpr std::array<std::string_view, 3> languages = {"zh", "en", "both"};
constexpr std::array<std::string_view, 5> steps = {"1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, 3> symptoms = {"crash", "accuracy", "performance"};

constexpr std::array verbTable = {
    VerbInfo{
        Verb::Triage, "triage", true,
        QT_TRANSLATE_NOOP(
            "engine", "check a bundle or log, find the first causal error, route it and write the handoff"),
        QT_TRANSLATE_NOOP(
            "engine",
            "0 routed, 1 internal error or report not written, 2 wrong usage, 3 withheld, 4 input unreadable "
            "or refused")},
    VerbInfo{Verb::Check, "check", true, QT_TRANSLATE_NOOP("engine", "say whether a bundle is complete"),
             QT_TRANSLATE_NOOP("engine", "0 complete or with gaps, 1 internal error or report not written, 2 "
                                         "wrong usage, 3 something must be collected "
                                         "again, 4 input unreadable or refused")},
    VerbInfo{Verb::Rules, "rules", false,
             QT_TRANSLATE_NOOP("engine", "print the rule pack, or test one against its own examples"),
             QT_TRANSLATE_NOOP(
                 "engine",
                 "0 done, 1 internal error, 2 wrong usage, 3 an example does not behave as its pack says, 4 "
                 "pack unreadable or refused")},
};

constexpr std::array optionTable = {
    OptionInfo{"--output",
               "-o",
               "FILE",
               ValueKind::Required,
               {},
               triageOnly,
               QT_TRANSLATE_NOOP(
                   "engine", "write to FILE instead of standard output; its extension decides the format")},
    OptionInfo{
        "--format", "", "FORMAT", ValueKind::Required, formats, triageOnly,
        QT_TRANSLATE_NOOP(
            "engine", "format of the handoff (default: text, or what FILE's extension says); pdf needs -o")},
    OptionInfo{"--format", "", "FORMAT", ValueKind::Required, checkFormats, checkOnly,
               QT_TRANSLATE_NOOP("engine", "format of the report (default: text)")},
    OptionInfo{"--lang",
               "",
               "LANG",
               ValueKind::Required,
               languages,
               {},
               QT_TRANSLATE_NOOP("engine", "language (default: from the locale); JSON always holds both")},
    OptionInfo{"--run",
               "",
               "NAME",
               ValueKind::Required,
               {},
               triageAndCheck,
               QT_TRANSLATE_NOOP("engine", "take this run folder of several (default: the newest)")},
    OptionInfo{"--failed-step", "", "N", ValueKind::Required, steps, triageOnly,
               QT_TRANSLATE_NOOP("engine", "the step that failed first, where no marker says so")},
    OptionInfo{"--symptom", "", "SYMPTOM", ValueKind::Required, symptoms, triageOnly,
               QT_TRANSLATE_NOOP("engine", "what is wrong, as the customer states it")},
    OptionInfo{"--rules",
               "",
               "FILE",
               ValueKind::Required,
               {},
               triageOnly,
               QT_TRANSLATE_NOOP("engine", "rule pack to judge by (default: the built-in one)")},
    OptionInfo{"--hash",
               "",
               "",
               ValueKind::None,
               {},
               triageOnly,
               QT_TRANSLATE_NOOP("engine", "hash a bare log too (archives always are)")},
    OptionInfo{
        "--check",
        "",
        "FILE",
        ValueKind::Optional,
        {},
        rulesOnly,
        QT_TRANSLATE_NOOP("engine", "run the examples of the pack in FILE (default: the built-in one)")},
    OptionInfo{"--help", "-h", "", ValueKind::None, {}, {}, QT_TRANSLATE_NOOP("engine", "show this help")},
    OptionInfo{"--version", "", "", ValueKind::None, {}, {}, QT_TRANSLATE_NOOP("engine", "show the version")},
};

} // namespace

std::span<const VerbInfo> verbs()
{
    return verbTable;
}

std::span<const OptionInfo> options()
{
    return optionTable;
}

const VerbInfo& infoOf(Verb verb)
{
    return *std::ranges::find(verbTable, verb, &VerbInfo::verb);
}

const VerbInfo* verbNamed(std::string_view name)
{
    const auto* found = std::ranges::find(verbTable, name, &VerbInfo::name);
    return found != verbTable.end() ? found : nullptr;
}

bool belongsTo(const OptionInfo& option, std::optional<Verb> verb)
{
    return option.verbs.empty() || (verb && std::ranges::find(option.verbs, *verb) != option.verbs.end());
}

const OptionInfo* optionNamed(std::string_view name, std::optional<Verb> verb)
{
    const auto* found = std::ranges::find_if(optionTable, [&](const OptionInfo& option) {
        return (option.name == name || (!option.shortName.empty() && option.shortName == name)) &&
               belongsTo(option, verb);
    });
    return found != optionTable.end() ? found : nullptr;
}

} // namespace triage::cli
