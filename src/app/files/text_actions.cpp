// SPDX-License-Identifier: Apache-2.0
#include "app/files/text_actions.h"

#include "app/parts/allowed.h"
#include "app/parts/page_action.h"

#include <QAction>
#include <QWidget>

namespace triage::app {

TextActions::TextActions(QWidget* page)
    : QObject(page), find(pageAction(page, "text/find", QStringLiteral("search"), QKeySequence::Find)),
      findNext(pageAction(page, "text/find-next", QStringLiteral("next"), Qt::Key_F3)),
      findPrevious(
          pageAction(page, "text/find-previous", QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F3)),
      goToLine(pageAction(page, "text/go-to", QStringLiteral("goto"), Qt::CTRL | Qt::Key_G)),
      nextStop(pageAction(page, "text/next-stop", QStringLiteral("next"), Qt::Key_F8)),
      previousStop(
          pageAction(page, "text/previous-stop", QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F8)),
      mark(pageAction(page, "text/mark", QStringLiteral("mark"), Qt::CTRL | Qt::Key_M)),
      pin(pageAction(page, "text/pin", QStringLiteral("pin"), Qt::CTRL | Qt::Key_K)),
      closeFile(pageAction(page, "text/close-file", QStringLiteral("close"), Qt::CTRL | Qt::Key_W)),
      back(pageAction(page, "text/back", QStringLiteral("previous"), Qt::ALT | Qt::Key_Left)),
      forward(pageAction(page, "text/forward", QStringLiteral("next"), Qt::ALT | Qt::Key_Right)),
      highlighters(pageAction(page, "text/highlighters", {}, Qt::CTRL | Qt::SHIFT | Qt::Key_U))
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
        allow(*each, on, tr("Open a text first."));
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
