// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "app/search/case_search.h"
#include "base/strong.h"
#include "text/line_index.h"

#include <QList>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QSplitter;
class QWidget;

namespace triage::app {

class DocumentTabs;
class DocumentView;
class Jobs;
class PairTab;
class SearchPanel;
class Theme;

/// What reads several lines or files at once in the Files tab: the filter of the text in front, the search
/// over the case, two texts beside each other. Owns their actions; holds the open texts with the search
/// panel below them.
class TextTools : public QObject
{
    Q_OBJECT

public:
    /// What is asked of whoever knows the files. `info`: nothing when the file is not there (yet).
    struct Files
    {
        std::function<std::vector<SearchedFile>()> all;
        std::function<std::optional<DocumentInfo>(const QString& path)> info;
        std::function<std::shared_ptr<const text::LineIndex>(const QString& path)> index; ///< null: unknown
    };

    TextTools(DocumentTabs* tabs, Jobs& jobs, const Theme& theme, Files files, QWidget* page);

    /// The open texts with the search panel below.
    [[nodiscard]] QWidget* area() const;
    [[nodiscard]] QList<QAction*> actions() const;
    [[nodiscard]] SearchPanel& panel() const { return *panel_; }
    void retranslate();
    /// Another case: results and comparisons belong to the one before.
    void clear();

    void searchCase();
    /// With a file still to be chosen, or with the one given.
    void compare(const QString& path, const QString& other = {});
    void readBeside(const QString& path, const QString& other);

signals:
    void openRequested(const QString& path, triage::LineNumber line);
    /// In a tab of its own.
    void openAloneRequested(const QString& path, triage::LineNumber line);
    void statusMessage(const QString& text);
    /// What a key did not do, and why.
    void note(const QString& text);

private:
    void connectParts();
    void filterLines();
    void split();
    void closeSplit();
    void goToDifference(bool forward);
    void enableActions();
    void prepare(DocumentView* document);
    void askOther(const QString& path);
    void showPair(const QString& left, const QString& right, bool differences);
    void addPair(PairTab* tab);

    DocumentTabs* tabs_;
    Jobs& jobs_;
    const Theme& theme_;
    Files files_;
    QSplitter* area_;
    SearchPanel* panel_;
    QAction* filter_;
    QAction* split_;
    QAction* otherText_;
    QAction* compare_;
    QAction* nextDifference_;
    QAction* previousDifference_;
};

} // namespace triage::app
