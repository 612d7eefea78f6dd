// SPDX-License-Identifier: Apache-2.0
#include "bundle/unpacking.h"

#include "base/visible.h"

#include <QtGlobal>

namespace triage::bundle {

Remark wrongExtension(const std::string& name)
{
    return {"wrong-extension",
            visible(name),
            {QT_TRANSLATE_NOOP("engine", "The ending of %1 does not fit its content; the content counts."),
             {visible(name)}}};
}

tl::unexpected<Error> cancelled()
{
    return fail(ErrorKind::Cancelled, QT_TRANSLATE_NOOP("engine", "The import was cancelled."));
}

tl::unexpected<Error> damaged(const std::string& shownName, std::string what)
{
    return fail(
        ErrorKind::Damaged,
        {QT_TRANSLATE_NOOP("engine", "%1 is damaged or incomplete. Ask for it to be sent or packed again."),
         {shownName}},
        std::move(what));
}

tl::unexpected<Error> damagedMember(const std::string& shownName, const std::string& member, std::string what)
{
    return fail(
        ErrorKind::Damaged,
        {QT_TRANSLATE_NOOP("engine", "%2 in %1 is damaged or incomplete. Ask for the archive to be sent or "
                                     "packed again."),
         {shownName, member}},
        std::move(what));
}

} // namespace triage::bundle
