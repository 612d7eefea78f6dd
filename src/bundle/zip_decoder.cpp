// SPDX-License-Identifier: Apache-2.0
#include "bundle/zip_decoder.h"

#include "bundle/zip_methods.h"

#include <fmt/core.h>
#include <zlib.h>

#include <algorithm>
#include <array>

namespace triage::bundle {
namespace {

/// Large enough to keep zlib's window copies rare, small enough to stay in the second-level cache.
constexpr std::size_t packedBuffer = std::size_t{64} << 10;
constexpr std::size_t plainBuffer = std::size_t{256} << 10;

struct MethodName
{
    std::uint16_t method;
    std::string_view name;
};

/// APPNOTE 4.4.5.
constexpr std::array<MethodName, 10> names = {{{1, "Shrink"},
                                               {6, "Implode"},
                                               {8, "Deflate"},
                                               {9, "Deflate64"},
                                               {12, "BZip2"},
                                               {14, "LZMA"},
                                               {93, "Zstandard"},
                                               {95, "XZ"},
                                               {97, "WavPack"},
                                               {98, "PPMd"}}};

} // namespace

std::string methodName(std::uint16_t method)
{
    const auto* found = std::ranges::find(names, method, &MethodName::method);
    return found == names.end() ? fmt::format("method {}", method) : std::string(found->name);
}

bool canDecode(std::uint16_t method)
{
    return method == zipStored || method == zipDeflate || isRareMethod(method);
}

struct ZipDecoder::State
{
    std::vector<char> in = std::vector<char>(packedBuffer);
    std::vector<char> out = std::vector<char>(plainBuffer);
    z_stream stream = {};
    bool streamReady = false;

    ~State()
    {
        if (streamReady)
            inflateEnd(&stream);
    }
    bool reset()
    {
        if (streamReady)
            return inflateReset2(&stream, -MAX_WBITS) == Z_OK;
        streamReady = inflateInit2(&stream, -MAX_WBITS) == Z_OK;
        return streamReady;
    }
};

namespace {

/// Counts and checks what a member yields on its way out.
class Checked
{
public:
    Checked(const ZipEntry& entry, const ZipDecoder::Plain& plain) : entry_(entry), plain_(plain) {}

    Result<void> operator()(std::span<const char> bytes)
    {
        size_ += static_cast<std::int64_t>(bytes.size());
        if (size_ > entry_.size)
            return problem("more bytes than its record says");
        crc_ = crc32(crc_, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
        return plain_(bytes);
    }
    Result<void> end() const
    {
        if (size_ != entry_.size)
            return problem("fewer bytes than its record says");
        return crc_ == entry_.crc ? Result<void>{} : problem("its checksum is wrong");
    }
    /// Named by the caller, who knows the archive.
    static tl::unexpected<Error> problem(const char* what) { return fail(ErrorKind::Damaged, {}, what); }

private:
    const ZipEntry& entry_;
    const ZipDecoder::Plain& plain_;
    std::int64_t size_ = 0;
    uLong crc_ = 0;
};

Result<void> copyStored(std::vector<char>& buffer, const ZipDecoder::Packed& packed, Checked& out)
{
    for (;;) {
        const std::int64_t got = packed(buffer);
        if (got < 0)
            return Checked::problem("its bytes cannot be read");
        if (got == 0)
            return {};
        if (auto taken = out({buffer.data(), static_cast<std::size_t>(got)}); !taken)
            return taken;
    }
}

/// Inflates until the stream ends; bytes left over are a lie about the size.
Result<void> inflateAll(z_stream& z, std::vector<char>& in, std::vector<char>& buffer,
                        const ZipDecoder::Packed& packed, Checked& out)
{
    z.avail_in = 0;
    for (int state = Z_OK; state != Z_STREAM_END;) {
        z.next_out = reinterpret_cast<Bytef*>(buffer.data());
        z.avail_out = static_cast<uInt>(buffer.size());
        while (z.avail_out > 0 && state != Z_STREAM_END) {
            if (z.avail_in == 0) {
                const std::int64_t got = packed(in);
                if (got <= 0)
                    return Checked::problem("its packed bytes end too early");
                z.next_in = reinterpret_cast<Bytef*>(in.data());
                z.avail_in = static_cast<uInt>(got);
            }
            state = inflate(&z, Z_NO_FLUSH);
            if (state != Z_OK && state != Z_STREAM_END)
                return Checked::problem("its packed bytes make no sense");
        }
        if (auto taken = out({buffer.data(), buffer.size() - z.avail_out}); !taken)
            return taken;
    }
    if (z.avail_in > 0 || packed(in) > 0)
        return Checked::problem("packed bytes are left over behind its end");
    return {};
}

} // namespace

ZipDecoder::ZipDecoder() : state_(std::make_unique<State>()) {}
ZipDecoder::~ZipDecoder() = default;

Result<void> ZipDecoder::decode(const ZipEntry& entry, const Packed& packed, const Plain& plain,
                                const std::string& shownName, const std::string& member)
{
    Checked out(entry, plain);
    Result<void> done;
    if (entry.method == zipStored)
        done = copyStored(state_->out, packed, out);
    else if (entry.method != zipDeflate)
        done = decodeRare(entry, packed, [&](std::span<const char> bytes) { return out(bytes); });
    else if (state_->reset())
        done = inflateAll(state_->stream, state_->in, state_->out, packed, out);
    else
        done = fail(ErrorKind::Internal, {}, "zlib");
    if (done)
        done = out.end();
    if (done || done.error().kind != ErrorKind::Damaged || !done.error().message.empty())
        return done;
    return damagedMember(shownName, member, done.error().detail);
}

} // namespace triage::bundle
