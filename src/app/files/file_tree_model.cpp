// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_tree_model.h"

#include "app/files/file_icon.h"
#include "app/files/file_mime.h"
#include "app/language/speech.h"
#include "app/words/words.h"
#include "workflow/workflow.h"

#include <QMimeData>

namespace triage::app {
namespace {

using Kind = FileNode::Kind;

void collectFiles(FileNode& node, QHash<QString, FileNode*>& into)
{
    if (node.kind == Kind::File)
        into.insert(node.path, &node);
    for (const auto& child : node.children)
        collectFiles(*child, into);
}

/// Files that say something by being there: nothing is missing when they are empty.
bool mayBeEmpty(bundle::ArtefactKind kind)
{
    return kind == bundle::ArtefactKind::SuccessMarker || kind == bundle::ArtefactKind::DynamoDebugLog;
}

} // namespace

FileTreeModel::FileTreeModel(const workflow::Workflow& workflow, const Speech& speech, QObject* parent)
    : QAbstractItemModel(parent), workflow_(workflow), speech_(speech), root_(std::make_unique<FileNode>())
{
}

FileTreeModel::~FileTreeModel() = default;

void FileTreeModel::setTree(std::unique_ptr<FileNode> root)
{
    beginResetModel();
    root_ = std::move(root);
    root_->numberRows();
    files_.clear();
    collectFiles(*root_, files_);
    endResetModel();
}

void FileTreeModel::setWhole(const QString& path, qint64 size)
{
    auto* node = files_.value(path);
    if (node == nullptr || !node->pending)
        return;
    node->pending = false;
    const qint64 more = size - node->size;
    for (auto* above = node; above != nullptr; above = above->parent)
        above->size += more;
    emit dataChanged(indexOf(*node, 0), indexOf(*node, 1));
}

void FileTreeModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, 1);
    if (const int rows = rowCount({}); rows > 0)
        emit dataChanged(index(0, 0, {}), index(rows - 1, 1, {}));
}

const FileNode& FileTreeModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? *static_cast<const FileNode*>(index.internalPointer()) : *root_;
}

QModelIndex FileTreeModel::indexOf(const FileNode& node, int column) const
{
    return createIndex(node.row(), column, &node);
}

QModelIndex FileTreeModel::indexOfPath(const QString& path) const
{
    const auto* node = files_.value(path);
    return node == nullptr ? QModelIndex() : indexOf(*node, 0);
}

QModelIndex FileTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto& node = nodeOf(parent);
    if (row < 0 || column < 0 || column > 1 || static_cast<std::size_t>(row) >= node.children.size())
        return {};
    return createIndex(row, column, node.children[static_cast<std::size_t>(row)].get());
}

QModelIndex FileTreeModel::parent(const QModelIndex& index) const
{
    const auto* above = nodeOf(index).parent;
    return above == nullptr || above->parent == nullptr ? QModelIndex() : createIndex(above->row(), 0, above);
}

int FileTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent).children.size());
}

int FileTreeModel::columnCount(const QModelIndex&) const
{
    return 2;
}

QString FileTreeModel::titleOf(const FileNode& node) const
{
    switch (node.kind) {
    case Kind::StepGroup:
        return QStringLiteral("%1  %2").arg(number(*node.step)).arg(node.name); // as on the ladder
    case Kind::RunGroup:
        return tr("The run");
    case Kind::OtherGroup:
        return root_->children.size() == 1 ? tr("Files") : tr("Other files");
    default:
        return node.name;
    }
}

QString FileTreeModel::kindTextOf(const FileNode& node) const
{
    const bool isFile = node.kind == Kind::File || node.kind == Kind::Missing;
    if (!isFile || node.artefact == bundle::ArtefactKind::Other) // or not known yet
        return {};
    const auto* info = workflow_.artefact(bundle::spelling(node.artefact));
    return info == nullptr ? QString() : speech_.say(info->label);
}

QString FileTreeModel::noteOf(const FileNode& node) const
{
    if (node.kind == Kind::Missing)
        return node.unreadable ? tr("unreadable") : tr("missing");
    if (node.kind == Kind::File && !node.pending && node.size == 0 && !mayBeEmpty(node.artefact))
        return tr("empty");
    return {};
}

QString FileTreeModel::toolTipOf(const FileNode& node) const
{
    auto lines = QStringList{node.path};
    for (const auto& line : {kindTextOf(node), noteOf(node)}) {
        if (!line.isEmpty())
            lines += line;
    }
    if (node.kind == Kind::File)
        lines += sizeText(node.size);
    if (node.pending)
        lines += tr("Not unpacked yet. Opened, it comes next.");
    return lines.join(u'\n').trimmed();
}

QVariant FileTreeModel::nameData(const FileNode& node, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(node);
    case Qt::AccessibleTextRole: {
        const auto title = node.kind == Kind::StepGroup
                               ? tr("Step %1: %2").arg(number(*node.step)).arg(node.name)
                               : titleOf(node);
        auto parts = QStringList{title, kindTextOf(node), noteOf(node),
                                 node.pending ? tr("not unpacked yet") : QString()};
        if (node.kind == Kind::StepGroup)
            parts += word(node.state);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QVariant FileTreeModel::sizeData(const FileNode& node, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (node.kind == Kind::StepGroup)
        return word(node.state);
    const auto note = noteOf(node);
    return note.isEmpty() ? sizeText(node.size) : note;
}

QVariant FileTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& node = nodeOf(index);
    switch (role) {
    case Qt::ToolTipRole:
        return toolTipOf(node);
    case NodeRole:
        return int(node.kind);
    case PathRole:
        return node.path;
    case KindTextRole:
        return kindTextOf(node);
    case NoteRole:
        return noteOf(node);
    case StateRole:
        return node.kind == Kind::StepGroup ? QVariant(int(node.state)) : QVariant();
    case PendingRole:
        return node.pending;
    case IconNameRole:
        return iconNameOf(node);
    case ArtefactRole:
        return int(node.artefact);
    case StepRole:
        return node.step ? QVariant(number(*node.step)) : QVariant();
    default:
        return index.column() == 0 ? nameData(node, role) : sizeData(node, role);
    }
}

QVariant FileTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Name") : tr("Size");
}

Qt::ItemFlags FileTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const auto base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return nodeOf(index).kind == Kind::File ? base | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren : base;
}

QStringList FileTreeModel::mimeTypes() const
{
    return {fileMimeType()};
}

QMimeData* FileTreeModel::mimeData(const QModelIndexList& indexes) const
{
    for (const auto& index : indexes) {
        if (nodeOf(index).kind == Kind::File)
            return mimeForFile(nodeOf(index).path);
    }
    return nullptr;
}

} // namespace triage::app
