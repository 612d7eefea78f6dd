// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "engine/engine.h"

#include <optional>
#include <string>
#include <vector>

namespace triage::app {

/// What the judgement and the engineer say about single lines of one file.
struct LineNotes
{
    struct Stretch
    {
        LineNumber first;
        LineNumber last;
        bool operator==(const Stretch&) const = default;
    };
    struct Mark
    {
        LineNumber line;
        std::string note;
        bool operator==(const Mark&) const = default;
    };

    struct Quote
    {
        LineNumber line;
        std::string text;
        std::string note;
        bool operator==(const Quote&) const = default;
    };

    std::optional<Stretch> causal;
    bool pinned = false; ///< `causal` is the line the engineer pinned
    std::vector<Stretch> corroborating;
    std::vector<Stretch> cascades;
    std::vector<LineNumber> candidates; ///< kept and rejected ones, ascending
    std::vector<Mark> marks;            ///< ascending
    std::vector<Quote> quotes;
    bool operator==(const LineNotes&) const = default;

    /// Every line worth a visit, ascending, each once.
    [[nodiscard]] std::vector<LineNumber> stops() const;
    [[nodiscard]] const Mark* markAt(LineNumber line) const;
    /// The quote that begins there.
    [[nodiscard]] const Quote* quoteAt(LineNumber line) const;
};

/// Pure.
LineNotes notesFor(const std::string& path, const engine::Analysis& analysis);

/// The next stop after `from`, or the one before it; the other end when there is none. Nothing only
/// when `stops` is empty. Pure.
std::optional<LineNumber> nextStop(const std::vector<LineNumber>& stops, LineNumber from, bool forward);

} // namespace triage::app
