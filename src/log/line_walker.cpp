// SPDX-License-Identifier: Apache-2.0
#include "log/line_walker.h"

#include "log/notices.h"
#include "log/quiet.h"

#include <cstring>

namespace triage::log {
namespace {

constexpr std::size_t carryLimit = std::size_t{1} << 20;

const char* newline(const char* from, const char* end)
{
    return static_cast<const char*>(std::memchr(from, '\n', static_cast<std::size_t>(end - from)));
}

} // namespace

void LineWalker::quietTorch(std::string_view line, std::int64_t offset)
{
    sawTorch_ = true;
    const auto tags = tagsOf(line);
    const auto notice = countNotice(tags.artifact, tags.message, counts_);
    if (!notice.empty() && offset >= skip_ && countOf(notice, counts_) <= noticesKept)
        anchors_.add({AnchorKind::Line, ByteOffset(offset), LineNumber(number_)});
}

void LineWalker::lines(std::span<const char> whole)
{
    const char* const end = whole.data() + whole.size();
    const char* run = nullptr;
    std::int64_t runLine = 0;
    const auto flush = [&](const char* to) {
        if (run && offset_ + (to - whole.data()) > skip_) {
            if (!scanner_)
                scanner_.emplace();
            scanner_->scan({run, to}, ByteOffset(offset_ + (run - whole.data())), LineNumber(runLine),
                           anchors_);
        }
        run = nullptr;
    };
    for (const char* at = whole.data(); at < end;) {
        const char* nl = newline(at, end);
        const char* next = nl ? nl + 1 : end;
        const auto size = static_cast<std::size_t>(next - at);
        const auto loudness = insideLine_ ? Loudness::Loud : loudnessOf(at, size);
        insideLine_ = false;
        if (loudness == Loudness::Loud) {
            if (!run) {
                run = at;
                runLine = number_;
            }
            if (bare_)
                countNotice({}, {at, size}, counts_);
        } else {
            flush(at);
            if (loudness == Loudness::Torch)
                quietTorch({at, size}, offset_ + (at - whole.data()));
        }
        ++number_;
        at = next;
    }
    flush(end);
    offset_ += static_cast<std::int64_t>(whole.size());
}

void LineWalker::flushPiece()
{
    lines(carry_);
    --number_; // the same line goes on
    insideLine_ = true;
    carry_.clear();
}

void LineWalker::block(std::span<const char> bytes)
{
    const char* at = bytes.data();
    const char* const end = at + bytes.size();
    if (!carry_.empty() || insideLine_) {
        const char* nl = newline(at, end);
        const char* to = nl ? nl + 1 : end;
        carry_.append(at, to);
        at = to;
        if (nl) {
            lines(carry_);
            carry_.clear();
        } else if (carry_.size() > carryLimit) {
            flushPiece();
        }
    }
    if (at == end)
        return;
    const auto* last = static_cast<const char*>(memrchr(at, '\n', static_cast<std::size_t>(end - at)));
    if (last) {
        lines({at, last + 1});
        at = last + 1;
    }
    carry_.assign(at, end);
    if (carry_.size() > carryLimit)
        flushPiece();
}

void LineWalker::end()
{
    if (!carry_.empty())
        lines(carry_);
    carry_.clear();
}

} // namespace triage::log
