// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/handoff_formats.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace triage::app {
namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(HandoffFormats)
};

} // namespace

QString titleOf(handoff::Format format)
{
    switch (format) {
    case handoff::Format::Markdown:
        return QStringLiteral("Markdown");
    case handoff::Format::Html:
        return Names::tr("Formatted (HTML)");
    case handoff::Format::Text:
        return Names::tr("Plain text");
    case handoff::Format::Jira:
        return Names::tr("Jira markup");
    case handoff::Format::Json:
        return QStringLiteral("JSON");
    case handoff::Format::Pdf:
        break;
    }
    return QStringLiteral("PDF");
}

QString extensionOf(handoff::Format format)
{
    switch (format) {
    case handoff::Format::Markdown:
        return QStringLiteral(".md");
    case handoff::Format::Html:
        return QStringLiteral(".html");
    case handoff::Format::Text:
        return QStringLiteral(".txt");
    case handoff::Format::Jira:
        return QStringLiteral(".jira");
    case handoff::Format::Json:
        return QStringLiteral(".json");
    case handoff::Format::Pdf:
        break;
    }
    return QStringLiteral(".pdf");
}

QStringList fileFilters(handoff::Format first)
{
    QStringList filters;
    for (const auto format : offeredFormats) {
        const auto filter = QStringLiteral("%1 (*%2)").arg(titleOf(format), extensionOf(format));
        filters.insert(format == first ? 0 : filters.size(), filter);
    }
    return filters;
}

QString suggestedFileName(const QString& bundleName, handoff::Format format, handoff::Languages languages)
{
    static const QRegularExpression ending(
        QStringLiteral("(\\.tar)?\\.(zip|tar|gz|tgz|xz|zst|bz2|7z|rar|log|txt)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression unfit(QStringLiteral("[^\\w.+-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    auto name = QString(bundleName).remove(ending).replace(unfit, QStringLiteral("_"));
    if (name.isEmpty())
        name = QStringLiteral("npugraph_ex");
    const auto language = languages == handoff::Languages::Chinese   ? QStringLiteral("-zh")
                          : languages == handoff::Languages::English ? QStringLiteral("-en")
                                                                     : QString();
    return name + QStringLiteral("-handoff") + (hasLanguages(format) ? language : QString()) +
           extensionOf(format);
}

} // namespace triage::app
