// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

class QMimeData;

namespace triage::app {

/// How a file of the bundle is dragged from the tree onto a step: "application/x-npugraph-triage-file",
/// the data is BundleFile::path in UTF-8. The path is also there as plain text.
QString fileMimeType();
/// The caller (or the drag) owns the result.
QMimeData* mimeForFile(const QString& path);
/// The path, when the data is one of our files.
std::optional<QString> fileFromMime(const QMimeData* data);

} // namespace triage::app
