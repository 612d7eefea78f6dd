// SPDX-License-Identifier: Apache-2.0
#include "text/filter/file_search.h"

#include "text/byte_source.h"
#include "text/encoding.h"
#include "text/line_end.h"
#include "text/utf8.h"

#include <algorithm>

namespace triage::text {
namespace {

constexpr std::size_t headSize = 64 * 1024;
constexpr std::int64_t lookedAt = 64 * 1024; ///< bytes of a line that are looked at for what is shown of it
constexpr std::size_t mostShown = 400;       ///< bytes
constexpr std::size_t leadIn = 80;           ///< bytes before the match in a line that is cut
constexpr std::int64_t smallFile = 4 << 20;  ///< not worth a second thread
constexpr std::size_t mostPending = 200;     ///< hits handed on at once

/// Tensors, libraries and the like: more than one byte in thirty is a control sign no log uses.
bool isNoText(std::string_view head, Encoding encoding)
{
    if (lineEndWidth(encoding) > 1)
        return false;
    const auto strange = std::count_if(head.begin(), head.end(), [](char c) {
        return (c >= 0 && c < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\x1b' && c != '\f' &&
                c != '\b') ||
               c == 0x7F;
    });
    return strange > std::ssize(head) / 30;
}

/// Of a file that is not searched.
FileNews endOf(std::size_t file, bool notText, std::optional<Error> error)
{
    FileNews news;
    news.file = file;
    news.ended = true;
    news.notText = notText;
    news.error = std::move(error);
    return news;
}

/// Not into the middle of a character.
std::size_t characterStart(std::string_view text, std::size_t at)
{
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
        ++at;
    return at;
}

class OneFile
{
public:
    OneFile(std::size_t number, const ByteSource& source, Encoding encoding, const LineFilter& filter,
            const FileSearchOptions& options, const std::function<void(FileNews)>& news)
        : source_(source), encoding_(encoding), filter_(filter), options_(options), news_(news)
    {
        pending_.file = number;
    }

    void take(std::span<const FoundLine> lines)
    {
        for (const FoundLine& line : lines) {
            ++pending_.matches;
            if (pending_.matches <= options_.mostHits)
                pending_.hits.push_back(hit(line));
            if (pending_.hits.size() >= mostPending)
                handOn();
        }
    }

    void end(std::optional<Error> error, bool incomplete)
    {
        pending_.ended = true;
        pending_.incomplete = incomplete;
        pending_.error = std::move(error);
        handOn();
    }

    void handOn()
    {
        FileNews next;
        next.file = pending_.file;
        next.matches = pending_.matches;
        news_(std::exchange(pending_, std::move(next)));
    }

private:
    [[nodiscard]] FileHit hit(const FoundLine& line) const
    {
        std::string raw(static_cast<std::size_t>(std::min(line.size, lookedAt)), '\0');
        raw.resize(source_.read(line.begin, raw).value_or(0));
        std::string text = toUtf8(raw, encoding_);
        while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
            text.pop_back();
        const auto matches = filter_.highlights(text);
        std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
        if (!matches.empty() && matches.front().begin > begin + mostShown / 2)
            begin = characterStart(text, matches.front().begin - leadIn);
        const std::size_t end = characterStart(text, std::min(text.size(), begin + mostShown));
        FileHit hit{line.number, text.substr(begin, end - begin), {}};
        for (const Match& match : matches) {
            if (match.begin >= begin && match.begin < end)
                hit.matches.push_back({match.begin - begin, std::min(match.size, end - match.begin)});
        }
        return hit;
    }

    const ByteSource& source_;
    Encoding encoding_;
    const LineFilter& filter_;
    const FileSearchOptions& options_;
    const std::function<void(FileNews)>& news_;
    FileNews pending_;
};

} // namespace

void searchFiles(const std::vector<std::filesystem::path>& files, const LineFilter& filter,
                 const FileSearchOptions& options, const std::function<void(FileNews)>& news,
                 const std::stop_token& stop)
{
    std::int64_t before = 0;
    for (std::size_t i = 0; i < files.size() && !stop.stop_requested(); ++i) {
        const auto source = openFile(files[i]);
        if (!source) {
            news(endOf(i, false, source.error()));
            continue;
        }
        std::string head(headSize, '\0');
        head.resize((*source)->read(ByteOffset{0}, head).value_or(0));
        const std::int64_t size = (*source)->size();
        FilterOptions how;
        how.encoding = detectEncoding(head);
        how.threads = size > smallFile ? options.threads : 1;
        if (options.progress)
            how.progress = [&options, before](const Progress& p) { options.progress(before + p.done); };
        if (isNoText(head, how.encoding)) {
            news(endOf(i, true, std::nullopt));
        } else {
            OneFile file(i, **source, how.encoding, filter, options, news);
            const auto ran = filter.run(
                **source, how, [&file](std::span<const FoundLine> lines) { file.take(lines); }, stop);
            file.end(ran ? std::nullopt : std::optional(ran.error()), ran && ran->incomplete);
        }
        before += size;
    }
}

} // namespace triage::text
