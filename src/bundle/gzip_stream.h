// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/byte_stream.h"

namespace triage::bundle {

/// Decompresses gzip, several members one after another as well, and verifies each one's CRC and length,
/// which libarchive does not.
std::unique_ptr<ByteStream> openGzip(std::unique_ptr<ByteStream> packed);

} // namespace triage::bundle
