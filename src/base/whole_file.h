// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace triage {

/// Writes `bytes` in the place of what `file` holds, whole or not at all: a kill, a full disk or a missing
/// permission leaves the file as it was. Empty when it was written, else what the system says. Any thread.
///
/// QSaveFile alone does not do: what is still in its buffer when it commits may not fit the disk any more,
/// and it renames all the same.
std::optional<std::string> writeWhole(const QString& file, std::string_view bytes);

} // namespace triage
