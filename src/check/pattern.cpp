// SPDX-License-Identifier: Apache-2.0
#include "check/pattern.h"

namespace triage::check {
namespace {

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

Pattern::Pattern(std::string_view pattern)
    : expression_(pattern.empty() ? QStringLiteral("(?!)") : qt(pattern),
                  QRegularExpression::CaseInsensitiveOption)
{
}

bool Pattern::matches(std::string_view text) const
{
    return expression_.isValid() && expression_.match(qt(text)).hasMatch();
}

std::optional<std::string> Pattern::capture(std::string_view text) const
{
    if (!expression_.isValid())
        return std::nullopt;
    const QRegularExpressionMatch match = expression_.match(qt(text));
    for (int i = 1; i <= match.lastCapturedIndex(); ++i)
        if (match.hasCaptured(i))
            return match.captured(i).toStdString();
    return std::nullopt;
}

} // namespace triage::check
