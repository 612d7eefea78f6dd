// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/anchors.h"
#include "log/events.h"

#include <optional>
#include <string>

namespace triage::log {

/// The first pass: walks over the lines of a file as its blocks come, passes runs of loud lines to the
/// anchors, counts on quiet ones. Holds at most one unfinished line.
class LineWalker
{
public:
    /// Anchors are looked for behind the first `skip` bytes only; what is before is read again anyway.
    /// `bare`: lines are torch's notices without their prefixes, as in debug.log.
    explicit LineWalker(std::int64_t skip, bool bare = false) : skip_(skip), bare_(bare) {}

    void block(std::span<const char> bytes);
    void end();

    [[nodiscard]] const AnchorList& anchors() const { return anchors_; }
    [[nodiscard]] const Counts& counts() const { return counts_; }
    [[nodiscard]] bool sawTorch() const { return sawTorch_; }

private:
    void lines(std::span<const char> whole);
    void quietTorch(std::string_view line, std::int64_t offset);
    void flushPiece();

    std::int64_t skip_;
    bool bare_;
    std::optional<AnchorScanner> scanner_;
    AnchorList anchors_;
    std::string carry_;       ///< the beginning of a line whose end has not come
    std::int64_t offset_ = 0; ///< of the next line
    std::int64_t number_ = 1; ///< of the next line
    Counts counts_;
    bool sawTorch_ = false;
    bool insideLine_ = false; ///< the beginning of the current line was scanned already
};

} // namespace triage::log
