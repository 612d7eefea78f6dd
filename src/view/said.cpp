// SPDX-License-Identifier: Apache-2.0
#include "view/said.h"

#include <QCoreApplication>

namespace triage::view {

QString said(const Message& message)
{
    QString text = QCoreApplication::translate("engine", message.id.c_str());
    for (std::size_t i = message.args.size(); i > 0; --i) // some arguments are for programs only
        text.replace(QLatin1Char('%') + QString::number(i), QString::fromStdString(message.args[i - 1]));
    return text;
}

} // namespace triage::view
