// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/member_output.h"
#include "bundle/zip_directory.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace triage::bundle {

/// Can a member packed by this method be read here?
bool canDecode(std::uint16_t method);
/// "Deflate64", "PPMd", …; "method 77" for those without a name.
std::string methodName(std::uint16_t method);

/// Turns packed bytes into a member's. Keeps its buffers from one member to the next; one thread.
class ZipDecoder
{
public:
    ZipDecoder();
    ~ZipDecoder();

    /// Fills a buffer with packed bytes: how many, 0 at their end, -1 when they cannot be read.
    using Packed = std::function<std::int64_t(std::span<char>)>;
    /// Takes a member's bytes.
    using Plain = std::function<Result<void>(std::span<const char>)>;

    /// Decodes one member and checks its size and CRC. `member` is how messages name it.
    Result<void> decode(const ZipEntry& entry, const Packed& packed, const Plain& plain,
                        const std::string& shownName, const std::string& member);

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace triage::bundle
