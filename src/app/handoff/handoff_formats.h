// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/writers.h"

#include <QString>
#include <QStringList>

#include <array>

namespace triage::app {

/// The order in which formats are offered.
inline constexpr std::array<handoff::Format, 6> offeredFormats = {
    handoff::Format::Html, handoff::Format::Markdown, handoff::Format::Text,
    handoff::Format::Jira, handoff::Format::Json,     handoff::Format::Pdf};

/// In the window's language: "Plain text", "Jira markup".
QString titleOf(handoff::Format format);
/// With the dot: ".md"
QString extensionOf(handoff::Format format);
/// For a file dialog, `first` in front: "Markdown (*.md)"
QStringList fileFilters(handoff::Format first);
/// A PDF is a file only.
constexpr bool canBeCopied(handoff::Format format)
{
    return format != handoff::Format::Pdf;
}
/// The contract holds both languages in one document.
constexpr bool hasLanguages(handoff::Format format)
{
    return format != handoff::Format::Json;
}
/// Shown as it will look when it is opened, not as its source.
constexpr bool isRendered(handoff::Format format)
{
    return format == handoff::Format::Html || format == handoff::Format::Pdf;
}

/// A name for the file: the bundle's without its extension, and the languages: "run-handoff-zh.md".
QString suggestedFileName(const QString& bundleName, handoff::Format format, handoff::Languages languages);

} // namespace triage::app
