// SPDX-License-Identifier: Apache-2.0
#include "bundle/catalogue.h"

#include "base/visible.h"
#include "bundle/member_name.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::bundle {

void Catalogue::begin(std::size_t archive)
{
    mark_ = {archive,         entries_.size(), links_.size(),
             skipped_.size(), remarks_.size(), claims_[collisionKey(entries_[archive].path)]};
    newClaims_.clear();
    newSaid_.clear();
}

void Catalogue::enter(std::size_t archive)
{
    begin(archive);
    const std::string& path = entries_[archive].path;
    prefix_ = path + '/';
    claims_[collisionKey(path)].folder = true;
}

void Catalogue::enterBeside(std::size_t archive)
{
    begin(archive);
    const std::string& path = entries_[archive].path;
    const auto slash = path.rfind('/');
    prefix_ = slash == std::string::npos ? std::string() : path.substr(0, slash + 1);
    claims_.erase(collisionKey(path));
}

void Catalogue::leave()
{
    prefix_.clear();
    unpacked_.insert(mark_.archive);
}

std::vector<Inventory::Entry> Catalogue::giveUp()
{
    const auto came = entries_.begin() + static_cast<std::ptrdiff_t>(mark_.entries);
    std::vector<Inventory::Entry> within(std::make_move_iterator(came),
                                         std::make_move_iterator(entries_.end()));
    entries_.resize(mark_.entries);
    links_.resize(mark_.links);
    skipped_.resize(mark_.skipped);
    remarks_.resize(mark_.remarks);
    for (const auto& key : newClaims_)
        claims_.erase(key);
    for (const auto& said : newSaid_)
        said_.erase(said);
    claims_[collisionKey(mark_.claim.path)] = mark_.claim;
    prefix_.clear();
    return within;
}

void Catalogue::settle()
{
    std::size_t number = 0;
    std::erase_if(entries_, [&](const auto&) { return unpacked_.contains(number++); });
    unpacked_.clear();
}

std::string Catalogue::shown(std::string_view name) const
{
    return visible(prefix_ + std::string(name));
}

void Catalogue::skip(std::string_view name, Message reason)
{
    skipped_.push_back({shown(name), std::move(reason)});
}

void Catalogue::remark(std::string id, std::optional<std::string> path, Message message)
{
    const auto [said, fresh] = said_.insert({id, path.value_or(std::string())});
    if (!fresh)
        return;
    newSaid_.push_back(*said);
    remarks_.push_back({std::move(id), std::move(path), std::move(message)});
}

std::optional<std::string> Catalogue::place(std::string_view name, bool folder)
{
    auto path = safePath(name);
    if (auto* reason = std::get_if<Message>(&path)) {
        if (!folder || name.find_first_not_of("./") != std::string_view::npos)
            skip(name, std::move(*reason));
        return std::nullopt;
    }
    auto& safe = std::get<std::string>(path);
    if (isForeign(safe)) {
        if (!folder)
            skip(name, QT_TRANSLATE_NOOP("engine", "It belongs to the packing system, not to the logs."));
        return std::nullopt;
    }
    if (name.find('\\') != std::string_view::npos)
        remark(
            "backslash-separators", std::nullopt,
            QT_TRANSLATE_NOOP("engine", "Names use backslashes as separators; they are taken as folders."));
    return claim(prefix_ + safe, name, folder);
}

std::optional<std::string> Catalogue::claim(std::string path, std::string_view name, bool folder)
{
    const auto collides = [&](const Claim& first) {
        skip(name, {QT_TRANSLATE_NOOP("engine", "Its name is taken by %1, which came first."),
                    {visible(first.path)}});
    };
    // Every folder above must be one.
    for (auto slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        const std::string above = path.substr(0, slash);
        const auto [at, fresh] = claims_.try_emplace(collisionKey(above), Claim{above, true});
        if (fresh)
            newClaims_.push_back(at->first);
        if (!at->second.folder) {
            collides(at->second);
            return std::nullopt;
        }
        if (!fresh && at->second.path != above) // the first spelling stays
            path.replace(0, slash, at->second.path);
        slash = at->second.path.size();
    }
    const auto [at, fresh] = claims_.try_emplace(collisionKey(path), Claim{path, folder});
    if (fresh) {
        newClaims_.push_back(at->first);
        return path;
    }
    if (folder && at->second.folder)
        return at->second.path;
    collides(at->second);
    return std::nullopt;
}

void Catalogue::addLink(std::string_view name, std::string_view target, bool fromRoot)
{
    auto path = place(name, false);
    if (!path)
        return;
    const std::string own = path->substr(prefix_.size());
    auto resolved = linkTarget(fromRoot ? std::string_view{} : std::string_view(own), target);
    if (auto* reason = std::get_if<Message>(&resolved)) {
        skip(name, std::move(*reason));
        return;
    }
    links_.push_back({*std::move(path), shown(name), prefix_ + std::get<std::string>(resolved)});
}

void Catalogue::fill(Inventory& inventory) &&
{
    inventory.entries = std::move(entries_);
    inventory.skipped = std::move(skipped_);
    inventory.remarks = std::move(remarks_);
    std::ranges::sort(inventory.entries, {}, &Inventory::Entry::path);
    std::ranges::sort(inventory.skipped, [](const Skipped& a, const Skipped& b) {
        return std::tie(a.path, a.reason.id, a.reason.args) < std::tie(b.path, b.reason.id, b.reason.args);
    });
    std::ranges::stable_sort(inventory.remarks, [](const Remark& a, const Remark& b) {
        return std::tie(a.id, a.path) < std::tie(b.id, b.path);
    });
}

} // namespace triage::bundle
