// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"
#include "log/events.h"

#include <map>
#include <memory>
#include <string>

namespace triage::workflow {
struct Workflow;
}

namespace triage::check {

/// The scanned logs of a bundle, by BundleFile::path.
using LogSet = std::map<std::string, std::shared_ptr<const log::LogEvents>>;

/// Small text files of the bundle that are read whole (bounded): first_failure.txt, warnings.txt, env.txt.
struct SmallFiles
{
    std::map<std::string, std::string> text; ///< by path; UTF-8, at most 1 MiB each
    std::map<std::string, std::string>
        heads; ///< beginnings of output logs, at most 64 KiB each: versions stand there
    std::map<std::string, std::string> lastLines; ///< of step logs that do not end in a newline; cut at 4 KiB
};

/// Reads what `examine` needs besides the logs. The only function here that touches the disk.
SmallFiles readSmallFiles(const bundle::Bundle& bundle, const workflow::Workflow& workflow);

/// Completeness, first failed step and intake facts (TRIAGE §1, §2). Pure.
Facts examine(const bundle::Bundle& bundle, const SmallFiles& small, const LogSet& logs,
              const review::Review& review, const workflow::Workflow& workflow);

/// Adds what only the verdict shows: `collection-artefact` findings and `debug-dir-missing` for accuracy
/// and performance come from triage/, which hands them in here; applies waivers and the state again.
void addFinding(Facts& facts, Finding finding, const review::Review& review);

} // namespace triage::check
