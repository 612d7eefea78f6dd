// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"

#include <string_view>

namespace triage::workflow {
struct Workflow;
}

namespace triage::bundle {

struct Artefact
{
    ArtefactKind kind = ArtefactKind::Other;
    std::optional<Step> step;
    bool operator==(const Artefact&) const = default;
};

/// What a file of a run is, by its path relative to the run folder. Layout as the workflow and the tools
/// write it: run_* folders at any depth, npugraph_ex/ or (older) torchair/.
Artefact artefactInRun(std::string_view path, const workflow::Workflow& workflow);

/// What a file outside of a run is, by its name and by `head`, its first bytes (64 KiB are enough).
ArtefactKind looseArtefact(std::string_view path, std::string_view head, const workflow::Workflow& workflow);

/// A name under which logs go about: "nohup.out", "train.log.1", "plog-123_2026….log". Such a member must
/// be read whole or the input is refused.
bool namedLikeLog(std::string_view path);

} // namespace triage::bundle
