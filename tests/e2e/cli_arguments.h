// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

/// Command lines as they are written in the tests.
namespace e2e {

inline const QString bundle =
    QStringLiteral(TRIAGE_TEST_DATA "/bundles/zips/12-step5-torchrun-hccl-timeout.zip");

inline QStringList triage(const QStringList& more, const QString& input = bundle)
{
    return QStringList{QStringLiteral("triage"), input} + more;
}

inline QStringList option(const char* name, const QString& value)
{
    return {QString::fromLatin1(name), value};
}

} // namespace e2e
