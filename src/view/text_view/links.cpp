// SPDX-License-Identifier: Apache-2.0
// References to places in files: underlined under the mouse, followed.
#include "view/rows.h"
#include "view/text_view.h"

#include <algorithm>

namespace triage::view {

void TextView::setReferenceCheck(ReferenceCheck check)
{
    referenceCheck_ = std::move(check);
}

std::optional<Reference> TextView::referenceIn(const Row& row, int unit) const
{
    if (!referenceCheck_)
        return std::nullopt;
    for (const Reference& reference : referencesIn(row.text.text)) {
        if (reference.begin <= unit && unit <= reference.end)
            return referenceCheck_(reference) ? std::optional(reference) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<Reference> TextView::referenceAt(ByteOffset place) const
{
    for (const Row& row : rows()) {
        if (row.begin <= place && (place < row.end || (row.last && place <= row.line.end)))
            return referenceIn(row, row.text.unitAt(place.value - row.begin.value));
    }
    return std::nullopt;
}

void TextView::hover(QPoint point)
{
    const Row* row = point.x() > gutterWidth() ? rowAt(point.y()) : nullptr;
    std::optional<std::pair<ByteOffset, ByteOffset>> link;
    if (row && row->layout) {
        const double x = point.x() - textLeft();
        const ByteOffset place = row->placeAt(x, columnWidth());
        const bool onText = x <= row->xOf(row->end, columnWidth());
        const auto reference =
            onText ? referenceIn(*row, row->text.unitAt(place.value - row->begin.value)) : std::nullopt;
        const auto byteAt = [row](int unit) {
            return ByteOffset{row->begin.value + row->text.bytes[static_cast<std::size_t>(unit)]};
        };
        if (reference)
            link = {byteAt(reference->begin), byteAt(reference->end)};
    }
    if (link == link_)
        return;
    link_ = link;
    viewport()->update();
}

bool TextView::follow(ByteOffset place, QPoint at)
{
    const auto reference = referenceAt(place);
    if (!reference)
        return false;
    emit aboutToJump();
    emit referenceActivated(*reference, at);
    return true;
}

/// The one at the cursor; with none there, the first of the row that leads somewhere.
void TextView::followFromKey()
{
    scrollToCursor(false);
    const QPoint at = placeRect(cursor_).bottomLeft();
    if (follow(cursor_, at))
        return;
    const auto here = rowOfCursor();
    if (!here || !referenceCheck_)
        return emit referenceMissing({});
    const Row& row = rows()[static_cast<std::size_t>(*here)];
    const int unit = row.text.unitAt(cursor_.value - row.begin.value);
    QString missing;
    for (const Reference& reference : referencesIn(row.text.text)) {
        const bool meant = reference.begin <= unit && unit <= reference.end;
        if (!meant && referenceCheck_(reference)) {
            emit aboutToJump();
            return emit referenceActivated(reference, at);
        }
        if (meant || missing.isEmpty())
            missing = reference.path;
        if (meant)
            break;
    }
    emit referenceMissing(missing);
}

} // namespace triage::view
