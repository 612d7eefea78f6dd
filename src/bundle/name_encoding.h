// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace triage::bundle {

enum class NameEncoding : std::uint8_t { Ascii, Utf8, Gb18030, ShiftJis, Cp437 };

/// "UTF-8", "GB18030", …
std::string_view nameOf(NameEncoding encoding);

/// Decides for all names of one archive together, by evidence: what is valid, and what reads like file
/// names people give. Where two fit alike, GB18030 (this program's customers) goes first.
NameEncoding judgeNames(std::span<const std::string> names);

/// To UTF-8; what does not decode becomes U+FFFD.
std::string decodeName(std::string_view name, NameEncoding encoding);

bool isUtf8(std::string_view text);
bool isAscii(std::string_view text);

} // namespace triage::bundle
