// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Figures as the report spells them, the same in every language.
namespace triage::handoff {

/// "12,345"
std::string grouped(std::int64_t value);
/// Bytes as "512 B", "1.5 KiB", "12.3 MiB", "1.0 GiB".
std::string sizeText(std::int64_t bytes);
/// Milliseconds as "0.4 s", "12.3 s", "3 min 05 s", "2 h 03 min".
std::string durationText(std::int64_t milliseconds);
/// "20260102-030405-pid77" as "2026-01-02 03:04:05"; empty when the name holds no stamp.
std::string isoStamp(std::string_view runName);
/// "375, 380, 412"; more than `most` are counted: "1, 2, 3 (+7)". Line numbers are not grouped: they
/// are typed into editors.
std::string lineList(const std::vector<LineNumber>& lines, std::size_t most);
/// "file:line"
std::string place(std::string_view file, LineNumber line);

} // namespace triage::handoff
