// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <vector>

namespace triage::log {

/// What an anchor promises. Each has its own list, so that a flood of one hides no other.
enum class AnchorKind : std::uint8_t {
    Block,     ///< a traceback, a native error block, a signal
    Line,      ///< a line that may report an error
    Milestone, ///< of npugraph_ex
    Statement, ///< a plain line that may state a symptom
    Call,      ///< a whole call of a compiled function: counted, the ends kept
};
inline constexpr std::size_t anchorKinds = 5;

struct Anchor
{
    AnchorKind kind = AnchorKind::Line;
    ByteOffset lineStart;
    LineNumber line;
};

/// The first and last 1,000 anchors of every kind.
class AnchorList
{
public:
    static constexpr std::size_t keep = 1000;
    void add(const Anchor& anchor);
    /// In file order.
    [[nodiscard]] std::vector<Anchor> all() const;
    [[nodiscard]] std::int64_t count(AnchorKind kind) const
    {
        return lists_[static_cast<std::size_t>(kind)].count;
    }

private:
    struct List
    {
        std::vector<Anchor> first;
        std::deque<Anchor> last;
        std::int64_t count = 0;
    };
    std::array<List, anchorKinds> lists_;
};

/// The expressions behind the anchors, for a test: vectorscan 5.4.9 was seen to lose matches of single
/// expressions on some processors, so another engine has to agree.
struct AnchorPattern
{
    const char* expression; ///< a regular expression over one line
    AnchorKind kind = AnchorKind::Line;
};
std::span<const AnchorPattern> anchorPatterns();

/// All anchors as one multi-pattern database. Compiled once and shared; each scanner has its own scratch.
class AnchorScanner
{
public:
    AnchorScanner();
    ~AnchorScanner();
    AnchorScanner(const AnchorScanner&) = delete;
    AnchorScanner& operator=(const AnchorScanner&) = delete;

    /// Scans whole lines that lie at `offset` of the file; the first is `line`.
    void scan(std::span<const char> lines, ByteOffset offset, LineNumber line, AnchorList& into);

private:
    struct Scratch;
    std::unique_ptr<Scratch> scratch_;
};

} // namespace triage::log
