// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/zip_decoder.h"

namespace triage::bundle {

/// Deflate64, which Windows Explorer uses for members over 2 GB and no library at hand reads: Deflate
/// (RFC 1951) with a window of 64 KiB, distance codes 30 and 31, and lengths up to 65,538 (code 285).
/// Damaged (without a message) when the bytes make no sense or some are left over.
Result<void> inflate64(const ZipDecoder::Packed& packed, const ZipDecoder::Plain& plain);

} // namespace triage::bundle
