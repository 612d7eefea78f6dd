// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "check/check.h"
#include "triage/verdict.h"

namespace triage::engine {

/// Fills what judgement, which reads no file, leaves open in the verdict's evidence: up to three lines before
/// and after each, its offset, its name inside the archive. Reads a few lines a file; what cannot be read
/// stays empty.
void addContext(Verdict& verdict, const bundle::Bundle& bundle, const check::LogSet& logs);

} // namespace triage::engine
