// SPDX-License-Identifier: Apache-2.0
#include "app/theme/desktop_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>

namespace triage::app {
namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

/// Without one, looking for it would start one.
bool hasSessionBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

} // namespace

DesktopScheme::DesktopScheme(QObject* parent) : QObject(parent)
{
    if (!hasSessionBus() || !QDBusConnection::sessionBus().isConnected())
        return;
    QDBusConnection::sessionBus().connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                                          SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask();
}

void DesktopScheme::ask()
{
    auto call = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    call << appearance << colorScheme;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            take(reply.value().variant());
        watcher->deleteLater();
    });
}

void DesktopScheme::settingChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == appearance && key == colorScheme)
        take(value.variant());
}

/// `Read` answers with a variant in a variant.
void DesktopScheme::take(const QVariant& value)
{
    if (value.userType() == qMetaTypeId<QDBusVariant>())
        return take(value.value<QDBusVariant>().variant());
    const uint wish = value.toUInt();
    const auto wantsDark = wish == 1 ? std::optional(true) : wish == 2 ? std::optional(false) : std::nullopt;
    if (wantsDark == wantsDark_)
        return;
    wantsDark_ = wantsDark;
    emit changed();
}

} // namespace triage::app
