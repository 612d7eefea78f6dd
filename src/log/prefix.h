// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/clock.h"
#include "log/events.h"

#include <string>
#include <string_view>

namespace triage::log {

/// Which logger put its mark before a line.
enum class PrefixKind : std::uint8_t {
    None,    ///< printed as it is
    Logger,  ///< a Python logger of the application (vLLM, sglang, transformers, loguru, …)
    Torch,   ///< torch's Python logging, new and old
    Glog,    ///< C++: "[E1201 10:13:44.412 file.cpp:444]", "E20260821 10:13:44.412 90705 file.cpp:464]"
    Backend, ///< npugraph_ex, torchair
    Plog,    ///< CANN's log lines
};

/// A line without its prefixes. Views point into the line that was parsed.
struct Prefixed
{
    std::string_view message;
    PrefixKind kind = PrefixKind::None;
    Level level = Level::None;
    Origin launcher; ///< from launcher prefixes only: whose lines belong together
    Origin origin;   ///< the same, and what loggers add
    std::optional<Clock> clock;
    std::string_view source;   ///< "torch/_dynamo/utils.py:446", plog module
    std::string_view artifact; ///< of torch logging: "graph_breaks"

    /// Debug and information lines: whatever they quote, they report no failure.
    [[nodiscard]] bool quiet() const
    {
        return level == Level::Debug || level == Level::Verbose || level == Level::Info ||
               level == Level::Event;
    }
};

/// Strips launcher prefixes, then logger prefixes, as often as they are nested.
Prefixed stripPrefixes(std::string_view line, int year);

/// The level a word or letter stands for: "ERROR", "W", …
Level levelNamed(std::string_view name);

/// ANSI escapes away, of a line redrawn with carriage returns what was seen last. Returns `line` itself
/// when there is nothing to do, else a view into `storage`.
std::string_view cleaned(std::string_view line, std::string& storage);

} // namespace triage::log
