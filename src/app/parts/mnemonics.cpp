// SPDX-License-Identifier: Apache-2.0
#include "app/parts/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QSet>

namespace triage::app {
namespace {

using Letters = QSet<QChar>;

/// Where the letter stands, and whether it was added in brackets for its own sake: "退出(&Q)".
struct Mark
{
    qsizetype at = -1; ///< of the ampersand
    bool added = false;
};

Mark markOf(const QString& text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size(); at = text.indexOf(u'&', at + 2))
        if (text[at + 1] != u'&')
            return {at, at > 0 && text[at - 1] == u'(' && at + 2 < text.size() && text[at + 2] == u')'};
    return {};
}

bool isFree(QChar c, const Letters& taken)
{
    return c.unicode() < 128 && c.isLetterOrNumber() && !taken.contains(c.toUpper());
}

/// Marks a free letter of the text itself; none found: the text as it is.
QString markedWithin(QString text, const Letters& taken)
{
    for (const bool initials : {true, false})
        for (qsizetype i = 0; i < text.size(); ++i)
            if (isFree(text[i], taken) && (!initials || i == 0 || text[i - 1].isSpace()))
                return text.insert(i, u'&');
    return text;
}

QString markedAnew(QString text, Mark mark, const Letters& taken)
{
    if (!mark.added)
        return markedWithin(text.remove(mark.at, 1), taken);
    for (char16_t letter = u'A'; letter <= u'Z'; ++letter)
        if (!taken.contains(letter))
            return text.replace(mark.at + 1, 1, QChar(letter));
    return text.remove(mark.at - 1, 4);
}

} // namespace

void separateMnemonics(QMenu& menu)
{
    Letters taken;
    QList<QAction*> doubles;
    for (QAction* action : menu.actions()) {
        const Mark mark = markOf(action->text());
        if (mark.at < 0)
            continue;
        const QChar letter = action->text()[mark.at + 1].toUpper();
        if (taken.contains(letter))
            doubles << action;
        taken.insert(letter);
    }
    for (QAction* action : doubles) {
        const QString text = markedAnew(action->text(), markOf(action->text()), taken);
        action->setText(text);
        if (const Mark mark = markOf(text); mark.at >= 0)
            taken.insert(text[mark.at + 1].toUpper());
    }
}

} // namespace triage::app
