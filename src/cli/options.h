// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// What can be written on the command line, as data: the parser reads it, and so does the help.
namespace triage::cli {

enum class Verb : std::uint8_t { Triage, Check, Rules };

struct VerbInfo
{
    Verb verb;
    std::string_view name;
    bool takesInput;
    const char* summary; ///< marked for translation
    const char* exits;   ///< its exit codes, one a line, marked for translation
};

enum class ValueKind : std::uint8_t { None, Required, Optional };

struct OptionInfo
{
    std::string_view name;      ///< "--format"
    std::string_view shortName; ///< "-o" or empty
    std::string_view value;     ///< how help names its value: "FILE"
    ValueKind kind;
    std::span<const std::string_view> allowed; ///< empty: any value
    std::span<const Verb> verbs;               ///< empty: every verb
    const char* help;                          ///< marked for translation
};

std::span<const VerbInfo> verbs();
std::span<const OptionInfo> options();

const VerbInfo& infoOf(Verb verb);
/// nullptr when there is none of that name.
const VerbInfo* verbNamed(std::string_view name);
/// By long or short name, for one verb or (without one) of those that every verb has.
const OptionInfo* optionNamed(std::string_view name, std::optional<Verb> verb);
bool belongsTo(const OptionInfo& option, std::optional<Verb> verb);

} // namespace triage::cli
