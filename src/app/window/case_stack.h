// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cases/case_page.h"
#include "app/import/import_run.h"
#include "app/jobs/jobs.h"
#include "app/window/desk.h"

#include <QStackedWidget>

#include <map>

namespace triage::app {

class CaseListModel;
class StartPage;

/// The middle of the window: the start page, the open case, and a page for each running import. Only one
/// stored case is open at a time; leaving it closes it.
class CaseStack : public QStackedWidget
{
    Q_OBJECT
public:
    CaseStack(const Desk& desk, CaseListModel& cases, QWidget* parent = nullptr);
    ~CaseStack() override;

    void importInput(ImportInput input);
    void openCase(const std::string& id);
    void showImport(quint64 key);
    void closeCase();
    /// Other rules are in use.
    void rejudge();
    /// Lets go of the case if it is the open one, so that it can be removed.
    void release(const std::string& id);
    /// The page in front, if it is one; null on the start page.
    [[nodiscard]] CasePage* page() const;
    [[nodiscard]] StartPage& start() const { return *start_; }
    [[nodiscard]] std::string openId() const;

signals:
    void pageChanged();
    void refused(const triage::Error& error, const QString& about);
    void done(const QString& text, bool canUndo);
    void statusMessage(const QString& text);

private:
    struct Import
    {
        ImportRun* run;
        CasePage* page;
    };
    CasePage* newPage();
    void imported(quint64 key, const std::shared_ptr<ImportResult>& result);
    void importRefused(quint64 key, const Error& error);
    void removeImport(quint64 key, bool keepPage);
    void show(OpenCase opened);
    void makeMain(CasePage* page);

    const Desk& desk_;
    CaseListModel& cases_;
    StartPage* start_;
    CasePage* main_ = nullptr; ///< of the stored case that is open
    std::map<quint64, Import> imports_;
    quint64 nextKey_ = 1;
    JobScope opening_;
};

} // namespace triage::app
