// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/file_news.h"
#include "bundle/bundle.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace triage::app {

/// The files of a running import as far as they are known. `BundleFile::stored` is where the bytes are: empty
/// while nothing of the file has come.
class IncomingFiles
{
public:
    void clear();
    /// False for news that change nothing. `rowsChanged()` tells whether files came or went.
    bool take(const FileNews& news);
    [[nodiscard]] bool rowsChanged() const { return rowsChanged_; }
    void rowsShown() { rowsChanged_ = false; }

    [[nodiscard]] const std::vector<bundle::BundleFile>& all() const { return files_; }
    [[nodiscard]] const bundle::BundleFile* find(const std::string& path) const;
    [[nodiscard]] bool isWhole(const std::string& path) const;

private:
    std::size_t placeOf(const std::string& path);
    void removeArchiveAbove(const std::string& path);
    void removeAt(std::size_t place);

    std::vector<bundle::BundleFile> files_;
    std::vector<bool> whole_;
    std::unordered_map<std::string, std::size_t> byPath_;
    bool rowsChanged_ = false;
};

} // namespace triage::app
