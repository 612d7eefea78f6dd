// SPDX-License-Identifier: Apache-2.0
#include "log/regions.h"

#include "text/line_end.h"

#include <algorithm>
#include <cstring>
#include <string>

namespace triage::log {
namespace {

constexpr std::int64_t before = 8 * 1024;
constexpr std::int64_t behind = 32 * 1024;
constexpr std::size_t lineLimit = 64 * 1024;
constexpr std::size_t pieceSize = 256 * 1024;

Region around(const Anchor& anchor, std::int64_t size)
{
    const bool block = anchor.kind == AnchorKind::Block || anchor.kind == AnchorKind::Line;
    const auto at = anchor.lineStart.value;
    return {std::max<std::int64_t>(0, at - (block ? before : 0)),
            std::min(size, at + (block ? behind : 2048)), anchor.lineStart, anchor.line};
}

/// Line number of the first whole line of the region, and where it starts.
struct Start
{
    std::int64_t offset = 0;
    std::int64_t line = 1;
};

Result<Start> startOf(const text::ByteSource& source, const Region& region)
{
    if (region.begin == region.known.value)
        return Start{region.begin, region.knownLine.value};
    std::string head(static_cast<std::size_t>(region.known.value - region.begin), '\0');
    const auto got = source.read(ByteOffset(region.begin), head);
    if (!got)
        return tl::unexpected(got.error());
    head.resize(*got);
    const auto newlines = std::count(head.begin(), head.end(), '\n');
    if (region.begin == 0)
        return Start{0, region.knownLine.value - newlines};
    const auto first = head.find('\n');
    if (first == std::string::npos)
        return Start{region.known.value, region.knownLine.value};
    return Start{region.begin + static_cast<std::int64_t>(first) + 1, region.knownLine.value - newlines + 1};
}

bool ascii(std::string_view text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

/// Cuts pieces into lines; what is longer than the limit is cut.
class LineCutter
{
public:
    LineCutter(Start start, text::Encoding encoding, LineEnd lineEnd, const LineSink& sink)
        : offset_(start.offset), line_(start.line), encoding_(encoding), lineEnd_(lineEnd),
          width_(text::lineEndWidth(encoding)), sink_(&sink)
    {
    }

    void piece(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const auto nl =
                lineEnd_ == LineEnd::Cr ? bytes.find('\r') : text::findLineEnd(bytes, 0, encoding_);
            const auto part = bytes.substr(0, nl);
            if (held_.size() < lineLimit)
                held_.append(part.substr(0, lineLimit - held_.size()));
            length_ += static_cast<std::int64_t>(part.size());
            if (nl == std::string_view::npos)
                return;
            give(static_cast<std::int64_t>(width_));
            bytes.remove_prefix(std::min(bytes.size(), nl + width_));
        }
    }
    void rest()
    {
        if (length_ > 0)
            give(0);
    }

private:
    void give(std::int64_t lineEnd)
    {
        if (encoding_ == text::Encoding::Utf8 || (width_ == 1 && ascii(held_)))
            (*sink_)(LineNumber(line_), ByteOffset(offset_), held_);
        else
            (*sink_)(LineNumber(line_), ByteOffset(offset_), text::toUtf8(held_, encoding_));
        ++line_;
        offset_ += length_ + lineEnd;
        length_ = 0;
        held_.clear();
    }

    std::string held_;
    std::int64_t offset_;
    std::int64_t length_ = 0;
    std::int64_t line_;
    text::Encoding encoding_;
    LineEnd lineEnd_;
    std::size_t width_; ///< of a line end, in bytes
    const LineSink* sink_;
};

} // namespace

std::vector<Region> regionsAround(const std::vector<Anchor>& anchors, std::int64_t head, std::int64_t size)
{
    std::vector<Region> out;
    out.push_back({0, std::min(head, size), ByteOffset(0), LineNumber(1)});
    for (const auto& anchor : anchors) {
        const auto next = around(anchor, size);
        if (next.begin <= out.back().end)
            out.back().end = std::max(out.back().end, next.end);
        else
            out.push_back(next);
    }
    return out;
}

Result<bool> readRegion(const text::ByteSource& source, const Region& region, text::Encoding encoding,
                        const LineSink& sink, const std::stop_token& stop, LineEnd lineEnd)
{
    const auto start = startOf(source, region);
    if (!start)
        return tl::unexpected(start.error());
    LineCutter cutter(*start, encoding, lineEnd, sink);
    const auto whole = static_cast<std::size_t>(std::max<std::int64_t>(region.end - start->offset, 0));
    std::string piece(std::min(pieceSize, whole), '\0'); // of a small file not 256 KiB of zeros
    for (std::int64_t at = start->offset; at < region.end;) {
        if (stop.stop_requested())
            return false;
        const auto want = std::min<std::int64_t>(static_cast<std::int64_t>(piece.size()), region.end - at);
        const auto got =
            source.read(ByteOffset(at), std::span<char>(piece.data(), static_cast<std::size_t>(want)));
        if (!got)
            return tl::unexpected(got.error());
        if (*got == 0)
            break;
        cutter.piece(std::string_view(piece.data(), *got));
        at += static_cast<std::int64_t>(*got);
    }
    cutter.rest();
    return true;
}

} // namespace triage::log
