// SPDX-License-Identifier: Apache-2.0
/// Import against bsdtar, in turns: CPU seconds, wall and resident memory of each.
///
///   bench_import ARCHIVE SCRATCH_FOLDER [ROUNDS]
///
/// The import passes every log through the scanner, and once without it; bsdtar unpacks to disk.
#include "bundle/artefacts.h"
#include "bundle/import.h"
#include "log/scan.h"

#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <vector>

namespace fs = std::filesystem;
using namespace triage;

namespace {

struct Cost
{
    double cpu = 0;  ///< s, all threads, user and system
    double wall = 0; ///< s
    long memory = 0; ///< MiB, the most resident
};

double seconds(const timeval& t)
{
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
}

/// Runs `work` in a process of its own, into an empty folder.
Cost measure(const fs::path& scratch, const std::function<int()>& work)
{
    fs::remove_all(scratch);
    fs::create_directories(scratch);
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0)
        std::_Exit(work());
    int status = 0;
    rusage usage = {};
    ::wait4(child, &status, 0, &usage);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fmt::print(stderr, "it failed\n");
        std::exit(1);
    }
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    return {seconds(usage.ru_utime) + seconds(usage.ru_stime), wall.count(), usage.ru_maxrss / 1024};
}

int unpackWithBsdtar(const char* archive, const fs::path& scratch)
{
    return ::execlp("bsdtar", "bsdtar", "-xf", archive, "-C", scratch.c_str(), nullptr);
}

int import(const char* archive, const fs::path& scratch, bool scan)
{
    bundle::ImportRequest request;
    request.input = archive;
    request.destination = scratch;
    bundle::ImportObserver observer;
    if (scan)
        observer.sinkFor = [](const std::string& path, std::int64_t) -> std::shared_ptr<BlockSink> {
            log::ScanOptions options;
            options.file = path;
            return bundle::namedLikeLog(path) ? std::make_shared<log::Scanner>(options) : nullptr;
        };
    const auto done = bundle::importInput(request, observer, {});
    if (!done)
        fmt::print(stderr, "{} {}\n", done.error().message.id, done.error().detail);
    return done ? 0 : 1;
}

Cost best(const std::vector<Cost>& costs)
{
    Cost least = costs.front();
    for (const Cost& cost : costs) {
        least.cpu = std::min(least.cpu, cost.cpu);
        least.wall = std::min(least.wall, cost.wall);
        least.memory = std::max(least.memory, cost.memory);
    }
    return least;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        fmt::print(stderr, "bench_import ARCHIVE SCRATCH_FOLDER [ROUNDS]\n");
        return 2;
    }
    const fs::path scratch = fs::path(argv[2]) / "bench-import";
    const int rounds = argc > 3 ? std::atoi(argv[3]) : 3;
    std::vector<Cost> bsdtar;
    std::vector<Cost> plain;
    std::vector<Cost> scanned;
    for (int i = 0; i < rounds; ++i) {
        bsdtar.push_back(measure(scratch, [&] { return unpackWithBsdtar(argv[1], scratch); }));
        plain.push_back(measure(scratch, [&] { return import(argv[1], scratch, false); }));
        scanned.push_back(measure(scratch, [&] { return import(argv[1], scratch, true); }));
    }
    fs::remove_all(scratch);
    const Cost base = best(bsdtar);
    const auto row = [&base](const char* name, const Cost& cost) {
        fmt::print("{:<16} {:7.2f} CPU s ({:.2f} x) {:7.2f} s wall ({:.2f} x) {:5} MiB\n", name, cost.cpu,
                   cost.cpu / base.cpu, cost.wall, cost.wall / base.wall, cost.memory);
    };
    row("bsdtar -xf", base);
    row("import", best(plain));
    row("import and scan", best(scanned));
    return 0;
}
