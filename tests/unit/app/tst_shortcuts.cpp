// SPDX-License-Identifier: Apache-2.0
#include "app/settings/settings.h"
#include "app/shortcuts/shortcut_keeper.h"
#include "app/shortcuts/shortcuts.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "view/text_command.h"

#include <QAction>
#include <QKeySequenceEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>

using namespace triage;
using namespace triage::app;

namespace {

QAction* addAction(QWidget& to, const char* id, const char* text, const QKeySequence& keys)
{
    auto* action = new QAction(QString::fromUtf8(text), &to);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(keys);
    to.addAction(action);
    return action;
}

QPushButton* buttonNamed(const QDialog& dialog, const QString& text)
{
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace

class ShortcutsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("npugraph-triage-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_shortcuts"));
    }
    void init() { QSettings().clear(); }

    void standardKeysOfTextsAreEachOnce()
    {
        QList<QKeySequence> taken;
        for (const auto& info : view::textCommands()) {
            QVERIFY(!info.keys.isEmpty()); // every action has one
            for (const auto& key : info.keys) {
                QVERIFY2(!taken.contains(key), qPrintable(key.toString()));
                taken += key;
            }
        }
    }

    void chosenKeysReachEveryAction()
    {
        Settings settings;
        QMainWindow window;
        auto* before = addAction(window, "window/Open", "&Open…", QKeySequence(QStringLiteral("Ctrl+O")));
        new ShortcutKeeper(settings, &window);
        TextChoices text;
        text.shortcuts = {{QStringLiteral("window/Open"), QStringLiteral("Ctrl+Shift+Y")},
                          {QStringLiteral("text/find"), QString()}};
        settings.setText(text);
        QCOMPARE(before->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+Y")));
        // One that comes later, in a widget of its own.
        QWidget page(&window);
        auto* later = addAction(page, "text/find", "Find", QKeySequence::Find);
        QVERIFY(later->shortcuts().isEmpty());
        settings.setText({});
        QCOMPARE(before->shortcut(), QKeySequence(QStringLiteral("Ctrl+O")));
        QVERIFY(later->shortcuts().contains(QKeySequence(QKeySequence::Find)));
    }

    void chosenKeysAreKept()
    {
        TextChoices text;
        text.shortcuts = {{QStringLiteral("text/fold"), QStringLiteral("F4")}};
        text.tabWidth = 4;
        text.wrap = true;
        text.highlighters = {{{QStringLiteral("mine"), {}}}, 0};
        {
            Settings settings;
            settings.setText(text);
        }
        QVERIFY(Settings().choices().text == text);
    }

    void everyActionIsListedOnce()
    {
        QMainWindow window;
        addAction(window, "window/Open", "&Open…", QKeySequence(QStringLiteral("Ctrl+O")));
        addAction(window, "text/find", "Find…", QKeySequence::Find);
        addAction(window, "", "nameless", {});
        const auto entries = shortcutEntries(window);
        QCOMPARE(entries.size(), view::textCommands().size() + 1);
        QCOMPARE(entries[0].text, QStringLiteral("Open"));
        QVERIFY(!entries[0].inText);
    }

    void keysOfAnotherAreTakenOnDemand()
    {
        QMainWindow window;
        addAction(window, "window/Open", "&Open…", QKeySequence(QStringLiteral("Ctrl+O")));
        const auto entries = shortcutEntries(window);
        const QKeySequence taken(QStringLiteral("Ctrl+O"));
        QCOMPARE(conflictsWith(entries, {}, QStringLiteral("text/fold"), taken).size(), 1);
        QVERIFY(conflictsWith(entries, {}, QStringLiteral("window/Open"), taken).isEmpty());
        ShortcutsDialog dialog(entries, {});
        auto* list = dialog.findChild<QTreeWidget*>();
        const auto found = list->findItems(QStringLiteral("Fold or open block"), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.front());
        dialog.findChild<QKeySequenceEdit*>()->setKeySequence(taken);
        buttonNamed(dialog, QStringLiteral("Assign"))->click();
        QCOMPARE(dialog.shortcuts().value(QStringLiteral("text/fold")), QStringLiteral("Ctrl+O"));
        QCOMPARE(dialog.shortcuts().value(QStringLiteral("window/Open"), QStringLiteral("x")), QString());
        buttonNamed(dialog, QStringLiteral("Set back"))->click();
        QVERIFY(!dialog.shortcuts().contains(QStringLiteral("text/fold")));
        buttonNamed(dialog, QStringLiteral("Set all back"))->click();
        QVERIFY(dialog.shortcuts().isEmpty());
    }
};

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
