// SPDX-License-Identifier: Apache-2.0
#include "app/window/main_window.h"

#include "app/caselist/case_pane.h"
#include "app/files/files_page.h"
#include "app/messages/message_bar.h"
#include "app/parts/mnemonics.h"
#include "app/settings/settings.h"
#include "app/shortcuts/key_tips.h"
#include "app/shortcuts/shortcut_keeper.h"
#include "app/start/start_page.h"
#include "app/theme/icons.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "app/window/recent.h"
#include "app/words/words.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace triage::app {
namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
constexpr int statusMs = 5000;

} // namespace

MainWindow::MainWindow(const Desk& desk, QWidget* parent)
    : QMainWindow(parent), desk_(desk), cases_(new CaseListModel(this)), middle_(new QWidget(this)),
      stack_(new CaseStack(desk, *cases_, middle_)),
      messages_(new MessageBar(desk.speech, desk.theme, middle_)),
      pane_(new CasePane(*cases_, desk.theme, this)), actions_(new Actions(this)),
      dock_(new QDockWidget(this)), toolBar_(new QToolBar(this)), bundleFacts_(new QLabel(this)),
      loading_(desk.jobs), ruling_(desk.jobs)
{
    setAcceptDrops(true);
    buildParts();
    buildMenus();
    buildToolBar();
    connectActions();
    connectPageActions();
    connectPane();
    connectStack();
    connect(&desk.settings, &Settings::changed, this, &MainWindow::applyChoices);
    new ShortcutKeeper(desk.settings, this);
    new KeyTips(this);
    retranslate();
    restoreWindow();
    loadCases();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildParts()
{
    auto* layout = new QVBoxLayout(middle_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    setCentralWidget(middle_);
    dock_->setObjectName(QStringLiteral("casesDock"));
    dock_->setWidget(pane_);
    dock_->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    addDockWidget(Qt::LeftDockWidgetArea, dock_);
    resizeDocks({dock_}, {240}, Qt::Horizontal);
    setMinimumSize(800, 520);
    statusBar()->setSizeGripEnabled(false);
    bundleFacts_->setProperty("role", QStringLiteral("muted"));
    bundleFacts_->setContentsMargins(0, 0, space::s, 0);
    statusBar()->addPermanentWidget(bundleFacts_);
}

void MainWindow::buildMenus()
{
    const Actions& a = *actions_;
    caseMenu_ = menuBar()->addMenu(QString());
    caseMenu_->addActions({a[Do::OpenFile], a[Do::OpenFolder], a[Do::Paste], a[Do::Sample]});
    recentMenu_ = caseMenu_->addMenu(QString());
    caseMenu_->addSeparator();
    caseMenu_->addActions({a[Do::SearchCases], a[Do::SearchInCase], a[Do::AddFiles], a[Do::EditCase],
                           a[Do::CloseCase], a[Do::DeleteCase]});
    caseMenu_->addSeparator();
    caseMenu_->addActions({a[Do::Settings], a[Do::Quit]});
    verdictMenu_ = menuBar()->addMenu(QString());
    verdictMenu_->addActions({a[Do::GoToEvidence], a[Do::CopyHandoff], a[Do::Export], a[Do::CopyQuestions]});
    verdictMenu_->addSeparator();
    verdictMenu_->addActions({a[Do::Override], a[Do::Undo]});
    textMenu_ = menuBar()->addMenu(QString());
    connect(textMenu_, &QMenu::aboutToShow, this, &MainWindow::fillTextMenu);
    viewMenu_ = menuBar()->addMenu(QString());
    viewMenu_->addActions({a[Do::ShowOverview], a[Do::ShowFiles], a[Do::ShowTimeline], a[Do::ShowHandoff]});
    viewMenu_->addSeparator();
    viewMenu_->addActions({a[Do::FoldHead], dock_->toggleViewAction(), toolBar_->toggleViewAction()});
    dock_->toggleViewAction()->setObjectName(QStringLiteral("window/Cases"));
    dock_->toggleViewAction()->setShortcut(Qt::Key_F9);
    dock_->toggleViewAction()->setIcon(icon(QStringLiteral("pane")));
    dock_->toggleViewAction()->setIconVisibleInMenu(false); // its check mark stands there
    helpMenu_ = menuBar()->addMenu(QString());
    helpMenu_->addActions({a[Do::WhatsThis], a[Do::Palette], a[Do::About]});
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
}

void MainWindow::buildToolBar()
{
    const Actions& a = *actions_;
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setMovable(false);
    toolBar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toolBar_->setIconSize({18, 18});
    toolBar_->addActions({a[Do::OpenFile], a[Do::OpenFolder], a[Do::SearchCases]});
    toolBar_->addSeparator();
    toolBar_->addActions({a[Do::CopyHandoff], a[Do::Export]});
    auto* spacer = new QWidget(toolBar_);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    toolBar_->addWidget(spacer);
    toolBar_->addAction(a[Do::Settings]);
    addToolBar(toolBar_);
}

void MainWindow::connectStack()
{
    connect(stack_, &CaseStack::pageChanged, this, &MainWindow::showPage);
    connect(stack_, &CaseStack::refused, this, &MainWindow::refuse);
    connect(stack_, &CaseStack::statusMessage, this,
            [this](const QString& text) { statusBar()->showMessage(text, statusMs); });
    connect(stack_, &CaseStack::done, this, [this](const QString& text, bool canUndo) {
        if (!canUndo)
            return messages_->showNote(text);
        messages_->showUndo(text, [this] { (*actions_)[Do::Undo]->trigger(); }, {});
    });
    messages_->setRoom([this] {
        const CasePage* page = stack_->page();
        return page == nullptr ? QRect() : page->emptyRoom().translated(page->mapTo(middle_, QPoint(0, 0)));
    });
    StartPage& start = stack_->start();
    connect(&start, &StartPage::openFileRequested, this, &MainWindow::openFile);
    connect(&start, &StartPage::openFolderRequested, this, &MainWindow::openFolder);
    connect(&start, &StartPage::pasteRequested, this, &MainWindow::paste);
    connect(&start, &StartPage::sampleRequested, this, &MainWindow::openSample);
    connect(&start, &StartPage::recentChosen, this, [this](const QString& path) { openPaths({path}); });
    start.setRecent(recentInputs());
}

void MainWindow::restoreWindow()
{
    const QSettings settings;
    resize(1280, 800);
    restoreGeometry(settings.value(geometryKey).toByteArray());
    restoreState(settings.value(stateKey).toByteArray());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    messages_->settle();
    QSettings settings;
    settings.setValue(geometryKey, saveGeometry());
    settings.setValue(stateKey, saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    setWindowTitle(tr("npugraph_ex Triage"));
    actions_->retranslate();
    caseMenu_->setTitle(tr("&Case"));
    recentMenu_->setTitle(tr("&Recent"));
    verdictMenu_->setTitle(tr("Ver&dict"));
    textMenu_->setTitle(tr("&Text"));
    viewMenu_->setTitle(tr("&View"));
    helpMenu_->setTitle(tr("&Help"));
    dock_->setWindowTitle(tr("Cases"));
    toolBar_->setWindowTitle(tr("Tool bar"));
    const auto shorten = [this](Do what, const QString& text) { (*actions_)[what]->setIconText(text); };
    shorten(Do::OpenFile, tr("Open"));
    shorten(Do::OpenFolder, tr("Open folder"));
    shorten(Do::SearchCases, tr("Search cases"));
    shorten(Do::CopyHandoff, tr("Copy handoff"));
    shorten(Do::Export, tr("Export"));
    shorten(Do::Settings, tr("Settings"));
    for (QMenu* menu : {caseMenu_, verdictMenu_, viewMenu_, helpMenu_})
        separateMnemonics(*menu);
    showPage();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

/// What was said of one import or case is past when another is in front. An import that becomes a case is
/// none.
void MainWindow::noticeLeaving()
{
    const CasePage* page = stack_->page();
    const std::string id =
        page != nullptr && page->session() != nullptr ? page->session()->value().summary.id : std::string();
    if (page != seen_ || (!seenCase_.empty() && id != seenCase_))
        messages_->leave();
    seen_ = page;
    seenCase_ = id;
}

void MainWindow::showPage()
{
    noticeLeaving();
    CasePage* page = stack_->page();
    CaseSession* session = page != nullptr ? page->session() : nullptr;
    actions_->enableFor(page != nullptr, session != nullptr, session != nullptr && session->canUndo());
    showBundleFacts(session);
    if (session == nullptr) {
        setWindowTitle(tr("npugraph_ex Triage"));
        if (page == nullptr)
            pane_->select({});
        return;
    }
    const cases::Summary& summary = session->value().summary;
    pane_->select(cases_->indexOfCase(summary.id));
    setWindowTitle(
        QStringLiteral("%1 — %2").arg(QString::fromStdString(summary.title), tr("npugraph_ex Triage")));
}

void MainWindow::showBundleFacts(const CaseSession* session)
{
    if (session == nullptr)
        return bundleFacts_->clear();
    const engine::Analysis& analysis = *session->analysis();
    bundleFacts_->setText(
        QStringList{tr("Files: %1").arg(countText(std::int64_t(analysis.facts.files.size()))),
                    sizeText(session->value().summary.bundleSize),
                    tr("rules %1").arg(QString::fromStdString(analysis.verdict.rulePackVersion))}
            .join(separator()));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QMimeData* mime = event->mimeData();
    const bool ours = mime->hasFormat(QStringLiteral("application/x-npugraph-triage-file"));
    if (!ours && (mime->hasUrls() || mime->hasText()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    if (!paths.isEmpty())
        openPaths(paths);
    else
        importText(event->mimeData()->text());
    event->acceptProposedAction();
}

} // namespace triage::app
