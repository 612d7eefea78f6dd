// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"

#include "log/event_parser.h"
#include "log/line_walker.h"
#include "log/regions.h"
#include "log/wrapped.h"
#include "text/line_end.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>

namespace triage::log {
namespace {

constexpr std::int64_t wholeFile = std::int64_t{4} << 20; ///< smaller files are parsed from end to end

bool wide(text::Encoding encoding)
{
    return text::lineEndWidth(encoding) > 1;
}

/// The parser reads through any prefix but only parts of a big file, the walker all of it.
Counts more(const Counts& a, const Counts& b)
{
    return {std::max(a.graphBreaks, b.graphBreaks), std::max(a.restarts, b.restarts),
            std::max(a.recompiles, b.recompiles), std::max(a.guardFailures, b.guardFailures)};
}

/// Readers of logs without an LF count CRs; line numbers count LFs, for everybody.
void numberByLf(LogEvents& out)
{
    for (Event& event : out.events) {
        event.line = event.first = event.last = LineNumber(1);
        for (DetailLine& detail : event.detail)
            detail.line = LineNumber(1);
    }
}

} // namespace

struct Scanner::State
{
    explicit State(ScanOptions o) : options(std::move(o)), walker(wholeFile, options.kind == LogKind::Debug)
    {
    }

    ScanOptions options;
    std::unique_ptr<text::LineIndexBuilder> index;
    LineWalker walker;
    text::Encoding encoding = text::Encoding::Utf8;
    std::size_t bom = 0;
    std::optional<std::size_t> wrapWidth; ///< of a text copied from a terminal
    bool onlyNul = true;
    bool sawCr = false;

    /// Lines that only CRs part: there is no LF but perhaps at the very end.
    [[nodiscard]] bool partedByCr() const { return sawCr && index->newlines() <= 1; }
    void start(std::span<const char> bytes)
    {
        const auto head = bytes.first(std::min<std::size_t>(bytes.size(), 64 * 1024));
        encoding = text::detectEncoding(head);
        bom = text::bomLength(head);
        wrapWidth = wrapWidthOf({head.data(), head.size()});
        index = std::make_unique<text::LineIndexBuilder>(encoding);
    }
    Result<bool> parse(const text::ByteSource& source, EventParser& parser, LogEvents& out,
                       const std::stop_token& stop) const;
    Result<bool> parseWhole(const text::ByteSource& source, EventParser& parser, LogEvents& out,
                            const std::stop_token& stop) const;
};

Scanner::Scanner(ScanOptions options) : state_(std::make_unique<State>(std::move(options))) {}

Scanner::~Scanner() = default;

void Scanner::block(std::span<const char> bytes)
{
    if (bytes.empty())
        return;
    if (!state_->index)
        state_->start(bytes);
    state_->index->block(bytes);
    if (state_->onlyNul)
        state_->onlyNul = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == '\0'; });
    state_->sawCr = state_->sawCr || std::memchr(bytes.data(), '\r', bytes.size()) != nullptr;
    if (!wide(state_->encoding))
        state_->walker.block(bytes);
}

void Scanner::end()
{
    state_->walker.end();
}

std::shared_ptr<const text::LineIndex> Scanner::index() const
{
    return state_->index ? state_->index->snapshot() : text::LineIndexBuilder().snapshot();
}

/// From end to end, whatever its size: what anchors cannot be looked for in.
Result<bool> Scanner::State::parseWhole(const text::ByteSource& source, EventParser& parser, LogEvents& out,
                                        const std::stop_token& stop) const
{
    const bool cr = partedByCr();
    const auto sink = [&](LineNumber n, ByteOffset at, std::string_view line) {
        if (cr && line.ends_with('\n')) // the file's last byte
            line.remove_suffix(1);
        parser.line(n, at, line);
    };
    return readRegion(source, {0, out.bytes, ByteOffset(0), LineNumber(1)}, encoding, sink, std::move(stop),
                      cr ? LineEnd::Cr : LineEnd::Lf);
}

Result<bool> Scanner::State::parse(const text::ByteSource& source, EventParser& parser, LogEvents& out,
                                   const std::stop_token& stop) const
{
    if (wide(encoding) || partedByCr()) {
        const auto done = parseWhole(source, parser, out, stop);
        out.completedCalls = parser.completedCalls();
        return done;
    }
    const auto size = out.bytes;
    const auto skip = static_cast<std::int64_t>(bom);
    const LineSink feed = [&](LineNumber n, ByteOffset at, std::string_view line) {
        parser.line(n, at,
                    at.value == 0
                        ? line.substr(std::min<std::size_t>(static_cast<std::size_t>(skip), line.size()))
                        : line);
    };
    Unwrapper unwrapper(wrapWidth.value_or(0), feed);
    const LineSink sink =
        wrapWidth ? [&](LineNumber n, ByteOffset at, std::string_view line) { unwrapper.line(n, at, line); }
                  : feed;
    std::int64_t callsInHead = -1;
    for (const auto& region : regionsAround(walker.anchors().all(), wholeFile + (64 << 10), size)) {
        if (region.begin > 0)
            parser.gap();
        const auto done = readRegion(source, region, encoding, sink, stop);
        unwrapper.flush();
        if (!done || !*done)
            return done;
        if (callsInHead < 0)
            callsInHead = parser.completedCalls();
    }
    out.completedCalls = callsInHead;
    return true;
}

Result<LogEvents> Scanner::events(const text::ByteSource& source, const std::stop_token& stop) const
{
    LogEvents out;
    out.file = state_->options.file;
    out.index = index();
    out.lines = out.index->lineCount();
    out.bytes = out.index->byteCount();
    out.encoding = state_->encoding;
    out.allNul = state_->onlyNul && out.bytes > 0;
    if (out.allNul || out.bytes == 0)
        return out;
    EventParser parser(state_->options);
    const auto done = state_->parse(source, parser, out, stop);
    if (!done)
        return tl::unexpected(done.error());
    if (!*done)
        return fail(ErrorKind::Cancelled, QT_TRANSLATE_NOOP("engine", "Reading the log was cancelled."));
    const auto callsInHead = out.completedCalls;
    parser.finish(out);
    if (state_->partedByCr())
        numberByLf(out);
    if (!wide(state_->encoding) && !state_->partedByCr()) { // the parser saw parts, the walker everything
        const auto& walker = state_->walker;
        out.counts = more(out.counts, walker.counts());
        out.completedCalls = callsInHead + walker.anchors().count(AnchorKind::Call);
        out.hasTorchLogLines = out.hasTorchLogLines || walker.sawTorch();
    }
    return out;
}

Result<LogEvents> scanFile(const text::ByteSource& source, const ScanOptions& options,
                           const std::stop_token& stop)
{
    Scanner scanner(options);
    constexpr std::int64_t block = 256 * 1024;
    std::vector<char> buffer(static_cast<std::size_t>(std::clamp<std::int64_t>(source.size(), 1, block)));
    for (std::int64_t at = 0;;) {
        if (stop.stop_requested())
            return fail(ErrorKind::Cancelled, QT_TRANSLATE_NOOP("engine", "Reading the log was cancelled."));
        const auto got = source.read(ByteOffset(at), buffer);
        if (!got)
            return tl::unexpected(got.error());
        if (*got == 0)
            break;
        scanner.block(std::span<const char>(buffer.data(), *got));
        at += static_cast<std::int64_t>(*got);
    }
    scanner.end();
    return scanner.events(source, stop);
}

} // namespace triage::log
