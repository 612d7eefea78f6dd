// SPDX-License-Identifier: Apache-2.0
#include "view/document.h"

#include "text/line_end.h"
#include "view/document_indexing.h"
#include "view/mailbox.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace triage::view {
namespace {

constexpr std::size_t headSize = 64 * 1024;
constexpr auto betweenSnapshots = std::chrono::milliseconds(100);
constexpr int watchInterval = 1000; // milliseconds

/// So that a document always has a source to read from.
std::shared_ptr<const text::ByteSource> orEmpty(std::shared_ptr<const text::ByteSource> source)
{
    return source ? std::move(source) : text::fromBytes({});
}

} // namespace

/// What the indexing thread has to say.
struct Document::IndexNews : Mailbox
{
    using Mailbox::Mailbox;

    std::shared_ptr<const text::LineIndex> index;
    bool complete = false;
    std::optional<Error> error;
};

Document::Document(DocumentSource source)
    : index_(text::LineIndexBuilder().snapshot()), name_(std::move(source.name)),
      path_(std::move(source.path))
{
    setSource(orEmpty(std::move(source.source)));
    if (!path_.empty())
        identity_ = text::identityOf(path_);
    whenRead([this, encoding = source.encoding, known = std::move(source.index)] {
        return begin(encoding, known);
    });
    watch_.setInterval(watchInterval);
    connect(&watch_, &QTimer::timeout, this, &Document::refresh);
    watch_.start();
}

Document::~Document()
{
    arrivals_->close();
    stopIndexing();
}

void Document::setSource(std::shared_ptr<const text::ByteSource> source)
{
    if (arrivals_)
        arrivals_->close();
    if (prompt_)
        turnedAwayBefore_ = turnedAway();
    source_ = std::move(source);
    cache_ = std::make_shared<text::BlockCache>(source_);
    arrivals_ = std::make_shared<Mailbox>(this, [this] { somethingArrived(); });
    prompt_ = std::make_shared<text::PromptSource>(cache_, [box = arrivals_] { box->put([] {}); });
}

/// Does it, or tries it again when something has come. What is asked for next takes its place.
void Document::whenRead(std::function<bool()> deed)
{
    waiting_ = nullptr;
    if (!deed())
        waiting_ = std::move(deed);
}

void Document::somethingArrived()
{
    arrivals_->take([] {});
    if (waiting_)
        whenRead(std::exchange(waiting_, nullptr));
    emit arrived();
}

/// False as long as the head is being read.
bool Document::begin(std::optional<text::Encoding> encoding,
                     const std::shared_ptr<const text::LineIndex>& known)
{
    if (encoding)
        encoding_ = *encoding;
    else if (known && known->encoding() != text::Encoding::Utf8)
        encoding_ = known->encoding();
    else if (!readHead())
        return false;
    // Other line ends than this text's are of no use.
    const bool fits = known && text::lineEndWidth(known->encoding()) == text::lineEndWidth(encoding_) &&
                      known->byteCount() <= source_->size();
    if (fits)
        index_ = known;
    if (fits && known->byteCount() == source_->size()) {
        state_ = State::Ready;
    } else {
        const Resumed resumed = fits ? resumeIndex() : Resumed::Impossible;
        if (resumed == Resumed::NotYet || (resumed == Resumed::Impossible && !indexAnew()))
            return false;
    }
    emit reset();
    return true;
}

std::shared_ptr<Document> Document::open(const std::filesystem::path& path, const QString& name)
{
    DocumentSource source;
    source.name = name.isEmpty() ? QString::fromStdString(path.filename().string()) : name;
    source.path = path;
    auto opened = text::openFile(path);
    if (opened)
        source.source = *opened;
    auto document = std::make_shared<Document>(std::move(source));
    if (!opened)
        document->failed(opened.error());
    return document;
}

std::shared_ptr<Document> Document::fromText(const QString& text, const QString& name)
{
    DocumentSource source;
    source.source = text::fromBytes(text.toStdString());
    source.name = name;
    source.encoding = text::Encoding::Utf8;
    return std::make_shared<Document>(std::move(source));
}

std::int64_t Document::size() const
{
    return source_->size();
}

bool Document::readHead()
{
    std::string head(headSize, '\0');
    const auto got = source().read(ByteOffset{0}, head);
    if (got)
        encoding_ = text::detectEncoding(std::span(head).first(*got));
    else if (text::isBeingRead(got.error()))
        return false;
    else
        error_ = got.error();
    return true;
}

/// The first block at once, so that a first screen can be shown; the rest in the background. False as long as
/// that block is being read.
bool Document::indexAnew()
{
    stopIndexing();
    indexing_ = std::make_shared<Indexing>(encoding_);
    auto more = indexing_->step(source());
    index_ = indexing_->builder.snapshot();
    state_ = State::Indexing;
    if (!more && text::isBeingRead(more.error()))
        return false;
    if (!more) {
        failed(more.error());
        return true;
    }
    if (*more)
        goOnIndexing();
    else
        state_ = State::Ready;
    return true;
}

/// Goes on where the index of the import ended. Impossible when it ended inside a UTF-16 unit.
Document::Resumed Document::resumeIndex()
{
    const auto width = static_cast<std::int64_t>(text::lineEndWidth(encoding_));
    if (index_->byteCount() < width || index_->byteCount() % width != 0)
        return Resumed::Impossible;
    std::string tail(static_cast<std::size_t>(width), ' ');
    const auto got = source().read(ByteOffset{index_->byteCount() - width}, tail);
    if (!got && text::isBeingRead(got.error()))
        return Resumed::NotYet;
    if (!got || *got != tail.size())
        return Resumed::Impossible;
    indexing_ = std::make_shared<Indexing>(*index_, text::findLineEnd(tail, 0, encoding_) == 0);
    state_ = State::Indexing;
    goOnIndexing();
    return Resumed::Yes;
}

void Document::stopIndexing()
{
    indexer_.drop();
    busy_ = false;
    if (news_)
        news_->close();
    news_.reset();
}

void Document::goOnIndexing()
{
    stopIndexing();
    busy_ = true;
    news_ = std::make_shared<IndexNews>(this, [this] { takeNews(); });
    indexer_.run([box = news_, indexing = indexing_, source = source_](const std::stop_token& stop) {
        auto shown = std::chrono::steady_clock::now();
        for (bool more = true; more && !stop.stop_requested();) {
            auto stepped = indexing->step(*source);
            if (!stepped)
                return box->put([&] { box->error = stepped.error(); });
            more = *stepped;
            const auto now = std::chrono::steady_clock::now();
            if (more && now - shown < betweenSnapshots)
                continue;
            shown = now;
            box->put([&, index = indexing->builder.snapshot()] {
                box->index = index;
                box->complete = !more;
            });
        }
    });
}

void Document::takeNews()
{
    const auto box = news_;
    std::shared_ptr<const text::LineIndex> index;
    std::optional<Error> error;
    if (!box)
        return;
    box->take([&] {
        index = std::exchange(box->index, nullptr);
        error = box->error;
        busy_ = !box->complete && !box->error;
    });
    if (index)
        index_ = std::move(index);
    if (error)
        return failed(*error);
    if (!busy_ && state_ == State::Indexing)
        state_ = State::Ready;
    emit changed();
}

void Document::setIndex(std::shared_ptr<const text::LineIndex> index)
{
    index_ = std::move(index);
    emit changed();
}

void Document::failed(Error error)
{
    error_ = std::move(error);
    busy_ = false;
    become(State::Unreadable);
}

void Document::become(State state)
{
    if (state_ == state)
        return;
    state_ = state;
    emit changed();
}

void Document::setEncoding(text::Encoding encoding)
{
    if (encoding == encoding_)
        return;
    encoding_ = encoding;
    whenRead([this] {
        const bool fits = text::lineEndWidth(index_->encoding()) == text::lineEndWidth(encoding_);
        if (!fits && state_ != State::Unreadable && !indexAnew())
            return false;
        emit reset();
        return true;
    });
}

} // namespace triage::view
