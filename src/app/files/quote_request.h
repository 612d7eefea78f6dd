// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QMetaType>
#include <QString>

namespace triage::app {

/// The engineer wants lines quoted in the handoff, or a quote taken out again (`remove`: the one that
/// begins at that line). Author and time are added by whoever keeps the review.
struct QuoteRequest
{
    QString path; ///< BundleFile::path
    LineNumber line;
    QString text; ///< its lines ended by LF but the last
    bool remove = false;
    QString note = {};
    QString author = {}; ///< who signs from now on; empty: as before
    bool operator==(const QuoteRequest&) const = default;
};

} // namespace triage::app

Q_DECLARE_METATYPE(triage::app::QuoteRequest)
