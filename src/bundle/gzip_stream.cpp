// SPDX-License-Identifier: Apache-2.0
#include "bundle/gzip_stream.h"

#include "bundle/little_endian.h"

#include <zlib.h>

#include <algorithm>
#include <string>
#include <vector>

namespace triage::bundle {
namespace {

/// zlib's "gzip only", which makes it check CRC and length.
constexpr int gzipWindow = MAX_WBITS + 16;

class GzipStream : public ByteStream
{
public:
    explicit GzipStream(std::unique_ptr<ByteStream> packed) : packed_(std::move(packed))
    {
        ready_ = inflateInit2(&z_, gzipWindow) == Z_OK;
    }
    ~GzipStream() override { inflateEnd(&z_); }
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;

    Result<std::size_t> read(std::span<char> into) override
    {
        z_.next_out = reinterpret_cast<Bytef*>(into.data());
        z_.avail_out = static_cast<uInt>(into.size());
        while (z_.avail_out > 0 && !ended_) {
            if (auto stepped = step(); !stepped)
                return tl::unexpected<Error>(stepped.error());
        }
        return into.size() - z_.avail_out;
    }
    [[nodiscard]] bool hasTrailingBytes() const override { return trailing_; }

private:
    static tl::unexpected<Error> broken(const char* what) { return fail(ErrorKind::Damaged, {}, what); }

    /// False at the end of the packed bytes.
    Result<bool> refill()
    {
        if (z_.avail_in > 0)
            return true;
        const auto got = packed_->read(buffer_);
        if (!got)
            return tl::unexpected<Error>(got.error());
        z_.next_in = reinterpret_cast<Bytef*>(buffer_.data());
        z_.avail_in = static_cast<uInt>(*got);
        return *got > 0;
    }

    Result<void> step()
    {
        const auto more = refill();
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (betweenMembers_)
            return *more ? nextMember() : end();
        if (!*more)
            return broken("the gzip stream ends too early");
        if (!ready_)
            return broken("zlib");
        const int state = inflate(&z_, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END)
            return broken(z_.msg ? z_.msg : "the gzip stream makes no sense");
        betweenMembers_ = state == Z_STREAM_END;
        return {};
    }

    Result<void> end()
    {
        ended_ = true;
        return {};
    }

    /// Behind a member: another one, padding of zeros, or what does not belong here.
    Result<void> nextMember()
    {
        while (z_.avail_in > 0 && *z_.next_in == 0) {
            ++z_.next_in;
            --z_.avail_in;
        }
        if (z_.avail_in == 0)
            return {};
        constexpr Bytef magic = 0x1F;
        trailing_ = *z_.next_in != magic;
        if (trailing_)
            return end();
        betweenMembers_ = false;
        return inflateReset2(&z_, gzipWindow) == Z_OK ? Result<void>{} : broken("zlib");
    }

    std::unique_ptr<ByteStream> packed_;
    std::vector<char> buffer_ = std::vector<char>(std::size_t{64} << 10);
    z_stream z_ = {};
    bool ready_ = false;
    bool betweenMembers_ = false;
    bool ended_ = false;
    bool trailing_ = false;
};

constexpr std::size_t sampled = 4096;

/// Bytes that the first packed ones give.
std::int64_t inflatedSample(std::string& packed)
{
    z_stream z = {};
    if (inflateInit2(&z, gzipWindow) != Z_OK)
        return 0;
    std::vector<Bytef> scratch(std::size_t{64} << 10);
    z.next_in = reinterpret_cast<Bytef*>(packed.data());
    z.avail_in = static_cast<uInt>(packed.size());
    int state = Z_OK;
    while (state == Z_OK) { // Z_BUF_ERROR: all of the sample is read
        z.next_out = scratch.data();
        z.avail_out = static_cast<uInt>(scratch.size());
        state = inflate(&z, Z_NO_FLUSH);
    }
    const auto bytes = static_cast<std::int64_t>(z.total_out);
    inflateEnd(&z);
    return bytes;
}

} // namespace

std::int64_t declaredGzipBytes(const InputFile& file)
{
    constexpr std::int64_t leeway = 4; ///< what follows may pack so much better than the beginning
    std::string head(sampled, '\0');
    head.resize(static_cast<std::size_t>(std::max<std::int64_t>(file.readAt(0, head), 0)));
    std::string trailer(4, '\0');
    if (head.empty() || file.readAt(file.size() - 4, trailer) != 4)
        return 0;
    const std::int64_t ratio = inflatedSample(head) / static_cast<std::int64_t>(head.size()) + 1;
    return std::min<std::int64_t>(littleEndian<std::uint32_t>(trailer, 0), file.size() * ratio * leeway);
}

std::unique_ptr<ByteStream> openGzip(std::unique_ptr<ByteStream> packed)
{
    return std::make_unique<GzipStream>(std::move(packed));
}

} // namespace triage::bundle
