// SPDX-License-Identifier: Apache-2.0
#include "bundle/gzip_stream.h"

#include <zlib.h>

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

} // namespace

std::unique_ptr<ByteStream> openGzip(std::unique_ptr<ByteStream> packed)
{
    return std::make_unique<GzipStream>(std::move(packed));
}

} // namespace triage::bundle
