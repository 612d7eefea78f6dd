// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/search/case_search.h"
#include "base/strong.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QModelIndex;
class QProgressBar;
class QToolButton;
class QTreeView;

namespace triage::view {
class PatternEdit;
}

namespace triage::app {

class ResultModel;
class Theme;

/// Below the open texts: a search over all files of the case, grouped by file.
class SearchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SearchPanel(const Theme& theme, QWidget* parent = nullptr);
    ~SearchPanel() override;

    /// Asked for each search anew: the files may have become more.
    void setFiles(std::function<std::vector<SearchedFile>()> files);
    /// Shows the panel and takes the focus. `text`: what to look for, unless empty.
    void open(const QString& text);
    void close();
    /// Another case: what was found belongs to the one before.
    void clear();

    [[nodiscard]] CaseSearch& search() const { return *search_; }
    [[nodiscard]] view::PatternEdit& edit() const { return *edit_; }
    [[nodiscard]] QTreeView& results() const { return *tree_; }

signals:
    void openRequested(const QString& path, triage::LineNumber line);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void start();
    void take(const std::vector<text::FileNews>& news);
    void showState();
    void act(const QModelIndex& index);
    void retranslate();
    [[nodiscard]] QString stateText() const;

    CaseSearch* search_;
    ResultModel* model_;
    std::function<std::vector<SearchedFile>()> files_;
    view::PatternEdit* edit_;
    QLabel* count_;
    QProgressBar* progress_;
    QToolButton* stop_;
    QToolButton* close_;
    QLabel* wrong_;
    QTreeView* tree_;
    QLabel* nothing_;
    QTimer delay_;
};

} // namespace triage::app
