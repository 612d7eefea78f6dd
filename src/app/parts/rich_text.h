// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace triage::app {

/// Plain text as HTML: escaped, `code` between backticks in the monospace face, lines kept.
QString richText(const QString& plain);
/// A list of short points.
QString richBullets(const QStringList& points);

} // namespace triage::app
