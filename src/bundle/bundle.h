// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/step.h"
#include "base/timestamp.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace triage::bundle {

enum class InputKind : std::uint8_t {
    Run,        ///< a triage run folder was found
    LooseFiles, ///< an archive or folder without one
    Log,        ///< a single log
};

enum class ArtefactKind : std::uint8_t {
    Env,
    FirstFailure,
    Warnings,
    OriginalScript,
    StepScript,
    StepLog,
    SuccessMarker,
    Plog,    ///< debug/plog/plog-<pid>_*.log: the one to read
    PlogRun, ///< run/ and security/ plogs
    DeviceLog,
    BackendDebugLog, ///< npugraph_ex/debug.log (older: torchair/debug.log)
    DynamoDebugLog,
    DynamoGraph,
    AotGraph,
    OutputCode,
    AclGraphJson,
    InductorFile,
    OtherLog,
    Script,
    Archive,
    Other,
};
/// "env", "step-log", "plog", … : as in the contract's files[].kind and the workflow's artefacts[].kind.
std::string_view spelling(ArtefactKind kind);

struct BundleFile
{
    /// Relative to the run folder for files inside it, else to the input's root. '/'-separated, UTF-8.
    /// For a single log: its name. This is how every room above names the file.
    std::string path;
    std::string stored; ///< relative to Bundle::root: where its bytes are
    std::string member; ///< its name inside the archive, as shown to people; empty when there is none
    std::optional<Step> step;
    ArtefactKind kind = ArtefactKind::Other;
    std::int64_t size = 0; ///< bytes
    std::optional<Timestamp> modified;
    bool inRun = true;
    bool operator==(const BundleFile&) const = default;
};

/// A <YYYYMMDD-HHMMSS>-pid<N> folder.
struct Run
{
    std::string name;
    std::string path; ///< relative to Bundle::root; empty when the root is the run folder itself
    bool operator==(const Run&) const = default;
};

struct Skipped
{
    std::string path; ///< as shown to people: control characters made visible
    Message reason;
    bool operator==(const Skipped&) const = default;
};

struct Remark
{
    std::string id; ///< stable, kebab-case
    std::optional<std::string> path;
    Message message;
    bool operator==(const Remark&) const = default;
};

/// One input, laid out. A plain value; the bytes stay on disk below `root`.
struct Bundle
{
    InputKind kind = InputKind::Log;
    std::string name;                  ///< of the file or folder as given, without its directory
    std::optional<std::string> sha256; ///< of an archive, lower-case hex
    std::filesystem::path root;        ///< where the files lie
    bool referenced = false;           ///< a folder or log read where it is, not a copy
    std::optional<Run> run;            ///< the chosen one
    std::vector<Run> otherRuns;        ///< newest first
    std::vector<BundleFile> files;     ///< sorted by path; those of other runs left out
    std::vector<std::string> folders;  ///< relative like `path`: an empty folder is a fact, too
    std::vector<Skipped> skipped;
    std::vector<Remark> remarks;
    bool operator==(const Bundle&) const = default;

    [[nodiscard]] const BundleFile* file(std::string_view path) const;
    [[nodiscard]] std::filesystem::path locationOf(const BundleFile& f) const { return root / f.stored; }
};

} // namespace triage::bundle
