// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/encoding.h"

#include <QStringDecoder>

#include <cstddef>
#include <optional>
#include <string_view>

namespace triage::view {

inline constexpr char32_t notACharacter = 0xFFFFFFFF;

struct Character
{
    char32_t code = notACharacter;
    std::size_t size = 1; ///< bytes
};

/// Decodes one character after the other, each with its size in the file. One thread.
class CharacterReader
{
public:
    explicit CharacterReader(text::Encoding encoding);
    /// `rest` is not empty.
    Character next(std::string_view rest);

private:
    Character gb18030At(std::string_view rest);

    text::Encoding encoding_;
    std::optional<QStringDecoder> gb18030_;
};

} // namespace triage::view
