// SPDX-License-Identifier: Apache-2.0
#include "view/rows.h"

#include "text/line_end.h"
#include "view/document.h"
#include "view/fold/folds.h"
#include "view/highlighter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace triage::view {
namespace {

/// Lines up to this are laid out whole without a look at what they hold.
constexpr std::int64_t shortLine = 1024;
constexpr std::size_t mostColoured = 512; ///< lines whose colours are kept

std::int64_t unitSize(text::Encoding encoding)
{
    return static_cast<std::int64_t>(text::lineEndWidth(encoding));
}

std::string readFrom(const Document& document, ByteOffset from, std::int64_t size)
{
    std::string bytes(static_cast<std::size_t>(std::max<std::int64_t>(0, size)), '\0');
    bytes.resize(document.source().read(from, bytes).value_or(0));
    return bytes;
}

text::LineSpan withoutCarriageReturn(const Document& document, text::LineSpan span)
{
    const std::int64_t unit = unitSize(document.encoding());
    if (span.size() < unit)
        return span;
    const std::string tail = readFrom(document, ByteOffset{span.end.value - unit}, unit);
    if (text::isAscii(tail, '\r', document.encoding()))
        span.end.value -= unit;
    return span;
}

} // namespace

void Rows::setDocument(const Document* document)
{
    document_ = document;
    invalidate();
}

void Rows::invalidate()
{
    valid_ = false;
    rows_.clear();
    before_.clear();
    coloured_.clear();
}

const std::vector<Row>& Rows::get(const RowsRequest& request)
{
    if (valid_ && request == request_)
        return rows_;
    before_ = request.look == request_.look ? std::move(rows_) : std::vector<Row>{};
    rows_.clear();
    if (coloured_.size() > mostColoured)
        coloured_.clear();
    request_ = request;
    widest_ = 0;
    valid_ = true;
    if (document_ && request.count > 0)
        folds_.active() ? makeFolded(request) : make(request);
    before_.clear();
    return rows_;
}

void Rows::make(const RowsRequest& request)
{
    // One more than is shown: it tells where the last one's successor starts.
    const auto [spans, error] =
        text::spansSoFar(document_->source(), *document_->index(), request.top, request.count + 1);
    std::int64_t firstPart = request.topPart;
    for (std::size_t i = 0; i < spans.size() && std::ssize(rows_) < request.count; ++i) {
        const std::int64_t next = i + 1 < spans.size() ? spans[i + 1].begin.value : behind(spans[i]);
        addLine(spans[i], next, firstPart, request);
        firstPart = 0;
    }
    const std::int64_t lines = document_->lineCount();
    for (std::int64_t line = request.top.value + std::ssize(spans);
         error && line <= lines && std::ssize(rows_) < request.count; ++line)
        addUnread(LineNumber{line}, *error);
}

/// Line by line: what is hidden between two of them is not read.
void Rows::makeFolded(const RowsRequest& request)
{
    std::int64_t firstPart = request.topPart;
    for (std::optional<LineNumber> line = request.top; line && std::ssize(rows_) < request.count;
         line = folds_.next(*line)) {
        const auto [spans, error] = text::spansSoFar(document_->source(), *document_->index(), *line, 2);
        if (spans.empty() && !error)
            return;
        if (spans.empty()) {
            addUnread(*line, *error);
            continue;
        }
        const std::int64_t next = spans.size() > 1 ? spans.back().begin.value : behind(spans.front());
        addLine(spans.front(), next, firstPart, request);
        firstPart = 0;
    }
}

/// Where the line after it starts, or the file ends.
std::int64_t Rows::behind(const text::LineSpan& span) const
{
    if (span.number.value >= document_->lineCount())
        return document_->index()->byteCount();
    return span.end.value + unitSize(document_->encoding());
}

/// A line of which only the number is known.
void Rows::addUnread(LineNumber line, const Error& error)
{
    Row row;
    row.line = {line, ByteOffset{-1}, ByteOffset{-1}};
    row.next = -1;
    row.begin = row.end = ByteOffset{-1};
    row.unread = error;
    rows_.push_back(std::move(row));
}

void Rows::addLine(const text::LineSpan& span, std::int64_t next, std::int64_t firstPart,
                   const RowsRequest& request)
{
    Row row;
    row.line = withoutCarriageReturn(*document_, span);
    row.next = next;
    row.foldable = folds_.canFold(span.number);
    row.hidden = folds_.hiddenBehind(span.number);
    if (request.wrap)
        return addParts(std::move(row), firstPart, request);
    row.begin = row.line.begin;
    row.end = row.line.end;
    const std::int64_t size = row.line.size();
    const bool whole = size <= shortLine || (size <= wholeLine && !isPlain(row.line));
    if (!whole)
        cutToWindow(row, request);
    addRow(std::move(row), request);
}

void Rows::addParts(Row row, std::int64_t firstPart, const RowsRequest& request)
{
    const WrapParts parts = partsOf(row.line, request);
    const std::int64_t start = row.line.begin.value;
    for (std::int64_t part = std::min(firstPart, parts.count - 1);
         part < parts.count && std::ssize(rows_) < request.count; ++part) {
        row.part = part;
        row.last = part + 1 == parts.count;
        row.begin = ByteOffset{start + parts.start(part)};
        row.end = row.last ? row.line.end : ByteOffset{start + parts.start(part + 1)};
        addRow(row, request);
    }
}

/// Of a long line what is seen, and a little more.
void Rows::cutToWindow(Row& row, const RowsRequest& request)
{
    const std::int64_t unit = unitSize(document_->encoding());
    const std::int64_t size = row.line.size();
    const std::int64_t start = row.line.begin.value;
    const std::int64_t from = std::min(size, std::max<std::int64_t>(0, request.firstColumn - 8) * unit);
    const std::int64_t most = (request.columns * 2 + 64) * unit; // CJK takes three bytes for two columns
    std::int64_t skip = 0;
    if (from > 0 && document_->encoding() != text::Encoding::Latin1) {
        const std::string head = read(ByteOffset{start + from}, std::min<std::int64_t>(size - from, 64));
        skip = static_cast<std::int64_t>(characterStart(head, 0, document_->encoding()));
    }
    row.begin = ByteOffset{start + std::min(size, from + skip)};
    row.end = ByteOffset{std::min(row.line.end.value, row.begin.value + most)};
    row.column = (row.begin.value - start) / unit;
    widest_ = std::max(widest_, size / unit);
}

void Rows::addRow(Row row, const RowsRequest& request)
{
    const auto same = std::find_if(before_.begin(), before_.end(), [&row](const Row& r) {
        return r.layout && r.begin == row.begin && r.end == row.end && r.line == row.line;
    });
    if (same != before_.end()) {
        row.text = std::move(same->text);
        row.level = same->level;
        row.layout = std::move(same->layout);
    } else {
        lost_.reset();
        layOut(row, request.look);
        row.unread = std::exchange(lost_, std::nullopt);
        if (row.unread)
            row.layout.reset();
    }
    const double width = row.layout ? row.layout->width() : 0;
    const double column = std::max(1.0, QFontMetricsF(request.look.font).horizontalAdvance(QLatin1Char('0')));
    widest_ = std::max(widest_, row.column + static_cast<std::int64_t>(std::ceil(width / column)));
    rows_.push_back(std::move(row));
}

std::string Rows::read(ByteOffset from, std::int64_t size) const
{
    std::string bytes(static_cast<std::size_t>(std::max<std::int64_t>(0, size)), '\0');
    const auto got = document_->source().read(from, bytes);
    if (!got)
        lost_ = got.error();
    bytes.resize(got.value_or(0));
    return bytes;
}

std::optional<text::LineSpan> Rows::spanOf(const Document& document, LineNumber line)
{
    const auto spans = text::lineSpans(document.source(), *document.index(), line, 1);
    if (!spans || spans->empty())
        return std::nullopt;
    return withoutCarriageReturn(document, spans->front());
}

/// Only printable ASCII: a byte is a column, wherever one looks into the line.
bool Rows::isPlain(const text::LineSpan& span) const
{
    if (unitSize(document_->encoding()) > 1)
        return false;
    const std::string bytes = read(span.begin, span.size());
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

WrapParts Rows::partsOf(const text::LineSpan& span, const RowsRequest& request) const
{
    const std::int64_t columns = std::max(8, request.columns);
    if (span.size() <= wholeLine)
        return wrapParts(makeRowText(read(span.begin, span.size()), document_->encoding(), request.look.text),
                         columns, request.look.tabWidth);
    WrapParts parts;
    parts.stride = columns * unitSize(document_->encoding());
    parts.count = (span.size() + parts.stride - 1) / parts.stride;
    return parts;
}

std::int64_t Rows::partCount(LineNumber line, const RowsRequest& request) const
{
    const auto span = spanOf(*document_, line);
    return span ? partsOf(*span, request).count : 1;
}

std::int64_t Rows::partOf(LineNumber line, ByteOffset place, const RowsRequest& request) const
{
    const auto span = spanOf(*document_, line);
    return span ? partsOf(*span, request).partOf(std::max<std::int64_t>(0, place.value - span->begin.value))
                : 0;
}

} // namespace triage::view
