// SPDX-License-Identifier: Apache-2.0
// The only file of this room that needs POSIX: positioned reads on a descriptor.
#include "text/byte_source.h"

#include <QtGlobal>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <string>

namespace triage::text {
namespace {

class FileSource : public ByteSource
{
public:
    FileSource(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
    ~FileSource() override { ::close(descriptor_); }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
    {
        if (at.value < 0)
            return std::size_t{0};
        std::size_t done = 0;
        while (done < into.size()) {
            const ssize_t got = ::pread(descriptor_, into.data() + done, into.size() - done,
                                        static_cast<off_t>(at.value + static_cast<std::int64_t>(done)));
            if (got == 0)
                break;
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                return unreadable(errno);
            done += static_cast<std::size_t>(got);
        }
        return done;
    }

    std::optional<Result<std::size_t>> readNow([[maybe_unused]] ByteOffset at,
                                               [[maybe_unused]] std::span<char> into) const override
    {
#ifdef RWF_NOWAIT
        for (std::size_t done = 0; at.value >= 0 && fromMemory_;) {
            const iovec rest{into.data() + done, into.size() - done};
            const ssize_t got =
                rest.iov_len == 0
                    ? 0
                    : ::preadv2(descriptor_, &rest, 1,
                                static_cast<off_t>(at.value + static_cast<std::int64_t>(done)), RWF_NOWAIT);
            if (got == 0)
                return Result<std::size_t>(done);
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0 && errno != EAGAIN) // this file system cannot say; `read` tells what else it is
                fromMemory_ = false;
            if (got < 0)
                break;
            done += static_cast<std::size_t>(got);
        }
#endif
        return std::nullopt;
    }

    std::int64_t size() const override
    {
        struct stat info
        {
        };
        return ::fstat(descriptor_, &info) == 0 ? static_cast<std::int64_t>(info.st_size) : 0;
    }

private:
    [[nodiscard]] tl::unexpected<Error> unreadable(int code) const
    {
        return fail(
            ErrorKind::NotReadable,
            Message{QT_TRANSLATE_NOOP("engine", "%1 could not be read. Check the disk or the network drive."),
                    {name_}},
            std::strerror(code));
    }

    int descriptor_;
    std::string name_;
    mutable std::atomic<bool> fromMemory_ = true; ///< the kernel reads from its page cache alone if asked to
};

tl::unexpected<Error> openError(int code, const std::string& name)
{
    if (code == ENOENT || code == ENOTDIR)
        return fail(ErrorKind::NotFound,
                    Message{QT_TRANSLATE_NOOP("engine", "%1 is not there any more."), {name}},
                    std::strerror(code));
    return fail(ErrorKind::NotReadable,
                Message{QT_TRANSLATE_NOOP("engine", "%1 cannot be opened. Check its permissions."), {name}},
                std::strerror(code));
}

} // namespace

std::optional<FileIdentity> identityOf(const std::filesystem::path& path)
{
    struct stat info
    {
    };
    if (::stat(path.c_str(), &info) != 0)
        return std::nullopt;
    return FileIdentity{static_cast<std::uint64_t>(info.st_dev), static_cast<std::uint64_t>(info.st_ino)};
}

Result<std::shared_ptr<const ByteSource>> openFile(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    // O_NONBLOCK: a fifo without a writer must be refused, not waited for.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return openError(errno, name);
    struct stat info
    {
    };
    if (::fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)) {
        ::close(descriptor);
        return fail(ErrorKind::NotRegular,
                    Message{QT_TRANSLATE_NOOP("engine", "%1 is not a regular file."), {name}});
    }
    return std::make_shared<FileSource>(descriptor, name);
}

} // namespace triage::text
