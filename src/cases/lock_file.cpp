// SPDX-License-Identifier: Apache-2.0
#include "cases/lock_file.h"

#include "cases/names.h"

namespace triage::cases {
namespace {

constexpr int namelessMs = 1000;

bool namesNobody(const QLockFile& lock)
{
    qint64 pid = 0;
    QString host;
    QString program;
    return !lock.getLockInfo(&pid, &host, &program) || pid == 0;
}

} // namespace

std::unique_ptr<QLockFile> takeLockFile(const std::filesystem::path& file)
{
    auto lock = std::make_unique<QLockFile>(qtPath(file));
    lock->setStaleLockTime(0);
    if (lock->tryLock(0) || lock->error() != QLockFile::LockFailedError || !namesNobody(*lock))
        return lock;
    lock->setStaleLockTime(namelessMs);
    lock->tryLock(2 * namelessMs);
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace triage::cases
