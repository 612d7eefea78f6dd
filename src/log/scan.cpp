// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"

namespace triage::log {

struct Scanner::State
{
    ScanOptions options;
    text::LineIndexBuilder lines;
};

Scanner::Scanner(ScanOptions options) : state_(std::make_unique<State>())
{
    state_->options = std::move(options);
}

Scanner::~Scanner() = default;

void Scanner::block(std::span<const char> bytes) { state_->lines.block(bytes); }

void Scanner::end() {}

std::shared_ptr<const text::LineIndex> Scanner::index() const { return state_->lines.snapshot(); }

Result<LogEvents> Scanner::events(const text::ByteSource&, std::stop_token) const
{
    LogEvents out;
    out.file = state_->options.file;
    out.index = index();
    out.lines = out.index->lineCount();
    out.bytes = out.index->byteCount();
    return out;
}

Result<LogEvents> scanFile(const text::ByteSource& source, const ScanOptions& options, std::stop_token stop)
{
    Scanner scanner(options);
    std::vector<char> buffer(std::size_t{1} << 20);
    for (std::int64_t at = 0;;) {
        if (stop.stop_requested())
            return fail(ErrorKind::Cancelled, {});
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
