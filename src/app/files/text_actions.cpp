// SPDX-License-Identifier: Apache-2.0
#include "app/files/text_actions.h"

#include "app/theme/icons.h"

#include <QAction>
#include <QWidget>

namespace triage::app {
namespace {

QAction* action(QWidget* page, const QString& iconName, const QKeySequence& key)
{
    auto* made = new QAction(page);
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName));
    made->setShortcut(key);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(made);
    return made;
}

} // namespace

TextActions::TextActions(QWidget* page)
    : QObject(page), find(action(page, QStringLiteral("search"), QKeySequence::Find)),
      findNext(action(page, QStringLiteral("next"), Qt::Key_F3)),
      findPrevious(action(page, QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F3)),
      goToLine(action(page, QStringLiteral("goto"), Qt::CTRL | Qt::Key_G)),
      nextStop(action(page, QStringLiteral("next"), Qt::Key_F8)),
      previousStop(action(page, QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F8)),
      mark(action(page, QStringLiteral("mark"), Qt::CTRL | Qt::Key_M)),
      pin(action(page, QStringLiteral("pin"), Qt::CTRL | Qt::Key_K)),
      closeFile(action(page, QStringLiteral("close"), Qt::CTRL | Qt::Key_W))
{
    retranslate();
}

QList<QAction*> TextActions::all() const
{
    return {find, findNext, findPrevious, goToLine, nextStop, previousStop, mark, pin, closeFile};
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
    goToLine->setText(tr("&Go to line"));
    nextStop->setText(tr("Ne&xt candidate or mark"));
    previousStop->setText(tr("Pre&vious candidate or mark"));
    mark->setText(tr("&Mark line"));
    pin->setText(tr("&Pin as causal…"));
    closeFile->setText(tr("&Close file"));
}

} // namespace triage::app
