// SPDX-License-Identifier: Apache-2.0
// CPU, wall and memory of one scan (index, anchors, events) beside what ripgrep takes to count lines that
// hold one of ten words. Both read the same file in turns, since the machine's mood changes.
//   bench_scan FILE [ROUNDS]
#include "log/scan.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

using triage::log::scanFile;

constexpr auto words =
    "aclnn|HCCL|Unsupported|FakeTensor|Segmentation fault|Traceback|NPU function error|error code|out of "
    "memory|BackendCompilerFailed";

double seconds(const timeval& t)
{
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
}

/// Runs `work` in a child of its own: CPU seconds it took.
template <typename Work>
double cpuOf(Work work)
{
    rusage before{};
    getrusage(RUSAGE_CHILDREN, &before);
    const pid_t child = fork();
    if (child == 0) {
        work();
        _exit(1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    rusage after{};
    getrusage(RUSAGE_CHILDREN, &after);
    return seconds(after.ru_utime) + seconds(after.ru_stime) - seconds(before.ru_utime) -
           seconds(before.ru_stime);
}

void scan(const char* path)
{
    const auto source = triage::text::openFile(path);
    if (!source)
        _exit(2);
    triage::log::ScanOptions options;
    options.file = path;
    const auto start = std::chrono::steady_clock::now();
    const auto found = scanFile(**source, options);
    const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf("scan: %.2f s wall, %ld MiB resident, %zu events, %lld lines\n", wall, used.ru_maxrss / 1024,
                found ? found->events.size() : 0, found ? static_cast<long long>(found->lines) : 0);
    std::fflush(stdout);
    _exit(0);
}

void ripgrep(const char* path)
{
    if (!std::freopen("/dev/null", "w", stdout))
        _exit(2);
    execlp("rg", "rg", "--no-mmap", "-c", words, path, static_cast<char*>(nullptr));
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::puts("bench_scan FILE [ROUNDS]");
        return 2;
    }
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 3;
    for (int i = 0; i < rounds; ++i) {
        std::fflush(stdout);
        const double ours = cpuOf([&] { scan(argv[1]); });
        const double theirs = cpuOf([&] { ripgrep(argv[1]); });
        std::printf("CPU: scan %.2f s, rg %.2f s, %.2f times\n", ours, theirs,
                    theirs > 0 ? ours / theirs : 0);
    }
    return 0;
}
