// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/block_sink.h"
#include "base/result.h"
#include "log/events.h"
#include "text/byte_source.h"

#include <memory>
#include <stop_token>
#include <string>

namespace triage::log {

/// Raise it whenever the same bytes give other events than before: what older versions found is then scanned
/// again.
inline constexpr int scannerVersion = 3;

/// What a file is, as far as that decides how it is read.
enum class LogKind : std::uint8_t { StepOutput, Plog, Debug, Other };

struct ScanOptions
{
    std::string file; ///< path relative to the bundle's root, for `LogEvents::file`
    LogKind kind = LogKind::StepOutput;
    std::optional<int> year; ///< of the run's stamp: torch logs print none
};

/// One pass over a file: sparse line index and anchors. Feed it blocks (as they are inflated, or with
/// `scanFile`); nothing of the file is kept but offsets. Free of Qt threads; one thread a scanner.
class Scanner : public BlockSink
{
public:
    explicit Scanner(ScanOptions options);
    ~Scanner() override;
    Scanner(const Scanner&) = delete;
    Scanner& operator=(const Scanner&) = delete;

    void block(std::span<const char> bytes) override;
    void end() override;
    /// Index of what came so far.
    [[nodiscard]] std::shared_ptr<const text::LineIndex> index() const;

    /// Second, small step: reads the regions around the anchors again and parses them into events.
    /// `source` is the file whose blocks were fed.
    [[nodiscard]] Result<LogEvents> events(const text::ByteSource& source,
                                           const std::stop_token& stop = {}) const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Both steps over a file that lies on disk, with a reused buffer.
Result<LogEvents> scanFile(const text::ByteSource& source, const ScanOptions& options,
                           const std::stop_token& stop = {});

} // namespace triage::log
