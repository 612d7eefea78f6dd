// SPDX-License-Identifier: Apache-2.0
// The line index, searches and filters over one file, beside `wc -l` and `rg` in the same minute:
//   bench_text FILE [ROUNDS]
// Every round runs each of them once, one after the other; the best round counts. CPU with one thread, wall
// with all; ratios are ours to the peer's. The file should fit into the page cache; the first round warms it.
#include "text/filter/line_filter.h"
#include "text/line_index.h"
#include "text/search.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <thread>
#include <vector>

using namespace triage::text;

namespace {

struct Cost
{
    double cpu = 1e9; ///< seconds
    double wall = 1e9;
    long long result = 0;
};

double seconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

double cpuOf(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void measure(Cost& best, int who, const std::function<long long()>& work)
{
    const double cpu = cpuOf(who);
    const auto begin = std::chrono::steady_clock::now();
    best.result = work();
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
    best.cpu = std::min(best.cpu, cpuOf(who) - cpu);
    best.wall = std::min(best.wall, wall.count());
}

std::string quoted(const std::string& text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

/// Its standard output, as a number.
long long program(const std::string& command)
{
    FILE* pipe = popen(command.c_str(), "r");
    long long number = -1;
    if (pipe == nullptr || std::fscanf(pipe, "%lld", &number) != 1)
        number = -1;
    if (pipe != nullptr)
        pclose(pipe);
    return number;
}

long long index(const ByteSource& source)
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

long long search(const ByteSource& source, const Pattern& pattern, int threads)
{
    SearchOptions options;
    options.threads = threads;
    const auto done = Searcher::compile(pattern).value().search(source, options, {});
    return done ? done->hits : -1;
}

long long filter(const ByteSource& source, const FilterStep& step, int threads)
{
    FilterOptions options;
    options.threads = threads;
    const auto done = LineFilter::compile(std::span(&step, 1))->run(source, options, {});
    return done ? done->matches : -1;
}

struct Row
{
    std::string name;
    std::function<long long(int threads)> ours;
    std::string peer; ///< a command; empty: none
    Cost one;         ///< thread
    Cost all;
    Cost other;
};

void print(const Row& row)
{
    std::printf("%-44s %7.3f %7.3f", row.name.c_str(), row.one.cpu, row.all.wall);
    if (!row.peer.empty())
        std::printf(" %7.3f %7.3f   %5.2f %5.2f", row.other.cpu, row.other.wall, row.one.cpu / row.other.cpu,
                    row.all.wall / row.other.wall);
    else
        std::printf(" %7s %7s   %5s %5s", "", "", "", "");
    std::printf("  %lld %lld\n", row.one.result, row.other.result);
}

long long peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::strtoll(line.c_str() + 6, nullptr, 10) / 1024;
    }
    return -1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2)
        return 2;
    const auto source = openFile(argv[1]);
    if (!source)
        return 1;
    const std::string file = quoted(argv[1]);
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 3;
    const int all = std::max(2, static_cast<int>(std::thread::hardware_concurrency()));
    std::vector<Row> rows;
    rows.push_back(
        {"line index : wc -l", [&](int) { return index(**source); }, "wc -l < " + file, {}, {}, {}});
    const auto find = [&](const char* text, bool regex, bool cased) {
        const std::string flags = std::string(regex ? "" : " -F") + (cased ? "" : " -i");
        rows.push_back(
            {std::string(regex ? "/" : "") + text + (regex ? "/" : "") + (cased ? "" : " any case"),
             [&source, pattern = Pattern{text, regex, cased, false}](int threads) {
                 return search(**source, pattern, threads);
             },
             "rg --no-mmap -c" + flags + " -e " + quoted(text) + " " + file,
             {},
             {},
             {}});
    };
    find("Segmentation fault", false, true);
    find("segmentation FAULT", false, false);
    find("torch._dynamo", false, true);
    find("HCCL|aclnn|Segmentation fault|NPU function error", true, true);
    find("error code is \\d+", true, true);
    find("\\w+Error: .*", true, true);
    find("[0-9]{5}\\.[0-9]", true, true);
    const auto keep = [&](const char* typed, const std::string& peer) {
        rows.push_back({std::string("filter ") + typed,
                        [&source, step = FilterStep{typed, false, true}](int threads) {
                            return filter(**source, step, threads);
                        },
                        peer,
                        {},
                        {},
                        {}});
    };
    keep("torch._dynamo", "rg --no-mmap -c -F torch._dynamo " + file);
    keep("torch._dynamo AND NOT graph", "rg --no-mmap -F torch._dynamo " + file + " | rg -c -v -F graph");
    for (int round = 0; round < rounds; ++round) {
        for (Row& row : rows) {
            measure(row.one, RUSAGE_SELF, [&] { return row.ours(1); });
            measure(row.all, RUSAGE_SELF, [&] { return row.ours(all); });
            if (!row.peer.empty())
                measure(row.other, RUSAGE_CHILDREN, [&] { return program(row.peer); });
        }
    }
    std::printf("%-44s %7s %7s %7s %7s   %5s %5s  %s\n", "seconds", "CPU 1", "wall", "CPU", "wall", "CPU",
                "wall", "found");
    std::printf("%-44s %15s %15s   %11s\n", "", "ours", "peer's", "ratio");
    for (const Row& row : rows)
        print(row);
    std::printf("resident at most %lld MiB\n", peakMemory());
    return 0;
}
