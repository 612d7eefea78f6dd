// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_tree_panel.h"
#include "app/files/files_page.h"
#include "app/overview/overview_page.h"
#include "app/overview/trace_list.h"
#include "app/palette/command_palette.h"
#include "app/parts/mnemonics.h"
#include "app/shortcuts/shortcuts.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "app/timeline/timeline_page.h"
#include "view/text_view.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QDialog>
#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTimer>
#include <QTreeView>

using namespace triage;
using namespace triage::app;

namespace {

/// Letters that stand for more than one of the texts, each with those texts.
QStringList doublesAmong(const QStringList& texts)
{
    QMap<QString, QStringList> byLetter;
    for (const QString& text : texts) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty())
            byLetter[key.toString()] << text;
    }
    QStringList doubles;
    for (auto at = byLetter.cbegin(); at != byLetter.cend(); ++at)
        if (at->size() > 1)
            doubles << at->join(QStringLiteral(" / "));
    return doubles;
}

QStringList textsOf(const QMenu& menu)
{
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (action->isVisible() && !action->isSeparator())
            texts << action->text();
    return texts;
}

/// Of a dialog: what Alt with a letter leads to.
QStringList textsOf(const QWidget& dialog)
{
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy() != nullptr)
            texts << label->text();
    for (const auto* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->window() == &dialog)
            texts << button->text();
    return texts;
}

/// Notes every menu and dialog that opens and closes it again; some run an event loop of their own.
class Watch : public QObject
{
public:
    Watch() { qApp->installEventFilter(this); }
    QStringList doubles;
    QStringList seen;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Show)
            return false;
        if (auto* menu = qobject_cast<QMenu*>(watched)) {
            seen << QLatin1String("menu: ") + textsOf(*menu).join(QLatin1String(", "));
            doubles << doublesAmong(textsOf(*menu));
            QTimer::singleShot(0, menu, &QMenu::close);
        } else if (auto* dialog = qobject_cast<QDialog*>(watched)) {
            QTimer::singleShot(0, dialog, [this, dialog] { take(*dialog); });
        }
        return false;
    }

private:
    void take(QDialog& dialog)
    {
        seen << QString::fromLatin1(dialog.metaObject()->className());
        doubles << doublesAmong(textsOf(dialog));
        dialog.reject();
    }
};

} // namespace

/// Alt and a letter lead to one thing only, in every menu and dialog, in both languages; and what is shown
/// outside a menu shows no letter in brackets.
class TestMnemonics : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_mnemonics"); }
    void init()
    {
        begin();
        import("zips/02-step5-capture-107033.zip");
        program_->page()->goToEvidence();
        EVENTUALLY(!program_->page()->files().currentPath().isEmpty());
    }
    void cleanup() { program_.reset(); }
    void laterEntriesTakeAnotherLetter();
    void menus_data() { languages(); }
    void menus();
    void contextMenus_data() { languages(); }
    void contextMenus();
    void dialogs_data() { languages(); }
    void dialogs();
    void namesAreShownWithoutTheirLetter();

private:
    static void languages()
    {
        QTest::addColumn<int>("language");
        QTest::addRow("en") << int(LanguageChoice::English);
        QTest::addRow("zh") << int(LanguageChoice::Chinese);
    }
    void speak(int language)
    {
        Choices choices = program_->settings.choices();
        choices.language = LanguageChoice(language);
        program_->settings.setChoices(choices);
        QCoreApplication::processEvents();
    }
    void walk(QMenu& menu, QStringList& doubles)
    {
        emit menu.aboutToShow();
        doubles << doublesAmong(textsOf(menu));
        for (const QAction* action : menu.actions())
            if (action->menu() != nullptr)
                walk(*action->menu(), doubles);
    }
};

void TestMnemonics::laterEntriesTakeAnotherLetter()
{
    QMenu menu;
    for (const char* text :
         {"Find &previous", "&Pin line", "&Print", "复制(&C)", "比较(&C)…", "&Cut && paste", "plain"})
        menu.addAction(QString::fromUtf8(text));
    separateMnemonics(menu);
    const QStringList wanted = {QStringLiteral("Find &previous"), QStringLiteral("Pin &line"),
                                QStringLiteral("P&rint"),         QStringLiteral("复制(&C)"),
                                QStringLiteral("比较(&A)…"),      QStringLiteral("C&ut && paste"),
                                QStringLiteral("plain")};
    QCOMPARE(textsOf(menu), wanted);
}

void TestMnemonics::menus()
{
    QFETCH(int, language);
    speak(language);
    QStringList titles;
    QStringList doubles;
    for (QAction* action : program_->window.menuBar()->actions()) {
        titles << action->text();
        walk(*action->menu(), doubles);
    }
    doubles << doublesAmong(titles);
    QVERIFY2(doubles.isEmpty(), qPrintable(doubles.join(u'\n')));
}

void TestMnemonics::contextMenus()
{
    QFETCH(int, language);
    speak(language);
    Watch watch;
    const auto ask = [](QWidget* widget, QPoint at) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        QTest::qWait(1);
    };
    CasePage& page = *program_->page();
    ask(program_->window.pane().list().viewport(), QPoint(20, 10));
    auto* tree = page.files().findChild<FileTreePanel*>()->findChild<QTreeView*>();
    for (int y = 10; y < tree->viewport()->height(); y += 10) // groups have no menu
        ask(tree->viewport(), QPoint(60, y));
    ask(page.files().findChild<view::TextView*>()->viewport(), QPoint(100, 30));
    page.showTab(CasePage::Tab::Overview);
    ask(page.overview().findChild<CandidateList*>()->viewport(), QPoint(30, 10));
    QVERIFY2(watch.seen.size() > 4, qPrintable(watch.seen.join(u'\n')));
    QVERIFY2(watch.doubles.isEmpty(), qPrintable(watch.doubles.join(u'\n')));
}

void TestMnemonics::dialogs()
{
    QFETCH(int, language);
    speak(language);
    Watch watch;
    const Actions& actions = program_->window.actions();
    QList<QAction*> opening = {actions[Do::Settings], actions[Do::EditCase], actions[Do::Override],
                               actions[Do::About]};
    const QStringList ids = {QStringLiteral("text/highlighters"), QStringLiteral("text/compare"),
                             QStringLiteral("text/pin")};
    for (QAction* action : program_->page()->files().textActions())
        if (ids.contains(action->objectName()))
            opening << action;
    for (QAction* action : opening) {
        const auto before = watch.seen.size();
        action->trigger();
        QTRY_VERIFY2(watch.seen.size() > before, qPrintable(action->text()));
    }
    ShortcutsDialog shortcuts(shortcutEntries(program_->window), {});
    shortcuts.show();
    QTRY_COMPARE(watch.seen.size(), opening.size() + 1);
    QVERIFY2(watch.doubles.isEmpty(), qPrintable(watch.doubles.join(u'\n')));
}

void TestMnemonics::namesAreShownWithoutTheirLetter()
{
    speak(int(LanguageChoice::Chinese));
    static const QRegularExpression bracketed(QStringLiteral("&|\\S\\([A-Z]\\)"));
    QStringList shown;
    for (const ShortcutEntry& entry : shortcutEntries(program_->window))
        shown << entry.text;
    program_->window.actions()[Do::Palette]->trigger();
    auto* palette = program_->window.findChild<CommandPalette*>();
    QVERIFY(palette != nullptr);
    const auto* list = palette->findChild<QListWidget*>();
    for (int i = 0; i < list->count(); ++i)
        shown << list->item(i)->text();
    QVERIFY(shown.size() > 40);
    palette->close();
    for (const auto* button : program_->window.findChildren<QAbstractButton*>())
        shown << button->toolTip() << button->accessibleName();
    for (const QString& text : shown)
        QVERIFY2(!text.contains(bracketed), qPrintable(text));
}

QTEST_MAIN(TestMnemonics)
#include "tst_mnemonics.moc"
