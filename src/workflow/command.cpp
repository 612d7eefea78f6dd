// SPDX-License-Identifier: Apache-2.0
#include "workflow/command.h"

#include <algorithm>
#include <cctype>

namespace triage::workflow {
namespace {

constexpr int macroDepth = 6; // a macro that names itself must not loop

/// Templates put these values between double quotes: only what is special there needs a backslash.
std::string insideQuotes(const std::string& value)
{
    std::string out;
    for (const char c : value) {
        if (c == '"' || c == '\\' || c == '$' || c == '`')
            out += '\\';
        out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
    }
    return out;
}

std::string capitals(std::string_view name)
{
    std::string out = "$";
    for (const char c : name)
        out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

/// The name of the {placeholder} that `text` starts with; empty for anything else, a shell's brace too.
std::string_view placeholderAt(std::string_view text)
{
    if (text.front() != '{')
        return {};
    const auto end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", 1);
    return end != std::string_view::npos && text[end] == '}' ? text.substr(1, end - 1) : std::string_view();
}

class Filler
{
public:
    Filler(const Workflow& workflow, const CommandPlace& place) : workflow_(workflow), place_(place) {}

    [[nodiscard]] std::string fill(std::string_view text, int depth = 0) const
    {
        std::string out;
        while (!text.empty()) {
            const std::string_view name = placeholderAt(text);
            if (name.empty()) {
                out += text.front();
                text.remove_prefix(1);
            } else {
                out += valueOf(name, depth);
                text.remove_prefix(name.size() + 2);
            }
        }
        return out;
    }

private:
    [[nodiscard]] std::string valueOf(std::string_view name, int depth) const
    {
        if (name == "root")
            return workflow_.rootFolder + "/" + (place_.run.empty() ? "$RUN" : insideQuotes(place_.run));
        if (name == "path" && !place_.path.empty())
            return insideQuotes(place_.path);
        if (name == "step" && place_.step)
            return workflow_.step(*place_.step).name;
        if (name == "script" && place_.step)
            return workflow_.step(*place_.step).script;
        if (depth < macroDepth)
            return expanded(name, depth + 1);
        return capitals(name);
    }

    [[nodiscard]] std::string expanded(std::string_view name, int depth) const
    {
        if (name == "launch")
            return fill(place_.launch.empty() ? workflow_.launch : place_.launch, depth);
        if (name == "switches" && place_.step)
            return expanded(
                workflow_.step(*place_.step).torchLogs ? "switches-torch-logs" : "switches-debug-dir", depth);
        const auto it = std::ranges::find(workflow_.macros, name, &CommandMacro::name);
        return it == workflow_.macros.end() ? capitals(name) : fill(it->text, depth);
    }

    const Workflow& workflow_;
    const CommandPlace& place_;
};

} // namespace

std::string fillCommand(const Workflow& workflow, const std::string& commandTemplate,
                        const CommandPlace& place)
{
    return Filler(workflow, place).fill(commandTemplate);
}

} // namespace triage::workflow
