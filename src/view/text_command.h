// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QKeySequence>
#include <QList>

namespace triage::view {

/// What a text view lets its user do: an action each, with a text and a shortcut.
enum class TextCommand {
    Copy,
    SelectAll,
    Find,
    FindNext,
    FindPrevious,
    GoToLine,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    SoftWrap,
    ToggleMark,
    CopyAsEvidence,
    Quote,
    NextError,
    PreviousError,
    FollowReference,
    ToggleFold,
    FoldAll,
    Follow,
    Reload,
    LogColours,
    ShowControls,
    LastRedraw,
};

inline constexpr int textCommandCount = static_cast<int>(TextCommand::LastRedraw) + 1;

/// A widget that does what an action does carries the action's id in this property: an application that lets
/// users change keys says them in its tool tip.
inline constexpr auto keysProperty = "keysOf";

struct TextCommandInfo
{
    TextCommand command;
    const char* id;           ///< of its shortcut in the settings
    const char* text;         ///< English; context triage::view::TextView
    QList<QKeySequence> keys; ///< as delivered
    bool checkable = false;
};

/// One a command, in the order of TextCommand.
const QList<TextCommandInfo>& textCommands();

} // namespace triage::view
