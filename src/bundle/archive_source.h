// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/archive_handle.h"
#include "bundle/byte_stream.h"

#include <optional>
#include <string>

namespace triage::bundle {

/// Opens archives through libarchive: tar out of a byte stream, 7z and rar out of a file, in which it seeks.
/// Must live as long as the handle it opens.
class ArchiveSource
{
public:
    virtual ~ArchiveSource() = default;
    /// The handle is set up for the format; headers can be read next.
    virtual ReadHandle open() = 0;
    /// What broke below libarchive, if anything did.
    [[nodiscard]] virtual std::optional<std::string> problem() const { return std::nullopt; }
    /// Reads on behind the last member, so that checksums at the very end are verified.
    virtual Result<void> drain() { return {}; }
    [[nodiscard]] virtual bool hasTrailingBytes() const { return false; }
};

/// `begun`: bytes already taken off the stream.
std::unique_ptr<ArchiveSource> tarSource(std::unique_ptr<ByteStream> stream, std::string begun,
                                         bool needsEndMark);
/// `file` and `meter` must live longer.
std::unique_ptr<ArchiveSource> seekingSource(const InputFile& file, Format format, ProgressMeter& meter);

} // namespace triage::bundle
