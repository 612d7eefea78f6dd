// SPDX-License-Identifier: Apache-2.0
#include "app/files/text_actions.h"

#include "app/parts/page_action.h"

#include <QAction>
#include <QWidget>

namespace triage::app {
namespace {

/// `id`: of its keys in the settings; the same as the view's where both do the same.
QAction* action(QWidget* page, const char* id, const QString& iconName, const QKeySequence& key)
{
    QAction* made = pageAction(page, iconName, key);
    made->setObjectName(QLatin1String(id));
    return made;
}

} // namespace

TextActions::TextActions(QWidget* page)
    : QObject(page), find(action(page, "text/find", QStringLiteral("search"), QKeySequence::Find)),
      findNext(action(page, "text/find-next", QStringLiteral("next"), Qt::Key_F3)),
      findPrevious(action(page, "text/find-previous", QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F3)),
      goToLine(action(page, "text/go-to", QStringLiteral("goto"), Qt::CTRL | Qt::Key_G)),
      nextStop(action(page, "text/next-stop", QStringLiteral("next"), Qt::Key_F8)),
      previousStop(action(page, "text/previous-stop", QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F8)),
      mark(action(page, "text/mark", QStringLiteral("mark"), Qt::CTRL | Qt::Key_M)),
      pin(action(page, "text/pin", QStringLiteral("pin"), Qt::CTRL | Qt::Key_K)),
      closeFile(action(page, "text/close-file", QStringLiteral("close"), Qt::CTRL | Qt::Key_W)),
      back(action(page, "text/back", QStringLiteral("previous"), Qt::ALT | Qt::Key_Left)),
      forward(action(page, "text/forward", QStringLiteral("next"), Qt::ALT | Qt::Key_Right)),
      highlighters(action(page, "text/highlighters", {}, Qt::CTRL | Qt::SHIFT | Qt::Key_U))
{
    retranslate();
}

QList<QAction*> TextActions::all() const
{
    return {find,     findNext,     findPrevious, goToLine, back,         forward,
            nextStop, previousStop, mark,         pin,      highlighters, closeFile};
}

void TextActions::setEnabled(bool on)
{
    for (auto* each : all())
        each->setEnabled(on);
}

void TextActions::retranslate()
{
    find->setText(tr("&Find in file"));
    findNext->setText(tr("Find &next"));
    findPrevious->setText(tr("Find &previous"));
    goToLine->setText(tr("&Go to line, byte or time"));
    nextStop->setText(tr("Ne&xt candidate or mark"));
    previousStop->setText(tr("Pre&vious candidate or mark"));
    mark->setText(tr("&Mark line"));
    pin->setText(tr("&Pin as causal line…"));
    closeFile->setText(tr("&Close file"));
    back->setText(tr("Go &back"));
    forward->setText(tr("Go f&orward"));
    highlighters->setText(tr("&Highlighters…"));
}

} // namespace triage::app
