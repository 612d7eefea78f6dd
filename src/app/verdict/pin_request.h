// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QMetaType>
#include <QString>

namespace triage::app {

/// The engineer wants this line judged as the causal error. Reason, author and time are asked for by whoever
/// keeps the review.
struct PinRequest
{
    QString path; ///< BundleFile::path
    LineNumber line;
    QString text; ///< the line as printed
    bool operator==(const PinRequest&) const = default;
};

} // namespace triage::app

Q_DECLARE_METATYPE(triage::app::PinRequest)
