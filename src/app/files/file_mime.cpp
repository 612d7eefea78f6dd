// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_mime.h"

#include <QMimeData>

namespace triage::app {

QString fileMimeType()
{
    return QStringLiteral("application/x-npugraph-triage-file");
}

QMimeData* mimeForFile(const QString& path)
{
    auto* data = new QMimeData;
    data->setData(fileMimeType(), path.toUtf8());
    data->setText(path);
    return data;
}

std::optional<QString> fileFromMime(const QMimeData* data)
{
    if (data == nullptr || !data->hasFormat(fileMimeType()))
        return std::nullopt;
    const auto path = QString::fromUtf8(data->data(fileMimeType()));
    return path.isEmpty() ? std::nullopt : std::optional(path);
}

} // namespace triage::app
