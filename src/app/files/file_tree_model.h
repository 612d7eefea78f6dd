// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/file_node.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>

namespace triage::workflow {
struct Workflow;
}

namespace triage::app {

class Speech;

/// The Files tree for a view: name and size, kind of file as icon and tool tip, files can be dragged.
class FileTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< FileNode::Kind as int
        PathRole,                ///< of files and folders
        KindTextRole,            ///< what the file is, in the window's language
        StateRole,               ///< StepState as int, of step groups only
        NoteRole,                ///< "missing", "empty": drawn in the colour of a gap
        PendingRole,             ///< true while an import has not unpacked it whole
        StepRole,                ///< 1..5, of rows that belong to a step
        ArtefactRole,            ///< bundle::ArtefactKind as int
        IconNameRole,            ///< one of resources/icons
    };

    FileTreeModel(const workflow::Workflow& workflow, const Speech& speech, QObject* parent = nullptr);
    ~FileTreeModel() override;

    void setTree(std::unique_ptr<FileNode> root);
    /// A file of the tree is whole now.
    void setWhole(const QString& path, qint64 size);
    /// The first column's index of a file; invalid when there is none.
    [[nodiscard]] QModelIndex indexOfPath(const QString& path) const;
    /// After the language changed.
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    [[nodiscard]] QModelIndex indexOf(const FileNode& node, int column) const;
    [[nodiscard]] const FileNode& nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QString titleOf(const FileNode& node) const;
    [[nodiscard]] QString kindTextOf(const FileNode& node) const;
    [[nodiscard]] QString noteOf(const FileNode& node) const;
    [[nodiscard]] QString toolTipOf(const FileNode& node) const;
    [[nodiscard]] QVariant nameData(const FileNode& node, int role) const;
    [[nodiscard]] QVariant sizeData(const FileNode& node, int role) const;

    const workflow::Workflow& workflow_;
    const Speech& speech_;
    std::unique_ptr<FileNode> root_;
    QHash<QString, FileNode*> files_; ///< by path
};

} // namespace triage::app
