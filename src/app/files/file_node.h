// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/step.h"
#include "bundle/bundle.h"
#include "workflow/terms.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace triage::app {

/// One row of the Files tree. Plain data; no text of ours in it (groups are named where they are shown).
struct FileNode
{
    enum class Kind : std::uint8_t {
        StepGroup,  ///< one of the five steps
        RunGroup,   ///< the run's own files
        OtherGroup, ///< what lies outside the run, or everything when there is none
        Folder,     ///< may stand for a chain of folders that hold nothing else: "ascend_plog/debug/plog"
        File,
        Missing, ///< expected here and not there, or not to be read
    };

    Kind kind = Kind::Folder;
    QString name;
    QString path; ///< BundleFile::path of a file; the folder's path; where a missing one was expected
    bundle::ArtefactKind artefact = bundle::ArtefactKind::Other;
    std::optional<Step> step;
    StepState state = StepState::Unknown; ///< of a step group
    qint64 size = 0;                      ///< bytes, of everything below
    bool unreadable = false;              ///< one that is not here, because it may not be read
    bool pending = false;                 ///< a file that a running import has not unpacked whole yet
    FileNode* parent = nullptr;
    std::size_t lastRow = 0; ///< where `numberRows` saw it
    std::vector<std::unique_ptr<FileNode>> children;

    FileNode* add(std::unique_ptr<FileNode> child)
    {
        child->parent = this;
        children.push_back(std::move(child));
        return children.back().get();
    }
    [[nodiscard]] int row() const
    {
        if (parent == nullptr)
            return 0;
        if (lastRow < parent->children.size() && parent->children[lastRow].get() == this)
            return static_cast<int>(lastRow); // asked for a thousand siblings at a time
        for (std::size_t i = 0; i < parent->children.size(); ++i) {
            if (parent->children[i].get() == this)
                return static_cast<int>(i);
        }
        return 0;
    }
    /// Of everything below, once the tree is built and sorted.
    void numberRows()
    {
        for (std::size_t i = 0; i < children.size(); ++i) {
            children[i]->lastRow = i;
            children[i]->numberRows();
        }
    }
};

} // namespace triage::app
