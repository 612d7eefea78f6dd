// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/content.h"
#include "bundle/files.h"

#include <memory>
#include <span>

namespace triage::bundle {

class ProgressMeter;

/// Bytes from front to back. One thread at a time.
class ByteStream
{
public:
    virtual ~ByteStream() = default;
    /// Fills `into` as far as there are bytes; 0 at the end. Damaged (without a message) when they break off
    /// or their checksum is wrong.
    virtual Result<std::size_t> read(std::span<char> into) = 0;
    /// At the end: foreign bytes lay behind the compressed ones.
    [[nodiscard]] virtual bool hasTrailingBytes() const { return false; }
};

/// The bytes of a file, decompressed when `format` is a stream format. gzip's checksums are verified,
/// and the others' where they carry one. `file` and `meter` must live longer; the meter counts packed bytes.
std::unique_ptr<ByteStream> openStream(const InputFile& file, Format format, ProgressMeter& meter);

/// Reads ahead on a thread of its own, so that decompressing and writing go side by side.
std::unique_ptr<ByteStream> readAhead(std::unique_ptr<ByteStream> stream);

} // namespace triage::bundle
