// SPDX-License-Identifier: Apache-2.0
#include "bundle/budget.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::bundle {

Result<void> Budget::check(std::int64_t total) const
{
    if (total < 0 || total > limits_.totalBytes)
        return fail(
            ErrorKind::LimitExceeded,
            {QT_TRANSLATE_NOOP("engine", "%1 unpacks to more than %2 GiB. Send the triage folder alone, or "
                                         "unpack it and open the folder."),
             {shownName_, std::to_string(limits_.totalBytes >> 30)}});
    if (total > limits_.bombBytes && total / std::max<std::int64_t>(packed_, 1) > limits_.bombRatio)
        return fail(
            ErrorKind::LimitExceeded,
            {QT_TRANSLATE_NOOP("engine", "%1 unpacks to more than %2 times its size, as an archive made to "
                                         "fill the disk does. Ask the sender for the logs again."),
             {shownName_, std::to_string(limits_.bombRatio)}});
    return {};
}

Result<void> Budget::take(std::int64_t bytes)
{
    return check(total_.fetch_add(bytes, std::memory_order_relaxed) + bytes);
}

Result<void> Budget::takeMember()
{
    if (members_.fetch_add(1, std::memory_order_relaxed) + 1 <= limits_.members)
        return {};
    return fail(ErrorKind::LimitExceeded,
                {QT_TRANSLATE_NOOP("engine", "%1 holds more than %2 files. Send the triage folder alone."),
                 {shownName_, std::to_string(limits_.members)}});
}

Result<void> Budget::declared(std::int64_t bytes) const
{
    return check(sumOf(total_.load(), std::max<std::int64_t>(bytes, 0)));
}

Result<void> Budget::depth(int nesting) const
{
    if (nesting <= limits_.nesting)
        return {};
    return fail(ErrorKind::LimitExceeded,
                {QT_TRANSLATE_NOOP("engine",
                                   "%1 holds archives nested deeper than %2. Unpack it and open the folder."),
                 {shownName_, std::to_string(limits_.nesting)}});
}

} // namespace triage::bundle
