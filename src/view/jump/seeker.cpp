// SPDX-License-Identifier: Apache-2.0
#include "view/jump/seeker.h"

#include "view/document.h"
#include "view/mailbox.h"

#include <algorithm>
#include <utility>

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

struct Seeker::Mailbox : view::Mailbox
{
    using view::Mailbox::Mailbox;

    bool ended = false;
    std::optional<text::Hit> hit;
};

Seeker::Seeker(QObject* parent) : QObject(parent) {}

Seeker::~Seeker()
{
    cancel();
}

void Seeker::cancel()
{
    running_ = false;
    if (mailbox_)
        mailbox_->close();
    mailbox_.reset();
    background_.drop();
}

void Seeker::seek(const Document& document, const text::Pattern& pattern, ByteOffset from, bool forward,
                  Done done)
{
    cancel();
    const auto searcher = text::Searcher::compile(pattern);
    if (!searcher)
        return;
    running_ = true;
    done_ = std::move(done);
    mailbox_ = std::make_shared<Mailbox>(this, [this] { deliver(); });
    text::SearchOptions options;
    options.encoding = document.encoding();
    background_.run([box = mailbox_, searcher = *searcher, source = document.rawSource(), options, from,
                     forward](const std::stop_token& stop) mutable {
        std::optional<text::Hit> hit;
        if (forward) {
            options.from = from;
            options.maxHits = 1;
            hit = lastHit(searcher, *source, options, stop);
        } else {
            hit = backward(searcher, *source, options, from, stop);
        }
        box->put([&] {
            box->ended = true;
            box->hit = hit;
        });
    });
}

void Seeker::deliver()
{
    bool ended = false;
    std::optional<text::Hit> hit;
    const auto box = mailbox_;
    if (box)
        box->take([&] {
            ended = std::exchange(box->ended, false);
            hit = box->hit;
        });
    if (!ended)
        return;
    running_ = false;
    std::exchange(done_, nullptr)(hit);
}

} // namespace triage::view
