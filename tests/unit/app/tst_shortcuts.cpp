// SPDX-License-Identifier: Apache-2.0
#include "app/parts/allowed.h"
#include "app/parts/buttons.h"
#include "app/settings/settings.h"
#include "app/shortcuts/key_tips.h"
#include "app/shortcuts/shortcut_keeper.h"
#include "app/shortcuts/shortcuts.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "view/text_command.h"

#include <QAction>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>

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
        text.points = 13;
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
        QVERIFY(entries[0].scope == KeyScope::Everywhere);
    }

    /// A text and the timeline are never in front together.
    void oneKeyMayServeATextAndTheTimeline()
    {
        QMainWindow window;
        addAction(window, "timeline/list", "As a list", QKeySequence(QStringLiteral("Ctrl+L")));
        const auto entries = shortcutEntries(window);
        const QKeySequence key(QStringLiteral("Ctrl+L")); // folds in texts
        QVERIFY(conflictsWith(entries, {}, QStringLiteral("timeline/list"), key).isEmpty());
        QCOMPARE(conflictsWith(entries, {}, QStringLiteral("window/Open"), key).size(), 2);
        QCOMPARE(entriesWith(entries, {}, key).size(), 2);
    }

    void toolTipsNameTheKeysOfNow()
    {
        QMainWindow window;
        auto* action = addAction(window, "text/find", "&Find", QKeySequence(QStringLiteral("Ctrl+F")));
        auto* button = iconButton(&window, QStringLiteral("search"));
        nameButton(button, QStringLiteral("Look for it"), "text/find");
        QCOMPARE(keyTip(*button, window), QStringLiteral("Look for it (Ctrl+F)"));
        action->setShortcut(QKeySequence(QStringLiteral("F2")));
        QCOMPARE(keyTip(*button, window), QStringLiteral("Look for it (F2)"));
        action->setShortcuts(QList<QKeySequence>{});
        QCOMPARE(keyTip(*button, window), QStringLiteral("Look for it"));
        QToolButton bar(&window);
        bar.setDefaultAction(action);
        QCOMPARE(keyTip(bar, window), QStringLiteral("Find"));
        QPushButton plain(&window);
        plain.setToolTip(QStringLiteral("as it is"));
        QVERIFY(keyTip(plain, window).isEmpty()); // the widget's own is shown
    }

    void whatIsGreySaysWhy()
    {
        QMainWindow window;
        QPushButton button(&window);
        button.setToolTip(QStringLiteral("Save"));
        allow(button, false, QStringLiteral("Write something first."));
        QVERIFY(!button.isEnabled());
        QCOMPARE(keyTip(button, window), QStringLiteral("Save\nWrite something first."));
        allow(button, true, QStringLiteral("Write something first."));
        QVERIFY(keyTip(button, window).isEmpty());
        QVERIFY(whyNot(button).isEmpty());
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

    void whatIsFilteredOutIsNotChanged()
    {
        const QMainWindow window;
        ShortcutsDialog dialog(shortcutEntries(window), {});
        auto* list = dialog.findChild<QTreeWidget*>();
        auto* search = dialog.findChild<QLineEdit*>();
        search->setText(QStringLiteral("Fold or open block"));
        QVERIFY(list->currentItem() != nullptr);
        QVERIFY(!list->currentItem()->isHidden());
        QCOMPARE(list->currentItem()->text(0), QStringLiteral("Fold or open block"));
        QCOMPARE(dialog.findChild<QKeySequenceEdit*>()->keySequence().toString(QKeySequence::NativeText),
                 list->currentItem()->text(1).section(QStringLiteral("; "), 0, 0));
        search->setText(QStringLiteral("no action is called so"));
        QVERIFY(list->currentItem() == nullptr);
        QVERIFY(dialog.findChild<QKeySequenceEdit*>()->keySequence().isEmpty());
        QVERIFY(!dialog.findChild<QKeySequenceEdit*>()->isEnabled());
        for (const char* name : {"Assign", "Take away", "Set back"})
            QVERIFY2(!buttonNamed(dialog, QLatin1String(name))->isEnabled(), name);
        search->clear();
        QVERIFY(list->currentItem() != nullptr);
        QVERIFY(dialog.findChild<QKeySequenceEdit*>()->isEnabled());
    }

    void keysAreAssignedByKeyboardAlone()
    {
        const QMainWindow window;
        ShortcutsDialog dialog(shortcutEntries(window), {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* list = dialog.findChild<QTreeWidget*>();
        auto* search = dialog.findChild<QLineEdit*>();
        auto* keys = dialog.findChild<QKeySequenceEdit*>();
        QTest::keyClicks(search, QStringLiteral("Fold or open block"));
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(keys->hasFocus());
        QTest::keyClick(keys, Qt::Key_F4);
        QTest::keyClick(keys, Qt::Key_Tab); // at once: the field has not settled yet
        auto* assign = buttonNamed(dialog, QStringLiteral("Assign"));
        QVERIFY(assign->hasFocus());
        QTest::keyClick(assign, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.shortcuts().value(QStringLiteral("text/fold")), QStringLiteral("F4"));
        QVERIFY(list->hasFocus());
    }

    void theRecorderIsLeftAndEmptiedByKey()
    {
        const QMainWindow window;
        ShortcutsDialog dialog(shortcutEntries(window), {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* list = dialog.findChild<QTreeWidget*>();
        auto* keys = dialog.findChild<QKeySequenceEdit*>();
        const QKeySequence before = keys->keySequence();
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_F4);
        QTest::keyClick(keys, Qt::Key_Escape);
        QVERIFY(dialog.isVisible());
        QVERIFY(list->hasFocus());
        QCOMPARE(keys->keySequence(), before);
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_F4);
        QTest::keyClick(keys, Qt::Key_Backspace);
        QVERIFY(keys->keySequence().isEmpty());
        QVERIFY(dialog.shortcuts().isEmpty()); // nothing is changed before it is assigned
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void aDialogThatGoesWhileAKeyIsRecorded()
    {
        const QMainWindow window;
        auto dialog = std::make_unique<ShortcutsDialog>(shortcutEntries(window), Shortcuts());
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        auto* keys = dialog->findChild<QKeySequenceEdit*>();
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_F4);
        dialog.reset(); // the recorder loses the focus on the way
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }
};

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
