// SPDX-License-Identifier: Apache-2.0
#include "cli/workspace.h"

#include "cases/lock_file.h"
#include "cli/system.h"

#include <QDir>
#include <QtGlobal>

#include <chrono>
#include <vector>

namespace fs = std::filesystem;

namespace triage::cli {
namespace {

constexpr const char* prefix = "npugraph-triage-cli-";
constexpr std::size_t nameSize = 26; ///< six characters behind the prefix
constexpr const char* lockName = "lock";

bool isOurs(const fs::directory_entry& entry)
{
    std::error_code ignored;
    const std::string name = entry.path().filename().string();
    return name.size() == nameSize && name.starts_with(prefix) && !entry.is_symlink(ignored) &&
           entry.is_directory(ignored) && belongsToUser(entry.path());
}

/// A process that was killed before it had made its lock file leaves a folder with nothing in it.
void removeIfLongEmpty(const fs::path& folder)
{
    std::error_code code;
    const auto changed = fs::last_write_time(folder, code);
    if (!code && fs::file_time_type::clock::now() - changed > std::chrono::hours(1))
        fs::remove(folder, code); // only while it is empty
}

void removeIfDead(const fs::path& folder)
{
    std::error_code code;
    const fs::path file = folder / lockName;
    if (!fs::exists(fs::symlink_status(file, code))) {
        removeIfLongEmpty(folder);
        return;
    }
    const auto lock = cases::takeLockFile(file);
    if (!lock->isLocked())
        return;
    std::vector<fs::path> inside;
    for (fs::directory_iterator at(folder, code), end; !code && at != end; at.increment(code))
        inside.push_back(at->path());
    for (const fs::path& path : inside) {
        if (path.filename() != lockName)
            fs::remove_all(path, code);
    }
    lock->unlock(); // which removes its file
    fs::remove(folder, code);
}

void clearUp(const fs::path& temporary)
{
    std::error_code code;
    std::vector<fs::path> folders;
    for (fs::directory_iterator at(temporary, code), end; !code && at != end; at.increment(code)) {
        if (isOurs(*at))
            folders.push_back(at->path());
    }
    for (const fs::path& folder : folders)
        removeIfDead(folder);
}

} // namespace

Result<Workspace> Workspace::make()
{
    clearUp(QDir::tempPath().toStdString());
    Workspace made;
    made.directory_ = std::make_unique<QTemporaryDir>(QDir::tempPath() + QLatin1Char('/') +
                                                      QLatin1String(prefix) + QStringLiteral("XXXXXX"));
    if (!made.directory_->isValid())
        return fail(ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "No temporary folder could be made."),
                    made.directory_->errorString().toStdString());
    made.folder_ = made.directory_->path().toStdString();
    made.lock_ = cases::takeLockFile(made.folder_ / lockName);
    return made;
}

} // namespace triage::cli
