// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/anchors.h"

#include <optional>
#include <string>

namespace triage::log {

/// The first pass: walks over the lines of a file as its blocks come, passes runs of loud lines to the
/// anchors, counts on quiet ones. Holds at most one unfinished line.
class LineWalker
{
public:
    /// Anchors are looked for behind the first `skip` bytes only; what is before is read again anyway.
    explicit LineWalker(std::int64_t skip) : skip_(skip) {}

    void block(std::span<const char> bytes);
    void end();

    [[nodiscard]] const AnchorList& anchors() const { return anchors_; }
    [[nodiscard]] std::int64_t graphBreaks() const { return graphBreaks_; }
    [[nodiscard]] std::int64_t recompiles() const { return recompiles_; }
    [[nodiscard]] bool sawTorch() const { return sawTorch_; }

private:
    void lines(std::span<const char> whole);
    void quietTorch(std::string_view line);
    void flushPiece();

    std::int64_t skip_;
    std::optional<AnchorScanner> scanner_;
    AnchorList anchors_;
    std::string carry_;       ///< the beginning of a line whose end has not come
    std::int64_t offset_ = 0; ///< of the next line
    std::int64_t number_ = 1; ///< of the next line
    std::int64_t graphBreaks_ = 0;
    std::int64_t recompiles_ = 0;
    bool sawTorch_ = false;
    bool insideLine_ = false; ///< the beginning of the current line was scanned already
};

} // namespace triage::log
