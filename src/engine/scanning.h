// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"
#include "bundle/import.h"
#include "check/check.h"
#include "log/scan.h"
#include "workflow/workflow.h"

#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <unordered_map>

namespace triage::engine {

/// The scanners that files passed while they were imported, by path relative to the input's root.
/// Filled from the import's worker threads, read afterwards.
class ImportScanners
{
public:
    explicit ImportScanners(const workflow::Workflow& workflow) : workflow_(workflow) {}

    /// `caller`'s observer with sinks for what may be a log. Keeps references to both.
    [[nodiscard]] bundle::ImportObserver watch(const bundle::ImportObserver& caller);
    /// The scanner of a file that came whole and was read as `wanted` says; null when there is none.
    [[nodiscard]] std::shared_ptr<const log::Scanner> find(const std::string& path,
                                                           const log::ScanOptions& wanted) const;

private:
    class Sink;
    std::shared_ptr<BlockSink> sinkFor(const std::string& path, const bundle::ImportObserver& caller,
                                       std::int64_t size);

    const workflow::Workflow& workflow_;
    std::mutex mutex_;
    std::unordered_map<std::string, std::shared_ptr<Sink>> sinks_;
};

/// What is known of the logs before they are scanned, and how the scan runs.
struct Scanned
{
    const ImportScanners* onImport = nullptr; ///< what was scanned as it was inflated
    std::filesystem::path eventsFile;         ///< what was scanned another time; empty: none
    unsigned threads = 0;                     ///< 0: all cores
};

/// Scans every log that judgement reads, files in parallel. A file that cannot be read has events that hold
/// nothing but the reason (`LogEvents::unread`). Fails with Cancelled only.
Result<check::LogSet> scanLogs(const bundle::Bundle& bundle, const Scanned& scanned,
                               const ProgressSink& progress, const std::stop_token& stop);

} // namespace triage::engine
