// SPDX-License-Identifier: Apache-2.0
/// The import's threads without Qt, to be run under ThreadSanitizer:
///
///   bundle_threads           all must be well
///   bundle_threads --race    races on purpose, so that a sanitizer that sees nothing is noticed
#include "bundle/byte_stream.h"
#include "bundle/work_queue.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <thread>

using namespace triage;
using namespace triage::bundle;

namespace {

int failures = 0;

void expect(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "not so: %s\n", what);
    ++failures;
}

std::vector<std::string> pathsOf(std::size_t count)
{
    std::vector<std::string> paths;
    for (std::size_t i = 0; i < count; ++i)
        paths.push_back(std::to_string(i));
    return paths;
}

void queueFailsStopsAndTurns()
{
    for (std::size_t round = 0; round < 200; ++round) {
        ImportPriority priority;
        WorkQueue queue(pathsOf(64), &priority);
        std::stop_source stop;
        std::array<int, 64> results = {}; // one writer each
        const std::jthread user([&] {
            priority.prefer("40");
            if (round % 3 == 0)
                stop.request_stop();
            priority.prefer("50");
        });
        const auto done = queue.run(
            4,
            [&] {
                return [&](std::size_t job, const std::stop_token& own) -> Result<void> {
                    results[job] = own.stop_requested() ? -1 : 1;
                    return round % 2 == 0 && job == 33 ? Result<void>(fail(ErrorKind::Damaged, {}))
                                                       : Result<void>{};
                };
            },
            stop.get_token());
        if (done)
            expect(results == std::array<int, 64>([] {
                       std::array<int, 64> a;
                       a.fill(1);
                       return a;
                   }()),
                   "all done");
    }
}

class Numbers : public ByteStream
{
public:
    explicit Numbers(std::size_t size) : left_(size) {}
    Result<std::size_t> read(std::span<char> into) override
    {
        const std::size_t part = std::min(left_, into.size());
        for (std::size_t i = 0; i < part; ++i)
            into[i] = static_cast<char>(next_++ * 31);
        left_ -= part;
        return part;
    }

private:
    std::size_t left_;
    unsigned next_ = 0;
};

void aheadGivesTheSameBytes()
{
    constexpr std::size_t size = 3'000'001;
    const auto stream = readAhead(std::make_unique<Numbers>(size));
    std::vector<char> buffer(70'001);
    unsigned at = 0;
    for (auto got = stream->read(buffer); got && *got > 0; got = stream->read(buffer)) {
        for (std::size_t i = 0; i < *got; ++i)
            expect(buffer[i] == static_cast<char>(at++ * 31), "bytes in order");
    }
    expect(at == size, "all bytes");
    const auto left = readAhead(std::make_unique<Numbers>(50'000'000));
    expect(left->read(buffer).has_value(), "left in the middle");
}

void race()
{
    int shared = 0;
    const auto write = [&shared] {
        for (int i = 0; i < 100'000; ++i)
            ++shared;
    };
    std::thread one(write);
    std::thread other(write);
    one.join();
    other.join();
    std::printf("%d\n", shared);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::strcmp(argv[1], "--race") == 0) {
        race();
        return 0;
    }
    queueFailsStopsAndTurns();
    aheadGivesTheSameBytes();
    return failures == 0 ? 0 : 1;
}
