// SPDX-License-Identifier: Apache-2.0
#include "app/search/case_search.h"

#include "text/search_threads.h"
#include "view/mailbox.h"

#include <algorithm>

namespace triage::app {
namespace {

constexpr int betweenUpdates = 80; // milliseconds

} // namespace

struct CaseSearch::Mailbox : view::Mailbox
{
    using view::Mailbox::Mailbox;

    std::vector<text::FileNews> news;
    std::int64_t done = 0;
    bool ended = false;
};

CaseSearch::CaseSearch(QObject* parent) : QObject(parent)
{
    pause_.setSingleShot(true);
    pause_.setInterval(betweenUpdates);
    connect(&pause_, &QTimer::timeout, this, &CaseSearch::collect);
}

CaseSearch::~CaseSearch()
{
    blockSignals(true); // whoever listened may be half gone
    cancel();
}

void CaseSearch::cancel()
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
    emit changed();
}

void CaseSearch::start(const text::FilterStep& step, std::vector<SearchedFile> files)
{
    cancel();
    files_ = std::move(files);
    counted_.assign(files_.size(), 0);
    matches_ = handedOut_ = withMatches_ = passedOver_ = unreadable_ = incomplete_ = done_ = total_ = 0;
    stopped_ = active_ = false;
    wrong_.reset();
    emit cleared();
    if (step.typed.find_first_not_of(" \t") == std::string::npos) {
        emit changed();
        return;
    }
    auto filter = text::LineFilter::compile(std::span(&step, 1));
    if (!filter) {
        wrong_ = filter.error().error;
        emit changed();
        return;
    }
    active_ = running_ = true;
    std::vector<std::filesystem::path> paths;
    for (const SearchedFile& file : files_) {
        paths.emplace_back(file.location.toStdString());
        total_ += file.size;
    }
    mailbox_ = std::make_shared<Mailbox>(this, [this] {
        if (!pause_.isActive())
            pause_.start();
    });
    background_.run(
        [box = mailbox_, paths = std::move(paths), filter = *filter](const std::stop_token& stop) {
            text::FileSearchOptions options;
            options.threads = text::searchThreads();
            options.progress = [&box](std::int64_t done) { box->put([&] { box->done = done; }); };
            const auto news = [&box](text::FileNews each) {
                box->put([&] { box->news.push_back(std::move(each)); });
            };
            searchFiles(paths, filter, options, news, stop);
            box->put([&] { box->ended = true; });
        });
    emit changed();
}

void CaseSearch::collect()
{
    const auto box = mailbox_;
    if (!box)
        return;
    std::vector<text::FileNews> news;
    box->take([&] {
        news.swap(box->news);
        done_ = box->done;
        running_ = !box->ended;
    });
    for (text::FileNews& each : news) {
        count(each);
        const auto room = std::max<std::int64_t>(0, mostHits - handedOut_);
        if (std::ssize(each.hits) > room)
            each.hits.resize(static_cast<std::size_t>(room));
        handedOut_ += std::ssize(each.hits);
    }
    if (!news.empty())
        emit found(news);
    emit changed();
}

void CaseSearch::count(const text::FileNews& news)
{
    std::int64_t& counted = counted_[news.file];
    if (counted == 0 && news.matches > 0)
        ++withMatches_;
    matches_ += news.matches - counted;
    counted = news.matches;
    passedOver_ += news.notText ? 1 : 0;
    unreadable_ += news.error ? 1 : 0;
    incomplete_ += news.incomplete ? 1 : 0;
}

} // namespace triage::app
