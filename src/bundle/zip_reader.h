// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/zip_directory.h"

#include <memory>
#include <span>

namespace triage::bundle {

/// Reads the packed bytes of a zip's members, through QuaZip where it knows the method. One thread each.
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
    const InputFile& file_;
    const ZipDirectory& directory_;
    std::unique_ptr<State> state_;
    bool direct_ = false;    ///< past QuaZip
    std::int64_t place_ = 0; ///< then: in the file
    std::int64_t left_ = 0;
};

} // namespace triage::bundle
