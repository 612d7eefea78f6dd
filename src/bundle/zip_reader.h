// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/zip_directory.h"

#include <memory>
#include <span>

namespace triage::bundle {

/// Reads the packed bytes of a zip's members through QuaZip. One thread each.
class ZipReader
{
public:
    /// `file` must live longer.
    ZipReader(const InputFile& file, const ZipDirectory& directory);
    ~ZipReader();

    /// Goes to a member. False when QuaZip sees another one there than the directory told.
    bool open(std::size_t index);
    /// Fills `into` as far as the member's packed bytes go; -1 when they cannot be read.
    std::int64_t read(std::span<char> into);

private:
    struct State;
    const ZipDirectory& directory_;
    std::unique_ptr<State> state_;
};

} // namespace triage::bundle
