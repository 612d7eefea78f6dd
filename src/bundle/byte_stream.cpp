// SPDX-License-Identifier: Apache-2.0
#include "bundle/byte_stream.h"

#include "bundle/archive_handle.h"
#include "bundle/gzip_stream.h"
#include "bundle/progress_meter.h"

#include <algorithm>
#include <cerrno>
#include <vector>

namespace triage::bundle {
namespace {

class PlainStream : public ByteStream
{
public:
    PlainStream(const InputFile& file, ProgressMeter& meter) : file_(file), meter_(meter) {}

    Result<std::size_t> read(std::span<char> into) override
    {
        const std::int64_t got = file_.readAt(offset_, into);
        if (got < 0)
            return fail(ErrorKind::Damaged, {}, "the file cannot be read");
        offset_ += got;
        meter_.count(got);
        return static_cast<std::size_t>(got);
    }

private:
    const InputFile& file_;
    ProgressMeter& meter_;
    std::int64_t offset_ = 0;
};

void supportFilter(archive* handle, Format format)
{
    switch (format) {
    case Format::Bzip2:
        archive_read_support_filter_bzip2(handle);
        break;
    case Format::Xz:
        archive_read_support_filter_xz(handle);
        break;
    case Format::Lzma:
        archive_read_support_filter_lzma(handle);
        break;
    case Format::Zstd:
        archive_read_support_filter_zstd(handle);
        break;
    case Format::Lz4:
        archive_read_support_filter_lz4(handle);
        break;
    default:
        archive_read_support_filter_compress(handle);
        break;
    }
}

/// Everything but gzip, by libarchive's filters.
class FilterStream : public ByteStream
{
public:
    FilterStream(std::unique_ptr<ByteStream> packed, Format format)
        : packed_(std::move(packed)), format_(format)
    {
    }

    Result<std::size_t> read(std::span<char> into) override
    {
        if (!handle_ && !open())
            return fail(ErrorKind::Damaged, {}, errorOf(handle_.get()));
        if (!hasEntry_)
            return 0;
        std::size_t got = 0;
        while (got < into.size()) {
            const la_ssize_t n = archive_read_data(handle_.get(), into.data() + got, into.size() - got);
            if (n < 0)
                return fail(ErrorKind::Damaged, {}, errorOf(handle_.get()));
            if (n == 0)
                break;
            got += static_cast<std::size_t>(n);
        }
        return got;
    }

private:
    bool open()
    {
        handle_ = newReadHandle();
        archive_read_support_format_raw(handle_.get());
        archive_read_support_format_empty(handle_.get());
        supportFilter(handle_.get(), format_);
        if (archive_read_open(handle_.get(), this, nullptr, &FilterStream::feed, nullptr) != ARCHIVE_OK)
            return false;
        archive_entry* entry = nullptr;
        const int state = archive_read_next_header(handle_.get(), &entry);
        hasEntry_ = state == ARCHIVE_OK;
        return hasEntry_ || state == ARCHIVE_EOF;
    }
    static la_ssize_t feed(archive* handle, void* self, const void** bytes)
    {
        auto& stream = *static_cast<FilterStream*>(self);
        auto got = stream.packed_->read(stream.buffer_);
        *bytes = stream.buffer_.data();
        if (got)
            return static_cast<la_ssize_t>(*got);
        archive_set_error(handle, EIO, "%s", got.error().detail.c_str());
        return -1;
    }

    std::unique_ptr<ByteStream> packed_;
    Format format_;
    std::vector<char> buffer_ = std::vector<char>(std::size_t{64} << 10);
    ReadHandle handle_;
    bool hasEntry_ = false;
};

} // namespace

std::unique_ptr<ByteStream> openStream(const InputFile& file, Format format, ProgressMeter& meter)
{
    auto plain = std::make_unique<PlainStream>(file, meter);
    if (!isStreamFormat(format))
        return plain;
    if (format == Format::Gzip)
        return openGzip(std::move(plain));
    return std::make_unique<FilterStream>(std::move(plain), format);
}

} // namespace triage::bundle
