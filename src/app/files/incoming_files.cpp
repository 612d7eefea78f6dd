// SPDX-License-Identifier: Apache-2.0
#include "app/files/incoming_files.h"

namespace triage::app {

void IncomingFiles::clear()
{
    *this = {};
}

bool IncomingFiles::take(const FileNews& news)
{
    const std::string path = news.path.toStdString();
    const bool known = byPath_.contains(path);
    if (known && (news.kind == FileNews::Kind::Listed || isWhole(path)))
        return false;
    const std::size_t place = placeOf(path);
    bundle::BundleFile& file = files_[place];
    if (!known || news.kind == FileNews::Kind::Ready)
        file.size = news.size;
    file.stored = news.location.toStdString();
    whole_[place] = news.kind == FileNews::Kind::Ready;
    return true;
}

std::size_t IncomingFiles::placeOf(const std::string& path)
{
    if (const auto known = byPath_.find(path); known != byPath_.end())
        return known->second;
    removeArchiveAbove(path);
    rowsChanged_ = true;
    byPath_.emplace(path, files_.size());
    files_.emplace_back().path = path;
    whole_.push_back(false);
    return files_.size() - 1;
}

/// What comes out of an archive within the archive lies in a folder of its name.
void IncomingFiles::removeArchiveAbove(const std::string& path)
{
    for (auto slash = path.rfind('/'); slash != std::string::npos && slash > 0;
         slash = path.rfind('/', slash - 1)) {
        if (const auto above = byPath_.find(path.substr(0, slash)); above != byPath_.end())
            return removeAt(above->second);
    }
}

void IncomingFiles::removeAt(std::size_t place)
{
    byPath_.erase(files_[place].path);
    if (place + 1 < files_.size()) {
        files_[place] = std::move(files_.back());
        whole_[place] = whole_.back();
        byPath_[files_[place].path] = place;
    }
    files_.pop_back();
    whole_.pop_back();
}

const bundle::BundleFile* IncomingFiles::find(const std::string& path) const
{
    const auto found = byPath_.find(path);
    return found == byPath_.end() ? nullptr : &files_[found->second];
}

bool IncomingFiles::isWhole(const std::string& path) const
{
    const auto found = byPath_.find(path);
    return found != byPath_.end() && whole_[found->second];
}

} // namespace triage::app
