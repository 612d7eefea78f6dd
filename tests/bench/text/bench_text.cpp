// SPDX-License-Identifier: Apache-2.0
// CPU and wall seconds of the line index and of searches over one file:
//   bench_text FILE [THREADS]
// Compare with `wc -l` and `rg --no-mmap -c` in the same minute; run it twice, the first warms the cache.
#include "text/line_index.h"
#include "text/search.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>

using namespace triage::text;

namespace {

void measure(const char* name, const std::function<std::int64_t()>& work)
{
    const std::clock_t cpu = std::clock();
    const auto wall = std::chrono::steady_clock::now();
    const std::int64_t result = work();
    const double seconds = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - wall;
    std::printf("%-40s %6.3f CPU s  %6.3f s  %lld\n", name, seconds, passed.count(),
                static_cast<long long>(result));
}

std::int64_t index(const ByteSource& source)
{
    LineIndexBuilder builder;
    std::string buffer(256 * 1024, '\0');
    for (std::int64_t at = 0;;) {
        const std::size_t got = source.read(triage::ByteOffset{at}, buffer).value_or(0);
        if (got == 0)
            return builder.snapshot()->lineCount();
        builder.block(std::span(buffer).first(got));
        at += static_cast<std::int64_t>(got);
    }
}

std::int64_t search(const ByteSource& source, const Pattern& pattern, int threads)
{
    SearchOptions options;
    options.threads = threads;
    const auto done = Searcher::compile(pattern).value().search(source, options, {});
    return done ? done->hits : -1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2)
        return 2;
    const auto source = openFile(argv[1]);
    if (!source)
        return 1;
    const int threads = argc > 2 ? std::atoi(argv[2]) : 1;
    measure("line index", [&] { return index(**source); });
    const auto find = [&](const char* text, bool regex, bool caseSensitive) {
        measure((std::string(regex ? "/" : "") + text + (caseSensitive ? "" : " (any case)")).c_str(), [&] {
            return search(**source, {text, regex, caseSensitive, false}, threads);
        });
    };
    find("Segmentation fault", false, true);
    find("segmentation FAULT", false, false);
    find("torch._dynamo", false, true);
    find("HCCL|aclnn|Segmentation fault|NPU function error", true, true);
    find("error code is \\d+", true, true);
    find("\\w+Error: .*", true, true);
    find("[0-9]{5}\\.[0-9]", true, true);
    return 0;
}
