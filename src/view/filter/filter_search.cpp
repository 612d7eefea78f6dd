// SPDX-License-Identifier: Apache-2.0
#include "view/filter/filter_search.h"

#include "text/filter/context_lines.h"
#include "text/search_threads.h"
#include "view/mailbox.h"

#include <algorithm>

namespace triage::view {
namespace {

constexpr int betweenUpdates = 60; // milliseconds

} // namespace

struct FilterSearch::Mailbox : view::Mailbox
{
    using view::Mailbox::Mailbox;

    Progress progress;
    bool ended = false;
    std::optional<Error> error;
    std::optional<text::FilterSummary> summary;
};

FilterSearch::FilterSearch(QObject* parent) : QObject(parent)
{
    pause_.setSingleShot(true);
    pause_.setInterval(betweenUpdates);
    connect(&pause_, &QTimer::timeout, this, &FilterSearch::collect);
}

FilterSearch::~FilterSearch()
{
    blockSignals(true); // whoever listened may be half gone
    cancel();
}

void FilterSearch::setDocument(std::shared_ptr<Document> document)
{
    if (document_)
        document_->disconnect(this);
    drop();
    document_ = std::move(document);
    if (document_) {
        connect(document_.get(), &Document::changed, this, &FilterSearch::sourceChanged);
        connect(document_.get(), &Document::reset, this, [this] { start(steps_, around_); });
    }
    start(steps_, around_);
}

void FilterSearch::drop()
{
    cancel();
    const bool had = result_ != nullptr;
    result_.reset();
    selected_.reset();
    lines_.reset();
    filter_.reset();
    wrong_.reset();
    error_.reset();
    summary_.reset();
    progress_ = {};
    stopped_ = shortened_ = incomplete_ = false;
    if (had)
        emit resultReplaced();
}

void FilterSearch::start(std::vector<text::FilterStep> steps, int around)
{
    drop();
    steps_ = std::move(steps);
    around_ = around;
    if (steps_.empty() || !document_) {
        emit changed();
        return;
    }
    auto filter = text::LineFilter::compile(steps_);
    if (!filter) {
        wrong_ = filter.error();
        emit changed();
        return;
    }
    filter_ = std::move(*filter);
    lines_ = std::make_shared<text::LineList>(document_->encoding());
    selected_ = std::make_shared<text::SelectedLines>(document_->rawSource(), lines_);
    run(ByteOffset{0}, LineNumber{1});
    emit changed();
}

void FilterSearch::run(ByteOffset from, LineNumber firstLine)
{
    running_ = true;
    ranTo_ = document_->rawSource()->size();
    summary_.reset();
    mailbox_ = std::make_shared<Mailbox>(this, [this] {
        if (!pause_.isActive())
            pause_.start();
    });
    text::FilterOptions options;
    options.from = from;
    options.firstLine = firstLine;
    options.encoding = document_->encoding();
    options.threads = text::searchThreads();
    background_.run([box = mailbox_, source = document_->rawSource(), lines = lines_, options,
                     around = around_, filter = *filter_](const std::stop_token& stop) mutable {
        text::ContextLines context(source, options.encoding, around);
        if (const auto last = lines->at(LineNumber{lines->lines()}))
            context.goOnBehind(*last);
        options.progress = [&box](const Progress& p) { box->put([&] { box->progress = p; }); };
        const auto sink = [&](std::span<const text::FoundLine> found) {
            lines->append(context.add(found));
            box->put([] {});
        };
        auto summary = filter.run(*source, options, sink, stop);
        lines->append(context.finish());
        box->put([&] {
            box->ended = true;
            if (summary)
                box->summary = *summary;
            else
                box->error = summary.error();
        });
    });
}

void FilterSearch::cancel()
{
    pause_.stop();
    if (mailbox_)
        mailbox_->close();
    mailbox_.reset();
    background_.drop();
    if (!running_)
        return;
    running_ = false;
    stopped_ = true;
    if (result_ && selected_)
        result_->setIndex(selected_->publish());
    emit changed();
}

void FilterSearch::collect()
{
    const auto box = mailbox_;
    if (!box)
        return;
    box->take([&] {
        progress_ = box->progress;
        error_ = box->error;
        running_ = !box->ended;
        summary_ = box->summary;
    });
    if (summary_) {
        stopped_ = summary_->stopped;
        shortened_ = summary_->shortened;
        incomplete_ = incomplete_ || summary_->incomplete;
    }
    const auto index = selected_->publish();
    if (result_) {
        result_->setIndex(index);
    } else if (index->lineCount() > 0) {
        result_ = std::make_shared<Document>(
            DocumentSource{selected_, document_->name(), index, document_->encoding(), {}});
        emit resultReplaced();
    }
    emit changed();
    sourceChanged(); // it may have grown meanwhile
}

/// The file has grown: what is new is filtered too. Its last line may have been begun before.
void FilterSearch::sourceChanged()
{
    if (running_ || !summary_ || stopped_ || shortened_ || document_->rawSource()->size() <= ranTo_)
        return;
    if (summary_->lastLineOpen) {
        const auto last = lines_->at(LineNumber{lines_->lines()});
        if (last && last->begin >= summary_->goOnAt)
            lines_->dropLast();
    }
    run(summary_->goOnAt, summary_->goOnLine);
}

} // namespace triage::view
