// SPDX-License-Identifier: Apache-2.0
#include "bundle/links.h"

#include "base/visible.h"
#include "bundle/files.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace triage::bundle {
namespace {

/// Longer chains of links do not occur in what people pack.
constexpr int longestChain = 8;

class Resolver
{
public:
    explicit Resolver(Unpacking& unpacking) : unpacking_(unpacking), links_(unpacking.catalogue.links())
    {
        std::ranges::sort(links_, {}, &Link::path);
        for (const auto& entry : unpacking.catalogue.entries())
            files_.emplace(entry.path, entry);
        for (const auto& link : links_)
            targets_.emplace(link.path, link.target);
    }

    Result<void> resolve()
    {
        for (const auto& link : links_) {
            if (unpacking_.stop.stop_requested())
                return cancelled();
            if (auto done = resolveOne(link); !done)
                return done;
        }
        return {};
    }

private:
    Result<void> resolveOne(const Link& link)
    {
        const std::string target = follow(link.target);
        if (const auto file = files_.find(target); file != files_.end() && !file->second.folder)
            return twin(file->second, link.path, link);
        if (target.empty() || (link.path + '/').starts_with(target + '/') ||
            target.starts_with(link.path + '/'))
            return skip(link, QT_TRANSLATE_NOOP("engine", "It is a link to a folder around it."));
        return folder(link, target);
    }

    Result<void> folder(const Link& link, const std::string& target)
    {
        std::vector<Inventory::Entry> below;
        for (auto at = files_.lower_bound(target + '/');
             at != files_.end() && at->first.starts_with(target + '/'); ++at)
            below.push_back(at->second);
        if (below.empty() && !files_.contains(target))
            return skip(link,
                        QT_TRANSLATE_NOOP("engine", "It is a link to something that is not in the archive."));
        for (const auto& entry : below) {
            if (auto done = twin(entry, link.path + entry.path.substr(target.size()), link); !done)
                return done;
        }
        return {};
    }

    Result<void> twin(const Inventory::Entry& existing, const std::string& path, const Link& link)
    {
        const auto& destination = unpacking_.request.destination;
        Inventory::Entry entry = existing;
        entry.path = path;
        entry.member = link.member;
        if (auto counted = unpacking_.budget.takeMember(); !counted)
            return counted;
        if (auto made = existing.folder ? makeFolder(destination / path)
                                        : makeTwin(destination / existing.path, destination / path);
            !made)
            return made;
        unpacking_.catalogue.remark(
            "link-followed", link.path,
            {QT_TRANSLATE_NOOP("engine", "%1 is a link within the input; what it leads to is "
                                         "read in its place."),
             {visible(link.path)}});
        unpacking_.catalogue.addFile(std::move(entry));
        return {};
    }

    /// Through links that lead to links; empty when they go round.
    [[nodiscard]] std::string follow(std::string path) const
    {
        for (int i = 0; i < longestChain; ++i) {
            const auto next = targets_.find(path);
            if (next == targets_.end())
                return path;
            path = next->second;
        }
        return {};
    }

    Result<void> skip(const Link& link, Message reason)
    {
        unpacking_.catalogue.skipShown(link.member, std::move(reason));
        return {};
    }

    Unpacking& unpacking_;
    std::vector<Link> links_;
    std::map<std::string, Inventory::Entry> files_;
    std::map<std::string, std::string> targets_;
};

} // namespace

Result<void> resolveLinks(Unpacking& unpacking)
{
    return Resolver(unpacking).resolve();
}

} // namespace triage::bundle
