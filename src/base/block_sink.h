// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>

namespace triage {

/// Takes the bytes of one file in order, in blocks, while they are in cache: how an archive member
/// passes the log scanner as it is inflated. One sink belongs to one file and one thread at a time.
/// The span is valid during the call only. Does not throw.
class BlockSink
{
public:
    virtual ~BlockSink() = default;
    virtual void block(std::span<const char> bytes) = 0;
    /// All bytes came. Not called when the import was refused or cancelled.
    virtual void end() = 0;
};

} // namespace triage
