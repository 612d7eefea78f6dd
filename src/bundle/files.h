// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "base/timestamp.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <system_error>

/// Files as the system gives them. Everything that only POSIX has is behind this header, in files_posix.cpp.
namespace triage::bundle {

enum class FileType : std::uint8_t { Regular, Folder, Link, Special };

struct FileState
{
    FileType type = FileType::Regular;
    std::int64_t size = 0;
    Timestamp modified; ///< the machine's local clock
};

/// Without following a link. Nothing when there is nothing of that name; `code` tells that from what cannot
/// be looked at.
std::optional<FileState> stateOf(const std::filesystem::path& path, std::error_code& code);
inline std::optional<FileState> stateOf(const std::filesystem::path& path)
{
    std::error_code ignored;
    return stateOf(path, ignored);
}

/// What keeps this program from reading it; no error when nothing does. Opens nothing.
std::error_code readingError(const std::filesystem::path& path);

/// Seconds since 1970 UTC on the machine's local clock.
Timestamp localTime(std::int64_t secondsUtc, std::int64_t nanoseconds = 0);

/// A file open for reading. Reads name their place and share no position, so that threads can read
/// at once; the bytes stay readable when the file is renamed or removed. Movable.
class InputFile
{
public:
    /// Never waits: a pipe, device or socket is refused with NotRegular. Errors name `shownName`.
    static Result<InputFile> open(const std::filesystem::path& path, const std::string& shownName);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    [[nodiscard]] std::int64_t size() const { return state_.size; }
    [[nodiscard]] Timestamp modified() const { return state_.modified; }
    /// Fills `into` as far as the file goes. Bytes read; -1 when the device fails.
    [[nodiscard]] std::int64_t readAt(std::int64_t offset, std::span<char> into) const;

private:
    InputFile(int descriptor, FileState state) : descriptor_(descriptor), state_(state) {}
    int descriptor_ = -1;
    FileState state_;
};

/// A new file, written front to back; readable and writable by its owner only. Movable.
class OutputFile
{
public:
    /// Makes the folders above it. Fails when something of that name is there.
    static Result<OutputFile> create(const std::filesystem::path& path);
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&& other) noexcept;
    ~OutputFile();

    Result<void> write(std::span<const char> bytes);
    /// Zeros that take no room on the disk.
    Result<void> hole(std::int64_t bytes);
    Result<void> close();

private:
    OutputFile(int descriptor, std::filesystem::path path) : descriptor_(descriptor), path_(std::move(path))
    {
    }
    int descriptor_ = -1;
    std::filesystem::path path_;
    std::int64_t written_ = 0;
    bool endsInHole_ = false;
};

/// Makes a folder and those above it, for the owner only.
Result<void> makeFolder(const std::filesystem::path& path);
/// Makes `path` the same file as `existing`: a hard link, or a copy where the file system has none.
Result<void> makeTwin(const std::filesystem::path& existing, const std::filesystem::path& path);
/// The canonical path, or nothing when it leads nowhere.
std::optional<std::filesystem::path> realPath(const std::filesystem::path& path);

/// While it lives, this thread's C locale speaks UTF-8: libarchive converts names by it.
class Utf8Locale
{
public:
    Utf8Locale();
    ~Utf8Locale();
    Utf8Locale(const Utf8Locale&) = delete;
    Utf8Locale& operator=(const Utf8Locale&) = delete;

private:
    void* locale_ = nullptr;
    void* before_ = nullptr;
};

} // namespace triage::bundle
