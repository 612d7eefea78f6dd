// SPDX-License-Identifier: Apache-2.0
#include "view/jump/error_places.h"

#include "text/search.h"
#include "view/document.h"
#include "view/mailbox.h"
#include "view/reference/reference.h"

#include <QElapsedTimer>

#include <algorithm>

namespace triage::view {
namespace {

constexpr int turnMs = 4; ///< a line is coloured to be judged: a few in a turn

}

struct ErrorPlaces::Mailbox : view::Mailbox
{
    using view::Mailbox::Mailbox;

    std::vector<ByteOffset> found;
    std::int64_t size = 1; ///< bytes of a stretch
    std::int64_t last = -1;
    int inLast = 0;
    bool ended = false;

    /// In file order. No more of a stretch than are tried.
    void add(std::span<const text::Hit> hits)
    {
        for (const text::Hit& hit : hits) {
            const std::int64_t stretch = hit.offset.value / size;
            inLast = stretch == last ? inLast + 1 : 1;
            last = stretch;
            if (inLast <= mostTries)
                found.push_back(hit.offset);
        }
    }
};

ErrorPlaces::ErrorPlaces(IsError isError, QObject* parent) : QObject(parent), isError_(std::move(isError))
{
    turn_.setSingleShot(true);
    turn_.setInterval(0);
    connect(&turn_, &QTimer::timeout, this, &ErrorPlaces::confirm);
}

ErrorPlaces::~ErrorPlaces()
{
    stop();
}

void ErrorPlaces::stop()
{
    if (mailbox_)
        mailbox_->close();
    mailbox_.reset();
    background_.drop();
    turn_.stop();
    running_ = false;
}

void ErrorPlaces::setDocument(std::shared_ptr<Document> document)
{
    if (document_)
        for (const QObject* listener :
             {static_cast<const QObject*>(this), static_cast<const QObject*>(&turn_)})
            document_->disconnect(listener);
    document_ = std::move(document);
    if (document_) {
        connect(document_.get(), &Document::changed, this, &ErrorPlaces::goOn);
        connect(document_.get(), &Document::reset, this, &ErrorPlaces::begin);
        connect(document_.get(), &Document::arrived, &turn_, qOverload<>(&QTimer::start));
    }
    begin();
}

bool ErrorPlaces::complete() const
{
    return !running_ && next_ == untried_.size() && document_ && searched_ >= document_->size();
}

void ErrorPlaces::begin()
{
    stop();
    known_.clear();
    places_.clear();
    untried_.clear();
    next_ = 0;
    searched_ = 0;
    emit changed();
    goOn();
}

/// After the lines are counted: both at once would only take turns at the disk.
void ErrorPlaces::goOn()
{
    if (!document_ || running_ || document_->state() == Document::State::Indexing ||
        document_->state() == Document::State::Unreadable || searched_ >= document_->size())
        return;
    const std::int64_t end = document_->size();
    if (searched_ == 0)
        size_ = end / stretches + 1;
    else if (end / size_ > 2 * stretches)
        return begin(); // in larger stretches
    auto searcher =
        text::Searcher::compile(text::Pattern{errorExpression().toStdString(), true, true, false});
    if (!searcher)
        return;
    running_ = true;
    mailbox_ = std::make_shared<Mailbox>(this, [this] { collect(); });
    mailbox_->size = size_;
    text::SearchOptions options;
    options.encoding = document_->encoding();
    options.from = ByteOffset{std::exchange(searched_, end)};
    background_.run([box = mailbox_, source = document_->rawSource(), options,
                     searcher = *searcher](const std::stop_token& stop) mutable {
        const auto sink = [&box](std::span<const text::Hit> hits) { box->put([&] { box->add(hits); }); };
        static_cast<void>(searcher.search(*source, options, sink, stop)); // what came until then is shown
        box->put([&] { box->ended = true; });
    });
}

void ErrorPlaces::collect()
{
    if (!mailbox_)
        return;
    mailbox_->take([this] {
        untried_.insert(untried_.end(), mailbox_->found.begin(), mailbox_->found.end());
        mailbox_->found.clear();
        running_ = !mailbox_->ended;
    });
    if (!turn_.isActive())
        turn_.start();
    if (!running_)
        goOn(); // it grew meanwhile
}

ErrorPlaces::Stretch& ErrorPlaces::stretchOf(ByteOffset place)
{
    const auto at = static_cast<std::size_t>(place.value / size_);
    if (at >= known_.size())
        known_.resize(at + 1);
    return known_[at];
}

void ErrorPlaces::confirm()
{
    QElapsedTimer spent;
    spent.start();
    const std::size_t before = places_.size();
    bool waiting = false;
    for (; next_ < untried_.size() && !spent.hasExpired(turnMs); ++next_) {
        Stretch& stretch = stretchOf(untried_[next_]);
        if (stretch.error || stretch.tried >= mostTries)
            continue;
        const std::optional<bool> error = isError_(untried_[next_]);
        waiting = !error;
        if (waiting)
            break; // until it arrives
        ++stretch.tried;
        stretch.error = *error;
        if (stretch.error)
            places_.push_back(untried_[next_]);
    }
    if (next_ == untried_.size()) {
        untried_.clear();
        next_ = 0;
    } else if (!waiting) {
        turn_.start();
    }
    if (places_.size() != before || untried_.empty())
        emit changed();
}

} // namespace triage::view
