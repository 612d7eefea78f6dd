// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/import.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace triage::bundle {

struct Link
{
    std::string path; ///< where it lies, as an entry's path
    std::string member;
    std::string target; ///< as an entry's path; what it leads to need not exist
};

/// What an import found: entries, links, what was left out and what is worth saying. One thread.
class Catalogue
{
public:
    /// What comes next lies within the archive of this entry, whose file makes way for a folder of its name.
    void enter(std::size_t archive);
    /// The same for one compressed file, which takes the archive's place beside its neighbours.
    void enterBeside(std::size_t archive);
    /// It was unpacked: the archive's own entry goes.
    void leave();
    /// All since it was entered is forgotten; returned are the entries that had come.
    std::vector<Inventory::Entry> giveUp();
    [[nodiscard]] std::size_t entriesWithin() const { return entries_.size() - mark_.entries; }
    /// Drops the entries of what was unpacked. Their numbers change: once all archives are.
    void settle();

    /// Decides where a file or folder goes. Nothing when it is left out, which is noted.
    std::optional<std::string> place(std::string_view name, bool folder);
    void addFile(Inventory::Entry entry) { entries_.push_back(std::move(entry)); }
    /// A link with its target as stored; `fromRoot` for tar's hard links.
    void addLink(std::string_view name, std::string_view target, bool fromRoot);

    /// `name` is relative to the archive it came in.
    void skip(std::string_view name, Message reason);
    /// `name` as made by shown().
    void skipShown(std::string name, Message reason)
    {
        skipped_.push_back({std::move(name), std::move(reason)});
    }
    /// Once for each pair of id and path.
    void remark(std::string id, std::optional<std::string> path, Message message);

    [[nodiscard]] std::string shown(std::string_view name) const;
    [[nodiscard]] const std::vector<Inventory::Entry>& entries() const { return entries_; }
    [[nodiscard]] const std::vector<Link>& links() const { return links_; }
    /// Sorts everything and hands it over.
    void fill(Inventory& inventory) &&;

private:
    std::optional<std::string> claim(std::string path, std::string_view name, bool folder);

    struct Claim
    {
        std::string path;
        bool folder = false;
    };
    void begin(std::size_t archive);

    std::string prefix_;
    std::vector<Inventory::Entry> entries_;
    std::vector<Link> links_;
    std::vector<Skipped> skipped_;
    std::vector<Remark> remarks_;
    std::set<std::pair<std::string, std::string>> said_;
    std::map<std::string, Claim> claims_; ///< by collision key
    std::set<std::size_t> unpacked_;      ///< entries of archives that made way

    /// How things stood when an archive was entered; what came since is in the journals.
    struct Mark
    {
        std::size_t archive = 0;
        std::size_t entries = 0;
        std::size_t links = 0;
        std::size_t skipped = 0;
        std::size_t remarks = 0;
        Claim claim; ///< the archive's own
    };
    Mark mark_;
    std::vector<std::string> newClaims_;
    std::vector<std::pair<std::string, std::string>> newSaid_;
};

} // namespace triage::bundle
