// SPDX-License-Identifier: Apache-2.0
/// Any bytes as an input. Start it with what tests/data/make_archives.py --all makes as its corpus.
#include "bundle/import.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using namespace triage::bundle;
namespace fs = std::filesystem;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string name = (fs::temp_directory_path() / "fuzz-import-XXXXXX").string();
    if (!::mkdtemp(name.data()))
        std::abort();
    const fs::path folder = name;
    std::ofstream(folder / "input", std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    ImportRequest request;
    request.input = folder / "input";
    request.destination = folder / "out";
    request.limits.totalBytes = std::int64_t{32} << 20;
    request.limits.members = 1000;
    request.threads = 2;
    const auto done = importInput(request, {}, {});
    // Refused whole, or nothing but plain files and folders below the destination.
    if (!done && fs::exists(request.destination))
        std::abort();
    if (done && !done->referenced) {
        for (const auto& at : fs::recursive_directory_iterator(request.destination)) {
            if (at.is_symlink() || !(at.is_regular_file() || at.is_directory()))
                std::abort();
        }
    }
    fs::remove_all(folder);
    return 0;
}
