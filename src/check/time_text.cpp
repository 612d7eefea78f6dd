// SPDX-License-Identifier: Apache-2.0
#include "check/time_text.h"

#include <QDateTime>
#include <QTimeZone>

namespace triage::check {

std::string timeText(Timestamp time)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(time.microseconds / 1000, QTimeZone::utc());
    return moment.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz")).toStdString();
}

} // namespace triage::check
