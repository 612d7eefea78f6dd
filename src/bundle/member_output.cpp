// SPDX-License-Identifier: Apache-2.0
#include "bundle/member_output.h"

#include "bundle/content.h"

#include <algorithm>
#include <array>

namespace triage::bundle {

MemberOutput::~MemberOutput()
{
    std::error_code ignored;
    if (file_ && !whole_)
        std::filesystem::remove(unpacking_.request.destination / path_, ignored);
}

Result<void> MemberOutput::start(std::span<const char> first)
{
    auto file = OutputFile::create(unpacking_.request.destination / path_);
    if (!file)
        return tl::unexpected<Error>(file.error());
    file_ = std::move(*file);
    nested_ = !namedLikeDocument(path_) && formatOf({first.data(), first.size()}) != Format::None;
    if (!nested_ && unpacking_.observer.sinkFor)
        sink_ = unpacking_.observer.sinkFor(path_, declared_);
    return {};
}

Result<void> MemberOutput::account(std::int64_t bytes)
{
    if (stop_.stop_requested())
        return cancelled();
    written_ += bytes;
    unpacking_.meter.add(unpacking_.countsPacked ? 0 : bytes, path_);
    return unpacking_.budget.take(bytes);
}

Result<void> MemberOutput::write(std::span<const char> bytes)
{
    if (!file_) {
        if (auto started = start(bytes); !started)
            return started;
    }
    if (auto counted = account(static_cast<std::int64_t>(bytes.size())); !counted)
        return counted;
    if (sink_)
        sink_->block(bytes);
    auto written = file_->write(bytes);
    if (written && !nested_ && !begun_ && unpacking_.observer.fileBegun)
        unpacking_.observer.fileBegun(path_, unpacking_.request.destination / path_);
    begun_ = true;
    return written;
}

Result<void> MemberOutput::hole(std::int64_t bytes)
{
    static constexpr std::array<char, 65536> zeros = {};
    if (!file_) {
        if (auto started = start({}); !started)
            return started;
    }
    while (bytes > 0) {
        const auto part = std::min<std::int64_t>(bytes, zeros.size());
        if (auto counted = account(part); !counted)
            return counted;
        if (sink_)
            sink_->block({zeros.data(), static_cast<std::size_t>(part)});
        if (auto made = file_->hole(part); !made)
            return made;
        bytes -= part;
    }
    return {};
}

Result<void> MemberOutput::finish()
{
    if (!file_) {
        if (auto started = start({}); !started)
            return started;
    }
    if (auto closed = file_->close(); !closed)
        return closed;
    whole_ = true;
    if (sink_)
        sink_->end();
    if (!nested_ && unpacking_.observer.fileReady)
        unpacking_.observer.fileReady(path_, unpacking_.request.destination / path_);
    return {};
}

} // namespace triage::bundle
