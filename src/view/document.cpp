// SPDX-License-Identifier: Apache-2.0
#include "view/document.h"

#include "text/line_end.h"
#include "view/document_indexing.h"

#include <algorithm>
#include <chrono>
#include <system_error>

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

Document::Document(DocumentSource source)
    : source_(orEmpty(std::move(source.source))), cache_(std::make_shared<text::BlockCache>(source_)),
      index_(std::move(source.index)), name_(std::move(source.name)), path_(std::move(source.path))
{
    if (!path_.empty())
        identity_ = text::identityOf(path_);
    begin(source.encoding);
    watch_.setInterval(watchInterval);
    connect(&watch_, &QTimer::timeout, this, &Document::refresh);
    watch_.start();
}

void Document::begin(std::optional<text::Encoding> encoding)
{
    if (encoding)
        encoding_ = *encoding;
    else if (index_ && index_->encoding() != text::Encoding::Utf8)
        encoding_ = index_->encoding();
    else
        readHead();
    if (index_ && text::lineEndWidth(index_->encoding()) != text::lineEndWidth(encoding_))
        index_.reset(); // its line ends are not this text's
    const std::int64_t now = source_->size();
    if (index_ && index_->byteCount() == now)
        state_ = State::Ready;
    else if (!index_ || index_->byteCount() > now || !resumeIndex())
        indexAnew();
}

Document::~Document()
{
    indexer_ = {}; // asks the thread to stop and waits for it: at most one block
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

void Document::readHead()
{
    std::string head(headSize, '\0');
    const auto got = source_->read(ByteOffset{0}, head);
    if (got)
        encoding_ = text::detectEncoding(std::span(head).first(*got));
    else
        error_ = got.error();
}

/// The first block at once, so that a first screen can be shown; the rest in the background.
void Document::indexAnew()
{
    indexer_ = {};
    busy_ = false;
    ++generation_;
    indexing_ = std::make_shared<Indexing>(encoding_);
    auto more = indexing_->step(*source_);
    index_ = indexing_->builder.snapshot();
    if (!more)
        return failed(more.error());
    state_ = *more ? State::Indexing : State::Ready;
    if (*more)
        goOnIndexing();
}

/// Goes on where the index of the import ended. False when it ended inside a UTF-16 unit.
bool Document::resumeIndex()
{
    const auto width = static_cast<std::int64_t>(text::lineEndWidth(encoding_));
    if (index_->byteCount() < width || index_->byteCount() % width != 0)
        return false;
    std::string tail(static_cast<std::size_t>(width), ' ');
    const auto got = source_->read(ByteOffset{index_->byteCount() - width}, tail);
    if (!got || *got != tail.size())
        return false;
    indexing_ = std::make_shared<Indexing>(*index_, text::findLineEnd(tail, 0, encoding_) == 0);
    state_ = State::Indexing;
    goOnIndexing();
    return true;
}

void Document::goOnIndexing()
{
    indexer_ = {}; // its end may still be on its way
    busy_ = true;
    const int generation = ++generation_;
    indexer_ =
        std::jthread([this, generation, indexing = indexing_, source = source_](const std::stop_token& stop) {
            const auto tell = [this, generation](auto news) {
                QMetaObject::invokeMethod(this, [this, generation, news] {
                    if (generation == generation_)
                        news();
                });
            };
            auto shown = std::chrono::steady_clock::now();
            for (bool more = true; more && !stop.stop_requested();) {
                auto stepped = indexing->step(*source);
                if (!stepped)
                    return tell([this, error = stepped.error()] { failed(error); });
                more = *stepped;
                const auto now = std::chrono::steady_clock::now();
                if (more && now - shown < betweenSnapshots)
                    continue;
                shown = now;
                tell([this, index = indexing->builder.snapshot(), more] { takeIndex(index, !more); });
            }
        });
}

void Document::takeIndex(std::shared_ptr<const text::LineIndex> index, bool complete)
{
    index_ = std::move(index);
    if (complete) {
        busy_ = false;
        if (state_ == State::Indexing)
            state_ = State::Ready;
    }
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
    if (text::lineEndWidth(index_->encoding()) != text::lineEndWidth(encoding) && state_ != State::Unreadable)
        indexAnew();
    emit reset();
}

} // namespace triage::view
