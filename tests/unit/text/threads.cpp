// SPDX-License-Identifier: Apache-2.0
// Runs what this room shares between threads, for ThreadSanitizer. With "race" it plants one more search
// whose sink is shared without a lock: a sanitizer that keeps silent then is not looking.
// Free of Qt's threads: Qt's own libraries are not instrumented.
#include "slow_disk.h"
#include "text/block_cache.h"
#include "text/filter/line_filter.h"
#include "text/filter/selected_lines.h"
#include "text/prompt_source.h"
#include "text/search.h"

#include <atomic>
#include <cstdio>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

using namespace triage;
using namespace triage::text;

namespace {

std::string sample()
{
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "line " + std::to_string(i) + (i % 7 == 0 ? " RuntimeError: code 507011\n" : " ok\n");
    return text;
}

std::int64_t searchOn(const ByteSource& source, const Searcher& searcher)
{
    std::vector<Hit> hits; // written by whichever thread delivers
    SearchOptions options;
    options.threads = 4;
    options.blockSize = 8192;
    const auto done = searcher.search(source, options, [&hits](std::span<const Hit> some) {
        hits.insert(hits.end(), some.begin(), some.end());
    });
    return done ? static_cast<std::int64_t>(hits.size()) : -1;
}

bool searchesShareASearcher(const std::shared_ptr<const ByteSource>& source)
{
    std::atomic<int> wrong = 0;
    for (const Pattern& pattern :
         {Pattern{"507011", false, false, false}, Pattern{"Run.*: code \\d+", true, false, false},
          Pattern{"[0-9]+ o", true, false, false}}) {
        const Searcher searcher = Searcher::compile(pattern).value();
        const std::int64_t wanted = searchOn(*source, searcher);
        std::vector<std::jthread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back(
                [&] { wrong += searchOn(*source, searcher) == wanted && wanted > 0 ? 0 : 1; });
    }
    return wrong == 0;
}

bool readersShareACache(const std::shared_ptr<const ByteSource>& source)
{
    BlockCache cache(source, 2 * BlockCache::blockSize);
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&, i] {
                std::string mine(1000, ' ');
                std::string plain(1000, ' ');
                for (std::int64_t at = i * 997; at < source->size() - 1000; at += 4001) {
                    const bool same = cache.read(ByteOffset{at}, mine) == source->read(ByteOffset{at}, plain);
                    wrong += same && mine == plain ? 0 : 1;
                    if (at % 16 == 0)
                        cache.clear();
                }
            });
    }
    return wrong == 0;
}

/// One filters with four threads, another reads what was found so far.
bool aFilterIsReadWhileItRuns(const std::shared_ptr<const ByteSource>& source)
{
    const std::vector<FilterStep> steps = {{"507011 AND NOT 77"}, {"line [0-9]+", true}};
    const LineFilter filter = LineFilter::compile(steps).value();
    const auto lines = std::make_shared<LineList>();
    SelectedLines selected(source, lines);
    std::atomic<bool> wrong = false;
    {
        std::jthread reader([&](const std::stop_token& stop) {
            std::string bytes(4096, ' ');
            while (!stop.stop_requested()) {
                const auto index = selected.publish();
                const auto got = selected.read(ByteOffset{index->byteCount() / 2}, bytes);
                wrong = wrong || !got ||
                        lines->at(LineNumber{index->lineCount()}).has_value() != (index->lineCount() > 0);
            }
        });
        FilterOptions options;
        options.threads = 4;
        options.blockSize = 8192;
        const auto done =
            filter.run(*source, options, [&](std::span<const FoundLine> found) { lines->append(found); });
        wrong = wrong || !done || done->matches != lines->matches() || done->matches == 0;
    }
    return !wrong;
}

/// One who does not wait reads while the reading thread and others fill the cache, the disk stands still now
/// and then, and readers come and go.
bool aWindowReadsWithoutWaiting(const std::string& bytes)
{
    const auto disk = std::make_shared<SlowDisk>(bytes);
    std::atomic<bool> wrong = false;
    const auto readAll = [&](const PromptSource& source, std::int64_t step) {
        std::string mine(700, ' ');
        for (std::int64_t at = 0; at < source.size(); at += step) {
            const auto got = source.read(ByteOffset{at}, mine);
            const std::string_view wanted = std::string_view(bytes).substr(static_cast<std::size_t>(at), 700);
            wrong =
                wrong || (got ? std::string_view(mine).substr(0, *got) != wanted : !isBeingRead(got.error()));
        }
    };
    for (int round = 0; round < 20; ++round) {
        const auto cache = std::make_shared<BlockCache>(disk, 2 * BlockCache::blockSize);
        std::atomic<int> arrived = 0;
        const PromptSource source(
            cache, [&arrived] { ++arrived; }, std::chrono::milliseconds(round % 3));
        disk->shut();
        readAll(source, 50'001);
        disk->waitForAReader();
        std::jthread other([&] {
            std::string copy(1000, ' ');
            wrong = wrong || !cache->read(ByteOffset{100}, copy);
        });
        disk->open();
        readAll(source, 30'011);
        while (arrived == 0)
            std::this_thread::yield();
    }
    return !wrong;
}

/// Work that is dropped in the middle of a read goes on with what it shares.
bool droppedWorkTouchesNothing(const std::string& bytes)
{
    const auto disk = std::make_shared<SlowDisk>(bytes);
    const auto done = std::make_shared<std::atomic<int>>(0);
    for (int i = 0; i < 20; ++i) {
        disk->shut();
        Background background;
        for (int j = 0; j < 3; ++j)
            background.run([disk, done](const std::stop_token&) {
                std::string some(100, ' ');
                *done += disk->read(ByteOffset{0}, some) ? 1 : 0;
            });
        disk->waitForAReader();
        disk->open();
    }
    while (*done < 60)
        std::this_thread::yield();
    return true;
}

void plantedRace(const ByteSource& source)
{
    const Searcher searcher = Searcher::compile({"507011", false, false, false}).value();
    std::int64_t shared = 0;
    const auto count = [&] {
        searcher.search(source, {}, [&shared](std::span<const Hit> some) {
            for (std::size_t i = 0; i < some.size(); ++i)
                shared = shared + 1;
        });
    };
    std::jthread other(count);
    count();
    other.join();
    std::printf("%lld\n", static_cast<long long>(shared));
}

} // namespace

int main(int argc, char** argv)
{
    const auto source = fromBytes(sample());
    if (argc > 1 && std::strcmp(argv[1], "race") == 0) {
        plantedRace(*source);
        return 0;
    }
    return searchesShareASearcher(source) && readersShareACache(source) && aFilterIsReadWhileItRuns(source) &&
                   aWindowReadsWithoutWaiting(sample()) && droppedWorkTouchesNothing(sample())
               ? 0
               : 1;
}
