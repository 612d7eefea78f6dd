// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "cli/options.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace triage::cli {

/// The command line, read. Values are known to be allowed ones.
struct Arguments
{
    std::optional<Verb> verb;                               ///< none with --help or --version alone
    std::string input;                                      ///< "-" for standard input
    std::map<std::string, std::string, std::less<>> values; ///< by long name; flags hold ""

    [[nodiscard]] bool has(std::string_view option) const { return values.contains(option); }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
};

/// Without the program's name. Fails with Invalid, saying what is allowed.
Result<Arguments> parse(const std::vector<std::string>& words);

/// What --lang says, wherever it stands, so that even a usage error is told in the right language.
std::optional<std::string> languageIn(const std::vector<std::string>& words);

} // namespace triage::cli
