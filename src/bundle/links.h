// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/unpacking.h"

namespace triage::bundle {

/// Puts in place what links within an archive lead to, once all of it is unpacked: each becomes the same file
/// under a second name, a link to a folder that folder's files. No link is ever made on disk, so nothing
/// can be written through one. Links that lead nowhere are skipped and said.
Result<void> resolveLinks(Unpacking& unpacking);

} // namespace triage::bundle
