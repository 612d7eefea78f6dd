// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QObject>

#include <array>
#include <vector>

namespace triage::app {

/// Everything the window can do. Each has a row in the table of actions.cpp: text, icon, shortcut, help.
enum class Do : std::size_t {
    OpenFile,
    OpenFolder,
    Paste,
    Sample,
    AddFiles,
    CloseCase,
    EditCase,
    DeleteCase,
    Quit,
    Undo,
    SearchCases,
    SearchInCase,
    GoToEvidence,
    CopyHandoff,
    Export,
    CopyQuestions,
    Override,
    ShowOverview,
    ShowFiles,
    ShowTimeline,
    ShowHandoff,
    FoldHead,
    Settings,
    Palette,
    WhatsThis,
    About,
    Count
};

/// The window's actions. Owned by the window; the command palette lists them.
class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QWidget* window);

    [[nodiscard]] QAction* operator[](Do what) const { return actions_[std::size_t(what)]; }
    void retranslate();
    /// What needs an open case, and what needs its verdict.
    void enableFor(bool pageOpen, bool caseOpen, bool canUndo);

private:
    std::array<QAction*, std::size_t(Do::Count)> actions_{};
};

} // namespace triage::app
