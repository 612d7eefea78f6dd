// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QMetaType>
#include <QString>

namespace triage::app {

/// The engineer marked a line, changed its note, or took the mark away. Author and time are added by
/// whoever keeps the review.
struct MarkRequest
{
    QString path; ///< BundleFile::path
    LineNumber line;
    QString note;
    bool remove = false;
    QString author = {}; ///< who signs from now on; empty: as before
    bool operator==(const MarkRequest&) const = default;
};

} // namespace triage::app

Q_DECLARE_METATYPE(triage::app::MarkRequest)
