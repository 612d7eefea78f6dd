// SPDX-License-Identifier: Apache-2.0
#include "cli/help.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::cli {
namespace {

std::string allowedValues(const OptionInfo& option)
{
    std::string out;
    for (const std::string_view value : option.allowed)
        out += (out.empty() ? "" : "|") + std::string(value);
    return out;
}

/// "[--format text|json]"
std::string synopsis(const OptionInfo& option)
{
    std::string out(option.shortName == "-o" ? option.shortName : option.name);
    if (option.kind == ValueKind::Required)
        out += ' ' + (option.allowed.empty() ? std::string(option.value) : allowedValues(option));
    if (option.kind == ValueKind::Optional)
        out += " [" + std::string(option.value) + ']';
    return '[' + out + ']';
}

/// "-o, --output FILE"
std::string names(const OptionInfo& option)
{
    std::string out = option.shortName.empty() ? "    " : std::string(option.shortName) + ", ";
    out += option.name;
    if (option.kind == ValueKind::Required)
        out += ' ' + std::string(option.value);
    if (option.kind == ValueKind::Optional)
        out += " [" + std::string(option.value) + ']';
    return out;
}

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string usage(const VerbInfo& verb)
{
    constexpr std::size_t width = 100;
    const std::string indent(2 + programName.size() + 1 + verb.name.size() + 1, ' ');
    std::string line =
        "  " + std::string(programName) + ' ' + std::string(verb.name) + (verb.takesInput ? " INPUT" : "");
    std::string out;
    for (const OptionInfo& option : options()) {
        if (!belongsTo(option, verb.verb) || (option.verbs.empty() && option.kind == ValueKind::None))
            continue; // --help and --version go without saying
        const std::string text = synopsis(option);
        if (line.size() + 1 + text.size() > width) {
            out += line + '\n';
            line = indent + text;
        } else {
            line += ' ' + text;
        }
    }
    return out + line + '\n';
}

std::string optionLines(std::optional<Verb> verb, const workflow::Texts& texts)
{
    constexpr std::size_t column = 26;
    std::string out;
    for (const OptionInfo& option : options()) {
        if (!belongsTo(option, verb))
            continue;
        out += "  " + padded(names(option), column) + texts.render(Message(option.help)) + '\n';
        if (!option.allowed.empty())
            out += "  " + padded({}, column) + allowedValues(option) + '\n';
    }
    return out;
}

std::string heading(const char* text, const workflow::Texts& texts)
{
    return '\n' + texts.render(Message(text)) + '\n';
}

std::string helpOf(const VerbInfo& verb, const workflow::Texts& texts)
{
    std::string out = std::string(programName) + ' ' + std::string(verb.name) + ": " +
                      texts.render(Message(verb.summary)) + '\n';
    out += heading(QT_TRANSLATE_NOOP("engine", "Usage:"), texts) + usage(verb);
    if (verb.takesInput)
        out += heading(QT_TRANSLATE_NOOP("engine", "Input:"), texts) + "  " +
               texts.render(Message(QT_TRANSLATE_NOOP(
                   "engine", "INPUT is an archive (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2, 7z, "
                             "rar), a folder, a log, or - for standard input."))) +
               '\n';
    out += heading(QT_TRANSLATE_NOOP("engine", "Options:"), texts) + optionLines(verb.verb, texts);
    out += heading(QT_TRANSLATE_NOOP("engine", "Exit code:"), texts) + "  " +
           texts.render(Message(verb.exits)) + '\n';
    return out;
}

} // namespace

std::string help(std::optional<Verb> verb, const workflow::Texts& texts)
{
    if (verb)
        return helpOf(infoOf(*verb), texts);
    std::string out =
        texts.render(Message(QT_TRANSLATE_NOOP(
            "engine", "Reads the log bundle of an npugraph_ex problem, says whether it is complete, "
                      "and routes it to a sub-skill."))) +
        '\n';
    out += heading(QT_TRANSLATE_NOOP("engine", "Usage:"), texts);
    for (const VerbInfo& info : verbs())
        out += usage(info);
    out += heading(QT_TRANSLATE_NOOP("engine", "Commands:"), texts);
    for (const VerbInfo& info : verbs())
        out += "  " + padded(std::string(info.name), 10) + texts.render(Message(info.summary)) + '\n';
    for (const VerbInfo& info : verbs()) {
        out +=
            '\n' +
            texts.render(Message(QT_TRANSLATE_NOOP("engine", "Options of %1:"), {std::string(info.name)})) +
            '\n';
        out += optionLines(info.verb, texts);
        out += "  " + texts.render(Message(QT_TRANSLATE_NOOP("engine", "Exit code:"))) + ' ' +
               texts.render(Message(info.exits)) + '\n';
    }
    return out;
}

std::string version()
{
    return std::string(programName) + ' ' + TRIAGE_VERSION + '\n';
}

} // namespace triage::cli
