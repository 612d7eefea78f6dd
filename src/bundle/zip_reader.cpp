// SPDX-License-Identifier: Apache-2.0
#include "bundle/zip_reader.h"

#include "bundle/zip_methods.h"

#include <QIODevice>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/unzip.h>

#include <algorithm>

namespace triage::bundle {
struct ZipReader::State
{
    /// The zip without what lies before and behind it.
    class Window : public QIODevice
    {
    public:
        Window(const InputFile& file, std::int64_t begin, std::int64_t end)
            : file_(file), begin_(begin), end_(end)
        {
            QIODevice::open(QIODevice::ReadOnly | QIODevice::Unbuffered);
        }
        [[nodiscard]] qint64 size() const override { return end_ - begin_; }

    protected:
        qint64 readData(char* data, qint64 most) override
        {
            const qint64 wanted = std::clamp<qint64>(size() - pos(), 0, most);
            return file_.readAt(begin_ + pos(), {data, static_cast<std::size_t>(wanted)});
        }
        qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

    private:
        const InputFile& file_;
        std::int64_t begin_;
        std::int64_t end_;
    };

    State(const InputFile& file, const ZipDirectory& d)
        : window(file, d.begin, d.end), zip(&window), member(&zip)
    {
    }
    ~State()
    {
        leave();
        zip.close();
    }
    void leave()
    {
        if (member.isOpen())
            member.close();
    }
    Window window;
    QuaZip zip;
    QuaZipFile member;
};

ZipReader::ZipReader(const InputFile& file, const ZipDirectory& directory)
    : file_(file), directory_(directory), state_(std::make_unique<State>(file, directory))
{
    state_->zip.setAutoClose(false);
    state_->zip.open(QuaZip::mdUnzip);
}

ZipReader::~ZipReader() = default;

bool ZipReader::open(std::size_t index)
{
    state_->leave();
    const ZipEntry& entry = directory_.entries[index];
    // QuaZip opens no members of the rarer methods, not even for their packed bytes.
    direct_ = isRareMethod(entry.method);
    place_ = directory_.begin + entry.data;
    left_ = entry.packed;
    const unz64_file_pos place = {static_cast<ZPOS64_T>(entry.directoryPlace), index};
    if (!state_->zip.isOpen() || !state_->zip.goToFirstFile() ||
        unzGoToFilePos64(state_->zip.getUnzFile(), &place) != UNZ_OK)
        return false;
    unz_file_info64 info = {};
    if (unzGetCurrentFileInfo64(state_->zip.getUnzFile(), &info, nullptr, 0, nullptr, 0, nullptr, 0) !=
        UNZ_OK)
        return false;
    const bool same = info.crc == entry.crc && info.compression_method == entry.method &&
                      info.compressed_size == static_cast<ZPOS64_T>(entry.packed) &&
                      info.uncompressed_size == static_cast<ZPOS64_T>(entry.size);
    int method = 0;
    int level = 0;
    return same && (direct_ || state_->member.open(QIODevice::ReadOnly, &method, &level, true));
}

std::int64_t ZipReader::read(std::span<char> into)
{
    if (direct_) {
        const auto most =
            static_cast<std::size_t>(std::min<std::int64_t>(left_, static_cast<std::int64_t>(into.size())));
        const std::int64_t got = file_.readAt(place_, into.first(most));
        place_ += got;
        left_ -= got;
        return got;
    }
    const qint64 got = state_->member.read(into.data(), static_cast<qint64>(into.size()));
    return got < 0 || state_->member.getZipError() != UNZ_OK ? -1 : got;
}

} // namespace triage::bundle
