// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "../run_folder.h"

#include <functional>
#include <optional>

namespace triage::test {

/// A run laid out for a finding. What is listed is all that may be found in it.
struct Case
{
    const char* name;
    std::function<void(RunFolder&)> make;
    QStringList expected;
    Completeness state;
    review::Review review = {};
};

inline const review::Signature by = {"Wang", "2026-12-01T10:20:37+08:00"};
inline constexpr Step s1 = Step::Eager, s2 = Step::CompileEager, s3 = Step::AotEager, s4 = Step::ForceEager,
                      s5 = Step::NpugraphEx;

inline review::Review statedFailed(Step step)
{
    review::Review review;
    review.failedStep = step;
    return review;
}

inline review::Review waived(const char* id, std::optional<Step> step)
{
    review::Review review;
    review.waivers = {{id, step, "collected twice, there is none", by}};
    return review;
}

inline QByteArray plogLine(const char* clock)
{
    return QByteArray("[INFO] RUNTIME(1953,python3):2026-12-01-") + clock +
           ".000.000 [init.cc:1]1953 Init:ok\n";
}

} // namespace triage::test
