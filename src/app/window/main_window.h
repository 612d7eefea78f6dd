// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/jobs/jobs.h"
#include "app/window/desk.h"
#include "base/result.h"
#include "cases/case.h"

#include <QFileDialog>
#include <QMainWindow>

class QDockWidget;
class QLabel;
class QMenu;
class QToolBar;

namespace triage::app {

class Actions;
class CaseListModel;
class CasePage;
class CasePane;
class CaseSession;
class CaseStack;
class MessageBar;
struct Choices;

/// The one window: cases at the left, the open case in the middle, menus and tool bar above.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(const Desk& desk, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Files and folders, as from the command line.
    void openPaths(const QStringList& paths);
    /// Says that the rules of the settings are not in use, and why.
    void refuseRules(const Error& error);
    [[nodiscard]] CaseStack& stack() const { return *stack_; }
    [[nodiscard]] CasePane& pane() const { return *pane_; }
    [[nodiscard]] Actions& actions() const { return *actions_; }
    [[nodiscard]] MessageBar& messages() const { return *messages_; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildParts();
    void buildMenus();
    void buildToolBar();
    void connectActions();
    void connectPageActions();
    void connectPane();
    void connectStack();
    void restoreWindow();
    void retranslate();
    void fillRecent();
    void fillTextMenu();
    void loadCases();
    void useRules(const QString& file);
    void applyChoices(const Choices& before, const Choices& now);
    void showPage();
    void noticeLeaving();
    void showBundleFacts(const CaseSession* session);

    void openFile();
    void openFolder();
    void addFiles(CasePage& page);
    QFileDialog* askForFiles(const QString& title, QFileDialog::FileMode mode);
    void openSample();
    void paste();
    void importText(const QString& text);
    void remember(const QString& path);
    void editSettings();
    void showPalette();
    void explainFocus();
    bool answerKey(const QKeySequence& keys);
    bool sayWhyNot(const QString& id);
    void editCase(const std::string& id);
    void deleteCase(const std::string& id);
    void relabel(const std::string& id, const handoff::CaseLabel& label);
    void offerUndo(const cases::Summary& summary, std::shared_ptr<cases::CaseLock> lock);
    void reallyDelete(const std::string& id);
    void refuse(const Error& error, const QString& about);

    const Desk& desk_;
    CaseListModel* cases_;
    QWidget* middle_;
    CaseStack* stack_;
    MessageBar* messages_; ///< over the stack
    CasePane* pane_;
    Actions* actions_;
    QDockWidget* dock_;
    QToolBar* toolBar_;
    QMenu* caseMenu_ = nullptr;
    QMenu* recentMenu_ = nullptr;
    QMenu* textMenu_ = nullptr;
    QMenu* verdictMenu_ = nullptr;
    QMenu* viewMenu_ = nullptr;
    QMenu* helpMenu_ = nullptr;
    const CasePage* seen_ = nullptr; ///< the page in front; only compared
    std::string seenCase_;           ///< and its case
    QLabel* bundleFacts_;            ///< files, size and rules of the open case
    JobScope loading_;
    JobScope ruling_;
};

} // namespace triage::app
