// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <archive.h>
#include <archive_entry.h>

#include <functional>
#include <memory>
#include <span>
#include <string>

/// libarchive's reader, owned.
namespace triage::bundle {

struct FreeArchive
{
    void operator()(archive* handle) const { archive_read_free(handle); }
};
using ReadHandle = std::unique_ptr<archive, FreeArchive>;

ReadHandle newReadHandle();
/// What libarchive says went wrong, for the detail of an error.
std::string errorOf(archive* handle);
/// Passes on the current entry's bytes without holes. Damaged (without a message) when they break off.
Result<void> readBlocks(archive* handle, const std::function<Result<void>(std::span<const char>)>& plain);

} // namespace triage::bundle
