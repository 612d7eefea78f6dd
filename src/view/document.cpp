// SPDX-License-Identifier: Apache-2.0
#include "view/document.h"

#include "text/line_end.h"

#include <algorithm>
#include <chrono>
#include <system_error>

namespace triage::view {
namespace {

constexpr std::size_t headSize = 64 * 1024;
constexpr std::size_t blockSize = 256 * 1024; // stays in the cache of a core
constexpr auto betweenSnapshots = std::chrono::milliseconds(100);
constexpr int watchInterval = 1000; // milliseconds

/// So that a document always has a source to read from.
std::shared_ptr<const text::ByteSource> orEmpty(std::shared_ptr<const text::ByteSource> source)
{
    return source ? std::move(source) : text::fromBytes({});
}

} // namespace

/// An index under way. The builder keeps its place, so a file that grew is gone on with.
struct Document::Indexing
{
    explicit Indexing(text::Encoding encoding) : builder(encoding) {}

    /// Up to one block; false at the end of the file.
    Result<bool> step(const text::ByteSource& source)
    {
        buffer.resize(blockSize);
        auto got = source.read(ByteOffset{position}, buffer);
        if (!got)
            return tl::unexpected(got.error());
        builder.block(std::span(buffer).first(*got));
        position += static_cast<std::int64_t>(*got);
        return *got == buffer.size();
    }

    text::LineIndexBuilder builder;
    std::string buffer;
    std::int64_t position = 0;
};

Document::Document(DocumentSource source)
    : source_(orEmpty(std::move(source.source))), cache_(std::make_shared<text::BlockCache>(source_)),
      index_(std::move(source.index)), name_(std::move(source.name)), path_(std::move(source.path))
{
    if (source.encoding)
        encoding_ = *source.encoding;
    else if (index_ && index_->encoding() != text::Encoding::Utf8)
        encoding_ = index_->encoding();
    else
        readHead();
    if (index_ && text::lineEndWidth(index_->encoding()) != text::lineEndWidth(encoding_))
        index_.reset(); // its line ends are not this text's
    if (index_ && index_->byteCount() == source_->size())
        state_ = State::Ready;
    else
        indexAnew();
    watch_.setInterval(watchInterval);
    connect(&watch_, &QTimer::timeout, this, &Document::refresh);
    watch_.start();
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
    else
        source.path.clear();
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
    indexing_ = std::make_shared<Indexing>(encoding_);
    auto more = indexing_->step(*source_);
    index_ = indexing_->builder.snapshot();
    if (!more)
        return failed(more.error());
    state_ = *more ? State::Indexing : State::Ready;
    if (*more)
        goOnIndexing();
}

void Document::goOnIndexing()
{
    state_ = State::Indexing;
    indexer_ = std::jthread([this, indexing = indexing_, source = source_](const std::stop_token& stop) {
        auto shown = std::chrono::steady_clock::now();
        for (bool more = true; more && !stop.stop_requested();) {
            auto stepped = indexing->step(*source);
            if (!stepped) {
                QMetaObject::invokeMethod(this, [this, error = stepped.error()] { failed(error); });
                return;
            }
            more = *stepped;
            const auto now = std::chrono::steady_clock::now();
            if (more && now - shown < betweenSnapshots)
                continue;
            shown = now;
            QMetaObject::invokeMethod(
                this, [this, index = indexing->builder.snapshot(), more] { takeIndex(index, !more); });
        }
    });
}

void Document::takeIndex(std::shared_ptr<const text::LineIndex> index, bool complete)
{
    if (text::lineEndWidth(index->encoding()) != text::lineEndWidth(encoding_))
        return; // begun before the encoding was changed
    index_ = std::move(index);
    if (complete && state_ == State::Indexing)
        state_ = State::Ready;
    emit changed();
}

void Document::failed(Error error)
{
    error_ = std::move(error);
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

void Document::refresh()
{
    if (state_ == State::Unreadable || state_ == State::Indexing)
        return;
    const std::int64_t now = source_->size();
    if (now < index_->byteCount()) {
        if (state_ == State::Truncated)
            return;
        cache_->clear();
        state_ = State::Truncated;
        emit reset();
        return;
    }
    if (now > index_->byteCount()) {
        if (!indexing_ || indexing_->position != index_->byteCount()) {
            indexing_ = std::make_shared<Indexing>(encoding_); // the index came from outside
        }
        goOnIndexing();
        emit changed();
        return;
    }
    std::error_code ignored;
    if (!path_.empty())
        become(std::filesystem::exists(path_, ignored) ? State::Ready : State::Gone);
}

} // namespace triage::view
