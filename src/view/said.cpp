// SPDX-License-Identifier: Apache-2.0
#include "view/said.h"

#include <QCoreApplication>

namespace triage::view {

QString said(const Message& message)
{
    QString text = QCoreApplication::translate("engine", message.id.c_str());
    for (const std::string& arg : message.args)
        text = text.arg(QString::fromStdString(arg));
    return text;
}

} // namespace triage::view
