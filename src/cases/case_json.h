// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "cases/case.h"

#include <QByteArray>

#include <filesystem>

/// The files of a case as bytes. Unknown members are ignored; what is not ours, or newer than this program
/// reads, fails with Invalid. `folder` is the case's: copies are stored relative to it, so that the store can
/// move.
namespace triage::cases {

/// The format this program writes and the newest it reads.
inline constexpr int caseFormat = 1;

/// case.json: the summary, the review, and of every bundle all but its inventory.
QByteArray caseToJson(const Case& value, const std::filesystem::path& folder);
/// Bundles come without the inventory's entries, skipped members and remarks.
Result<Case> caseFromJson(const QByteArray& bytes, const std::filesystem::path& folder);

/// bundles/<n>/inventory.json: what can be long and never changes.
QByteArray inventoryToJson(const bundle::Inventory& inventory);
/// Fills `inventory`'s entries, skipped members and remarks.
Result<void> inventoryFromJson(const QByteArray& bytes, bundle::Inventory& inventory);

} // namespace triage::cases
