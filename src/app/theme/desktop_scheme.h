// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace triage::app {

/// Whether the desktop wants dark windows, as its portal says: org.freedesktop.portal.Settings, namespace
/// org.freedesktop.appearance, key color-scheme (0 no wish, 1 dark, 2 light). Asked in the background and
/// followed; where no session bus or portal answers nothing is known. Window's thread.
class DesktopScheme : public QObject
{
    Q_OBJECT
public:
    explicit DesktopScheme(QObject* parent = nullptr);

    [[nodiscard]] std::optional<bool> wantsDark() const { return wantsDark_; }

signals:
    void changed();

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void take(const QVariant& value);

    std::optional<bool> wantsDark_;
};

} // namespace triage::app
