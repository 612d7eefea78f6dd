// SPDX-License-Identifier: Apache-2.0
#include "app/parts/plain_text.h"

#include <QRegularExpression>

namespace triage::app {

QString plainText(const QString& text)
{
    static const QRegularExpression added(
        QStringLiteral("\\s*\\(&[^&)]\\)")); // to scripts without Latin letters
    static const QRegularExpression marked(QStringLiteral("&(.)"));
    QString plain = text;
    return plain.remove(added).replace(marked, QStringLiteral("\\1")).trimmed();
}

QString plainName(const QString& text)
{
    return plainText(text).remove(QChar(0x2026));
}

} // namespace triage::app
