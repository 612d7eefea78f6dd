// SPDX-License-Identifier: Apache-2.0
#include "app/caselist/case_list_model.h"
#include "app/caselist/case_pane.h"
#include "app/palette/command_palette.h"
#include "app/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace triage;
using namespace triage::app;

class TestCaseList : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void newestCasesStandBelowImports();
    void searchLooksAtEveryWord();
    void chosenWithTheKeyboard();
    void emptyListTeaches();
    void looseMatching();
    void paletteRunsAnAction();

private:
    CaseListModel model_;
    Theme theme_;
};

namespace {

cases::Summary summary(const char* id, const char* title, const char* ticket, std::optional<Route> route)
{
    cases::Summary s;
    s.id = id;
    s.title = title;
    s.ticket = ticket;
    s.customer = "Contoso";
    s.route = route;
    return s;
}

} // namespace

void TestCaseList::init()
{
    theme_.apply(ThemeChoice::Light, {});
    model_.setCases({summary("b", "Decoder hangs", "T-17", Route::RuntimeError),
                     summary("a", "Loss differs", "T-9", Route::Accuracy)});
}

void TestCaseList::newestCasesStandBelowImports()
{
    QAbstractItemModelTester tester(&model_, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model_.addImport(1, QStringLiteral("new.zip"));
    QCOMPARE(model_.rowCount(), 3);
    QCOMPARE(model_.index(0).data().toString(), QStringLiteral("new.zip"));
    model_.setImportProgress(1, QStringLiteral("3 MiB"));
    QVERIFY(model_.index(0).data(CaseListModel::TicketRole).toString().contains(QStringLiteral("3 MiB")));
    model_.update(summary("c", "New", "", std::nullopt));
    model_.removeImport(1);
    QCOMPARE(model_.index(0).data(CaseListModel::IdRole).toString(), QStringLiteral("c"));
    model_.remove("c");
    QCOMPARE(model_.rowCount(), 2);
}

void TestCaseList::searchLooksAtEveryWord()
{
    CasePane pane(model_, theme_);
    pane.search().setText(QStringLiteral("contoso t-9"));
    QCOMPARE(pane.list().model()->rowCount(), 1);
    pane.search().setText(QStringLiteral("runtime"));
    QCOMPARE(pane.list().model()->rowCount(), 1);
    QCOMPARE(pane.list().model()->index(0, 0).data().toString(), QStringLiteral("Decoder hangs"));
    pane.search().setText(QStringLiteral("nobody"));
    QCOMPARE(pane.list().model()->rowCount(), 0);
}

void TestCaseList::chosenWithTheKeyboard()
{
    CasePane pane(model_, theme_);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    QSignalSpy chosen(&pane, &CasePane::caseChosen);
    QSignalSpy removed(&pane, &CasePane::deleteRequested);
    pane.focusSearch();
    QTest::keyClick(&pane.search(), Qt::Key_Down);
    QVERIFY(pane.list().hasFocus());
    pane.list().setCurrentIndex(pane.list().model()->index(1, 0));
    QTest::keyClick(&pane.list(), Qt::Key_Return);
    QTest::keyClick(&pane.list(), Qt::Key_Delete);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toString(), QStringLiteral("a"));
    QCOMPARE(removed.size(), 1);
}

void TestCaseList::emptyListTeaches()
{
    model_.setCases({});
    CasePane pane(model_, theme_);
    bool told = false;
    for (const QWidget* child : pane.findChildren<QWidget*>())
        told = told ||
               (child->property("text").toString().contains(QStringLiteral("Drop")) && !child->isHidden());
    QVERIFY(told);
}

void TestCaseList::looseMatching()
{
    QVERIFY(matchesLoosely(QStringLiteral("Copy handoff"), QStringLiteral("cphand")));
    QVERIFY(matchesLoosely(QStringLiteral("Copy handoff"), QString()));
    QVERIFY(!matchesLoosely(QStringLiteral("Copy handoff"), QStringLiteral("hc")));
}

void TestCaseList::paletteRunsAnAction()
{
    QWidget window;
    window.resize(900, 600);
    window.show();
    QAction open(QStringLiteral("&Open"));
    QAction hidden(QStringLiteral("Close"));
    hidden.setEnabled(false);
    QSignalSpy spy(&open, &QAction::triggered);
    auto* palette = new CommandPalette({&open, &hidden}, &window);
    palette->show();
    QCOMPARE(palette->list().count(), 1);
    QTest::keyClicks(&palette->field(), QStringLiteral("zz"));
    QCOMPARE(palette->list().count(), 1);
    QVERIFY(!palette->list().item(0)->flags().testFlag(Qt::ItemIsEnabled));
    QVERIFY(!palette->list().item(0)->text().isEmpty());
    palette->field().clear();
    QTest::keyClicks(&palette->field(), QStringLiteral("op"));
    QTest::keyClick(&palette->field(), Qt::Key_Return);
    QTRY_COMPARE(spy.size(), 1);
}

QTEST_MAIN(TestCaseList)
#include "tst_case_list.moc"
