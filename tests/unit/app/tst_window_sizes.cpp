// SPDX-License-Identifier: Apache-2.0
#include "app/ladder/ladder.h"
#include "window_fixture.h"

using namespace triage;
using namespace triage::app;

namespace {

/// The first text that has less room than it needs.
QString cutText(const VerdictCard& card)
{
    for (const QPushButton* button : card.findChildren<QPushButton*>())
        if (button->isVisible() && button->width() < button->minimumSizeHint().width())
            return button->text();
    for (const QLabel* label : card.findChildren<QLabel*>())
        if (label->isVisible() && label->wordWrap() &&
            label->height() < label->heightForWidth(label->width()))
            return label->text();
    return {};
}

} // namespace

/// What a small window still shows.
class TestWindowSizes : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_window_sizes"); }
    void init() { begin(); }
    void cleanup() { program_.reset(); }
    void smallWindowCutsNothing();
    void openedCardIsNotSqueezed();
    void smallWindowStillAsksForTheSymptom();
    void messagesMoveNothing();
    void openedCardLeavesTheSheetRoom();
};

/// No label that is visible is cut at the smallest supported size, in either language.
void TestWindowSizes::smallWindowCutsNothing()
{
    import("zips/08-step5-train-loop-507011-after-n.zip");
    program_->window.resize(960, 600);
    for (const LanguageChoice language : {LanguageChoice::English, LanguageChoice::Chinese}) {
        Choices choices = program_->settings.choices();
        choices.language = language;
        program_->settings.setChoices(choices);
        EVENTUALLY_EQUAL(cutText(program_->page()->card()), QString());
        QCOMPARE(program_->window.width(), 960);
    }
}

/// Opened by hand on any tab and at any size, the card's text is whole: it scrolls where it does not fit.
void TestWindowSizes::openedCardIsNotSqueezed()
{
    import("zips/02-step5-capture-107033.zip");
    CasePage& page = *program_->page();
    for (const QSize size : {QSize(1280, 800), QSize(960, 600)}) {
        program_->window.resize(size);
        for (const auto tab : {CasePage::Tab::Overview, CasePage::Tab::Files, CasePage::Tab::Handoff}) {
            page.showTab(tab);
            page.card().setExpanded(true);
            EVENTUALLY_EQUAL(cutText(page.card()), QString());
        }
    }
}

void TestWindowSizes::smallWindowStillAsksForTheSymptom()
{
    program_->window.resize(960, 600);
    import("zips/01-all-pass-linear.zip");
    EVENTUALLY_EQUAL(program_->page()->card().view().kind, VerdictKind::AskSymptom);
    QVERIFY(program_->page()->card().isExpanded());
}

/// They lie over the page: nothing jumps while somebody reads.
void TestWindowSizes::messagesMoveNothing()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const auto placeOfCard = [this] { return program_->page()->card().mapTo(&program_->window, QPoint()); };
    QCoreApplication::processEvents();
    const QPoint before = placeOfCard();
    program_->window.messages().showNote(QStringLiteral("a note"));
    QCoreApplication::processEvents();
    QVERIFY(program_->window.messages().isVisible());
    QCOMPARE(placeOfCard(), before);
    program_->window.resize(960, 600);
    QCoreApplication::processEvents();
    const QRect bar = program_->window.messages().geometry();
    QVERIFY(program_->window.centralWidget()->rect().contains(bar));
    const auto* text = program_->window.messages().findChild<QLabel*>(QStringLiteral("messageText"));
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
}

/// In a low window the ladder makes way.
void TestWindowSizes::openedCardLeavesTheSheetRoom()
{
    import("zips/02-step5-capture-107033.zip");
    program_->window.resize(960, 600);
    CasePage& page = *program_->page();
    page.showTab(CasePage::Tab::Handoff);
    QCoreApplication::processEvents();
    QVERIFY(page.ladder().isVisible());
    page.card().setExpanded(true);
    emit page.card().expandedByUser(true);
    QVERIFY(!page.ladder().isVisible());
    page.showTab(CasePage::Tab::Overview);
    QVERIFY(page.ladder().isVisible());
}

QTEST_MAIN(TestWindowSizes)
#include "tst_window_sizes.moc"
