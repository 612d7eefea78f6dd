// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/zip_decoder.h"

namespace triage::bundle {

inline constexpr std::uint16_t zipStored = 0;
inline constexpr std::uint16_t zipDeflate = 8;
inline constexpr std::uint16_t zipDeflate64 = 9;

/// The rarer methods: BZip2, LZMA, XZ, Zstandard, PPMd, Deflate64.
bool isRareMethod(std::uint16_t method);
/// Decodes a member packed by one of them. Damaged (without a message) when the bytes make no sense.
Result<void> decodeRare(const ZipEntry& entry, const ZipDecoder::Packed& packed,
                        const ZipDecoder::Plain& plain);

} // namespace triage::bundle
