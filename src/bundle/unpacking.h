// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/budget.h"
#include "bundle/catalogue.h"
#include "bundle/import.h"
#include "bundle/progress_meter.h"

#include <stop_token>
#include <string>

namespace triage::bundle {

/// What all parts of one import share: what was asked for, and what came of it so far.
/// The catalogue belongs to the importing thread; the rest may be used from every worker.
struct Unpacking
{
    Unpacking(const ImportRequest& r, const ImportObserver& o, std::stop_token s, std::int64_t packedBytes,
              std::string shown)
        : request(r), observer(o), stop(std::move(s)), shownName(std::move(shown)),
          budget(r.limits, packedBytes, shownName), meter(o.progress)
    {
    }

    const ImportRequest& request;
    const ImportObserver& observer;
    std::stop_token stop;
    std::string shownName; ///< the input's, in messages
    Budget budget;
    ProgressMeter meter;
    Catalogue catalogue;
    bool countsPacked = false; ///< progress is of packed bytes: what will come out is not known
    bool singleStream = false; ///< the input is one compressed file without a list of members
};

/// The remark that a file's content and the ending of its name disagree.
Remark wrongExtension(const std::string& name);
/// The error of an import that was stopped.
tl::unexpected<Error> cancelled();
/// "… is damaged …": `what` tells where, for people who look into it.
tl::unexpected<Error> damaged(const std::string& shownName, std::string what);
/// The same about one member.
tl::unexpected<Error> damagedMember(const std::string& shownName, const std::string& member,
                                    std::string what);

} // namespace triage::bundle
