// SPDX-License-Identifier: Apache-2.0
// A file that changes while it is open.
#include "view/document_indexing.h"

#include <system_error>

namespace triage::view {

void Document::refresh()
{
    if (state_ == State::Unreadable || busy_ || waiting_)
        return;
    const std::int64_t now = source_->size();
    if (now < index_->byteCount())
        return becameShorter();
    if (now > index_->byteCount())
        return grew();
    if (state_ != State::Truncated) // said until something new comes
        become(stateOnDisk());
}

Document::State Document::stateOnDisk() const
{
    if (path_.empty())
        return State::Ready;
    const auto identity = text::identityOf(path_);
    if (!identity) {
        std::error_code unknown; // no answer (a network drive that is away) is no removal
        return std::filesystem::exists(path_, unknown) || unknown ? State::Ready : State::Gone;
    }
    return identity == identity_ ? State::Ready : State::Replaced;
}

/// Whoever shortens a file writes it anew: nothing that was known of it holds any more.
void Document::becameShorter()
{
    setSource(source_);
    whenRead([this] {
        if (!indexAnew())
            return false;
        if (state_ != State::Unreadable) {
            state_ = State::Truncated;
            emit reset();
        }
        return true;
    });
}

void Document::grew()
{
    const bool ours = indexing_ && indexing_->position == index_->byteCount();
    if (ours) {
        state_ = State::Indexing;
        goOnIndexing();
    } else {
        return whenRead([this] {
            const Resumed resumed = resumeIndex();
            if (resumed == Resumed::NotYet || (resumed == Resumed::Impossible && !indexAnew()))
                return false;
            emit changed();
            return true;
        });
    }
    emit changed();
}

void Document::reload()
{
    auto opened =
        path_.empty() ? Result<std::shared_ptr<const text::ByteSource>>(source_) : text::openFile(path_);
    if (!opened) {
        if (state_ == State::Unreadable)
            failed(opened.error());
        return;
    }
    stopIndexing();
    setSource(*opened);
    error_.reset();
    if (!path_.empty())
        identity_ = text::identityOf(path_);
    whenRead([this] {
        if (!indexAnew())
            return false;
        emit reset();
        return true;
    });
}

} // namespace triage::view
