// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "text/encoding.h"

#include <QString>

#include <optional>

namespace triage::app {

/// What the head of an open text says. `lines` is unknown until the whole file was counted.
struct DocumentInfo
{
    QString path;     ///< as the bundle names it, or as it came while it is being imported
    QString location; ///< where its bytes are
    bundle::ArtefactKind kind = bundle::ArtefactKind::Other;
    std::optional<Step> step;
    std::optional<int> rank;
    qint64 size = 0; ///< bytes
    std::optional<qint64> lines;
    std::optional<text::Encoding> encoding;
    bool importing = false;
    bool operator==(const DocumentInfo&) const = default;
};

} // namespace triage::app
