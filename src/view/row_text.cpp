// SPDX-License-Identifier: Apache-2.0
#include "view/row_text.h"

#include "text/line_end.h"
#include "view/row/ansi.h"
#include "view/row/character_reader.h"

#include <algorithm>

namespace triage::view {
namespace {

/// Characters that would reorder or hide what a reader believes to see.
QString signOf(char32_t c)
{
    if (c < 0x20 && c != '\t')
        return QStringLiteral("^") + QChar(static_cast<char16_t>(c + 0x40));
    if (c == 0x7F)
        return QStringLiteral("^?");
    const bool hidden = (c >= 0x80 && c < 0xA0) || c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F) ||
                        (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF ||
                        (c >= 0xFFF9 && c <= 0xFFFB) || c >= 0xE0000;
    return hidden ? QStringLiteral("<U+%1>").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0')).toUpper()
                  : QString();
}

/// Where the text begins that a terminal shows last of a line which was drawn again and again.
std::size_t lastDrawn(std::string_view raw)
{
    const std::size_t end = raw.find_last_not_of('\r');
    const std::size_t at = end == std::string_view::npos ? end : raw.rfind('\r', end);
    return at == std::string_view::npos ? 0 : at + 1;
}

class Builder
{
public:
    Builder(std::string_view raw, text::Encoding encoding, RowTextOptions options)
        : raw_(raw), reader_(encoding), escapes_(options.escapes), wide_(text::lineEndWidth(encoding) > 1),
          at_(options.redrawn && text::lineEndWidth(encoding) == 1 ? lastDrawn(raw) : 0)
    {
    }

    RowText build()
    {
        row_.text.reserve(static_cast<qsizetype>(raw_.size()));
        row_.bytes.reserve(raw_.size() + 1);
        while (at_ < raw_.size())
            step();
        endAnsi();
        row_.bytes.push_back(static_cast<int>(raw_.size()));
        return std::move(row_);
    }

private:
    void step()
    {
        if (const std::size_t plain = plainFrom(at_); plain > 0)
            return appendPlain(plain);
        const std::string_view rest = raw_.substr(at_);
        const Character character = reader_.next(rest);
        // Escapes are found byte by byte: logs in wide encodings hold none.
        const bool hides = character.size == 1 && escapes_ != Escapes::Shown;
        if (const std::size_t escape = hides ? escapeSize(rest) : 0; escape > 0) {
            endAnsi();
            ansi_.apply(rest.substr(0, escape));
            at_ += escape;
            return;
        }
        if (character.code == notACharacter) {
            sign(QStringLiteral("\\x%1")
                     .arg(static_cast<unsigned char>(rest[0]), 2, 16, QLatin1Char('0'))
                     .toUpper());
        } else if (const QString shown = signOf(character.code); !shown.isEmpty()) {
            sign(shown);
        } else {
            append(QString::fromUcs4(&character.code, 1));
        }
        at_ += std::min(character.size, rest.size());
    }

    /// How many bytes of printable ASCII follow: most of every log.
    [[nodiscard]] std::size_t plainFrom(std::size_t at) const
    {
        if (wide_)
            return 0;
        std::size_t end = at;
        while (end < raw_.size() && raw_[end] >= 0x20 && raw_[end] < 0x7F)
            ++end;
        return end - at;
    }

    void appendPlain(std::size_t count)
    {
        row_.text += QLatin1String(raw_.data() + at_, static_cast<qsizetype>(count));
        for (; count > 0; --count)
            row_.bytes.push_back(static_cast<int>(at_++));
    }

    void append(const QString& text)
    {
        row_.text += text;
        row_.bytes.insert(row_.bytes.end(), static_cast<std::size_t>(text.size()), static_cast<int>(at_));
    }

    void sign(const QString& text)
    {
        const int begin = static_cast<int>(row_.text.size());
        append(text);
        row_.signs.emplace_back(begin, static_cast<int>(row_.text.size()));
    }

    void endAnsi()
    {
        const int end = static_cast<int>(row_.text.size());
        if (ansi_.look != AnsiLook{} && end > ansiBegin_ && escapes_ == Escapes::Coloured)
            row_.ansi.push_back({ansiBegin_, end, ansi_.look});
        ansiBegin_ = end;
    }

    std::string_view raw_;
    CharacterReader reader_;
    RowText row_;
    AnsiState ansi_;
    Escapes escapes_;
    bool wide_; ///< more than one byte a unit
    std::size_t at_;
    int ansiBegin_ = 0;
};

} // namespace

int RowText::unitAt(std::int64_t offset) const
{
    const auto at = std::lower_bound(bytes.begin(), bytes.end(), offset,
                                     [](int byte, std::int64_t wanted) { return byte < wanted; });
    return std::min(static_cast<int>(at - bytes.begin()), static_cast<int>(text.size()));
}

RowText makeRowText(std::string_view raw, text::Encoding encoding, RowTextOptions options)
{
    return Builder(raw, encoding, options).build();
}

std::size_t characterStart(std::string_view raw, std::size_t at, text::Encoding encoding)
{
    const auto byte = [raw](std::size_t i) { return static_cast<unsigned char>(raw[i]); };
    switch (encoding) {
    case text::Encoding::Utf8:
        for (std::size_t i = at; i < raw.size() && i < at + 3; ++i) {
            if ((byte(i) & 0xC0) != 0x80)
                return i;
        }
        return at;
    case text::Encoding::Utf16Le:
    case text::Encoding::Utf16Be:
        return at + at % 2;
    case text::Encoding::Utf32Le:
    case text::Encoding::Utf32Be:
        return (at + 3) / 4 * 4;
    case text::Encoding::Gb18030:
        // Behind an ASCII letter (no second byte is below 0x40 but digits) one is in step again.
        for (std::size_t i = at; i < raw.size() && i < at + 64; ++i) {
            if (byte(i) < 0x30)
                return i;
        }
        return at;
    case text::Encoding::Latin1:
        break;
    }
    return at;
}

} // namespace triage::view
