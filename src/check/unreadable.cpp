// SPDX-License-Identifier: Apache-2.0
#include "check/unreadable.h"

#include "base/visible.h"
#include "bundle/unreadable.h"

namespace triage::check {

Unreadable::Unreadable(const bundle::Bundle& bundle)
{
    const bool inFolder = bundle.run && !bundle.run->path.empty();
    const std::string run = inFolder ? visible(bundle.run->path) + '/' : std::string();
    for (const bundle::Skipped& skipped : bundle.skipped) {
        if (bundle::isUnreadable(skipped) && skipped.path.starts_with(run))
            paths_.insert(skipped.path.substr(run.size()));
    }
}

bool Unreadable::covers(std::string_view path) const
{
    if (path.empty() || paths_.empty())
        return false;
    const auto below = paths_.lower_bound(std::string(path) + '/');
    if (below != paths_.end() && below->starts_with(path) && (*below)[path.size()] == '/')
        return true;
    for (;;) {
        if (paths_.contains(path))
            return true;
        const auto slash = path.rfind('/');
        if (slash == std::string_view::npos)
            return false;
        path = path.substr(0, slash);
    }
}

} // namespace triage::check
