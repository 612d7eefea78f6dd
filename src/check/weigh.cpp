// SPDX-License-Identifier: Apache-2.0
#include "check/weigh.h"

#include "check/check.h"
#include "review/lookup.h"

#include <algorithm>

namespace triage::check {

Severity weight(const Finding& finding)
{
    return finding.waived ? std::min(finding.severity, Severity::Gap) : finding.severity;
}

void weigh(Facts& facts, const review::Review& review)
{
    Severity worst = Severity::Note;
    for (Finding& finding : facts.findings) {
        const review::Waiver* waiver = review::waiverFor(review, finding.id, finding.step);
        finding.waived.reset();
        if (waiver && finding.severity == Severity::Rerun)
            finding.waived = *waiver;
        worst = std::max(worst, weight(finding));
    }
    facts.state = worst == Severity::Rerun ? Completeness::Rerun
                  : worst == Severity::Gap ? Completeness::Gaps
                                           : Completeness::Complete;
    std::ranges::stable_sort(facts.findings, [](const Finding& a, const Finding& b) {
        if (weight(a) != weight(b))
            return weight(a) > weight(b);
        return a.step < b.step; // those of the whole run first
    });
}

void addFinding(Facts& facts, Finding finding, const review::Review& review)
{
    const auto same = std::ranges::find_if(facts.findings, [&](const Finding& f) {
        return f.id == finding.id && f.step == finding.step && f.path == finding.path;
    });
    if (same == facts.findings.end())
        facts.findings.push_back(std::move(finding));
    else if (finding.severity > same->severity)
        *same = std::move(finding);
    weigh(facts, review);
}

} // namespace triage::check
