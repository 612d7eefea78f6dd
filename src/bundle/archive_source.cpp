// SPDX-License-Identifier: Apache-2.0
#include "bundle/archive_source.h"

#include "bundle/progress_meter.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <vector>

namespace triage::bundle {
namespace {

constexpr std::size_t blockBytes = std::size_t{256} << 10;

class TarSource : public ArchiveSource
{
public:
    TarSource(std::unique_ptr<ByteStream> stream, std::string begun, bool needsEndMark)
        : stream_(std::move(stream)), begun_(std::move(begun)), needsEndMark_(needsEndMark)
    {
    }

    ReadHandle open() override
    {
        ReadHandle handle = newReadHandle();
        archive_read_support_format_tar(handle.get());
        archive_read_open(handle.get(), this, nullptr, &TarSource::feed, nullptr);
        return handle;
    }
    [[nodiscard]] std::optional<std::string> problem() const override { return problem_; }
    Result<void> drain() override
    {
        while (next() && size_ > 0) {
        }
        if (problem_)
            return fail(ErrorKind::Damaged, {}, *problem_);
        // A tar ends in two blocks of zeros; one cut off between members does not.
        if (needsEndMark_ && !endsInZeros_)
            return fail(ErrorKind::Damaged, {}, "the tar has no end mark");
        return {};
    }
    [[nodiscard]] bool hasTrailingBytes() const override { return stream_->hasTrailingBytes(); }

private:
    bool next()
    {
        if (!begun_.empty()) {
            std::ranges::copy(begun_, buffer_.begin());
            size_ = begun_.size();
            begun_.clear();
        } else {
            const auto got = stream_->read(buffer_);
            if (!got)
                problem_ = got.error().detail;
            size_ = got.value_or(0);
        }
        constexpr std::size_t mark = 512;
        if (size_ >= mark)
            endsInZeros_ = std::all_of(buffer_.begin() + static_cast<std::ptrdiff_t>(size_ - mark),
                                       buffer_.begin() + static_cast<std::ptrdiff_t>(size_),
                                       [](char c) { return c == 0; });
        return !problem_;
    }
    static la_ssize_t feed(archive* handle, void* self, const void** bytes)
    {
        auto& source = *static_cast<TarSource*>(self);
        *bytes = source.buffer_.data();
        if (source.next())
            return static_cast<la_ssize_t>(source.size_);
        archive_set_error(handle, EIO, "%s", source.problem_->c_str());
        return -1;
    }

    std::unique_ptr<ByteStream> stream_;
    std::string begun_;
    bool needsEndMark_;
    std::vector<char> buffer_ = std::vector<char>(blockBytes);
    std::size_t size_ = 0;
    bool endsInZeros_ = false;
    std::optional<std::string> problem_;
};

class SeekingSource : public ArchiveSource
{
public:
    SeekingSource(const InputFile& file, Format format, ProgressMeter& meter)
        : file_(file), format_(format), meter_(meter)
    {
    }

    ReadHandle open() override
    {
        ReadHandle handle = newReadHandle();
        if (format_ == Format::SevenZip) {
            archive_read_support_format_7zip(handle.get());
        } else {
            archive_read_support_format_rar(handle.get());
            archive_read_support_format_rar5(handle.get());
        }
        offset_ = 0;
        archive_read_set_read_callback(handle.get(), &SeekingSource::read);
        archive_read_set_seek_callback(handle.get(), &SeekingSource::seek);
        archive_read_set_skip_callback(handle.get(), &SeekingSource::skip);
        archive_read_set_callback_data(handle.get(), this);
        archive_read_open1(handle.get());
        return handle;
    }

private:
    static la_ssize_t read(archive* handle, void* self, const void** bytes)
    {
        auto& source = *static_cast<SeekingSource*>(self);
        const std::int64_t got = source.file_.readAt(source.offset_, source.buffer_);
        *bytes = source.buffer_.data();
        if (got < 0)
            archive_set_error(handle, EIO, "the file cannot be read");
        source.offset_ += std::max<std::int64_t>(got, 0);
        source.meter_.count(std::max<std::int64_t>(got, 0));
        return got;
    }
    static la_int64_t seek(archive* /*handle*/, void* self, la_int64_t offset, int whence)
    {
        auto& source = *static_cast<SeekingSource*>(self);
        const std::int64_t from = whence == SEEK_SET   ? 0
                                  : whence == SEEK_CUR ? source.offset_
                                                       : source.file_.size();
        source.offset_ = std::clamp<std::int64_t>(from + offset, 0, source.file_.size());
        return source.offset_;
    }
    static la_int64_t skip(archive* /*handle*/, void* self, la_int64_t bytes)
    {
        auto& source = *static_cast<SeekingSource*>(self);
        const std::int64_t skipped = std::min(bytes, source.file_.size() - source.offset_);
        source.offset_ += skipped;
        return skipped;
    }

    const InputFile& file_;
    Format format_;
    ProgressMeter& meter_;
    std::int64_t offset_ = 0;
    std::vector<char> buffer_ = std::vector<char>(blockBytes);
};

} // namespace

std::unique_ptr<ArchiveSource> tarSource(std::unique_ptr<ByteStream> stream, std::string begun,
                                         bool needsEndMark)
{
    return std::make_unique<TarSource>(std::move(stream), std::move(begun), needsEndMark);
}

std::unique_ptr<ArchiveSource> seekingSource(const InputFile& file, Format format, ProgressMeter& meter)
{
    return std::make_unique<SeekingSource>(file, format, meter);
}

} // namespace triage::bundle
