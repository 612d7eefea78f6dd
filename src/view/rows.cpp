// SPDX-License-Identifier: Apache-2.0
#include "view/rows.h"

#include "view/document.h"
#include "view/highlighter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace triage::view {
namespace {

/// Lines up to this are laid out whole without a look at what they hold.
constexpr std::int64_t shortLine = 1024;
/// Of a line too long to be laid out whole this much is coloured; of one whose head is not seen just enough
/// to tell its level.
constexpr std::int64_t longLineHead = 4 * 1024;
constexpr std::int64_t levelHead = 256;
constexpr std::size_t mostColoured = 512; ///< lines whose colours are kept
constexpr double veryWide = 1'000'000;    // pixels; Qt's fixed point ends at 33 million

std::int64_t unitSize(text::Encoding encoding)
{
    return encoding == text::Encoding::Utf16Le || encoding == text::Encoding::Utf16Be ? 2 : 1;
}

QList<QTextLayout::FormatRange> formatsOf(const Row& row, const LineColours& colours,
                                          const Highlighter& highlighter)
{
    QList<QTextLayout::FormatRange> ranges;
    const std::int64_t shift = row.begin.value - row.line.begin.value;
    const auto add = [&ranges](int begin, int end, const QTextCharFormat& format) {
        if (end > begin)
            ranges.push_back({begin, end - begin, format});
    };
    for (const LineFormat& format : colours.formats) {
        if (format.end > shift)
            add(row.text.unitAt(std::max<std::int64_t>(0, format.begin - shift)),
                row.text.unitAt(format.end - shift), format.format);
    }
    for (const AnsiRun& run : row.text.ansi)
        add(run.begin, run.end, highlighter.ansiFormat(run));
    for (const auto& [begin, end] : row.text.signs)
        add(begin, end, highlighter.signFormat());
    return ranges;
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
    const bool little = document.encoding() == text::Encoding::Utf16Le;
    if (tail == (unit == 1 ? std::string_view("\r")
                           : (little ? std::string_view("\r\0", 2) : std::string_view("\0\r", 2))))
        span.end.value -= unit;
    return span;
}

} // namespace

double Row::xOf(ByteOffset place, double columnWidth) const
{
    const double left = static_cast<double>(column) * columnWidth;
    if (!layout || place < begin)
        return place < begin
                   ? std::max(0.0, left - static_cast<double>(begin.value - place.value) * columnWidth)
                   : left;
    const double beyond =
        static_cast<double>(std::max<std::int64_t>(0, place.value - end.value)) * columnWidth;
    return left + layout->lineAt(0).cursorToX(text.unitAt(place.value - begin.value)) + beyond;
}

ByteOffset Row::placeAt(double x, double columnWidth) const
{
    if (!layout)
        return begin;
    const int unit = layout->lineAt(0).xToCursor(x - static_cast<double>(column) * columnWidth);
    const auto at = static_cast<std::size_t>(std::clamp(unit, 0, static_cast<int>(text.text.size())));
    return ByteOffset{begin.value + text.bytes[at]};
}

/// How a line is cut into rows: at these bytes (from its start), or, where it is long, every so many.
struct Rows::Parts
{
    std::vector<std::int64_t> starts;
    std::int64_t stride = 0;
    std::int64_t count = 1;

    [[nodiscard]] std::int64_t start(std::int64_t part) const
    {
        return stride > 0 ? part * stride : starts[static_cast<std::size_t>(part)];
    }
    [[nodiscard]] std::int64_t partOf(std::int64_t at) const
    {
        if (stride > 0)
            return std::min(at / stride, count - 1);
        return std::upper_bound(starts.begin() + 1, starts.end(), at) - starts.begin() - 1;
    }
};

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
    const bool sameLook = request.font == request_.font && request.tabWidth == request_.tabWidth;
    before_ = sameLook ? std::move(rows_) : std::vector<Row>{};
    rows_.clear();
    if (coloured_.size() > mostColoured)
        coloured_.clear();
    request_ = request;
    widest_ = 0;
    valid_ = true;
    if (document_ && request.count > 0)
        make(request);
    before_.clear();
    return rows_;
}

void Rows::make(const RowsRequest& request)
{
    // One more than is shown: it tells where the last one's successor starts.
    const auto spans =
        text::lineSpans(document_->source(), *document_->index(), request.top, request.count + 1);
    if (!spans)
        return;
    std::int64_t firstPart = request.topPart;
    for (std::size_t i = 0; i < spans->size() && std::ssize(rows_) < request.count; ++i) {
        const std::int64_t next =
            i + 1 < spans->size() ? (*spans)[i + 1].begin.value : document_->index()->byteCount();
        addLine((*spans)[i], next, firstPart, request);
        firstPart = 0;
    }
}

void Rows::addLine(const text::LineSpan& span, std::int64_t next, std::int64_t firstPart,
                   const RowsRequest& request)
{
    Row row;
    row.line = withoutCarriageReturn(*document_, span);
    row.next = next;
    const std::int64_t unit = unitSize(document_->encoding());
    const std::int64_t size = row.line.size();
    const std::int64_t start = row.line.begin.value;
    if (request.wrap) {
        const Parts parts = partsOf(row.line, request);
        for (std::int64_t part = std::min(firstPart, parts.count - 1);
             part < parts.count && std::ssize(rows_) < request.count; ++part) {
            row.part = part;
            row.last = part + 1 == parts.count;
            row.begin = ByteOffset{start + parts.start(part)};
            row.end = row.last ? row.line.end : ByteOffset{start + parts.start(part + 1)};
            addRow(row, request);
        }
        return;
    }
    row.begin = row.line.begin;
    row.end = row.line.end;
    const bool whole = size <= shortLine || (size <= wholeLine && !isPlain(row.line));
    if (!whole) {
        const std::int64_t from = std::min(size, std::max<std::int64_t>(0, request.firstColumn - 8) * unit);
        const std::int64_t most = (request.columns * 2 + 64) * unit; // CJK takes three bytes for two columns
        const std::string head = read(ByteOffset{start + from}, std::min<std::int64_t>(size - from, 64));
        const auto skip =
            from == 0 ? 0
                      : static_cast<std::int64_t>(text::Encoding::Latin1 == document_->encoding()
                                                      ? 0
                                                      : characterStart(head, 0, document_->encoding()));
        row.begin = ByteOffset{start + std::min(size, from + skip)};
        row.end = ByteOffset{std::min(row.line.end.value, row.begin.value + most)};
        row.column = (row.begin.value - start) / unit;
        widest_ = std::max(widest_, size / unit);
    }
    addRow(std::move(row), request);
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
        layOut(row, request);
    }
    const double width = row.layout->lineAt(0).naturalTextWidth();
    const double column = std::max(1.0, QFontMetricsF(request.font).horizontalAdvance(QLatin1Char('0')));
    widest_ = std::max(widest_, row.column + static_cast<std::int64_t>(std::ceil(width / column)));
    rows_.push_back(std::move(row));
}

void Rows::layOut(Row& row, const RowsRequest& request) const
{
    const std::string raw = read(row.begin, row.end.value - row.begin.value);
    std::string_view shown = raw;
    const bool bom = row.begin.value == 0;
    row.text = makeRowText(bom ? shown.substr(std::min(shown.size(), text::bomLength(shown))) : shown,
                           document_->encoding());
    if (const auto skipped = static_cast<int>(bom ? text::bomLength(shown) : 0); skipped > 0) {
        for (int& byte : row.text.bytes)
            byte += skipped;
    }
    const LineColours& colours = coloursOf(row);
    row.level = colours.level;

    const double column = QFontMetricsF(request.font).horizontalAdvance(QLatin1Char('0'));
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(column * request.tabWidth);
    option.setFlags(QTextOption::IncludeTrailingSpaces);
    row.layout = std::make_shared<QTextLayout>(row.text.text, request.font);
    row.layout->setTextOption(option);
    row.layout->setCacheEnabled(true);
    row.layout->setFormats(formatsOf(row, colours, highlighter_));
    row.layout->beginLayout();
    QTextLine line = row.layout->createLine();
    if (line.isValid()) {
        line.setLineWidth(veryWide);
        line.setPosition({0, 0});
    }
    row.layout->endLayout();
}

/// The colours of a line's head, as far as the row shows it. Kept, so that moving sideways colours nothing
/// anew.
const LineColours& Rows::coloursOf(const Row& row) const
{
    const std::int64_t head = row.line.size() > wholeLine ? longLineHead : wholeLine;
    const bool shown = row.begin.value - row.line.begin.value < head;
    const std::int64_t wanted = shown ? std::min(head, row.end.value - row.line.begin.value) : levelHead;
    Coloured& kept = coloured_[row.line.begin.value];
    if (kept.head < wanted) {
        kept.head = kept.head > 0 ? head : wanted; // asked for more: then for all, once
        const std::int64_t size = std::min(kept.head, row.line.size());
        kept.colours = highlighter_.colours(row.line.number, read(row.line.begin, size));
    }
    return kept.colours;
}

std::string Rows::read(ByteOffset from, std::int64_t size) const
{
    return readFrom(*document_, from, size);
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
    if (unitSize(document_->encoding()) == 2)
        return false;
    const std::string bytes = read(span.begin, span.size());
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

Rows::Parts Rows::partsOf(const text::LineSpan& span, const RowsRequest& request) const
{
    Parts parts;
    const std::int64_t columns = std::max(8, request.columns);
    if (span.size() > wholeLine) {
        parts.stride = columns * unitSize(document_->encoding());
        parts.count = (span.size() + parts.stride - 1) / parts.stride;
        return parts;
    }
    parts.starts = {0};
    const RowText row = makeRowText(read(span.begin, span.size()), document_->encoding());
    std::int64_t used = 0;
    qsizetype space = -1; // behind the last space of this part
    for (qsizetype i = 0; i < row.text.size(); ++i) {
        const QChar c = row.text[i];
        const bool pair = c.isHighSurrogate() && i + 1 < row.text.size();
        const char32_t code = pair ? QChar::surrogateToUcs4(c, row.text[i + 1]) : char32_t{c.unicode()};
        const std::int64_t width =
            c == QLatin1Char('\t') ? request.tabWidth - used % request.tabWidth : columnsOf(code);
        if (used + width > columns && used > 0) {
            const bool atSpace = space > 0 && i - space < columns / 3;
            const qsizetype at = atSpace ? space : i;
            parts.starts.push_back(row.bytes[static_cast<std::size_t>(at)]);
            used = atSpace ? i - at : 0;
            space = -1;
        }
        used += width;
        i += pair ? 1 : 0;
        if (c == QLatin1Char(' '))
            space = i + 1;
    }
    parts.count = std::ssize(parts.starts);
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
