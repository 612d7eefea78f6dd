// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"

#include "log/event_parser.h"
#include "log/line_walker.h"
#include "log/regions.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::log {
namespace {

constexpr std::int64_t wholeFile = std::int64_t{4} << 20;   ///< smaller files are parsed from end to end
constexpr std::int64_t wholeUtf16 = std::int64_t{64} << 20; ///< UTF-16 is decoded up to here

bool wide(text::Encoding encoding)
{
    return encoding == text::Encoding::Utf16Le || encoding == text::Encoding::Utf16Be;
}

/// Bytes a UTF-8 text takes in UTF-16.
std::int64_t wideSize(std::string_view utf8)
{
    std::int64_t units = 0;
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        units += (byte & 0xC0U) == 0x80U ? 0 : byte >= 0xF0U ? 2 : 1;
    }
    return units * 2;
}

/// The parser reads through any prefix but only parts of a big file, the walker all of it.
Counts more(const Counts& a, const Counts& b)
{
    return {std::max(a.graphBreaks, b.graphBreaks), std::max(a.restarts, b.restarts),
            std::max(a.recompiles, b.recompiles), std::max(a.guardFailures, b.guardFailures)};
}

Result<std::string> readAll(const text::ByteSource& source, std::int64_t limit)
{
    std::string bytes(static_cast<std::size_t>(std::min(source.size(), limit)), '\0');
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto got =
            source.read(ByteOffset(static_cast<std::int64_t>(at)), std::span<char>(bytes).subspan(at));
        if (!got)
            return tl::unexpected(got.error());
        if (*got == 0)
            break;
        at += *got;
    }
    bytes.resize(at);
    return bytes;
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
    bool onlyNul = true;

    void start(std::span<const char> bytes)
    {
        const auto head = bytes.first(std::min<std::size_t>(bytes.size(), 64 * 1024));
        encoding = text::detectEncoding(head);
        bom = text::bomLength(head);
        index = std::make_unique<text::LineIndexBuilder>(encoding);
    }
    Result<bool> parse(const text::ByteSource& source, EventParser& parser, LogEvents& out,
                       std::stop_token stop) const;
    Result<bool> parseWide(const text::ByteSource& source, EventParser& parser, LogEvents& out) const;
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

Result<bool> Scanner::State::parseWide(const text::ByteSource& source, EventParser& parser,
                                       LogEvents& out) const
{
    const auto bytes = readAll(source, wholeUtf16);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (source.size() > wholeUtf16)
        out.unread.emplace_back(
            QT_TRANSLATE_NOOP("engine",
                              "%1 is UTF-16 and larger than 64 MiB; what lies behind that was not searched."),
            std::vector<std::string>{options.file});
    const auto decoded = text::toUtf8(*bytes, encoding);
    std::string_view rest = decoded;
    std::int64_t offset = static_cast<std::int64_t>(bom);
    for (std::int64_t number = 1; !rest.empty(); ++number) {
        const auto nl = rest.find('\n');
        const auto text = rest.substr(0, nl);
        parser.line(LineNumber(number), ByteOffset(offset), text);
        offset += wideSize(text) + 2;
        rest.remove_prefix(nl == std::string_view::npos ? rest.size() : nl + 1);
    }
    return true;
}

Result<bool> Scanner::State::parse(const text::ByteSource& source, EventParser& parser, LogEvents& out,
                                   std::stop_token stop) const
{
    if (wide(encoding))
        return parseWide(source, parser, out);
    const auto size = out.bytes;
    const auto skip = static_cast<std::int64_t>(bom);
    const auto sink = [&](LineNumber n, ByteOffset at, std::string_view line) {
        parser.line(n, at,
                    at.value == 0
                        ? line.substr(std::min<std::size_t>(static_cast<std::size_t>(skip), line.size()))
                        : line);
    };
    std::int64_t callsInHead = -1;
    for (const auto& region : regionsAround(walker.anchors().all(), wholeFile + (64 << 10), size)) {
        if (region.begin > 0)
            parser.gap();
        const auto done = readRegion(source, region, encoding, sink, stop);
        if (!done || !*done)
            return done;
        if (callsInHead < 0)
            callsInHead = parser.completedCalls();
    }
    out.completedCalls = callsInHead;
    return true;
}

Result<LogEvents> Scanner::events(const text::ByteSource& source, std::stop_token stop) const
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
    if (!wide(state_->encoding)) { // of a big file the parser saw parts, the walker everything
        const auto& walker = state_->walker;
        out.counts = more(out.counts, walker.counts());
        out.completedCalls = callsInHead + walker.anchors().count(AnchorKind::Call);
        out.hasTorchLogLines = out.hasTorchLogLines || walker.sawTorch();
    }
    return out;
}

Result<LogEvents> scanFile(const text::ByteSource& source, const ScanOptions& options, std::stop_token stop)
{
    Scanner scanner(options);
    std::vector<char> buffer(std::size_t{256} * 1024);
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
