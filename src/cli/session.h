// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "engine/engine.h"
#include "handoff/writers.h"

#include <filesystem>
#include <functional>
#include <string>

namespace triage::cli {

/// Of the locale, for messages and for a report without --lang.
Language systemLanguage();
/// What people are spoken to in: `asked` (--lang) or, for both and none, the locale's.
Language languageFor(const std::optional<std::string>& asked);
/// What the report is written in.
handoff::Languages reportLanguages(const Arguments& arguments);

/// What was opened, and the temporary folder that is there until `use` returns.
struct Opened
{
    const engine::Engine& engine;
    const engine::Analysis& analysis;
    const std::filesystem::path& folder;
};

/// Opens what the arguments name: standard input is copied to a temporary file first; what is unpacked goes
/// to a temporary folder that is gone when `use` returns, on an error, and after SIGINT, SIGTERM or SIGHUP.
/// Returns the exit code: `use`'s own, or that of the error, which is told on the console.
int withAnalysis(const Arguments& arguments, Console& console, const std::function<int(const Opened&)>& use);

} // namespace triage::cli
