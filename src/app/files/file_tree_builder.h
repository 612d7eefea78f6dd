// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/file_node.h"
#include "app/files/incoming_files.h"
#include "check/facts.h"
#include "workflow/workflow.h"

#include <memory>

namespace triage::app {

/// Lays a bundle's files out by step: a group a step that ran or has files, the run's own files, the
/// rest. Folders that hold one folder only are drawn together; what a step should have and has not
/// stands as a `Missing` row. Pure.
std::unique_ptr<FileNode> buildFileTree(const check::Facts& facts, const workflow::Workflow& workflow);

/// Files of a running import, by folder only: what they are is not known yet. Pure.
std::unique_ptr<FileNode> buildPlainTree(const IncomingFiles& files);

} // namespace triage::app
