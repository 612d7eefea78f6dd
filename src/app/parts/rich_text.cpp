// SPDX-License-Identifier: Apache-2.0
#include "app/parts/rich_text.h"

#include <QRegularExpression>

namespace triage::app {

QString richText(const QString& plain)
{
    static const QRegularExpression code(QStringLiteral("`([^`\\n]+)`"));
    QString html = plain.toHtmlEscaped();
    html.replace(code, QStringLiteral("<code>\\1</code>"));
    html.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return html;
}

QString richBullets(const QStringList& points)
{
    QString html;
    for (const QString& point : points)
        html +=
            QStringLiteral("<tr><td style='padding-right:8px'>•</td><td>%1</td></tr>").arg(richText(point));
    return QStringLiteral("<table cellspacing='0' cellpadding='1'>%1</table>").arg(html);
}

} // namespace triage::app
