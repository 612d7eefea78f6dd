// SPDX-License-Identifier: Apache-2.0
#include "bundle/folder.h"

#include "base/visible.h"
#include "bundle/files.h"
#include "bundle/member_name.h"
#include "bundle/unreadable.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace fs = std::filesystem;

namespace triage::bundle {
namespace {

class Walk
{
public:
    Walk(fs::path root, Unpacking& unpacking) : root_(std::move(root)), unpacking_(unpacking)
    {
        real_ = realPath(root_).value_or(root_);
        visited_.insert(real_.string());
    }

    Result<void> folder(const std::string& path)
    {
        std::error_code code;
        std::vector<std::string> names;
        for (fs::directory_iterator at(root_ / path, code), end; !code && at != end; at.increment(code))
            names.push_back(at->path().filename().string());
        if (code && path.empty())
            return fail(ErrorKind::NotReadable,
                        {QT_TRANSLATE_NOOP("engine", "The folder %1 cannot be read. Check its permissions."),
                         {unpacking_.shownName}},
                        code.message());
        if (code)
            skip(path, unreadable(code));
        std::ranges::sort(names);
        for (const auto& name : names) {
            if (auto seen = entry(path.empty() ? name : std::string(path).append(1, '/').append(name)); !seen)
                return seen;
        }
        return {};
    }

private:
    Result<void> entry(const std::string& path)
    {
        if (unpacking_.stop.stop_requested())
            return cancelled();
        std::error_code code;
        const auto state = stateOf(root_ / path, code);
        if (!state)
            return code ? skip(path, unreadable(code)) : Result<void>{};
        if (isForeign(path))
            return skip(path,
                        QT_TRANSLATE_NOOP("engine", "It belongs to the packing system, not to the logs."));
        if (auto counted = unpacking_.budget.takeMember(); !counted)
            return counted;
        return state->type == FileType::Link ? link(path) : add(path, *state);
    }

    Result<void> add(const std::string& path, const FileState& state)
    {
        if (state.type == FileType::Special)
            return skip(path, QT_TRANSLATE_NOOP("engine", "It is a device, pipe or socket."));
        const bool isFolder = state.type == FileType::Folder;
        const std::error_code code = isFolder ? std::error_code() : readingError(root_ / path);
        if (code)
            return skip(path, unreadable(code));
        unpacking_.catalogue.addFile({path, {}, isFolder ? 0 : state.size, state.modified, isFolder});
        if (!isFolder && unpacking_.observer.fileReady)
            unpacking_.observer.fileReady(path, root_ / path);
        return isFolder ? folder(path) : Result<void>{};
    }

    Result<void> link(const std::string& path)
    {
        const auto target = realPath(root_ / path);
        if (!target)
            return skip(path, QT_TRANSLATE_NOOP("engine", "It is a link to something that is not there."));
        if (!inside(*target))
            return skip(path, QT_TRANSLATE_NOOP("engine", "It is a link that leads out of the folder."));
        const auto state = stateOf(*target);
        if (!state)
            return {};
        if (state->type == FileType::Folder &&
            (encloses(*target, path) || !visited_.insert(target->string()).second))
            return skip(path,
                        QT_TRANSLATE_NOOP("engine", "It is a link to a folder that is listed already."));
        unpacking_.catalogue.remark(
            "link-followed", visible(path),
            {QT_TRANSLATE_NOOP("engine", "%1 is a link within the input; what it leads to is "
                                         "read in its place."),
             {visible(path)}});
        return add(path, *state);
    }

    [[nodiscard]] bool inside(const fs::path& target) const
    {
        const auto [end, at] = std::mismatch(real_.begin(), real_.end(), target.begin(), target.end());
        return end == real_.end();
    }
    /// The link lies within the folder it leads to.
    [[nodiscard]] bool encloses(const fs::path& target, const std::string& path) const
    {
        const fs::path where = realPath((root_ / path).parent_path()).value_or(real_);
        const auto [end, at] = std::mismatch(target.begin(), target.end(), where.begin(), where.end());
        return end == target.end();
    }
    Result<void> skip(const std::string& path, Message reason)
    {
        unpacking_.catalogue.skip(path, std::move(reason));
        return {};
    }

    fs::path root_;
    fs::path real_;
    Unpacking& unpacking_;
    std::set<std::string> visited_;
};

} // namespace

Result<void> listFolder(const fs::path& root, Unpacking& unpacking)
{
    return Walk(root, unpacking).folder({});
}

} // namespace triage::bundle
