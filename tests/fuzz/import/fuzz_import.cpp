// SPDX-License-Identifier: Apache-2.0
/// Any bytes as an input. Start it with what tests/data/make_archives.py --all makes as its corpus.
#include "bundle/import.h"
#include "workflow/workflow.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using namespace triage::bundle;
namespace fs = std::filesystem;

namespace {

/// Refused whole, or nothing but plain files and folders below the destination.
void requireWholeOrNothing(const triage::Result<Inventory>& done, const fs::path& destination)
{
    if (!done && fs::exists(destination))
        std::abort();
    if (!done || done->referenced)
        return;
    for (const auto& at : fs::recursive_directory_iterator(destination)) {
        if (at.is_symlink() || !(at.is_regular_file() || at.is_directory()))
            std::abort();
    }
}

/// Every file that the bundle names lies below its root.
void requireFilesInside(const Inventory& inventory)
{
    static const auto workflow = triage::workflow::loadBuiltin();
    const auto bundle = recognise(inventory, *workflow);
    if (!bundle)
        std::abort();
    for (const BundleFile& file : bundle->files) {
        const std::string back = bundle->locationOf(file).lexically_relative(bundle->root).string();
        if (back.empty() || back.starts_with("..") || !fs::is_regular_file(bundle->locationOf(file)))
            std::abort();
    }
}

} // namespace

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
    requireWholeOrNothing(done, request.destination);
    if (done)
        requireFilesInside(*done);
    fs::remove_all(folder);
    return 0;
}
