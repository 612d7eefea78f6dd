// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace triage::app {

/// The bundle's files that a path written in a log may mean: those whose path ends most like it, folder by
/// folder; none when no file has that name. Of several, those nearest to the file `from` come first. Pure.
QStringList referenceTargets(const QString& written, const std::vector<bundle::BundleFile>& files,
                             const QString& from);

} // namespace triage::app
