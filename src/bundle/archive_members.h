// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/archive_source.h"
#include "bundle/name_encoding.h"
#include "bundle/unpacking.h"

#include <functional>

namespace triage::bundle {

/// The members of a tar, 7z or rar, one after another. One thread.
class ArchiveMembers
{
public:
    using OpenSource = std::function<Result<std::unique_ptr<ArchiveSource>>()>;

    /// `reopen` gives the archive from its beginning once more: when the first name of unknown encoding
    /// turns up, all names are looked at together.
    ArchiveMembers(ArchiveSource& source, OpenSource reopen, const std::string& shownName,
                   Unpacking& unpacking, std::vector<std::string>& nested)
        : source_(source), reopen_(std::move(reopen)), shownName_(shownName), unpacking_(unpacking),
          nested_(nested)
    {
    }

    Result<void> unpackAll();

private:
    Result<void> unpack(archive* handle, archive_entry* entry);
    Result<void> unpackFile(archive* handle, archive_entry* entry, const std::string& name);
    Result<void> copy(archive* handle, archive_entry* entry, class MemberOutput& output);
    Result<std::string> nameOf(archive_entry* entry);
    Result<void> judgeAllNames();
    [[nodiscard]] tl::unexpected<Error> broken(archive* handle, const std::string& member) const;

    ArchiveSource& source_;
    OpenSource reopen_;
    const std::string& shownName_;
    Unpacking& unpacking_;
    std::vector<std::string>& nested_;
    std::optional<NameEncoding> encoding_;
};

} // namespace triage::bundle
