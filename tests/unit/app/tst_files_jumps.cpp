// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/files/jump_history.h"
#include "app/files/marks_panel.h"
#include "app/files/note_bar.h"
#include "app/files/reference_targets.h"
#include "app/files/text_actions.h"
#include "pages_fixture.h"
#include "view/document.h"
#include "view/text_view.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace triage;
using namespace triage::app;

namespace {

JumpHistory::Place place(const char* path, int line)
{
    return {QString::fromLatin1(path), LineNumber(line)};
}

std::vector<bundle::BundleFile> bundleOf(std::initializer_list<const char*> paths)
{
    std::vector<bundle::BundleFile> files;
    for (const char* path : paths) {
        bundle::BundleFile file;
        file.path = path;
        files.push_back(file);
    }
    return files;
}

} // namespace

class FilesJumpsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        fixture_ = makeFixture();
        QVERIFY(fixture_ != nullptr);
        analysis_ = fixture_->open(QStringLiteral("zips/02-step5-capture-107033.zip"));
        QVERIFY(analysis_ != nullptr);
        page_ =
            std::make_unique<FilesPage>(fixture_->engine, fixture_->jobs, fixture_->speech, fixture_->theme);
        page_->resize(1000, 620);
        page_->show();
        page_->setAnalysis(analysis_);
    }
    void cleanupTestCase() { page_.reset(); }

    void oneGoesBackAndForward()
    {
        JumpHistory history;
        QVERIFY(!history.back(place("a", 1)));
        history.leave(place("a", 1));
        history.leave(place("a", 3)); // next to it: the same place
        history.leave(place("a", 50));
        QCOMPARE(*history.back(place("b", 9)), place("a", 50));
        QCOMPARE(*history.back(place("a", 50)), place("a", 1));
        QVERIFY(!history.canGoBack());
        QCOMPARE(*history.forward(place("a", 1)), place("a", 50));
        QCOMPARE(*history.forward(place("a", 50)), place("b", 9));
        QVERIFY(!history.canGoForward());
        history.back(place("b", 9));
        history.leave(place("a", 50));
        QVERIFY(!history.canGoForward()); // another way was taken
    }

    void theMostAlikeFileIsMeant()
    {
        const auto files = bundleOf({"step1/train.py", "step5/train.py", "step5/lib/util.py", "env.txt"});
        const auto from = QStringLiteral("step5/stdout_stderr.log");
        QCOMPARE(referenceTargets(QStringLiteral("/home/u/lib/util.py"), files, from),
                 QStringList{QStringLiteral("step5/lib/util.py")});
        QCOMPARE(referenceTargets(QStringLiteral("/home/u/train.py"), files, from),
                 (QStringList{QStringLiteral("step5/train.py"), QStringLiteral("step1/train.py")}));
        QCOMPARE(referenceTargets(QStringLiteral("step1/train.py"), files, from),
                 QStringList{QStringLiteral("step1/train.py")});
        QVERIFY(referenceTargets(QStringLiteral("/usr/lib/os.py"), files, from).isEmpty());
        QVERIFY(referenceTargets(QString(), files, from).isEmpty());
    }

    void jumpsAcrossFilesAreGoneBack()
    {
        const auto log = QString::fromStdString(analysis_->verdict.causal()->file);
        page_->openAt(QStringLiteral("env.txt"), LineNumber(1));
        QTRY_VERIFY(text() != nullptr && text()->document() != nullptr);
        text()->goToLine(LineNumber(7));
        page_->openAt(log, LineNumber(2));
        QTRY_VERIFY(text()->document() != nullptr);
        QTRY_COMPARE(text()->currentLine(), LineNumber(2));
        text()->goToLine(LineNumber(30));
        auto* actions = page_->findChild<TextActions*>();
        QVERIFY(actions->back->isEnabled());
        actions->back->trigger();
        QCOMPARE(page_->currentPath(), log);
        QCOMPARE(text()->currentLine(), LineNumber(2));
        actions->back->trigger();
        QCOMPARE(page_->currentPath(), QStringLiteral("env.txt"));
        QCOMPARE(text()->currentLine(), LineNumber(7));
        actions->forward->trigger();
        QCOMPARE(page_->currentPath(), log);
        QCOMPARE(text()->currentLine(), LineNumber(2));
    }

    void linesAreQuoted()
    {
        page_->openAt(QStringLiteral("env.txt"), LineNumber(2));
        QTRY_VERIFY(text()->document() != nullptr);
        QTRY_COMPARE(text()->currentLine(), LineNumber(2));
        QSignalSpy quoted(page_.get(), &FilesPage::quoteRequested);
        QTest::keyClick(text(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(text(), Qt::Key_Down, Qt::ShiftModifier);
        text()->action(view::TextCommand::Quote)->trigger();
        auto* bar = page_->findChild<DocumentTabs*>()->current()->findChild<NoteBar*>();
        QVERIFY(!bar->isHidden());
        QTest::keyClicks(bar->findChild<QLineEdit*>(), QStringLiteral("compare these"));
        QTest::keyClick(bar, Qt::Key_Return);
        QCOMPARE(quoted.size(), 1);
        const auto request = quoted[0][0].value<QuoteRequest>();
        QCOMPARE(request.path, QStringLiteral("env.txt"));
        QCOMPARE(request.line, LineNumber(2));
        QCOMPARE(request.note, QStringLiteral("compare these"));
        QVERIFY(request.author.isEmpty()); // known already
        QCOMPARE(request.text,
                 text()->lineText(LineNumber(2)) + QLatin1Char('\n') + text()->lineText(LineNumber(3)));
    }

    /// Note and name in one place: one question, not two.
    void theFirstNoteAsksForTheNameToo()
    {
        page_->setAsksName(true);
        page_->openAt(QStringLiteral("env.txt"), LineNumber(2));
        QTRY_VERIFY(text()->document() != nullptr);
        QSignalSpy marks(page_.get(), &FilesPage::markRequested);
        page_->findChild<TextActions*>()->mark->trigger();
        auto* bar = page_->findChild<DocumentTabs*>()->current()->findChild<NoteBar*>();
        QTest::keyClick(bar, Qt::Key_Return);
        QCOMPARE(marks.size(), 0); // the name is needed
        QVERIFY(!bar->isHidden());
        auto* name = qobject_cast<QLineEdit*>(page_->window()->focusWidget());
        QVERIFY(name != nullptr && name->parentWidget() == bar);
        QTest::keyClicks(name, QStringLiteral("Li Wei"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks[0][0].value<MarkRequest>().author, QStringLiteral("Li Wei"));
        page_->setAsksName(false);
        page_->findChild<TextActions*>()->mark->trigger();
        QTest::keyClick(bar, Qt::Key_Return);
        QCOMPARE(marks.size(), 2);
        QVERIFY(marks[1][0].value<MarkRequest>().author.isEmpty());
    }

    void aZoomIsForEveryTextAndKept()
    {
        page_->openAt(QStringLiteral("env.txt"), {});
        QTRY_VERIFY(text()->document() != nullptr);
        const double standard = text()->fontSize();
        QSignalSpy choices(page_.get(), &FilesPage::textChoicesChanged);
        text()->action(view::TextCommand::ZoomIn)->trigger();
        text()->action(view::TextCommand::ZoomIn)->trigger();
        QCOMPARE(choices.size(), 2);
        QCOMPARE(choices[1][0].value<TextChoices>().points, standard + 2);
        page_->openAt(QString::fromStdString(analysis_->verdict.causal()->file), LineNumber(3));
        QCOMPARE(text()->fontSize(), standard + 2); // another one
        text()->action(view::TextCommand::ZoomReset)->trigger();
        QCOMPARE(text()->fontSize(), standard);
        QCOMPARE(choices.last()[0].value<TextChoices>().points, 0.0);
    }

    void whatIsNotThereIsSaid()
    {
        page_->openAt(QString::fromStdString(analysis_->verdict.causal()->file), {});
        QTRY_VERIFY(text()->document() != nullptr);
        QSignalSpy notes(page_.get(), &FilesPage::note);
        auto& view = *text();
        std::int64_t named = 0; // a frame of a library, which no bundle holds
        for (std::int64_t line = 1; line <= view.document()->lineCount() && named == 0; ++line)
            if (view.lineText(LineNumber(line)).contains(QStringLiteral("File \"/opt/standin")))
                named = line;
        QVERIFY(named > 0);
        view.goToLine(LineNumber(named));
        view.action(view::TextCommand::FollowReference)->trigger();
        QCOMPARE(notes.size(), 1);
        QVERIFY(notes[0][0].toString().contains(QStringLiteral("/opt/standin")));
        page_->openAt(QStringLiteral("nowhere.log"), LineNumber(1));
        QCOMPARE(notes.size(), 2);
    }

    void marksAndQuotesAreListed()
    {
        MarksPanel panel(fixture_->theme);
        QVERIFY(!panel.isVisibleTo(nullptr));
        review::Review review;
        review.marks = {{"b.log", LineNumber(9), "look here", {}}, {"a.log", LineNumber(3), "", {}}};
        review.quotes = {{"a.log", LineNumber(1), "RuntimeError: x\nmore", "", {}}};
        panel.setReview(review);
        auto* list = panel.findChild<QListWidget*>();
        QCOMPARE(list->count(), 3);
        QVERIFY(list->item(0)->text().contains(QStringLiteral("RuntimeError: x more")));
        QCOMPARE(list->item(1)->text(), QStringLiteral("a.log:3"));
        QVERIFY(list->item(2)->text().contains(QStringLiteral("look here")));
        QSignalSpy opened(&panel, &MarksPanel::openRequested);
        QSignalSpy marks(&panel, &MarksPanel::markRequested);
        QSignalSpy quotes(&panel, &MarksPanel::quoteRequested);
        emit list->itemActivated(list->item(2));
        QCOMPARE(opened[0][0].toString(), QStringLiteral("b.log"));
        list->setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(marks[0][0].value<MarkRequest>(),
                 (MarkRequest{QStringLiteral("b.log"), LineNumber(9), {}, true}));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Delete);
        QVERIFY(quotes[0][0].value<QuoteRequest>().remove);
        QSignalSpy notes(&panel, &MarksPanel::noteRequested);
        QTest::keyClick(list, Qt::Key_F2);
        QCOMPARE(notes.size(), 1);
        QVERIFY(notes[0][2].toBool()); // a quote's
        panel.setReview({});
        QVERIFY(panel.isHidden());
    }

private:
    view::TextView* text()
    {
        auto* document = page_->findChild<DocumentTabs*>()->current();
        return document == nullptr ? nullptr : &document->text();
    }

    std::unique_ptr<PagesFixture> fixture_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::unique_ptr<FilesPage> page_;
};

QTEST_MAIN(FilesJumpsTest)
#include "tst_files_jumps.moc"
