// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_tree_builder.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <map>

namespace triage::app {
namespace {

using bundle::ArtefactKind;
using Kind = FileNode::Kind;

/// What is read first stands first within a step.
int importance(const FileNode& node)
{
    if (node.kind == Kind::Folder)
        return 10;
    switch (node.artefact) {
    case ArtefactKind::FirstFailure:
    case ArtefactKind::StepLog:
        return 0;
    case ArtefactKind::Warnings:
    case ArtefactKind::StepScript:
        return 1;
    case ArtefactKind::Env:
    case ArtefactKind::SuccessMarker:
        return 2;
    case ArtefactKind::OriginalScript:
        return 3;
    default:
        return 11;
    }
}

bool before(const std::unique_ptr<FileNode>& a, const std::unique_ptr<FileNode>& b)
{
    const auto ia = importance(*a);
    const auto ib = importance(*b);
    return ia != ib ? ia < ib : a->name.compare(b->name) < 0;
}

FileNode* folderIn(FileNode& parent, const QString& name, const QString& path)
{
    for (const auto& child : parent.children) {
        if (child->kind == Kind::Folder && child->name == name)
            return child.get();
    }
    auto folder = std::make_unique<FileNode>();
    folder->name = name;
    folder->path = path;
    folder->step = parent.step;
    return parent.add(std::move(folder));
}

/// Puts one file below `group`, its folders made where they are not yet. A cache keeps a bundle of
/// 100,000 files linear.
class Placer
{
public:
    explicit Placer(FileNode& group) : group_(group) {}

    FileNode& place(const bundle::BundleFile& file, const QString& shownPath)
    {
        const auto slash = shownPath.lastIndexOf(u'/');
        auto& parent = slash < 0 ? group_ : *folder(shownPath.left(slash));
        auto node = std::make_unique<FileNode>();
        node->kind = Kind::File;
        node->name = shownPath.mid(slash + 1);
        node->path = QString::fromStdString(file.path);
        node->artefact = file.kind;
        node->step = file.step;
        node->size = file.size;
        return *parent.add(std::move(node));
    }

private:
    FileNode* folder(const QString& path)
    {
        if (const auto known = folders_.find(path); known != folders_.end())
            return known->second;
        const auto slash = path.lastIndexOf(u'/');
        auto& parent = slash < 0 ? group_ : *folder(path.left(slash));
        auto* made = folderIn(parent, path.mid(slash + 1), path);
        folders_.emplace(path, made);
        return made;
    }

    FileNode& group_;
    std::map<QString, FileNode*> folders_;
};

/// A folder whose only child is a folder is drawn together with it.
void joinChains(FileNode& node)
{
    for (auto& child : node.children) {
        while (child->kind == Kind::Folder && child->children.size() == 1 &&
               child->children.front()->kind == Kind::Folder) {
            auto only = std::move(child->children.front());
            only->name = child->name + u'/' + only->name;
            only->parent = &node;
            child = std::move(only);
        }
        joinChains(*child);
    }
}

void sortAndSum(FileNode& node)
{
    for (auto& child : node.children) {
        sortAndSum(*child);
        node.size += child->size;
    }
    std::sort(node.children.begin(), node.children.end(), before);
}

struct Groups
{
    std::array<std::unique_ptr<FileNode>, 5> steps;
    std::unique_ptr<FileNode> run = std::make_unique<FileNode>();
    std::unique_ptr<FileNode> other = std::make_unique<FileNode>();
};

Groups emptyGroups(const check::Facts& facts, const workflow::Workflow& workflow)
{
    Groups groups;
    for (const auto step : allSteps) {
        auto group = std::make_unique<FileNode>();
        group->kind = Kind::StepGroup;
        group->step = step;
        group->name = QString::fromStdString(workflow.step(step).shortName);
        group->path = QString::fromStdString(workflow.step(step).name);
        group->state = facts.steps[indexOf(step)].state;
        groups.steps[indexOf(step)] = std::move(group);
    }
    groups.run->kind = Kind::RunGroup;
    groups.other->kind = Kind::OtherGroup;
    return groups;
}

QString pathWithin(const bundle::BundleFile& file, const workflow::Workflow& workflow)
{
    const auto path = QString::fromStdString(file.path);
    if (!file.step)
        return path;
    const auto folder = QString::fromStdString(workflow.step(*file.step).name) + u'/';
    if (path.startsWith(folder))
        return path.mid(folder.size());
    return file.kind == ArtefactKind::StepScript ? path.section(u'/', -1) : path;
}

void placeFiles(Groups& groups, const check::Facts& facts, const workflow::Workflow& workflow)
{
    std::array<std::optional<Placer>, 5> steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i].emplace(*groups.steps[i]);
    Placer run(*groups.run);
    Placer other(*groups.other);
    const bool hasRun = facts.kind == bundle::InputKind::Run;
    for (const auto& file : facts.files) {
        auto& placer = file.step ? *steps[indexOf(*file.step)] : hasRun && file.inRun ? run : other;
        placer.place(file, pathWithin(file, workflow));
    }
}

void addMissing(FileNode& group, const check::StepFact& fact, const workflow::Workflow& workflow)
{
    const std::array<std::pair<check::Slot, QString>, 4> expected = {{
        {check::Slot::Log, QString::fromStdString(workflow.stepLog)},
        {check::Slot::Script, QString::fromStdString(workflow.step(fact.step).script)},
        {check::Slot::Plog, QString::fromStdString(workflow.plogFolder)},
        {check::Slot::DebugDir, QString::fromStdString(workflow.debugFolder)},
    }};
    for (const auto& [slot, name] : expected) {
        const check::SlotState state = fact.slotFacts[static_cast<std::size_t>(slot)].state;
        if (state != check::SlotState::Missing && state != check::SlotState::Unreadable)
            continue;
        auto node = std::make_unique<FileNode>();
        node->kind = Kind::Missing;
        node->unreadable = state == check::SlotState::Unreadable;
        node->name = name;
        node->path = group.path + u'/' + name;
        node->step = fact.step;
        node->artefact = slot == check::Slot::Log      ? ArtefactKind::StepLog
                         : slot == check::Slot::Script ? ArtefactKind::StepScript
                         : slot == check::Slot::Plog   ? ArtefactKind::Plog
                                                       : ArtefactKind::DynamoDebugLog;
        group.add(std::move(node));
    }
}

} // namespace

std::unique_ptr<FileNode> buildFileTree(const check::Facts& facts, const workflow::Workflow& workflow)
{
    auto groups = emptyGroups(facts, workflow);
    placeFiles(groups, facts, workflow);
    auto root = std::make_unique<FileNode>();
    const bool hasRun = facts.kind == bundle::InputKind::Run;
    for (const auto step : allSteps) {
        auto& group = groups.steps[indexOf(step)];
        if (hasRun)
            addMissing(*group, facts.steps[indexOf(step)], workflow);
        if (hasRun || !group->children.empty())
            root->add(std::move(group));
    }
    for (auto* rest : {&groups.run, &groups.other}) {
        if (!(*rest)->children.empty())
            root->add(std::move(*rest));
    }
    for (auto& group : root->children) {
        joinChains(*group);
        sortAndSum(*group);
    }
    return root;
}

std::unique_ptr<FileNode> buildPlainTree(const IncomingFiles& files)
{
    auto root = std::make_unique<FileNode>();
    Placer placer(*root);
    for (const auto& file : files.all())
        placer.place(file, QString::fromStdString(file.path)).pending = !files.isWhole(file.path);
    joinChains(*root);
    sortAndSum(*root);
    return root;
}

} // namespace triage::app
