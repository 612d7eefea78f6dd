// SPDX-License-Identifier: Apache-2.0
#include "view/finder.h"

#include "text/search_threads.h"
#include "view/mailbox.h"

#include <algorithm>

namespace triage::view {
namespace {

bool endsBefore(const text::Hit& hit, ByteOffset at)
{
    return hit.offset.value + hit.size <= at.value;
}
bool startsBefore(const text::Hit& hit, ByteOffset at)
{
    return hit.offset < at;
}

} // namespace

struct Finder::Mailbox : view::Mailbox
{
    using view::Mailbox::Mailbox;

    std::vector<text::Hit> hits;
    std::vector<std::uint32_t> bins = std::vector<std::uint32_t>(binCount);
    std::int64_t binSize = 1; ///< bytes
    std::int64_t count = 0;
    Progress progress;
    bool ended = false;
    bool stopped = false;
    bool incomplete = false;
    std::optional<Error> error;

    void add(std::span<const text::Hit> found)
    {
        const auto kept = std::clamp<std::int64_t>(maxKept - count, 0, std::ssize(found));
        hits.insert(hits.end(), found.begin(), found.begin() + kept);
        count += std::ssize(found);
        for (const text::Hit& hit : found)
            ++bins[std::min(binCount - 1, static_cast<std::size_t>(hit.offset.value / binSize))];
    }
};

Finder::Finder(QObject* parent) : QObject(parent) {}

Finder::~Finder()
{
    blockSignals(true); // whoever listened may be half gone
    cancel();
}

void Finder::setDocument(std::shared_ptr<Document> document)
{
    cancel();
    document_ = std::move(document);
    if (!pattern_.text.empty())
        search(text::Pattern(pattern_));
}

void Finder::cancel()
{
    const bool was = running_;
    drop();
    if (was)
        emit changed();
}

void Finder::drop()
{
    if (mailbox_)
        mailbox_->close();
    mailbox_.reset();
    background_.drop();
    running_ = false;
}

void Finder::search(const text::Pattern& pattern)
{
    drop(); // and nothing is said between: whoever waits for a hit waits for the next one's
    pattern_ = pattern;
    hits_.clear();
    bins_.clear();
    count_ = 0;
    progress_ = {};
    incomplete_ = false;
    error_.reset();
    auto searcher = text::Searcher::compile(pattern_);
    if (!searcher)
        error_ = searcher.error();
    if (!searcher || pattern_.text.empty() || !document_) {
        emit changed();
        return;
    }
    running_ = true;
    mailbox_ = std::make_shared<Mailbox>(this, [this] { collect(); });
    mailbox_->binSize =
        std::max<std::int64_t>(1, document_->size() / static_cast<std::int64_t>(binCount) + 1);
    text::SearchOptions options;
    options.encoding = document_->encoding();
    options.threads = text::searchThreads();
    background_.run([box = mailbox_, source = document_->rawSource(), options,
                     searcher = *searcher](const std::stop_token& stop) mutable {
        options.progress = [&box](const Progress& p) { box->put([&] { box->progress = p; }); };
        const auto sink = [&box](std::span<const text::Hit> hits) { box->put([&] { box->add(hits); }); };
        auto summary = searcher.search(*source, options, sink, stop);
        box->put([&] {
            box->ended = true;
            box->stopped = summary ? summary->stopped : true;
            box->incomplete = summary && summary->incomplete;
            if (!summary)
                box->error = summary.error();
        });
    });
    emit changed();
}

void Finder::collect()
{
    const auto box = mailbox_;
    if (!box)
        return;
    bool complete = false;
    box->take([&] {
        hits_.insert(hits_.end(), box->hits.begin(), box->hits.end());
        box->hits.clear();
        bins_ = box->bins;
        count_ = box->count;
        progress_ = box->progress;
        error_ = box->error;
        running_ = !box->ended;
        incomplete_ = box->incomplete;
        complete = box->ended && !box->stopped;
    });
    emit changed();
    if (complete)
        emit finished();
}

std::span<const text::Hit> Finder::hitsBetween(ByteOffset from, ByteOffset to) const
{
    const auto begin = std::lower_bound(hits_.begin(), hits_.end(), from,
                                        [](const text::Hit& h, ByteOffset at) { return endsBefore(h, at); });
    const auto end = std::lower_bound(begin, hits_.end(), to, startsBefore);
    return {begin, end};
}

bool Finder::mustSeek(ByteOffset from, bool forward) const
{
    if (count_ <= std::ssize(hits_))
        return false;
    const bool behindLast = hits_.empty() || hits_.back().offset < from;
    const bool roundTheStart = !hits_.empty() && from <= hits_.front().offset;
    return forward ? behindLast : behindLast || roundTheStart;
}

std::optional<text::Hit> Finder::next(ByteOffset from) const
{
    const auto at = std::lower_bound(hits_.begin(), hits_.end(), from, startsBefore);
    if (at != hits_.end())
        return *at;
    if (running_ || hits_.empty())
        return std::nullopt;
    return hits_.front();
}

std::optional<text::Hit> Finder::previous(ByteOffset before) const
{
    const auto at = std::lower_bound(hits_.begin(), hits_.end(), before, startsBefore);
    if (at != hits_.begin())
        return *(at - 1);
    if (running_ || hits_.empty())
        return std::nullopt;
    return hits_.back();
}

std::int64_t Finder::ordinalOf(const text::Hit& hit) const
{
    const auto at = std::lower_bound(hits_.begin(), hits_.end(), hit.offset, startsBefore);
    return at != hits_.end() && *at == hit ? at - hits_.begin() + 1 : 0;
}

} // namespace triage::view
