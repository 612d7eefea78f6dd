// SPDX-License-Identifier: Apache-2.0
#include "view/diff/comparison.h"

#include <QThreadPool>

#include <mutex>

namespace triage::view {
namespace {

/// The whole text in UTF-8.
Result<std::string> textOf(const text::ByteSource& source, text::Encoding encoding)
{
    const auto most = static_cast<std::int64_t>(text::largestDiff);
    // One byte more than is compared, so that too large a text is known as one.
    std::string raw(static_cast<std::size_t>(std::min(source.size(), most + 1)), '\0');
    const auto got = source.read(ByteOffset{0}, raw);
    if (!got)
        return tl::unexpected(got.error());
    raw.resize(*got);
    return toUtf8(raw, encoding);
}

} // namespace

/// Between the thread that compares and the window's.
struct Comparison::Mailbox
{
    std::mutex mutex;
    Comparison* owner = nullptr; ///< null: nobody waits for it any more
};

Comparison::Comparison(QObject* parent) : QObject(parent) {}

/// A comparison under way cannot be interrupted within the library: it ends by itself, and nobody listens.
Comparison::~Comparison()
{
    stop_.request_stop();
    if (mailbox_) {
        const std::scoped_lock lock(mailbox_->mutex);
        mailbox_->owner = nullptr;
    }
}

void Comparison::compare(const Document& left, const Document& right, const text::DiffOptions& options)
{
    stop_.request_stop();
    if (mailbox_) {
        const std::scoped_lock lock(mailbox_->mutex);
        mailbox_->owner = nullptr;
    }
    stop_ = {};
    mailbox_.reset();
    running_ = false;
    result_.reset();
    error_.reset();
    for (const Document* document : {&left, &right}) {
        if (document->state() == Document::State::Unreadable)
            error_ = document->error(); // not to be taken for an empty text
    }
    if (error_) {
        emit changed();
        return;
    }
    running_ = true;
    mailbox_ = std::make_shared<Mailbox>();
    mailbox_->owner = this;
    const auto work = [box = mailbox_, leftSource = left.rawSource(), leftEncoding = left.encoding(),
                       rightSource = right.rawSource(), rightEncoding = right.encoding(), options,
                       stop = stop_.get_token()] {
        const auto leftText = textOf(*leftSource, leftEncoding);
        const auto rightText = textOf(*rightSource, rightEncoding);
        std::shared_ptr<const text::Aligned> result;
        std::optional<Error> error;
        if (!leftText || !rightText) {
            error = !leftText ? leftText.error() : rightText.error();
        } else if (auto aligned = text::align(*leftText, *rightText, options, stop)) {
            result = std::make_shared<const text::Aligned>(std::move(*aligned));
        } else {
            error = aligned.error();
        }
        const std::scoped_lock lock(box->mutex);
        if (box->owner == nullptr)
            return;
        QMetaObject::invokeMethod(
            box->owner,
            [box, result, error] {
                if (box->owner == nullptr)
                    return;
                box->owner->running_ = false;
                box->owner->result_ = result;
                box->owner->error_ = error;
                emit box->owner->changed();
            },
            Qt::QueuedConnection);
    };
    QThreadPool::globalInstance()->start(work);
    emit changed();
}

} // namespace triage::view
