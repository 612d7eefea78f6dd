// SPDX-License-Identifier: Apache-2.0
#include "bundle/archive_members.h"

#include "base/visible.h"
#include "bundle/artefacts.h"
#include "bundle/member_output.h"

#include <QtGlobal>

#include <cstring>

namespace triage::bundle {
namespace {

/// The name as stored. True in `known` when it is UTF-8 for sure.
std::string storedName(archive_entry* entry, bool& known)
{
    const char* utf8 = archive_entry_pathname_utf8(entry);
    known = utf8 != nullptr && isUtf8(utf8);
    if (known)
        return utf8;
    const char* raw = archive_entry_pathname(entry);
    return raw ? raw : std::string();
}

std::optional<std::string> linkOf(archive_entry* entry, bool& hard)
{
    const char* target = archive_entry_hardlink_utf8(entry);
    if (!target)
        target = archive_entry_hardlink(entry);
    hard = target != nullptr;
    if (!hard && archive_entry_filetype(entry) == AE_IFLNK) {
        target = archive_entry_symlink_utf8(entry);
        if (!target)
            target = archive_entry_symlink(entry);
        return target ? target : std::string();
    }
    return hard ? std::optional<std::string>(target) : std::nullopt;
}

Timestamp modifiedOf(archive_entry* entry)
{
    return localTime(archive_entry_mtime(entry), archive_entry_mtime_nsec(entry));
}

bool saysUnsupported(const std::string& problem)
{
    return problem.find("nsupported") != std::string::npos || problem.find("codec") != std::string::npos;
}

} // namespace

tl::unexpected<Error> ArchiveMembers::broken(archive* handle, const std::string& member) const
{
    const std::string problem = source_.problem().value_or(errorOf(handle));
    if (archive_read_has_encrypted_entries(handle) > 0)
        return fail(ErrorKind::Encrypted,
                    {QT_TRANSLATE_NOOP("engine", "%1 is encrypted. Have it packed again without a password."),
                     {shownName_}},
                    problem);
    if (saysUnsupported(problem))
        return fail(ErrorKind::Unsupported,
                    {QT_TRANSLATE_NOOP("engine",
                                       "%1 is packed in a way that cannot be read here. Have it packed again "
                                       "as .zip (Deflate) or .tar.gz."),
                     {shownName_}},
                    problem);
    return member.empty() ? damaged(shownName_, problem) : damagedMember(shownName_, member, problem);
}

Result<void> ArchiveMembers::unpackAll()
{
    const ReadHandle handle = source_.open();
    for (;;) {
        if (unpacking_.stop.stop_requested())
            return cancelled();
        archive_entry* entry = nullptr;
        const int state = archive_read_next_header(handle.get(), &entry);
        if (state == ARCHIVE_EOF)
            break;
        if (state == ARCHIVE_RETRY)
            continue;
        if (state != ARCHIVE_OK && state != ARCHIVE_WARN)
            return broken(handle.get(), {});
        if (auto counted = unpacking_.budget.takeMember(); !counted)
            return counted;
        if (auto done = unpack(handle.get(), entry); !done)
            return done;
    }
    auto drained = source_.drain();
    return drained ? drained : damaged(shownName_, drained.error().detail);
}

Result<void> ArchiveMembers::unpack(archive* handle, archive_entry* entry)
{
    auto name = nameOf(entry);
    if (!name)
        return tl::unexpected<Error>(name.error());
    bool hard = false;
    if (const auto target = linkOf(entry, hard)) {
        unpacking_.catalogue.addLink(*name, *target, hard);
        return {};
    }
    switch (archive_entry_filetype(entry)) {
    case AE_IFDIR:
        if (auto path = unpacking_.catalogue.place(*name, true)) {
            unpacking_.catalogue.addFile(
                {*path, unpacking_.catalogue.shown(*name), 0, modifiedOf(entry), true});
            return makeFolder(unpacking_.request.destination / *path);
        }
        return {};
    case AE_IFREG:
    case 0:
        return unpackFile(handle, entry, *name);
    default:
        unpacking_.catalogue.skip(*name, QT_TRANSLATE_NOOP("engine", "It is a device, pipe or socket."));
        return {};
    }
}

Result<void> ArchiveMembers::unpackFile(archive* handle, archive_entry* entry, const std::string& name)
{
    Catalogue& catalogue = unpacking_.catalogue;
    if (archive_entry_is_encrypted(entry)) {
        if (namedLikeLog(name))
            return fail(ErrorKind::Encrypted,
                        {QT_TRANSLATE_NOOP("engine",
                                           "%2 in %1 is encrypted. Have it packed again without a password."),
                         {shownName_, visible(name)}});
        catalogue.skip(name, QT_TRANSLATE_NOOP("engine", "It is encrypted."));
        return {};
    }
    auto path = catalogue.place(name, false);
    if (!path)
        return {};
    const auto mode = static_cast<unsigned>(archive_entry_perm(entry));
    if ((mode & 07000U) != 0 || (mode & 0400U) == 0)
        catalogue.remark("mode-bits-dropped", std::nullopt,
                         QT_TRANSLATE_NOOP("engine", "Unusual permissions of files were not taken over."));
    MemberOutput output(unpacking_, *path, archive_entry_size(entry), unpacking_.stop);
    if (auto done = copy(handle, entry, output); !done)
        return done.error().message.empty() ? broken(handle, visible(name)) : done;
    if (output.isNested())
        nested_.push_back(*path);
    catalogue.addFile({*std::move(path), catalogue.shown(name), output.written(), modifiedOf(entry), false});
    return {};
}

Result<void> ArchiveMembers::copy(archive* handle, archive_entry* entry, MemberOutput& output)
{
    for (;;) {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int state = archive_read_data_block(handle, &bytes, &size, &offset);
        if (state != ARCHIVE_OK && state != ARCHIVE_EOF && state != ARCHIVE_WARN)
            return fail(ErrorKind::Damaged, {}, errorOf(handle));
        // A sparse file has gaps, also at its end.
        const std::int64_t reached =
            state == ARCHIVE_EOF && archive_entry_size_is_set(entry) ? archive_entry_size(entry) : offset;
        if (reached > output.written()) {
            if (auto done = output.hole(reached - output.written()); !done)
                return done;
        }
        if (state == ARCHIVE_EOF)
            return output.finish();
        if (size == 0)
            continue;
        if (auto done = output.write({static_cast<const char*>(bytes), size}); !done)
            return done;
    }
}

Result<std::string> ArchiveMembers::nameOf(archive_entry* entry)
{
    bool known = false;
    std::string name = storedName(entry, known);
    if (known)
        return name;
    if (!encoding_) {
        if (auto judged = judgeAllNames(); !judged)
            return tl::unexpected<Error>(judged.error());
    }
    return decodeName(name, *encoding_);
}

Result<void> ArchiveMembers::judgeAllNames()
{
    std::vector<std::string> names;
    auto source = reopen_();
    if (!source)
        return tl::unexpected<Error>(source.error());
    const ReadHandle handle = (*source)->open();
    archive_entry* entry = nullptr;
    for (int state = ARCHIVE_OK; state == ARCHIVE_OK || state == ARCHIVE_WARN;) {
        if (unpacking_.stop.stop_requested())
            return cancelled();
        state = archive_read_next_header(handle.get(), &entry);
        bool known = false;
        std::string name =
            state == ARCHIVE_OK || state == ARCHIVE_WARN ? storedName(entry, known) : std::string();
        if (!known && !name.empty())
            names.push_back(std::move(name));
    }
    encoding_ = judgeNames(names);
    unpacking_.catalogue.remark("name-encoding", std::nullopt,
                                {QT_TRANSLATE_NOOP("engine", "Names do not say their encoding; read as %1."),
                                 {std::string(bundle::nameOf(*encoding_))}});
    return {};
}

} // namespace triage::bundle
