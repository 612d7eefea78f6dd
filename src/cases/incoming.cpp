// SPDX-License-Identifier: Apache-2.0
#include "cases/incoming.h"

#include "cases/disk.h"
#include "cases/lock_file.h"
#include "cases/names.h"

#include <QFile>
#include <QLockFile>
#include <QtGlobal>

namespace triage::cases {
namespace {

constexpr const char* lockEnding = ".lock";

std::filesystem::path lockFileOf(std::filesystem::path folder)
{
    folder += lockEnding;
    return folder;
}

std::unique_ptr<QLockFile> tryLock(const std::filesystem::path& folder)
{
    auto lock = takeLockFile(lockFileOf(folder));
    return lock->isLocked() ? std::move(lock) : nullptr;
}

} // namespace

Incoming::Incoming(std::filesystem::path directory) : directory_(std::move(directory)) {}

Incoming::~Incoming()
{
    for (const auto& [folder, lock] : held_)
        removeAll(folder);
}

void Incoming::clear()
{
    std::error_code error;
    std::vector<std::filesystem::path> folders;
    for (const auto& entry : std::filesystem::directory_iterator(directory_, error)) {
        std::filesystem::path folder = entry.path();
        if (folder.extension() == lockEnding)
            folder.replace_extension();
        folders.push_back(std::move(folder));
    }
    for (const auto& folder : folders)
        if (const auto lock = tryLock(folder)) // its process is dead
            removeAll(folder);
}

Result<std::filesystem::path> Incoming::make()
{
    const std::filesystem::path folder = directory_ / newName();
    auto lock = tryLock(folder); // before the folder is there: `clear` of another process must not take it
    std::error_code error;
    if (!lock || !std::filesystem::create_directories(folder, error))
        return fail(ErrorKind::NotReadable,
                    {QT_TRANSLATE_NOOP("engine", "The case store %1 cannot be written."),
                     {directory_.parent_path().string()}},
                    error.message());
    const std::scoped_lock guard(mutex_);
    held_[folder] = std::move(lock);
    return folder;
}

void Incoming::discard(const std::filesystem::path& folder)
{
    if (folder.empty())
        return;
    removeAll(folder);
    release(folder);
}

void Incoming::release(const std::filesystem::path& folder)
{
    const std::scoped_lock guard(mutex_);
    held_.erase(folder);
}

std::filesystem::path Incoming::folderOf(const std::filesystem::path& path) const
{
    const auto inside = path.lexically_relative(directory_);
    if (inside.empty() || *inside.begin() == ".." || *inside.begin() == ".")
        return {};
    return directory_ / *inside.begin();
}

} // namespace triage::cases
