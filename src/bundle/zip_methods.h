// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/zip_decoder.h"

namespace triage::bundle {

inline constexpr std::uint16_t zipStored = 0;
inline constexpr std::uint16_t zipDeflate = 8;

/// The rarer methods, through libarchive: BZip2, LZMA, XZ, Zstandard, PPMd.
bool readsByLibrary(std::uint16_t method);
/// Decodes a member packed by one of them. Damaged (without a message) when the bytes make no sense.
Result<void> decodeByLibrary(const ZipEntry& entry, const ZipDecoder::Packed& packed,
                             const ZipDecoder::Plain& plain);

} // namespace triage::bundle
