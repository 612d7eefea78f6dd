// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "log/scan.h"
#include "workflow/workflow.h"

#include <optional>
#include <string>
#include <string_view>

namespace triage::engine {

/// How an artefact is read for judgement; none for what judgement does not read (the backend's debug log
/// repeats the step's output, graph dumps are not logs).
std::optional<log::LogKind> scanKindOf(bundle::ArtefactKind kind);

/// How a file that is being imported will probably be scanned, as far as its path tells, so that its bytes
/// can pass the scanner while they are in cache; none for what is no log. Only a guess: `scanKindOf` decides
/// once the run is recognised, and where it says otherwise the file is read again. `path` is relative to the
/// input's root.
std::optional<log::ScanOptions> guessScan(const std::string& path, const workflow::Workflow& workflow);

/// Options for a file of a recognised bundle; none for what is not scanned.
std::optional<log::ScanOptions> planScan(const bundle::BundleFile& file, std::optional<int> year);

/// Of the run's stamp: torch logs print no year. None where there is no run.
std::optional<int> yearOf(const bundle::Bundle& bundle);

} // namespace triage::engine
