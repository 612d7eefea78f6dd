// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/judge.h"

namespace triage {

/// One verdict, with the Review's pin when there is one. Adds to `facts` the findings that only judgement
/// can make.
Verdict decide(check::Facts& facts, const check::LogSet& logs, const review::Review& review,
               const RulePack& pack, const workflow::Workflow& workflow);

} // namespace triage
