// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/file_node.h"

#include <QString>

namespace triage::app {

/// The drawing (of resources/icons) that stands for a kind of file.
QString iconNameOf(bundle::ArtefactKind kind);
/// The same for any row of the tree.
QString iconNameOf(const FileNode& node);

} // namespace triage::app
