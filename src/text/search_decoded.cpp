// SPDX-License-Identifier: Apache-2.0
#include "text/search_decoded.h"

#include "text/line_end.h"
#include "text/utf8.h"

#include <algorithm>

namespace triage::text {
namespace {

std::size_t gb18030Size(std::string_view bytes)
{
    const auto lead = static_cast<unsigned char>(bytes[0]);
    if (lead < 0x81 || bytes.size() < 2)
        return 1;
    return bytes[1] >= '0' && bytes[1] <= '9' ? 4 : 2;
}

std::size_t utf16Size(std::string_view bytes, Encoding encoding)
{
    const std::size_t high = encoding == Encoding::Utf16Le ? 1 : 0;
    return high < bytes.size() && (static_cast<unsigned char>(bytes[high]) & 0xFC) == 0xD8 ? 4 : 2;
}

/// Walks a text and its decoded form side by side.
class Pair
{
public:
    Pair(std::string_view utf8, std::string_view raw, Encoding encoding)
        : utf8_(utf8), raw_(raw), encoding_(encoding)
    {
    }

    /// The place in `raw` of the character at `wanted`, which never goes back.
    std::size_t rawAt(std::size_t wanted)
    {
        while (at_ < wanted && at_ < utf8_.size())
            step();
        return std::min(rawAt_, raw_.size());
    }

private:
    void step()
    {
        if (utf8_[at_] == '\n') { // both have it: what went wrong in this line ends here
            const std::size_t end = findLineEnd(raw_, lineStart_, encoding_);
            rawAt_ = end == std::string_view::npos ? raw_.size() : end + lineEndWidth(encoding_);
            lineStart_ = rawAt_;
            ++at_;
            return;
        }
        at_ += std::max<std::size_t>(1, utf8Character(utf8_.substr(at_)).size);
        if (rawAt_ < raw_.size())
            rawAt_ += rawSize();
    }

    [[nodiscard]] std::size_t rawSize() const
    {
        const std::string_view rest = raw_.substr(rawAt_);
        if (encoding_ == Encoding::Gb18030)
            return gb18030Size(rest);
        const std::size_t width = lineEndWidth(encoding_);
        return width == 2 ? utf16Size(rest, encoding_) : width;
    }

    std::string_view utf8_;
    std::string_view raw_;
    Encoding encoding_;
    std::size_t at_ = 0;
    std::size_t rawAt_ = 0;
    std::size_t lineStart_ = 0;
};

} // namespace

void mapToRaw(std::vector<Match>& matches, std::string_view utf8, std::string_view raw, Encoding encoding)
{
    Pair pair(utf8, raw, encoding);
    for (Match& match : matches) {
        const std::size_t begin = pair.rawAt(match.begin);
        match = {begin, pair.rawAt(match.begin + match.size) - begin};
    }
}

} // namespace triage::text
