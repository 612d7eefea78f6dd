// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "review/review.h"

class QJsonObject;

namespace triage::review {

/// As it stands in case.json. Unknown members are ignored, so that an older program reads a newer file.
QJsonObject toJson(const Review& review);
/// Fails with Invalid, naming the member that does not hold what it must.
Result<Review> fromJson(const QJsonObject& object);

} // namespace triage::review
