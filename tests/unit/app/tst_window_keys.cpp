// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/files/note_bar.h"
#include "app/timeline/timeline_page.h"
#include "view/find_bar.h"
#include "view/text_pane.h"
#include "view/text_view.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>

using namespace triage;
using namespace triage::app;

/// No key of a text is silent, wherever it is pressed.
class TestWindowKeys : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_window_keys"); }
    void init()
    {
        begin();
        import("zips/02-step5-capture-107033.zip");
    }
    void cleanup() { program_.reset(); }
    void withoutATextTheWayToOneIsSaid();
    void theTextComesToTheFront();
    void whatTakesALineShowsItFirst();
    void aGreyKeyOfTheTimelineSaysWhy();
    void aQuoteLiesWhereNothingIsWritten();
    void theFirstNoteSignsAndIsInTheHandoff();

private:
    CasePage& page() { return *program_->page(); }
    void press(int key, Qt::KeyboardModifiers modifiers)
    {
        QWidget* focus = program_->window.focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &program_->window, static_cast<Qt::Key>(key), modifiers);
    }
    DocumentView* text() { return page().files().findChild<DocumentTabs*>()->current(); }
    void openEvidence()
    {
        page().goToEvidence();
        EVENTUALLY(text() != nullptr && text()->file() != nullptr);
    }
};

void TestWindowKeys::withoutATextTheWayToOneIsSaid()
{
    page().showTab(CasePage::Tab::Overview);
    page().setFocus();
    press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(page().currentTab(), CasePage::Tab::Files);
    QVERIFY(program_->message().contains(QStringLiteral("No text is open")));
}

void TestWindowKeys::theTextComesToTheFront()
{
    openEvidence();
    for (const auto tab : {CasePage::Tab::Overview, CasePage::Tab::Timeline, CasePage::Tab::Handoff}) {
        page().showTab(tab);
        page().setFocus();
        press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(page().currentTab(), CasePage::Tab::Files);
        QVERIFY(text()->pane().findBar().isVisible());
        text()->pane().findBar().close();
    }
}

void TestWindowKeys::whatTakesALineShowsItFirst()
{
    openEvidence();
    page().showTab(CasePage::Tab::Overview);
    page().setFocus();
    press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page().currentTab(), CasePage::Tab::Files);
    QVERIFY(!text()->findChild<NoteBar*>()->isVisible());
    QVERIFY(program_->message().contains(QString::number(text()->currentLine().value)));
    press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(text()->findChild<NoteBar*>()->isVisible());
}

void TestWindowKeys::aGreyKeyOfTheTimelineSaysWhy()
{
    page().showTab(CasePage::Tab::Timeline);
    page().timeline().setFocus();
    press(Qt::Key_Z, Qt::NoModifier);
    EVENTUALLY(program_->message().contains(QStringLiteral("select a stretch")));
}

void TestWindowKeys::aQuoteLiesWhereNothingIsWritten()
{
    openEvidence();
    text()->text().action(view::TextCommand::Quote)->trigger();
    QTest::keyClick(text()->findChild<NoteBar*>(), Qt::Key_Return);
    EVENTUALLY(program_->offer(QStringLiteral("Undo")) != nullptr);
    const MessageBar& bar = program_->window.messages();
    const auto placeOf = [](const QWidget& widget) {
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size());
    };
    QVERIFY(!placeOf(bar).intersects(placeOf(*text())));
    QVERIFY(!placeOf(bar).intersects(placeOf(page().card())));
    program_->offer(QStringLiteral("Undo"))->click();
    EVENTUALLY(page().session()->value().review.quotes.empty());
}

void TestWindowKeys::theFirstNoteSignsAndIsInTheHandoff()
{
    program_->settings.setEngineer({});
    openEvidence();
    text()->text().action(view::TextCommand::Quote)->trigger();
    auto* bar = text()->findChild<NoteBar*>();
    const auto fields = bar->findChildren<QLineEdit*>();
    QCOMPARE(fields.size(), 2);
    fields[0]->setText(QStringLiteral("compare with the last release"));
    fields[1]->setText(QStringLiteral("Zhao Min"));
    QTest::keyClick(bar, Qt::Key_Return);
    EVENTUALLY(!page().session()->value().review.quotes.empty());
    const review::Quote& quote = page().session()->value().review.quotes.front();
    QCOMPARE(quote.note, std::string("compare with the last release"));
    QCOMPARE(quote.by.author, std::string("Zhao Min"));
    QCOMPARE(program_->settings.choices().engineer, QStringLiteral("Zhao Min"));
    EVENTUALLY([this] { // once it is judged anew
        page().copyHandoff();
        return QGuiApplication::clipboard()->text().contains(QStringLiteral("compare with the last release"));
    }());
}

QTEST_MAIN(TestWindowKeys)
#include "tst_window_keys.moc"
