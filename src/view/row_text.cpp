// SPDX-License-Identifier: Apache-2.0
#include "view/row_text.h"

#include "text/utf8.h"

#include <QList>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace triage::view {
namespace {

constexpr char32_t invalid = 0xFFFFFFFF;

struct Character
{
    char32_t code = invalid;
    std::size_t size = 1; ///< bytes
};

Character utf8At(std::string_view rest)
{
    const std::size_t size = text::utf8Character(rest).size;
    if (size == 0)
        return {};
    const auto byte = [rest](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    char32_t code = size == 1 ? byte(0) : byte(0) & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i)
        code = (code << 6) | (byte(i) & 0x3FU);
    return {code, size};
}

Character utf16At(std::string_view rest, bool little)
{
    const auto unit = [rest, little](std::size_t at) -> char32_t {
        const auto first = static_cast<unsigned char>(rest[at]);
        const auto second = static_cast<unsigned char>(rest[at + 1]);
        return little ? first | char32_t{second} << 8 : second | char32_t{first} << 8;
    };
    if (rest.size() < 2)
        return {};
    const char32_t first = unit(0);
    if (QChar::isHighSurrogate(first) && rest.size() >= 4 && QChar::isLowSurrogate(unit(2)))
        return {QChar::surrogateToUcs4(static_cast<char16_t>(first), static_cast<char16_t>(unit(2))), 4};
    return {QChar::isSurrogate(first) ? invalid : first, 2};
}

/// Decodes one character after the other, each with its size in the file.
class CharacterReader
{
public:
    explicit CharacterReader(text::Encoding encoding) : encoding_(encoding)
    {
        if (encoding == text::Encoding::Gb18030)
            gb18030_.emplace("GB18030", QStringDecoder::Flag::Stateless);
    }

    Character next(std::string_view rest)
    {
        const auto first = static_cast<unsigned char>(rest[0]);
        switch (encoding_) {
        case text::Encoding::Utf8:
            return utf8At(rest);
        case text::Encoding::Utf16Le:
            return utf16At(rest, true);
        case text::Encoding::Utf16Be:
            return utf16At(rest, false);
        case text::Encoding::Gb18030:
            return first < 0x80 ? Character{first, 1} : gb18030At(rest);
        case text::Encoding::Latin1:
            break;
        }
        return {first, 1};
    }

private:
    Character gb18030At(std::string_view rest)
    {
        const std::size_t size = rest.size() > 1 && rest[1] >= '0' && rest[1] <= '9' ? 4 : 2;
        if (!gb18030_ || !gb18030_->isValid() || rest.size() < size)
            return {};
        const QString decoded = (*gb18030_)(QByteArrayView(rest.data(), static_cast<qsizetype>(size)));
        const auto codes = decoded.toUcs4();
        return codes.size() == 1 && codes[0] != 0xFFFD ? Character{codes[0], size} : Character{};
    }

    text::Encoding encoding_;
    std::optional<QStringDecoder> gb18030_;
};

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

/// The colour escape ("ESC [ … m") that `rest` starts with; other escape sequences of that form are
/// hidden as well. 0: none.
std::size_t escapeSize(std::string_view rest)
{
    if (rest.size() < 3 || rest[0] != '\x1b' || rest[1] != '[')
        return 0;
    std::size_t at = 2;
    while (at < rest.size() && at < 32 && rest[at] >= 0x20 && rest[at] < 0x40)
        ++at;
    return at < rest.size() && rest[at] >= 0x40 && rest[at] < 0x7F ? at + 1 : 0;
}

class AnsiState
{
public:
    /// Applies the parameters of one sequence.
    void apply(std::string_view sequence)
    {
        if (!sequence.ends_with('m'))
            return;
        int number = 0;
        for (const char c : sequence.substr(2)) {
            if (c >= '0' && c <= '9') {
                number = std::min(number * 10 + (c - '0'), 1000);
                continue;
            }
            set(number);
            number = 0;
        }
    }

    int foreground = -1;
    bool bold = false;

private:
    void set(int number)
    {
        if (number == 0) {
            foreground = -1;
            bold = false;
        } else if (number == 1 || number == 22) {
            bold = number == 1;
        } else if (number >= 30 && number <= 37) {
            foreground = number - 30;
        } else if (number >= 90 && number <= 97) {
            foreground = number - 90 + 8;
        } else if (number == 39) {
            foreground = -1;
        }
    }
};

class Builder
{
public:
    Builder(std::string_view raw, text::Encoding encoding) : raw_(raw), reader_(encoding) {}

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
        const std::string_view rest = raw_.substr(at_);
        const Character character = reader_.next(rest);
        // Escapes are found byte by byte: logs in UTF-16 hold none.
        if (const std::size_t escape = character.size == 1 ? escapeSize(rest) : 0; escape > 0) {
            endAnsi();
            ansi_.apply(rest.substr(0, escape));
            at_ += escape;
            return;
        }
        if (character.code == invalid) {
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
        if ((ansi_.foreground >= 0 || ansi_.bold) && end > ansiBegin_)
            row_.ansi.push_back({ansiBegin_, end, ansi_.foreground, ansi_.bold});
        ansiBegin_ = end;
    }

    std::string_view raw_;
    CharacterReader reader_;
    RowText row_;
    AnsiState ansi_;
    std::size_t at_ = 0;
    int ansiBegin_ = 0;
};

struct Range
{
    char32_t first;
    char32_t last;
};

/// Unicode's East Asian Wide and Fullwidth, coarsely.
constexpr std::array<Range, 12> wide = {{{0x1100, 0x115F},
                                         {0x2E80, 0x303E},
                                         {0x3041, 0x33FF},
                                         {0x3400, 0x4DBF},
                                         {0x4E00, 0x9FFF},
                                         {0xA000, 0xA4CF},
                                         {0xAC00, 0xD7A3},
                                         {0xF900, 0xFAFF},
                                         {0xFE30, 0xFE6F},
                                         {0xFF00, 0xFF60},
                                         {0x1F300, 0x1FAFF},
                                         {0x20000, 0x3FFFD}}};

} // namespace

int RowText::unitAt(std::int64_t offset) const
{
    const auto at = std::lower_bound(bytes.begin(), bytes.end(), offset,
                                     [](int byte, std::int64_t wanted) { return byte < wanted; });
    return std::min(static_cast<int>(at - bytes.begin()), static_cast<int>(text.size()));
}

RowText makeRowText(std::string_view raw, text::Encoding encoding)
{
    return Builder(raw, encoding).build();
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

int columnsOf(char32_t character)
{
    if (QChar::category(character) == QChar::Mark_NonSpacing ||
        QChar::category(character) == QChar::Mark_Enclosing)
        return 0;
    return std::any_of(wide.begin(), wide.end(),
                       [character](const Range& r) { return character >= r.first && character <= r.last; })
               ? 2
               : 1;
}

} // namespace triage::view
