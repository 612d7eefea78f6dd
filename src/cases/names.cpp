// SPDX-License-Identifier: Apache-2.0
#include "cases/names.h"

#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>

namespace triage::cases {

QString qtPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

std::string newName()
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString unique =
        QStringLiteral("%1").arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    return (stamp + QLatin1Char('-') + unique).toStdString();
}

std::string now()
{
    const QDateTime time = QDateTime::currentDateTime();
    return time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate).toStdString();
}

} // namespace triage::cases
