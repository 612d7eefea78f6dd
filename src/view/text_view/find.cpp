// SPDX-License-Identifier: Apache-2.0
// Hits and errors: painted, and gone to.
#include "view/finder.h"
#include "view/highlighter.h"
#include "view/jump/error_places.h"
#include "view/jump/seeker.h"
#include "view/reference/reference.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <utility>

namespace triage::view {
namespace {

constexpr int mostTries = 500; ///< lines that looked like errors and were none

}

void TextView::find(const text::Pattern& pattern)
{
    currentHit_.reset();
    findPending_ = !pattern.text.empty();
    findFrom_ = selectionBegin();
    seeker_->cancel();
    finder_->search(pattern);
}

void TextView::hitsChanged()
{
    if (findPending_) {
        // As one types: the first hit from where the search began, as soon as it is there.
        const auto hit = finder_->next(findFrom_);
        if (hit)
            goToHit(hit);
        if (hit || !finder_->running())
            findPending_ = false;
    }
    updateStrip();
    viewport()->update();
}

bool TextView::findNext()
{
    const ByteOffset from{selectionBegin().value + (currentHit_ ? 1 : 0)};
    if (finder_->mustSeek(from, true)) {
        seekHit(from, true);
        return false;
    }
    if (goToHit(finder_->next(from)))
        return true;
    findPending_ = finder_->running(); // as soon as there is one
    findFrom_ = from;
    return false;
}

bool TextView::findPrevious()
{
    const ByteOffset before = selectionBegin();
    if (finder_->mustSeek(before, false)) {
        seekHit(before, false);
        return false;
    }
    return goToHit(finder_->previous(before));
}

/// Beyond the hits that are kept; round the ends where there is none.
void TextView::seekHit(ByteOffset from, bool forward)
{
    if (!document_)
        return;
    seeker_->seek(*document_, finder_->pattern(), from, forward,
                  [this, forward](const std::optional<text::Hit>& hit) {
                      if (hit)
                          goToHit(hit);
                      else if (forward)
                          goToHit(finder_->next(ByteOffset{0}));
                      else if (document_)
                          seekHit(ByteOffset{document_->size()}, false);
                  });
}

bool TextView::goToHit(const std::optional<text::Hit>& hit)
{
    if (!hit)
        return false;
    emit aboutToJump();
    jumpTo(hit->offset, ByteOffset{hit->offset.value + hit->size}, hit);
    return true;
}

void TextView::setErrorStripes(bool on)
{
    if (on == (errors_ != nullptr))
        return;
    delete std::exchange(errors_, nullptr);
    if (on) {
        const auto isErrorAt = [this](ByteOffset place) -> std::optional<bool> {
            const std::int64_t before = document_->turnedAway();
            const bool error = isError(lineOf(place));
            return document_->turnedAway() == before ? std::optional(error) : std::nullopt;
        };
        errors_ = new ErrorPlaces(isErrorAt, this);
        connect(errors_, &ErrorPlaces::changed, this, &TextView::updateStrip);
        errors_->setDocument(document_);
    }
    updateStrip();
}

void TextView::goToError(bool forward)
{
    seekErrorBeside(cursor_, forward, 0);
}

/// From the line of that place on.
void TextView::seekErrorBeside(ByteOffset place, bool forward, int tries)
{
    whenRead([this, place, forward, tries] {
        const std::int64_t before = document_->turnedAway();
        const auto span = spanOf(lineOf(place));
        if (document_->turnedAway() != before)
            return false;
        if (span)
            seekError(forward ? ByteOffset{span->end.value + 1} : span->begin, forward, tries);
        return true;
    });
}

/// What reads like an error is found by the expression; whether it is one, the definition that colours the
/// line says, as the gutter does.
void TextView::seekError(ByteOffset from, bool forward, int tries)
{
    const text::Pattern pattern{errorExpression().toStdString(), true, true, false};
    const auto done = [this, forward, tries](const std::optional<text::Hit>& hit) {
        if (!hit || !document_ || tries > mostTries) {
            emit noErrorFound(forward);
            return;
        }
        whenRead([this, at = hit->offset, forward, tries] {
            const std::int64_t before = document_->turnedAway();
            const LineNumber line = lineOf(at);
            const bool found = isError(line);
            if (document_->turnedAway() != before)
                return false;
            if (found)
                goToLine(line);
            else
                seekErrorBeside(at, forward, tries + 1);
            return true;
        });
    };
    seeker_->seek(*document_, pattern, from, forward, done);
}

bool TextView::isError(LineNumber line) const
{
    if (highlighter_->definition().isEmpty())
        return true;
    const auto lines =
        text::readLines(document_->source(), *document_->index(), line, 1, static_cast<std::size_t>(4096));
    if (!lines || lines->empty())
        return false;
    const log::Level level = highlighter_->colours(line, lines->front().bytes).level;
    return level == log::Level::Error || level == log::Level::Critical;
}

} // namespace triage::view
