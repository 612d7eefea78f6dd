// SPDX-License-Identifier: Apache-2.0
#include "view/jump/seeker.h"

#include "view/document.h"

#include <algorithm>

namespace triage::view {
namespace {

/// Backwards one searches stretches forwards, each larger than the one before it in the file's tail.
constexpr std::int64_t firstStretch = std::int64_t{1} << 20;
constexpr std::int64_t longestStretch = std::int64_t{64} << 20;

std::optional<text::Hit> lastHit(const text::Searcher& searcher, const text::ByteSource& source,
                                 const text::SearchOptions& options, const std::stop_token& stop)
{
    std::optional<text::Hit> last;
    const auto ran = searcher.search(
        source, options, [&last](std::span<const text::Hit> hits) { last = hits.back(); }, stop);
    return ran ? last : std::nullopt;
}

std::optional<text::Hit> backward(const text::Searcher& searcher, const text::ByteSource& source,
                                  text::SearchOptions options, ByteOffset before, const std::stop_token& stop)
{
    std::int64_t stretch = firstStretch;
    for (std::int64_t end = before.value; end > 0 && !stop.stop_requested();) {
        options.from = ByteOffset{std::max<std::int64_t>(0, end - stretch)};
        options.to = ByteOffset{end};
        if (auto hit = lastHit(searcher, source, options, stop))
            return hit;
        end = options.from.value;
        stretch = std::min(longestStretch, stretch * 4);
    }
    return std::nullopt;
}

} // namespace

Seeker::Seeker(QObject* parent) : QObject(parent) {}

Seeker::~Seeker()
{
    cancel();
}

void Seeker::cancel()
{
    ++generation_;
    running_ = false;
    thread_ = {}; // asks it to stop and waits: at most one piece of the file
}

void Seeker::seek(const Document& document, const text::Pattern& pattern, ByteOffset from, bool forward,
                  Done done)
{
    cancel();
    const auto searcher = text::Searcher::compile(pattern);
    if (!searcher)
        return;
    running_ = true;
    text::SearchOptions options;
    options.encoding = document.encoding();
    thread_ =
        std::jthread([this, generation = generation_, searcher = *searcher, source = document.rawSource(),
                      options, from, forward, done = std::move(done)](const std::stop_token& stop) mutable {
            std::optional<text::Hit> hit;
            if (forward) {
                options.from = from;
                options.maxHits = 1;
                hit = lastHit(searcher, *source, options, stop);
            } else {
                hit = backward(searcher, *source, options, from, stop);
            }
            QMetaObject::invokeMethod(this, [this, generation, hit, done = std::move(done)] {
                if (generation != generation_)
                    return;
                running_ = false;
                done(hit);
            });
        });
}

} // namespace triage::view
