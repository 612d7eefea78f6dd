// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/file_node.h"
#include "app/files/file_tree_model.h"
#include "base/step.h"

#include <QModelIndex>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QMenu;
class QSortFilterProxyModel;
class QTreeView;

namespace triage::app {

class Theme;

/// Left of the Files tab: a filter and the bundle's tree. Window's thread only.
class FileTreePanel : public QWidget
{
    Q_OBJECT

public:
    FileTreePanel(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                  QWidget* parent = nullptr);
    ~FileTreePanel() override;

    /// A new tree. What was folded, selected and scrolled stays where the rows are the same.
    void setTree(std::unique_ptr<FileNode> root);
    /// A file of the tree that a running import had not unpacked yet is whole now.
    void setWhole(const QString& path, qint64 size) { model_->setWhole(path, size); }
    /// Whether files can be assigned to steps.
    void setAssignable(bool on) { assignable_ = on; }
    /// Selects a file and makes it visible, without opening it.
    void reveal(const QString& path);
    void focusFilter();

signals:
    void openRequested(const QString& path);
    void assignRequested(const QString& path, triage::Step step);
    void showInFileManagerRequested(const QString& path);
    void helpRequested(const QString& path);
    /// Two files; `other` is empty when it is still to be chosen.
    void compareRequested(const QString& path, const QString& other);
    void besideRequested(const QString& path, const QString& other);
    /// Another row is current; `path` is empty when it is no file.
    void currentChanged(const QString& path, triage::bundle::ArtefactKind kind);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void measure();
    void retranslate();
    void applyFilter(const QString& text);
    void expandFirst();
    [[nodiscard]] QSet<QString> openRows() const;
    void reopenRows(const QSet<QString>& keys);
    void act(const QModelIndex& index);
    void openMenu(const QPoint& at);
    void fillAssignMenu(QMenu& menu, const QString& path);
    void addComparisons(QMenu& menu, const QString& path);
    [[nodiscard]] QStringList selectedFiles() const;

    const workflow::Workflow& workflow_;
    QLineEdit* filter_;
    QTreeView* tree_;
    QLabel* nothing_;
    FileTreeModel* model_;
    QSortFilterProxyModel* proxy_;
    QTimer measure_; ///< until the width of the sizes and states is measured again
    bool assignable_ = true;
    bool fresh_ = true; ///< nothing was shown before
};

} // namespace triage::app
