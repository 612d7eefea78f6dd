// SPDX-License-Identifier: Apache-2.0
#include "bundle/unreadable.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace triage::bundle {
namespace {

constexpr const char* noPermission =
    QT_TRANSLATE_NOOP("engine", "It cannot be read: the user who opened it has no permission.");
constexpr const char* diskFails =
    QT_TRANSLATE_NOOP("engine", "It cannot be read: the disk or the network drive reports an error.");
constexpr const char* otherwise = QT_TRANSLATE_NOOP("engine", "It cannot be read: %1");

} // namespace

Message unreadable(std::error_code code)
{
    if (code == std::errc::permission_denied || code == std::errc::operation_not_permitted)
        return noPermission;
    if (code == std::errc::io_error)
        return diskFails;
    return {otherwise, {code.message()}};
}

bool isUnreadable(const Skipped& skipped)
{
    constexpr std::array reasons = {noPermission, diskFails, otherwise};
    return std::ranges::find(reasons, skipped.reason.id) != reasons.end();
}

} // namespace triage::bundle
