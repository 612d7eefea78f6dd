// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/check.h"
#include "check/facts.h"

#include <string>
#include <vector>

namespace triage::check {

/// The script was started by torchrun or its like: the launcher reports, several ranks print, or a run folder
/// is named after its rank.
bool underLauncher(const std::vector<bundle::BundleFile>& files, const LogSet& logs);

/// The template with the line before it that asks to keep the launcher; unchanged where the workflow has
/// none.
std::string keepingLauncher(const std::string& commandTemplate, const workflow::Workflow& workflow);

} // namespace triage::check
