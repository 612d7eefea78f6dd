// SPDX-License-Identifier: Apache-2.0
#include "app/files/files_page.h"
#include "app/ladder/ladder.h"
#include "app/settings/settings_dialog.h"
#include "app/verdict/symptom_ask.h"
#include "app/verdict/verdict_line.h"
#include "view/text_view.h"
#include "window_fixture.h"

#include <QToolButton>

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
    void theCardIsWholeAtAnySize();
    void smallWindowStillAsksForTheSymptom();
    void messagesMoveNothing();
    void aLogHasRoomInASmallWindow();
    void stepsFoldByHeightUntilTheUserSays();
    void theFoldIsRemembered();
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

/// Pinned, it says more than otherwise. The page scrolls, never the card in itself.
void TestWindowSizes::theCardIsWholeAtAnySize()
{
    import("zips/02-step5-capture-107033.zip");
    CasePage& page = *program_->page();
    page.session()->change([&](review::Review& review) {
        review.pin = review::Pin{"step5-npugraph_ex/stdout_stderr.log", LineNumber(372), "seen before", {}};
    });
    EVENTUALLY(!page.card().view().pinned.isEmpty());
    for (const QSize size : {QSize(1280, 800), QSize(960, 600)}) {
        program_->window.resize(size);
        EVENTUALLY_EQUAL(cutText(page.card()), QString());
        QVERIFY(page.card().findChildren<QAbstractScrollArea*>().isEmpty());
        EVENTUALLY(page.card().height() >= page.card().heightForWidth(page.card().width()));
    }
}

void TestWindowSizes::smallWindowStillAsksForTheSymptom()
{
    program_->window.resize(960, 600);
    import("zips/01-all-pass-linear.zip");
    EVENTUALLY_EQUAL(program_->page()->card().view().kind, VerdictKind::AskSymptom);
    const auto* ask = program_->page()->card().findChild<SymptomAsk*>();
    for (const QPushButton* button : ask->findChildren<QPushButton*>())
        EVENTUALLY_EQUAL(button->visibleRegion().boundingRect(), button->rect());
}

/// They lie over the page: nothing jumps while somebody reads.
void TestWindowSizes::messagesMoveNothing()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const auto placeOfCard = [this] { return program_->page()->line().mapTo(&program_->window, QPoint()); };
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

void TestWindowSizes::aLogHasRoomInASmallWindow()
{
    import("zips/02-step5-capture-107033.zip");
    CasePage& page = *program_->page();
    page.goToEvidence();
    EVENTUALLY(page.files().findChild<view::TextView*>() != nullptr);
    const auto* text = page.files().findChild<view::TextView*>();
    for (const QSize size : {QSize(960, 600), QSize(1024, 640)}) {
        program_->window.resize(size);
        const auto rows = [text] { return text->viewport()->height() / QFontMetrics(text->font()).height(); };
        QTRY_VERIFY2_WITH_TIMEOUT(rows() >= 18, qPrintable(QString::number(rows())), 10'000);
        for (const Step step : allSteps)
            QVERIFY(page.ladder().chip(step).isVisible());
    }
}

void TestWindowSizes::stepsFoldByHeightUntilTheUserSays()
{
    import("zips/02-step5-capture-107033.zip");
    CasePage& page = *program_->page();
    QAction& fold = *program_->window.actions()[Do::FoldHead];
    const auto foldedOn = [&](CasePage::Tab tab, QSize size) {
        program_->window.resize(size);
        page.showTab(tab);
        QCoreApplication::processEvents();
        return page.isFolded();
    };
    const QSize low(960, 600);
    const QSize high(1280, 800);
    QVERIFY(!foldedOn(CasePage::Tab::Overview, low));
    QVERIFY(foldedOn(CasePage::Tab::Handoff, low));
    QVERIFY(!foldedOn(CasePage::Tab::Files, high));
    fold.trigger();
    QVERIFY(page.isFolded());
    QVERIFY(foldedOn(CasePage::Tab::Overview, high));
    fold.trigger();
    QVERIFY(!page.isFolded());
    QVERIFY(foldedOn(CasePage::Tab::Files, low)); // by itself again
    page.line().findChild<QToolButton*>(QStringLiteral("fold"))->click();
    QVERIFY(!page.isFolded());
    QVERIFY(!foldedOn(CasePage::Tab::Handoff, low));
}

void TestWindowSizes::theFoldIsRemembered()
{
    import("zips/02-step5-capture-107033.zip");
    program_->window.actions()[Do::FoldHead]->trigger();
    QVERIFY(program_->page()->isFolded());
    QCOMPARE(Settings().choices().fold, FoldChoice::Always);
    const Choices edited = SettingsDialog(program_->settings.choices()).choices();
    QCOMPARE(edited.fold, FoldChoice::Always);
}

QTEST_MAIN(TestWindowSizes)
#include "tst_window_sizes.moc"
