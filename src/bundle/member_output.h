// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/files.h"
#include "bundle/unpacking.h"

#include <memory>
#include <string>

namespace triage::bundle {

/// Where the bytes of one member go: the disk and whoever watches, block by block, counted and stoppable.
/// One thread at a time.
class MemberOutput
{
public:
    /// `path` as an entry's; `size` as declared, 0 when unknown.
    MemberOutput(Unpacking& unpacking, std::string path, std::int64_t size, std::stop_token stop)
        : unpacking_(unpacking), path_(std::move(path)), declared_(size), stop_(std::move(stop))
    {
    }
    /// Removes what did not come whole.
    ~MemberOutput();
    MemberOutput(const MemberOutput&) = delete;
    MemberOutput& operator=(const MemberOutput&) = delete;

    /// Fails when the import is stopped, the disk is full or too much has come.
    Result<void> write(std::span<const char> bytes);
    /// Zeros that the archive does not hold.
    Result<void> hole(std::int64_t bytes);
    /// All bytes came.
    Result<void> finish();

    [[nodiscard]] std::int64_t written() const { return written_; }
    /// An archive within: kept from the observer, to be unpacked next.
    [[nodiscard]] bool isNested() const { return nested_; }

private:
    Result<void> start(std::span<const char> first);
    Result<void> account(std::int64_t bytes);

    Unpacking& unpacking_;
    std::string path_;
    std::int64_t declared_;
    std::stop_token stop_;
    std::int64_t written_ = 0;
    bool nested_ = false;
    bool whole_ = false;
    bool begun_ = false; ///< its first bytes were written
    std::optional<OutputFile> file_;
    std::shared_ptr<BlockSink> sink_;
};

} // namespace triage::bundle
