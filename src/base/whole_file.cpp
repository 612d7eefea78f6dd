// SPDX-License-Identifier: Apache-2.0
#include "base/whole_file.h"

#include <QSaveFile>

namespace triage {

std::optional<std::string> writeWhole(const QString& file, std::string_view bytes)
{
    QSaveFile target(file);
    const auto size = static_cast<qint64>(bytes.size());
    if (!target.open(QIODevice::WriteOnly))
        return target.errorString().toStdString();
    if (target.write(bytes.data(), size) == size && target.flush() && target.commit())
        return std::nullopt;
    return target.errorString().toStdString(); // what was not committed goes with `target`
}

} // namespace triage
