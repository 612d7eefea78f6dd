// SPDX-License-Identifier: Apache-2.0
#include "base/visible.h"
#include "bundle/files.h"

#include <QtGlobal>

#include <fcntl.h>
#include <locale.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <utility>

namespace fs = std::filesystem;

namespace triage::bundle {
namespace {

FileType typeOf(mode_t mode)
{
    if (S_ISREG(mode))
        return FileType::Regular;
    if (S_ISDIR(mode))
        return FileType::Folder;
    return S_ISLNK(mode) ? FileType::Link : FileType::Special;
}

FileState stateFrom(const struct stat& s)
{
    return {typeOf(s.st_mode), static_cast<std::int64_t>(s.st_size),
            localTime(s.st_mtim.tv_sec, s.st_mtim.tv_nsec)};
}

tl::unexpected<Error> cannotOpen(int code, const std::string& shownName)
{
    if (code == ENOENT || code == ENOTDIR)
        return fail(ErrorKind::NotFound,
                    {QT_TRANSLATE_NOOP("engine", "%1 is not there. Check the path."), {shownName}},
                    std::strerror(code));
    if (code == ENXIO || code == ENODEV || code == ELOOP)
        return fail(
            ErrorKind::NotRegular,
            {QT_TRANSLATE_NOOP("engine", "%1 is neither a file nor a folder. Give an archive, a folder or "
                                         "a log file."),
             {shownName}},
            std::strerror(code));
    return fail(
        ErrorKind::NotReadable,
        {QT_TRANSLATE_NOOP("engine", "%1 cannot be read. Check its permissions or copy it elsewhere."),
         {shownName}},
        std::strerror(code));
}

tl::unexpected<Error> cannotWrite(int code, const fs::path& path)
{
    const std::string where = visible(path.string());
    if (code == ENOSPC || code == EDQUOT)
        return fail(
            ErrorKind::NoSpace,
            QT_TRANSLATE_NOOP("engine", "There is not enough free disk space. Free some and open it again."),
            where + ": " + std::strerror(code));
    return fail(
        ErrorKind::NotReadable,
        {QT_TRANSLATE_NOOP("engine", "%1 cannot be written. Check the folder's permissions."), {where}},
        std::strerror(code));
}

/// Linux 6.18 on ext4 fills its cache in pieces as large as a write; pieces over 64 KiB took three to ten
/// times the system time of small ones (512 MiB: 0.13 s by 16 or 32 KiB, 0.4 s by 256 KiB, 1.2 s by 1 MiB).
constexpr std::size_t writeBytes = std::size_t{32} << 10;
constexpr mode_t ownerFile = S_IRUSR | S_IWUSR;
constexpr mode_t ownerFolder = S_IRWXU;

} // namespace

std::optional<FileState> stateOf(const fs::path& path, std::error_code& code)
{
    struct stat s = {};
    code.clear();
    if (::lstat(path.c_str(), &s) == 0)
        return stateFrom(s);
    if (errno != ENOENT)
        code.assign(errno, std::generic_category());
    return std::nullopt;
}

std::error_code readingError(const fs::path& path)
{
    if (::faccessat(AT_FDCWD, path.c_str(), R_OK, AT_EACCESS) == 0)
        return {};
    return {errno, std::generic_category()};
}

Timestamp localTime(std::int64_t secondsUtc, std::int64_t nanoseconds)
{
    const auto when = static_cast<std::time_t>(secondsUtc);
    std::tm parts = {};
    if (!::localtime_r(&when, &parts))
        return {secondsUtc * 1'000'000 + nanoseconds / 1000};
    return {(secondsUtc + parts.tm_gmtoff) * 1'000'000 + nanoseconds / 1000};
}

Result<InputFile> InputFile::open(const fs::path& path, const std::string& shownName)
{
    // O_NONBLOCK: opening a pipe without a writer would wait for one.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return cannotOpen(errno, shownName);
    struct stat s = {};
    const bool known = ::fstat(descriptor, &s) == 0;
    InputFile file(descriptor, known ? stateFrom(s) : FileState{});
    if (!known)
        return cannotOpen(EIO, shownName);
    if (file.state_.type != FileType::Regular)
        return cannotOpen(ENXIO, shownName);
    return file;
}

InputFile::InputFile(InputFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), state_(other.state_)
{
}

InputFile& InputFile::operator=(InputFile&& other) noexcept
{
    std::swap(descriptor_, other.descriptor_);
    std::swap(state_, other.state_);
    return *this;
}

InputFile::~InputFile()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

std::int64_t InputFile::readAt(std::int64_t offset, std::span<char> into) const
{
    std::size_t got = 0;
    while (got < into.size()) {
        const ssize_t n = ::pread(descriptor_, into.data() + got, into.size() - got,
                                  static_cast<off_t>(offset) + static_cast<off_t>(got));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        if (n == 0)
            break;
        got += static_cast<std::size_t>(n);
    }
    return static_cast<std::int64_t>(got);
}

Result<OutputFile> OutputFile::create(const fs::path& path)
{
    constexpr int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
    int descriptor = ::open(path.c_str(), flags, ownerFile);
    if (descriptor < 0 && errno == ENOENT) {
        if (auto made = makeFolder(path.parent_path()); !made)
            return tl::unexpected<Error>(made.error());
        descriptor = ::open(path.c_str(), flags, ownerFile);
    }
    if (descriptor < 0)
        return cannotWrite(errno, path);
    return OutputFile(descriptor, path);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)),
      written_(other.written_), endsInHole_(other.endsInHole_)
{
}

OutputFile& OutputFile::operator=(OutputFile&& other) noexcept
{
    std::swap(descriptor_, other.descriptor_);
    std::swap(path_, other.path_);
    std::swap(written_, other.written_);
    std::swap(endsInHole_, other.endsInHole_);
    return *this;
}

OutputFile::~OutputFile()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

Result<void> OutputFile::write(std::span<const char> bytes)
{
    while (!bytes.empty()) {
        const auto part = std::min(bytes.size(), writeBytes);
        const ssize_t n = ::pwrite(descriptor_, bytes.data(), part, static_cast<off_t>(written_));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return cannotWrite(errno, path_);
        written_ += n;
        bytes = bytes.subspan(static_cast<std::size_t>(n));
    }
    endsInHole_ = false;
    return {};
}

Result<void> OutputFile::hole(std::int64_t bytes)
{
    written_ += bytes;
    endsInHole_ = endsInHole_ || bytes > 0;
    return {};
}

Result<void> OutputFile::close()
{
    const bool sized = !endsInHole_ || ::ftruncate(descriptor_, static_cast<off_t>(written_)) == 0;
    const int code = errno;
    const int descriptor = std::exchange(descriptor_, -1);
    if (!sized) {
        ::close(descriptor);
        return cannotWrite(code, path_);
    }
    // A full disk may be told as late as here.
    return ::close(descriptor) == 0 ? Result<void>{} : cannotWrite(errno, path_);
}

Result<void> makeFolder(const fs::path& path)
{
    if (path.empty() || ::mkdir(path.c_str(), ownerFolder) == 0)
        return {};
    if (errno == ENOENT && path.has_parent_path() && path.parent_path() != path) {
        if (auto above = makeFolder(path.parent_path()); !above)
            return above;
        if (::mkdir(path.c_str(), ownerFolder) == 0)
            return {};
    }
    const int code = errno;
    std::error_code ignored;
    if (code == EEXIST && fs::is_directory(path, ignored))
        return {};
    return cannotWrite(code, path);
}

Result<void> makeTwin(const fs::path& existing, const fs::path& path)
{
    if (auto made = makeFolder(path.parent_path()); !made)
        return made;
    std::error_code code;
    fs::create_hard_link(existing, path, code);
    if (!code)
        return {};
    code.clear();
    fs::copy_file(existing, path, code);
    return code ? cannotWrite(code.value(), path) : Result<void>{};
}

std::optional<fs::path> realPath(const fs::path& path)
{
    std::error_code code;
    fs::path real = fs::canonical(path, code);
    return code ? std::nullopt : std::optional(std::move(real));
}

Utf8Locale::Utf8Locale()
{
    for (const char* name : {"C.UTF-8", "en_US.UTF-8", "zh_CN.UTF-8"}) {
        if (locale_t made = ::newlocale(LC_CTYPE_MASK, name, locale_t{})) {
            locale_ = made;
            before_ = ::uselocale(made);
            return;
        }
    }
}

Utf8Locale::~Utf8Locale()
{
    if (!locale_)
        return;
    ::uselocale(static_cast<locale_t>(before_));
    ::freelocale(static_cast<locale_t>(locale_));
}

} // namespace triage::bundle
