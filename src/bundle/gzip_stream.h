// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/byte_stream.h"

namespace triage::bundle {

/// Decompresses gzip, several members one after another as well, and verifies each one's CRC and length,
/// which libarchive does not.
std::unique_ptr<ByteStream> openGzip(std::unique_ptr<ByteStream> packed);

/// What the file says it unpacks to (modulo 4 GiB, its last member alone), as far as its first bytes, which
/// are inflated, bear it out: a file that breaks off ends in any number. 0 where there is no telling.
std::int64_t declaredGzipBytes(const InputFile& file);

} // namespace triage::bundle
