// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/bundle.h"
#include "check/check.h"

namespace triage::engine {

/// Why an input that could be opened holds nothing to triage: a folder or archive without a file, a log that
/// is empty, all NUL, or no text whatever its name says. A log in which something was found is never refused.
Result<void> requireContent(const bundle::Bundle& bundle, const check::LogSet& logs);

} // namespace triage::engine
