// SPDX-License-Identifier: Apache-2.0
#include "app/theme/desktop_scheme.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace triage::app;

namespace {

const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

/// Answers as a desktop's portal does: `Read` with a variant in a variant.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    uint scheme = 0;

public slots:
    QDBusVariant Read(const QString& group, const QString& key) const
    {
        const bool known = group == appearance && key == colorScheme;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(known ? QVariant(scheme) : QVariant(99U))));
    }
};

} // namespace

/// Over a real message bus of the test's own.
class TestDesktopScheme : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
            QSKIP("the program dbus-daemon is not installed");
        bus_.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"),
                                                   QStringLiteral("--print-address")});
        QVERIFY(bus_.waitForReadyRead(60'000));
        qputenv("DBUS_SESSION_BUS_ADDRESS", bus_.readLine().trimmed());
        QVERIFY(QDBusConnection::sessionBus().isConnected());
    }

    void itIsAsked()
    {
        auto server = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"),
                                                    QStringLiteral("portal"));
        Portal portal;
        portal.scheme = 1;
        QVERIFY(server.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                      QDBusConnection::ExportAllContents));
        QVERIFY(server.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        const DesktopScheme scheme;
        QTRY_COMPARE_WITH_TIMEOUT(scheme.wantsDark(), std::optional(true), 60'000);
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }

    void withoutAPortalNothingIsKnown()
    {
        const DesktopScheme scheme;
        QVERIFY(!scheme.wantsDark());
    }

    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("qt_default_session_bus"));
        bus_.terminate();
        bus_.waitForFinished();
    }

private:
    QProcess bus_;
};

QTEST_GUILESS_MAIN(TestDesktopScheme)
#include "tst_desktop_scheme.moc"
