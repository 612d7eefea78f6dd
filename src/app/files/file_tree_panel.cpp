// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_tree_panel.h"

#include "app/files/file_tree_delegate.h"
#include "app/language/speech.h"
#include "app/parts/mnemonics.h"
#include "workflow/workflow.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <chrono>

namespace triage::app {
namespace {

constexpr auto measurePause = std::chrono::milliseconds(150);

using Kind = FileNode::Kind;

Kind kindAt(const QModelIndex& index)
{
    return static_cast<Kind>(index.data(FileTreeModel::NodeRole).toInt());
}

/// A file's path; empty for every other row.
QString filePathAt(const QModelIndex& index)
{
    return index.isValid() && kindAt(index) == Kind::File ? index.data(FileTreeModel::PathRole).toString()
                                                          : QString();
}

/// Names a row across models: of the same bundle the same row has the same key.
QString keyOf(const QModelIndex& index)
{
    return QString::number(index.data(FileTreeModel::NodeRole).toInt()) + u':' +
           index.data(FileTreeModel::StepRole).toString() + u':' +
           index.data(FileTreeModel::PathRole).toString();
}

template <typename Visit>
void walk(const QAbstractItemModel& model, const QModelIndex& parent, const Visit& visit)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        visit(index);
        walk(model, index, visit);
    }
}

void setUpTree(QTreeView& tree, const Theme& theme)
{
    tree.setHeaderHidden(true);
    tree.setUniformRowHeights(true);
    tree.setTextElideMode(Qt::ElideMiddle);
    tree.setSelectionMode(QAbstractItemView::ExtendedSelection); // two files can be compared
    tree.setDragEnabled(true);
    tree.setDragDropMode(QAbstractItemView::DragOnly);
    tree.setContextMenuPolicy(Qt::CustomContextMenu);
    tree.setFrameShape(QFrame::NoFrame);
    tree.setIndentation(16);
    tree.setExpandsOnDoubleClick(false);
    tree.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree.setItemDelegate(new FileTreeDelegate(theme, &tree));
    tree.header()->setStretchLastSection(false);
    tree.header()->setMinimumSectionSize(32);
}

} // namespace

FileTreePanel::FileTreePanel(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                             QWidget* parent)
    : QWidget(parent), workflow_(workflow), filter_(new QLineEdit(this)), tree_(new QTreeView(this)),
      nothing_(new QLabel(this)), model_(new FileTreeModel(workflow, speech, this)),
      proxy_(new QSortFilterProxyModel(this))
{
    filter_->setClearButtonEnabled(true);
    setUpTree(*tree_, theme);
    proxy_->setSourceModel(model_);
    proxy_->setRecursiveFilteringEnabled(true);
    proxy_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    proxy_->setFilterRole(FileTreeModel::PathRole);
    tree_->setModel(proxy_);
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    // Measured now and then: thousands of files come in, and each would have all rows measured.
    tree_->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    measure_.setSingleShot(true);
    measure_.setInterval(measurePause);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    nothing_->setMargin(16);
    nothing_->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(filter_);
    column->addWidget(tree_, 1);
    column->addWidget(nothing_, 1);
    connectParts();
    retranslate();
}

FileTreePanel::~FileTreePanel() = default;

void FileTreePanel::connectParts()
{
    connect(filter_, &QLineEdit::textChanged, this, &FileTreePanel::applyFilter);
    connect(&measure_, &QTimer::timeout, this, &FileTreePanel::measure);
    const auto later = [this] {
        if (!measure_.isActive())
            measure_.start();
    };
    connect(model_, &QAbstractItemModel::dataChanged, this, later);
    connect(tree_, &QTreeView::expanded, this, later);
    connect(tree_, &QTreeView::activated, this, &FileTreePanel::act);
    connect(tree_, &QTreeView::customContextMenuRequested, this, &FileTreePanel::openMenu);
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const auto artefact = index.data(FileTreeModel::ArtefactRole).toInt();
                emit currentChanged(filePathAt(index), static_cast<bundle::ArtefactKind>(artefact));
            });
}

void FileTreePanel::measure()
{
    tree_->resizeColumnToContents(1);
}

void FileTreePanel::act(const QModelIndex& index)
{
    if (const auto path = filePathAt(index); !path.isEmpty())
        emit openRequested(path);
    else
        tree_->setExpanded(index, !tree_->isExpanded(index));
}

void FileTreePanel::setTree(std::unique_ptr<FileNode> root)
{
    const auto open = openRows();
    const auto current = filePathAt(tree_->currentIndex());
    const auto scroll = tree_->verticalScrollBar()->value();
    const bool empty = root->children.empty();
    model_->setTree(std::move(root));
    if (fresh_ || open.isEmpty())
        expandFirst();
    else
        reopenRows(open);
    fresh_ = empty;
    if (!current.isEmpty())
        reveal(current);
    tree_->verticalScrollBar()->setValue(scroll);
    applyFilter(filter_->text());
    measure();
}

/// At first: what failed, what has no steps, and the run's own files. A passed step can wait.
void FileTreePanel::expandFirst()
{
    for (int row = 0; row < proxy_->rowCount(); ++row) {
        const auto index = proxy_->index(row, 0);
        const auto state = index.data(FileTreeModel::StateRole);
        const bool open = kindAt(index) != Kind::StepGroup || state.toInt() == int(StepState::Failed) ||
                          state.toInt() == int(StepState::Unknown);
        tree_->setExpanded(index, open);
    }
}

QSet<QString> FileTreePanel::openRows() const
{
    QSet<QString> keys;
    walk(*proxy_, {}, [&](const QModelIndex& index) {
        if (tree_->isExpanded(index))
            keys.insert(keyOf(index));
    });
    return keys;
}

void FileTreePanel::reopenRows(const QSet<QString>& keys)
{
    walk(*proxy_, {},
         [&](const QModelIndex& index) { tree_->setExpanded(index, keys.contains(keyOf(index))); });
}

void FileTreePanel::applyFilter(const QString& text)
{
    const auto words = text.trimmed();
    proxy_->setFilterFixedString(words);
    if (!words.isEmpty())
        tree_->expandAll();
    const bool nothing = proxy_->rowCount() == 0 && model_->rowCount({}) > 0;
    nothing_->setVisible(nothing);
    tree_->setVisible(!nothing);
}

void FileTreePanel::reveal(const QString& path)
{
    const auto index = proxy_->mapFromSource(model_->indexOfPath(path));
    if (!index.isValid())
        return;
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
}

void FileTreePanel::focusFilter()
{
    filter_->setFocus(Qt::ShortcutFocusReason);
    filter_->selectAll();
}

void FileTreePanel::fillAssignMenu(QMenu& menu, const QString& path)
{
    for (const auto step : allSteps) {
        const auto name = QString::fromStdString(workflow_.step(step).shortName);
        menu.addAction(FileTreeModel::tr("Step %1: %2").arg(number(step)).arg(name),
                       [this, path, step] { emit assignRequested(path, step); });
    }
}

QStringList FileTreePanel::selectedFiles() const
{
    QStringList paths;
    for (const QModelIndex& index : tree_->selectionModel()->selectedRows())
        if (const QString path = filePathAt(index); !path.isEmpty())
            paths << path;
    return paths;
}

/// Of two selected files, with each other; of one, with a file still to be chosen.
void FileTreePanel::addComparisons(QMenu& menu, const QString& path)
{
    QStringList files = selectedFiles();
    if (files.size() == 2 && files.contains(path)) {
        menu.addAction(tr("&Compare the two files"),
                       [this, files] { emit compareRequested(files[0], files[1]); });
        menu.addAction(tr("&Read side by side"), [this, files] { emit besideRequested(files[0], files[1]); });
    } else {
        menu.addAction(tr("&Compare with…"), [this, path] { emit compareRequested(path, {}); });
    }
}

void FileTreePanel::openMenu(const QPoint& at)
{
    const auto index = tree_->indexAt(at);
    const auto path = index.data(FileTreeModel::PathRole).toString();
    if (!index.isValid() || path.isEmpty())
        return;
    const auto file = filePathAt(index);
    QMenu menu(this);
    if (!file.isEmpty()) {
        menu.addAction(tr("&Open"), [this, file] { emit openRequested(file); });
        auto* assign = menu.addMenu(tr("&Assign to step"));
        assign->setEnabled(assignable_);
        fillAssignMenu(*assign, file);
        addComparisons(menu, file);
        menu.addSeparator();
        menu.addAction(tr("What is this &file?"), QKeySequence(Qt::Key_F1),
                       [this, file] { emit helpRequested(file); });
        menu.addAction(tr("Show in file &manager"), [this, file] { emit showInFileManagerRequested(file); });
    }
    menu.addAction(tr("&Copy path"), [path] { QGuiApplication::clipboard()->setText(path); });
    separateMnemonics(menu);
    menu.exec(tree_->viewport()->mapToGlobal(at));
}

/// What is open stays in sight when the window gets smaller.
void FileTreePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().height() < event->oldSize().height() && tree_->currentIndex().isValid())
        QMetaObject::invokeMethod(
            tree_, [this] { tree_->scrollTo(tree_->currentIndex()); }, Qt::QueuedConnection);
}

void FileTreePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FileTreePanel::retranslate()
{
    filter_->setPlaceholderText(tr("Filter files"));
    filter_->setAccessibleName(tr("Filter files"));
    tree_->setAccessibleName(tr("Files of the bundle"));
    nothing_->setText(tr("No file matches. Part of a name or folder is enough."));
    model_->retranslate();
}

} // namespace triage::app
