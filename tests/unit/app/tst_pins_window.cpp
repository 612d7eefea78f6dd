// SPDX-License-Identifier: Apache-2.0
// Pins and past cases through the whole window: real engine, real store.
#include "app/caselist/case_list_model.h"
#include "app/dialogs/reason_dialog.h"
#include "app/files/files_page.h"
#include "app/messages/message_bar.h"
#include "app/overview/overview_page.h"
#include "app/overview/past_case_list.h"
#include "app/overview/process_table.h"
#include "app/overview/trace_list.h"
#include "app/settings/settings.h"
#include "app/timeline/timeline_page.h"
#include "app/timeline/timeline_view.h"
#include "app/verdict/verdict_card.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace triage;
using namespace triage::app;

namespace {

constexpr int importMs = 60'000;

struct Program
{
    engine::Engine engine;
    cases::Store store;
    Settings settings;
    Speech speech{Language::English};
    Theme theme;
    Jobs jobs;
    Desk desk{engine, store, jobs, settings, speech, theme};
    MainWindow window{desk};

    Program(engine::Engine e, cases::Store s) : engine(std::move(e)), store(std::move(s))
    {
        theme.apply(ThemeChoice::Light, {});
        window.resize(1280, 800);
        window.show();
    }
    [[nodiscard]] CasePage* page() const { return window.stack().page(); }
    [[nodiscard]] const engine::Analysis& analysis() const { return *page()->session()->analysis(); }
    [[nodiscard]] bool hasCase() const { return page() != nullptr && page()->session() != nullptr; }
};

QByteArray crashLog(const char* before)
{
    return QByteArray(before) + "\nTraceback (most recent call last):\n"
                                "  File \"/home/dev/train.py\", line 7, in main\n    y = model(x)\n"
                                "RuntimeError: call aclnnCast failed, error code is 561103\n"
                                "worker told us that HCCL is gone\n";
}

} // namespace

class TestPinsWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { program_.reset(); }
    void fromTheTimelineToFiles();
    void pinFromTheTimelineAndUndo();
    void pinAnyLineOfAFile();
    void pinACandidate();
    void thePinIsStored();
    void pastCasesAreOfferedAndOpen();
    void ranksAreTabledWithTheirLines();
    void phenomenaStandBesideTheQuestion();
    void theCardIsAsTallAsWhatItSays();

private:
    void import(const char* bundle)
    {
        program_->window.openPaths({QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + QLatin1String(bundle)});
        QTRY_VERIFY_WITH_TIMEOUT(program_->hasCase(), importMs);
    }
    void importLog(const QString& name, const QByteArray& text)
    {
        const std::string before = program_->window.stack().openId();
        const QString path = folder_.filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        program_->window.openPaths({path});
        QTRY_VERIFY_WITH_TIMEOUT(program_->hasCase() && program_->window.stack().openId() != before,
                                 importMs);
    }
    /// Fills in the reason and waits for the new verdict.
    void accept(const QString& reason)
    {
        ReasonDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = program_->window.findChild<ReasonDialog*>()) != nullptr && dialog->isVisible());
        QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled()); // a reason is needed
        dialog->findChild<QPlainTextEdit*>()->setPlainText(reason);
        QSignalSpy judged(program_->page()->session(), &CaseSession::analysisChanged);
        ok->click();
        QTRY_VERIFY(!judged.isEmpty());
    }
    [[nodiscard]] QPushButton* cardButton(const char* name) const
    {
        return program_->page()->card().findChild<QPushButton*>(QLatin1String(name));
    }

    QTemporaryDir folder_;
    std::unique_ptr<Program> program_;
};

void TestPinsWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("npugraph-triage-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_pins_window"));
}

void TestPinsWindow::init()
{
    QSettings().clear();
    QSettings().setValue(QStringLiteral("engineer"), QStringLiteral("Li Wei"));
    static int count = 0;
    auto engine = engine::Engine::create();
    QVERIFY(engine.has_value());
    auto store = cases::Store::open(folder_.filePath(QStringLiteral("store%1").arg(++count)).toStdString());
    QVERIFY(store.has_value());
    program_ = std::make_unique<Program>(std::move(*engine), std::move(*store));
}

void TestPinsWindow::fromTheTimelineToFiles()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    program_->window.actions()[Do::ShowTimeline]->trigger();
    TimelinePage& timeline = program_->page()->timeline();
    QTRY_VERIFY(timeline.view().current().has_value());
    QTest::keyClick(&timeline.view(), Qt::Key_Return);
    QCOMPARE(int(program_->page()->currentTab()), int(CasePage::Tab::Files));
    QTRY_COMPARE(program_->page()->files().currentPath(),
                 QStringLiteral("step5-npugraph_ex/stdout_stderr.log"));
}

void TestPinsWindow::pinFromTheTimelineAndUndo()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    const LineNumber machine = program_->analysis().verdict.causal()->line;
    program_->page()->showTab(CasePage::Tab::Timeline);
    TimelineView& view = program_->page()->timeline().view();
    QTRY_VERIFY(view.current().has_value());
    view.step(true, true);
    const LineNumber chosen = view.timeline()->event(*view.current()).line;
    for (QAction* action : program_->page()->timeline().actions())
        if (action->text() == QStringLiteral("Pin as causal line…"))
            action->trigger();
    accept(QStringLiteral("seen at another customer"));
    const Verdict& verdict = program_->analysis().verdict;
    QCOMPARE(verdict.causal()->line, chosen);
    QVERIFY(verdict.machineVerdict);
    QCOMPARE(verdict.machineVerdict->causal()->line, machine);
    const VerdictView& card = program_->page()->card().view();
    for (const char* part : {"Li Wei", "seen at another customer"})
        QVERIFY2(card.pinned.contains(QLatin1String(part)), part);
    QVERIFY(card.machine.startsWith(QStringLiteral("Without the pin: ")));
    QVERIFY(cardButton("machineLine")->text().endsWith(QStringLiteral(":%1").arg(machine.value)));
    QVERIFY(program_->window.messages().isVisible()); // with its Undo
    QSignalSpy judged(program_->page()->session(), &CaseSession::analysisChanged);
    program_->window.actions()[Do::Undo]->trigger();
    QTRY_VERIFY(!judged.isEmpty());
    QCOMPARE(program_->analysis().verdict.causal()->line, machine);
    QVERIFY(program_->page()->card().view().pinned.isEmpty());
}

void TestPinsWindow::pinAnyLineOfAFile()
{
    importLog(QStringLiteral("any.log"), crashLog("one"));
    program_->page()->showTab(CasePage::Tab::Files);
    program_->page()->files().openAt(QStringLiteral("any.log"), LineNumber(6));
    for (QAction* action : program_->page()->files().textActions())
        if (action->text() == QStringLiteral("&Pin as causal line…"))
            QTRY_VERIFY((action->trigger(), program_->window.findChild<ReasonDialog*>() != nullptr));
    accept(QStringLiteral("the worker knows"));
    QCOMPARE(program_->analysis().verdict.causal()->line, LineNumber(6));
    QSignalSpy judged(program_->page()->session(), &CaseSession::analysisChanged);
    cardButton("unpin")->click();
    QTRY_VERIFY(!judged.isEmpty());
    QCOMPARE(program_->analysis().verdict.causal()->line, LineNumber(5));
}

void TestPinsWindow::pinACandidate()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    auto* candidates = program_->page()->overview().findChild<CandidateList*>();
    QVERIFY(candidates->topLevelItemCount() > 2);
    candidates->setCurrentItem(candidates->topLevelItem(2));
    const LineNumber wanted = program_->analysis().verdict.candidates[2].line;
    QVERIFY(candidates->actions().first()->isEnabled());
    candidates->actions().first()->trigger();
    accept(QStringLiteral("this one"));
    QCOMPARE(program_->analysis().verdict.causal()->line, wanted);
}

void TestPinsWindow::thePinIsStored()
{
    importLog(QStringLiteral("stored.log"), crashLog("one"));
    const std::string id = program_->window.stack().openId();
    auto* candidates = program_->page()->overview().findChild<CandidateList*>();
    emit candidates->pinRequested(
        {QStringLiteral("stored.log"), LineNumber(6), QStringLiteral("HCCL is gone")});
    accept(QStringLiteral("kept"));
    program_->window.stack().closeCase();
    program_->jobs.joinSaves();
    const auto stored = program_->store.load(id);
    QVERIFY(stored.has_value());
    QVERIFY(stored->review.pin);
    QCOMPARE(stored->review.pin->reason, std::string("kept"));
    QCOMPARE(stored->review.pin->by.author, std::string("Li Wei"));
    program_->window.stack().openCase(id);
    QTRY_VERIFY_WITH_TIMEOUT(program_->hasCase(), importMs);
    QCOMPARE(program_->analysis().verdict.causal()->line, LineNumber(6));
}

void TestPinsWindow::pastCasesAreOfferedAndOpen()
{
    importLog(QStringLiteral("first.log"), crashLog("one"));
    const std::string first = program_->window.stack().openId();
    auto past = [this] { return program_->page()->overview().findChild<PastCaseList*>(); };
    QVERIFY(!past()->isVisible());
    importLog(QStringLiteral("second.log"), crashLog("another beginning"));
    program_->page()->showTab(CasePage::Tab::Overview);
    QTRY_VERIFY(past()->isVisible());
    QPushButton* link = past()->findChild<QPushButton*>();
    QCOMPARE(link->text(), QStringLiteral("first.log"));
    link->click();
    QTRY_COMPARE(program_->window.stack().openId(), first);
}

void TestPinsWindow::ranksAreTabledWithTheirLines()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    auto* table = program_->page()->overview().findChild<ProcessTable*>();
    QVERIFY(table->isVisibleTo(&program_->page()->overview()));
    QCOMPARE(table->topLevelItem(0)->text(0), QStringLiteral("rank 1, pid 29964"));
    QCOMPARE(table->topLevelItem(0)->text(1), QStringLiteral("failed first"));
    QVERIFY(table->topLevelItem(0)->text(2).contains(QStringLiteral("10:20:37")));
    QVERIFY(table->topLevelItem(0)->text(3).endsWith(QStringLiteral(":156")));
    QStringList who;
    for (int i = 0; i < table->topLevelItemCount(); ++i)
        who << table->topLevelItem(i)->text(0);
    QVERIFY2(who.contains(QStringLiteral("launcher")), qPrintable(who.join('|')));
    QSignalSpy opened(table, &ProcessTable::opened);
    emit table->itemActivated(table->topLevelItem(0), 0);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(int(program_->page()->currentTab()), int(CasePage::Tab::Files));
}

void TestPinsWindow::phenomenaStandBesideTheQuestion()
{
    import("zips/20-all-pass-graph-breaks-perf.zip");
    const auto& phenomena = program_->analysis().verdict.phenomena;
    QVERIFY(!phenomena.empty());
    QVERIFY(!phenomena.front().places.empty());
    auto* list = program_->page()->card().findChild<QWidget*>(QStringLiteral("phenomena"));
    QVERIFY(list->isVisible());
    QVERIFY(!list->findChildren<QPushButton*>().isEmpty());
}

/// Filled while it was hidden, as after every import.
void TestPinsWindow::theCardIsAsTallAsWhatItSays()
{
    import("zips/01-all-pass-linear.zip");
    QTest::qWait(50); // layouts settle when control returns
    VerdictCard& card = program_->page()->card();
    QVERIFY2(card.height() < 180, qPrintable(QString::number(card.height())));
}

QTEST_MAIN(TestPinsWindow)
#include "tst_pins_window.moc"
