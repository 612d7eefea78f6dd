// SPDX-License-Identifier: Apache-2.0
#include "text/byte_source.h"

#include <algorithm>
#include <string>

namespace triage::text {
namespace {

class MemorySource : public ByteSource
{
public:
    explicit MemorySource(std::string bytes) : bytes_(std::move(bytes)) {}

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
    {
        const std::int64_t left = size() - at.value;
        if (at.value < 0 || left <= 0)
            return std::size_t{0};
        const std::size_t count = std::min(into.size(), static_cast<std::size_t>(left));
        bytes_.copy(into.data(), count,
                    static_cast<std::size_t>(at.value)); // memcpy wants no null, even for nothing
        return count;
    }

    std::optional<Result<std::size_t>> readNow(ByteOffset at, std::span<char> into) const override
    {
        return read(at, into);
    }

    std::int64_t size() const override { return static_cast<std::int64_t>(bytes_.size()); }

private:
    std::string bytes_;
};

} // namespace

std::shared_ptr<const ByteSource> fromBytes(std::string bytes)
{
    return std::make_shared<MemorySource>(std::move(bytes));
}

} // namespace triage::text
