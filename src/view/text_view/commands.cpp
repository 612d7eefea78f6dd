// SPDX-License-Identifier: Apache-2.0
// What the view lets its user do.
#include "view/finder.h"
#include "view/text_view.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace triage::view {
namespace {

QList<QKeySequence> standardKeys(QKeySequence::StandardKey key)
{
    return QKeySequence::keyBindings(key);
}

QList<TextCommandInfo> makeCommands()
{
    using C = TextCommand;
    using Key = QKeySequence;
    return {
        {C::Copy, "text/copy", QT_TRANSLATE_NOOP("triage::view::TextView", "Copy"), standardKeys(Key::Copy)},
        {C::SelectAll, "text/select-all", QT_TRANSLATE_NOOP("triage::view::TextView", "Select all"),
         standardKeys(Key::SelectAll)},
        {C::Find, "text/find", QT_TRANSLATE_NOOP("triage::view::TextView", "Find…"), standardKeys(Key::Find)},
        {C::FindNext,
         "text/find-next",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Find next"),
         {Key(Qt::Key_F3)}},
        {C::FindPrevious,
         "text/find-previous",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Find previous"),
         {Key(Qt::SHIFT | Qt::Key_F3)}},
        {C::GoToLine,
         "text/go-to",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Go to line, byte or time…"),
         {Key(Qt::CTRL | Qt::Key_G)}},
        {C::ZoomIn, "text/zoom-in", QT_TRANSLATE_NOOP("triage::view::TextView", "Zoom in"),
         standardKeys(Key::ZoomIn) << Key(Qt::CTRL | Qt::Key_Equal)},
        {C::ZoomOut, "text/zoom-out", QT_TRANSLATE_NOOP("triage::view::TextView", "Zoom out"),
         standardKeys(Key::ZoomOut)},
        {C::ZoomReset,
         "text/zoom-reset",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Original size"),
         {Key(Qt::CTRL | Qt::Key_0)}},
        {C::SoftWrap,
         "text/wrap",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Wrap lines"),
         {Key(Qt::ALT | Qt::Key_Z)},
         true},
        {C::ToggleMark,
         "text/mark",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Mark line"),
         {Key(Qt::CTRL | Qt::Key_M)}},
        {C::CopyAsEvidence,
         "text/copy-evidence",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Copy as evidence"),
         {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}},
        {C::Quote,
         "text/quote",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Quote in the handoff"),
         {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_H)}},
        {C::NextError,
         "text/next-error",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Next error"),
         {Key(Qt::Key_F7)}},
        {C::PreviousError,
         "text/previous-error",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Previous error"),
         {Key(Qt::SHIFT | Qt::Key_F7)}},
        {C::FollowReference,
         "text/follow-reference",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Open the file named here"),
         {Key(Qt::Key_F12)}},
        {C::ToggleFold,
         "text/fold",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Fold or open block"),
         {Key(Qt::CTRL | Qt::Key_L)}},
        {C::FoldAll,
         "text/fold-all",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Fold all blocks"),
         {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
         true},
        {C::Follow,
         "text/follow",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Follow the end"),
         {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
         true},
        {C::Reload,
         "text/reload",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Load again"),
         {Key(Qt::Key_F5)}},
        {C::LogColours,
         "text/log-colours",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Colours of the log"),
         {Key(Qt::ALT | Qt::Key_A)},
         true},
        {C::ShowControls,
         "text/show-controls",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Show all characters"),
         {Key(Qt::ALT | Qt::Key_W)},
         true},
        {C::LastRedraw,
         "text/last-redraw",
         QT_TRANSLATE_NOOP("triage::view::TextView", "Progress bars: last state only"),
         {Key(Qt::ALT | Qt::Key_R)},
         true},
    };
}

} // namespace

const QList<TextCommandInfo>& textCommands()
{
    static const QList<TextCommandInfo> commands = makeCommands(); // constant
    return commands;
}

QAction* TextView::action(TextCommand command) const
{
    return actions_[static_cast<std::size_t>(command)];
}

void TextView::createActions()
{
    for (const TextCommandInfo& info : textCommands()) {
        auto* created = new QAction(this);
        created->setObjectName(QLatin1String(info.id));
        created->setShortcuts(info.keys);
        created->setShortcutContext(Qt::WidgetShortcut);
        created->setCheckable(info.checkable);
        addAction(created);
        actions_.push_back(created);
    }
    action(Command::LogColours)->setChecked(true);
    connectActions();
}

void TextView::connectActions()
{
    const auto on = [this](Command command, auto deed) {
        connect(action(command), &QAction::triggered, this, deed);
    };
    const auto toggled = [this](Command command, auto deed) {
        connect(action(command), &QAction::toggled, this, deed);
    };
    on(Command::Copy, [this] { copy(); });
    on(Command::SelectAll, [this] { selectAll(); });
    on(Command::Find, [this] { emit findRequested(); });
    on(Command::FindNext, [this] { findNext(); });
    on(Command::FindPrevious, [this] { findPrevious(); });
    on(Command::GoToLine, [this] { emit goToLineRequested(); });
    on(Command::ZoomIn, [this] { zoom(1); });
    on(Command::ZoomOut, [this] { zoom(-1); });
    on(Command::ZoomReset, [this] { setFontSize(standardPoints_); });
    on(Command::ToggleMark, [this] { emit markRequested(currentLine()); });
    on(Command::CopyAsEvidence, [this] {
        const auto [first, last] = selectedLines();
        emit copyAsEvidenceRequested(first, last);
    });
    on(Command::Quote, [this] {
        const auto [first, last] = selectedLines();
        emit quoteRequested(first, last);
    });
    on(Command::NextError, [this] { goToError(true); });
    on(Command::PreviousError, [this] { goToError(false); });
    on(Command::FollowReference, [this] { followFromKey(); });
    on(Command::ToggleFold, [this] { toggleFold(currentLine()); });
    on(Command::Reload, [this] {
        if (document_)
            document_->reload();
    });
    toggled(Command::SoftWrap, &TextView::setSoftWrap);
    toggled(Command::FoldAll, &TextView::setAllFolded);
    toggled(Command::Follow, &TextView::setFollowing);
    for (const Command command : {Command::LogColours, Command::ShowControls, Command::LastRedraw})
        toggled(command, [this] { lookChanged(); });
}

std::pair<LineNumber, LineNumber> TextView::selectedLines() const
{
    const ByteOffset last{std::max(selectionBegin().value, selectionEnd().value - (hasSelection() ? 1 : 0))};
    if (block_)
        return {block_->first(), block_->last()};
    return {lineOf(selectionBegin()), lineOf(last)};
}

/// The action whose shortcut was pressed, or null.
QAction* TextView::actionFor(const QKeyEvent* event) const
{
    const QKeySequence pressed(event->keyCombination());
    const auto found = std::find_if(actions_.begin(), actions_.end(), [&pressed](const QAction* a) {
        return a->isEnabled() && a->shortcuts().contains(pressed);
    });
    return found == actions_.end() ? nullptr : *found;
}

void TextView::retranslate()
{
    for (const TextCommandInfo& info : textCommands())
        action(info.command)->setText(tr(info.text));
    setAccessibleName(tr("Text"));
    tail_->setText(tr("New lines"));
    tail_->setToolTip(tr("Go to the end and follow it"));
    placeTail();
}

} // namespace triage::view
