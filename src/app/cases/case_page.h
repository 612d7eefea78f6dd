// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cases/case_session.h"
#include "app/window/desk.h"

#include <QWidget>

#include <memory>
#include <optional>

class QBoxLayout;
class QTabWidget;

namespace triage::app {

class CaseHeader;
class FilesPage;
class HandoffPage;
class ImportRun;
class ImportStrip;
class Ladder;
class OverviewPage;
class TimelinePage;
class VerdictCard;
class VerdictLine;
struct MarkRequest;
struct QuoteRequest;
struct PinRequest;

/// One case: ladder, verdict, and the tabs Overview, Files, Timeline, Handoff. While its bundle is
/// imported it is provisional: it shows how far the import is and the files that can be read already.
class CasePage : public QWidget
{
    Q_OBJECT
public:
    enum class Tab { Overview, Files, Timeline, Handoff };

    explicit CasePage(const Desk& desk, QWidget* parent = nullptr);
    ~CasePage() override;

    void beginImport(ImportRun& run);
    void setCase(OpenCase opened);
    [[nodiscard]] CaseSession* session() const { return session_.get(); }
    [[nodiscard]] bool isProvisional() const { return !session_; }
    [[nodiscard]] VerdictLine& line() const { return *line_; }
    [[nodiscard]] VerdictCard& card() const { return *card_; }
    [[nodiscard]] Ladder& ladder() const { return *ladder_; }
    [[nodiscard]] FilesPage& files() const { return *files_; }
    [[nodiscard]] OverviewPage& overview() const { return *overview_; }
    [[nodiscard]] TimelinePage& timeline() const { return *timeline_; }
    [[nodiscard]] HandoffPage& handoff() const { return *handoff_; }

    void showTab(Tab tab);
    /// A key of texts that no text took: done in the text in front, or said why not. False when it is none.
    bool takeTextKey(const QString& id);
    /// Where nothing is written: beside the tabs. In this widget's coordinates.
    [[nodiscard]] QRect emptyRoom() const;
    [[nodiscard]] Tab currentTab() const;
    /// Steps and verdict in one line; otherwise below each other in full.
    [[nodiscard]] bool isFolded() const { return folded_; }
    /// On every page and from now on, until the other is asked for.
    void setFolded(bool folded);
    void copyHandoff();
    void copyQuestions();
    void goToEvidence();
    void editLabel();
    /// Imports it in the background and makes it the newest bundle of this case. Closing the case stops it.
    void addFiles(const QString& path);
    void overrideRoute();

signals:
    void cancelRequested();
    void stored(const triage::cases::Summary& summary);
    void failed(const triage::Error& error);
    void done(const QString& text, bool canUndo); ///< said in the message bar
    void statusMessage(const QString& text);
    void caseChanged();
    void caseRequested(const QString& id); ///< another case of the store

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectCard();
    void connectPages();
    void connectSession();
    void showAnalysis();
    void showMode();
    void retranslate();
    void openAt(const QString& path, LineNumber line);
    void endAdding();
    void waive(const check::Finding& finding);
    void answer(const QString& key, const QString& value);
    void assign(const QString& path, Step step);
    void mark(const MarkRequest& request);
    void quote(const QuoteRequest& request);
    void pin(const PinRequest& request);
    void unpin();
    void findPastCases();
    [[nodiscard]] bool foldsByItself() const;
    void adjustHead();
    [[nodiscard]] QWidget* focusWithin() const;
    bool haveName();
    void sign(const QString& author);

    const Desk& desk_;
    std::unique_ptr<CaseSession> session_;
    std::unique_ptr<ImportRun> adding_; ///< of one bundle more
    CaseHeader* header_;
    ImportStrip* strip_;
    Ladder* ladder_;
    VerdictLine* line_;
    QBoxLayout* head_ = nullptr;  ///< of the case
    QBoxLayout* steps_ = nullptr; ///< ladder and line
    bool folded_ = false;
    QTabWidget* tabs_;
    OverviewPage* overview_;
    VerdictCard* card_; ///< leads the overview
    FilesPage* files_;
    TimelinePage* timeline_;
    HandoffPage* handoff_;
    JobScope looking_;      ///< for past cases
    std::string lookedFor_; ///< their fingerprint
};

} // namespace triage::app
