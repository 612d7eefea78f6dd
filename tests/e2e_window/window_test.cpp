// SPDX-License-Identifier: Apache-2.0
#include "app/cases/case_page.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/handoff/sheet_pair.h"
#include "app/verdict/evidence_quote.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "look.h"
#include "view/text_view.h"
#include "window_under_test.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

using namespace triage;
using namespace triage::app;

namespace {

/// One state of the window that is looked at.
struct Scene
{
    QString name;
    CasePage::Tab tab;
    LanguageChoice language;
    ThemeChoice theme;
    QSize size;
};

std::vector<Scene> scenes()
{
    const std::pair<const char*, CasePage::Tab> tabs[] = {{"overview", CasePage::Tab::Overview},
                                                          {"files", CasePage::Tab::Files},
                                                          {"handoff", CasePage::Tab::Handoff}};
    std::vector<Scene> all;
    for (const auto& [tabName, tab] : tabs) {
        for (const bool chinese : {false, true}) {
            for (const bool dark : {false, true}) {
                for (const auto size : {QSize(1280, 800), QSize(960, 600)}) {
                    const auto name = QStringLiteral("%1-%2-%3-%4")
                                          .arg(QLatin1String(tabName),
                                               chinese ? QStringLiteral("zh") : QStringLiteral("en"),
                                               dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                          .arg(size.width());
                    all.push_back({name, tab, chinese ? LanguageChoice::Chinese : LanguageChoice::English,
                                   dark ? ThemeChoice::Dark : ThemeChoice::Light, size});
                }
            }
        }
    }
    return all;
}

/// Answers the file dialog that is about to open, as a user would.
void answerFileDialog(const QString& file)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        timer->deleteLater();
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
    });
    timer->start(50);
}

} // namespace

class WindowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        made_ = test::WindowUnderTest::make();
        QVERIFY(made_ != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        made_->choose(LanguageChoice::English, ThemeChoice::Light);
    }

    void startPageLooksRight()
    {
        for (const auto& scene : scenes()) {
            if (scene.tab == CasePage::Tab::Overview)
                look(QStringLiteral("start") + scene.name.mid(8), scene);
        }
    }

    void aBundleDroppedInIsJudged()
    {
        made_->choose(LanguageChoice::English, ThemeChoice::Light);
        made_->resize({1280, 800});
        window().openPaths({QStringLiteral(TRIAGE_TEST_DATA "/bundles/zips/02-step5-capture-107033.zip")});
        QTRY_VERIFY_WITH_TIMEOUT(page() != nullptr && !page()->isProvisional(), 30'000);
        QVERIFY(evidenceLink()->text().contains(QStringLiteral("stdout_stderr.log:")));
    }

    void aClickOnTheEvidenceOpensTheLogOnIt()
    {
        const auto wanted = evidenceLink()->text().section(u':', -1).toLongLong();
        QVERIFY(wanted > 1);
        QTest::mouseClick(evidenceLink(), Qt::LeftButton);
        QTRY_VERIFY(text() != nullptr && text()->document() != nullptr);
        QTRY_COMPARE(text()->currentLine(), LineNumber(wanted));
        QCOMPARE(page()->currentTab(), CasePage::Tab::Files);
        QVERIFY(text()->lineText(LineNumber(wanted)).contains(QStringLiteral("107033")));
        const auto first = text()->firstVisibleLine().value;
        QVERIFY(first <= wanted && wanted < first + 60);
    }

    void theLanguageChangesInPlace()
    {
        const auto english = (*actions())[Do::CopyHandoff]->text();
        made_->choose(LanguageChoice::Chinese, ThemeChoice::Light);
        QVERIFY((*actions())[Do::CopyHandoff]->text() != english);
        QVERIFY(page()->files().currentPath().endsWith(
            QStringLiteral("stdout_stderr.log"))); // nothing was closed
        made_->choose(LanguageChoice::English, ThemeChoice::Light);
        QCOMPARE((*actions())[Do::CopyHandoff]->text(), english);
    }

    void theHandoffIsSaved()
    {
        const QDir folder(made_->folder());
        const auto file = folder.filePath(QStringLiteral("handoff.md"));
        answerFileDialog(file);
        (*actions())[Do::Export]->trigger();
        QTRY_VERIFY(QFileInfo::exists(file));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const auto text = QString::fromUtf8(saved.readAll());
        QVERIFY(text.contains(QStringLiteral("torch-npugraph-ex-")));
        QVERIFY(text.contains(QStringLiteral("107033")));
    }

    void aNameWithoutItsEndingGetsOne()
    {
        const QDir folder(made_->folder());
        answerFileDialog(folder.filePath(QStringLiteral("plain")));
        (*actions())[Do::Export]->trigger();
        QTRY_COMPARE(folder.entryList({QStringLiteral("plain*")}, QDir::Files).size(), 1);
        QVERIFY(!folder.exists(QStringLiteral("plain")));
    }

    void everyTabLooksRight_data()
    {
        QTest::addColumn<int>("scene");
        const auto all = scenes();
        for (int i = 0; i < int(all.size()); ++i)
            QTest::newRow(qPrintable(all[std::size_t(i)].name)) << i;
    }
    void everyTabLooksRight()
    {
        QFETCH(const int, scene);
        const auto wanted = scenes()[std::size_t(scene)];
        page()->showTab(wanted.tab);
        look(wanted.name, wanted);
    }

    void otherKindsOfCasesLookRight_data()
    {
        QTest::addColumn<QString>("bundle");
        QTest::newRow("all-pass") << "zips/01-all-pass-linear.zip";
        QTest::newRow("ranks") << "zips/12-step5-torchrun-hccl-timeout.zip";
        QTest::newRow("withheld") << "zips/16-step5-segfault-empty-log.zip";
        QTest::newRow("original") << "npugraph_ex/f09_scope_not_closed.zip";
    }
    void otherKindsOfCasesLookRight()
    {
        QFETCH(const QString, bundle);
        const auto before = window().stack().openId();
        window().openPaths({QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + bundle});
        QTRY_VERIFY_WITH_TIMEOUT(
            page() != nullptr && !page()->isProvisional() && window().stack().openId() != before, 30'000);
        for (const auto tab : {CasePage::Tab::Overview, CasePage::Tab::Handoff}) {
            page()->showTab(tab);
            for (const auto size : {QSize(1280, 800), QSize(960, 600)}) {
                for (const auto language : {LanguageChoice::English, LanguageChoice::Chinese}) {
                    const auto name = QStringLiteral("%1-%2-%3-%4")
                                          .arg(QLatin1String(QTest::currentDataTag()))
                                          .arg(int(tab))
                                          .arg(int(language))
                                          .arg(size.width());
                    look(name, {name, tab, language, ThemeChoice::Light, size});
                }
            }
        }
    }

private:
    app::MainWindow& window() { return made_->window(); }
    app::Actions* actions() { return &window().actions(); }
    CasePage* page() { return window().stack().page(); }
    QPushButton* evidenceLink() { return &page()->findChild<EvidenceQuote*>()->link(); }
    view::TextView* text() { return page()->files().findChild<view::TextView*>(); }

    void look(const QString& name, const Scene& scene)
    {
        made_->choose(scene.language, scene.theme);
        made_->resize(scene.size);
        const auto picture = made_->picture();
        const QDir folder(QStringLiteral(TRIAGE_BINARY_DIR "/pictures"));
        folder.mkpath(QStringLiteral("."));
        QVERIFY(picture.save(folder.filePath(name + QStringLiteral(".png"))));
        QCOMPARE(window().size(), scene.size); // nothing in it asks for more room
        QVERIFY(look::colours(picture) > 20);
        const auto flaws =
            look::cutTexts(window()) + look::misplaced(window()) + look::faintTexts(window(), picture);
        QVERIFY2(flaws.isEmpty(), qPrintable(name + QStringLiteral(":\n") + flaws.join(u'\n')));
    }

    std::unique_ptr<test::WindowUnderTest> made_;
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
