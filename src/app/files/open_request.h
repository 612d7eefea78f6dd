// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "engine/engine.h"

#include <memory>

namespace triage::app {

/// What is known of a file before it is opened. `analysis` is null while it is being imported. Pure.
DocumentInfo documentInfo(const bundle::BundleFile& file, const QString& location,
                          const engine::Analysis* analysis);

/// Of the scan; null when the file was not scanned.
std::shared_ptr<const text::LineIndex> lineIndexOf(const bundle::BundleFile& file,
                                                   const engine::Analysis* analysis);

} // namespace triage::app
