// SPDX-License-Identifier: Apache-2.0
/// Any bytes as a log: read, judged and written. Start it with the logs of tests/data/corpus as its corpus.
#include "engine/engine.h"

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using namespace triage;
namespace fs = std::filesystem;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// The evidence stands on lines the log has, and the report can be written.
void requireSound(const engine::Engine& engine, const engine::Analysis& analysis)
{
    std::int64_t lines = 0;
    for (const auto& [path, log] : analysis.logs)
        if (log)
            lines = std::max(lines, log->lines);
    for (const auto& evidence : analysis.verdict.evidence)
        require(evidence.line.value >= 1 && evidence.line.value <= lines);
    require(engine.write(analysis, handoff::Format::Json, handoff::Languages::Both).has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const auto engine = engine::Engine::create();
    static const fs::path folder = fs::temp_directory_path() / ("fuzz_judge-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    const auto path = folder / "a.log";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    bundle::ImportRequest request;
    request.input = path;
    const auto analysis = engine->open(request, {}, {}, {});
    if (analysis)
        requireSound(*engine, *analysis);
    fs::remove_all(folder);
    return 0;
}
