// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "workflow/workflow.h"

#include <string_view>

namespace triage::workflow {

/// Reads workflow.json. Fails with Invalid, naming the member that does not hold what it must.
Result<Workflow> parseWorkflow(std::string_view json);

} // namespace triage::workflow
