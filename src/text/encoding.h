// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace triage::text {

/// Stored in caches by number: new ones go to the end.
enum class Encoding : std::uint8_t { Utf8, Gb18030, Utf16Le, Utf16Be, Latin1, Utf32Le, Utf32Be };

/// Decides by BOM, NUL statistics, UTF-8 validity, then GB18030; Latin-1 when nothing else fits.
/// `head` is the file's beginning (64 KiB is enough).
Encoding detectEncoding(std::span<const char> head);
/// Length in bytes of the byte order mark that `head` starts with; 0 for none.
std::size_t bomLength(std::span<const char> head);
/// The field's name: "UTF-8", "GB18030", …
std::string_view nameOf(Encoding encoding);
/// Bytes to UTF-8. What does not decode becomes U+FFFD. A BOM at the start is dropped.
std::string toUtf8(std::string_view bytes, Encoding encoding);

} // namespace triage::text
