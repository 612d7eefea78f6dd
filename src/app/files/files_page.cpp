// SPDX-License-Identifier: Apache-2.0
#include "app/files/files_page.h"

#include "app/files/artefact_help.h"
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/file_tree_builder.h"
#include "app/files/file_tree_panel.h"
#include "app/files/marks_panel.h"
#include "app/files/open_request.h"
#include "app/files/reference_targets.h"
#include "app/files/text_actions.h"
#include "app/language/speech.h"
#include "app/search/text_tools.h"
#include "app/theme/theme.h"

#include <QAction>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace triage::app {
namespace {

using namespace std::chrono_literals;

constexpr auto treePause = 300ms;
constexpr int roomyHeight = 320; ///< pixels: less than that belongs to the tree alone

QWidget* leftColumn(FileTreePanel* tree, MarksPanel* marks, ArtefactHelp* help)
{
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(space::s, space::s, space::s, space::s);
    column->setSpacing(space::s);
    column->addWidget(tree, 1);
    column->addWidget(marks);
    column->addWidget(help);
    return left;
}

/// Whether the tree would look the same.
bool sameTree(const check::Facts& a, const check::Facts& b)
{
    return a.kind == b.kind && a.files == b.files && a.steps == b.steps;
}

} // namespace

FilesPage::FilesPage(const engine::Engine& engine, Jobs& jobs, const Speech& speech, const Theme& theme,
                     QWidget* parent)
    : QWidget(parent), engine_(engine), splitter_(new QSplitter(this)),
      tree_(new FileTreePanel(engine.workflow(), speech, theme)),
      help_(new ArtefactHelp(engine.workflow(), speech, theme)), tabs_(new DocumentTabs(jobs, theme)),
      actions_(new TextActions(this)), tools_(makeTools(jobs, theme)), marks_(new MarksPanel(theme))
{
    splitter_->addWidget(leftColumn(tree_, marks_, help_));
    splitter_->addWidget(tools_->area());
    splitter_->setStretchFactor(1, 1);
    splitter_->widget(0)->setMinimumWidth(200);
    splitter_->widget(1)->setMinimumWidth(280);
    splitter_->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter_);
    refresh_.setSingleShot(true);
    connectParts();
    connectActions();
    connectJumps();
    actions_->setEnabled(false);
}

FilesPage::~FilesPage() = default;

void FilesPage::connectParts()
{
    connect(tree_, &FileTreePanel::openRequested, this, [this](const QString& path) { openAt(path, {}); });
    connect(tree_, &FileTreePanel::assignRequested, this, &FilesPage::assignRequested);
    connect(tree_, &FileTreePanel::showInFileManagerRequested, this, &FilesPage::showInFileManager);
    connect(tree_, &FileTreePanel::helpRequested, this, &FilesPage::showHelp);
    connect(tree_, &FileTreePanel::currentChanged, this,
            [this](const QString& path, bundle::ArtefactKind kind) {
                help_->show(path, kind);
                tree_->setWhatsThis(help_->explanation()); // F1
            });
    connect(tabs_, &DocumentTabs::markRequested, this, &FilesPage::markRequested);
    connect(tabs_, &DocumentTabs::pinRequested, this, &FilesPage::pinRequested);
    connect(tabs_, &DocumentTabs::unpinRequested, this, &FilesPage::unpinRequested);
    connect(tabs_, &DocumentTabs::statusMessage, this, &FilesPage::statusMessage);
    connect(tabs_, &DocumentTabs::currentChanged, this, [this](DocumentView* document) {
        actions_->setEnabled(document != nullptr);
        showJumps();
        if (document != nullptr)
            tree_->reveal(document->info().path);
    });
    connect(tree_, &FileTreePanel::compareRequested, tools_, &TextTools::compare);
    connect(tree_, &FileTreePanel::besideRequested, tools_, &TextTools::readBeside);
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { divided_ = true; });
    connect(&refresh_, &QTimer::timeout, this, &FilesPage::showTree);
}

void FilesPage::connectActions()
{
    const auto onCurrent = [this](QAction* action, auto act) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (auto* document = tabs_->current())
                act(*document);
        });
    };
    onCurrent(actions_->find, [](DocumentView& d) { d.find(); });
    onCurrent(actions_->findNext, [](DocumentView& d) { d.findNext(true); });
    onCurrent(actions_->findPrevious, [](DocumentView& d) { d.findNext(false); });
    onCurrent(actions_->goToLine, [](DocumentView& d) { d.askLine(); });
    onCurrent(actions_->nextStop, [](DocumentView& d) { d.goToStop(true); });
    onCurrent(actions_->previousStop, [](DocumentView& d) { d.goToStop(false); });
    onCurrent(actions_->mark, [](DocumentView& d) { d.askMark(); });
    onCurrent(actions_->pin, [](DocumentView& d) { d.askPin(); });
    connect(actions_->closeFile, &QAction::triggered, this, [this] {
        if (auto* document = tabs_->current())
            tabs_->close(document);
    });
}

void FilesPage::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    const bool keepTree = !provisional_ && analysis_ != nullptr && analysis != nullptr &&
                          analysis_->bundle.root == analysis->bundle.root &&
                          sameTree(analysis_->facts, analysis->facts);
    if (analysis_ != nullptr && (analysis == nullptr || analysis_->bundle.root != analysis->bundle.root))
        tools_->clear(); // another case
    analysis_ = std::move(analysis);
    marks_->setReview(analysis_ != nullptr ? analysis_->review : review::Review());
    provisional_ = false;
    refresh_.stop();
    tree_->setAssignable(analysis_ != nullptr);
    adoptOpenTexts();
    incoming_.clear();
    if (!keepTree)
        showTree();
    for (auto* document : tabs_->all())
        passNotes(document);
}

void FilesPage::beginProvisional(const QString& name)
{
    setAnalysis(nullptr);
    provisional_ = true;
    tree_->setAssignable(false);
    emit statusMessage(tr("Importing %1").arg(name));
}

/// Many small files come at once: a tree with other rows is drawn now and then, the first one at once.
void FilesPage::takeNews(const std::vector<FileNews>& news)
{
    if (!provisional_)
        return;
    const bool first = incoming_.all().empty();
    for (const FileNews& told : news) {
        if (!incoming_.take(told))
            continue;
        if (told.kind == FileNews::Kind::Ready)
            tree_->setWhole(told.path, told.size);
        auto* waiting = told.kind != FileNews::Kind::Listed ? tabs_->find(told.path) : nullptr;
        if (waiting != nullptr && waiting->isWaiting())
            waiting->open(documentInfo(*incoming_.find(told.path.toStdString()), told.location, nullptr), {});
    }
    if (first)
        showTree();
    else if (incoming_.rowsChanged() && !refresh_.isActive())
        refresh_.start(treePause);
}

void FilesPage::showTree()
{
    if (analysis_ != nullptr)
        tree_->setTree(buildFileTree(analysis_->facts, engine_.workflow()));
    else
        tree_->setTree(buildPlainTree(incoming_));
    incoming_.rowsShown();
}

/// Open texts of the same bytes go on under the names they have now; the others are closed.
void FilesPage::adoptOpenTexts()
{
    for (auto* document : tabs_->all()) {
        const auto old = document->info();
        const auto same = [&](const bundle::BundleFile& file) {
            return old.importing ? qstring(file.stored) == old.path : locationOf(file) == old.location;
        };
        const auto file = std::find_if(files().begin(), files().end(), same);
        if (analysis_ == nullptr || file == files().end()) {
            tabs_->close(document);
            continue;
        }
        const auto info = documentInfo(*file, locationOf(*file), analysis_.get());
        if (document->isWaiting())
            document->open(info, lineIndexOf(*file, analysis_.get()));
        else
            document->setInfo(info);
        tabs_->rename(document);
    }
}

void FilesPage::passNotes(DocumentView* document)
{
    document->setMarkable(analysis_ != nullptr);
    if (analysis_ != nullptr)
        document->setNotes(notesFor(document->info().path.toStdString(), *analysis_));
}

/// Where it is seen already, a place is gone to there.
void FilesPage::openAt(const QString& path, LineNumber line)
{
    auto* seen = line.value > 0 ? tabs_->findInFront(path) : nullptr;
    if (seen != nullptr)
        arrive(seen, line);
    else
        openAlone(path, line);
}

void FilesPage::openAlone(const QString& path, LineNumber line)
{
    if (auto* document = tabs_->find(path))
        return arrive(document, line);
    const auto* file = fileOf(path);
    if (file == nullptr) {
        emit note(tr("%1 is not in this bundle.").arg(path));
        return;
    }
    leaveCurrent();
    const QScopedValueRollback arriving(jumping_, true); // the place that was left is kept already
    arrive(openNew(*file), line);
}

void FilesPage::arrive(DocumentView* document, LineNumber line)
{
    leaveCurrent();
    const QScopedValueRollback arriving(jumping_, true);
    tabs_->bringToFront(document);
    tree_->reveal(document->info().path);
    document->goTo(line);
    document->setFocus(Qt::OtherFocusReason);
}

DocumentView* FilesPage::openNew(const bundle::BundleFile& file)
{
    const auto info = documentInfo(file, locationOf(file), analysis_.get());
    auto* document = tabs_->add(info);
    if (info.location.isEmpty()) {
        document->await(info);
        emit preferRequested(info.path);
    } else {
        document->open(info, lineIndexOf(file, analysis_.get()));
    }
    passNotes(document);
    return document;
}

/// Also of two beside each other.
void FilesPage::adopt(DocumentView* document)
{
    document->setReferenceTargets([this, document](const QString& written) {
        return referenceTargets(written, files(), document->info().path);
    });
    passNotes(document);
}

QString FilesPage::currentPath() const
{
    const auto* document = tabs_->current();
    return document == nullptr ? QString() : document->info().path;
}

QList<QAction*> FilesPage::textActions() const
{
    QList<QAction*> all = actions_->all() + tools_->actions();
    all.move(all.indexOf(actions_->closeFile), all.size() - 1);
    return all;
}

QList<QAction*> FilesPage::frontActions() const
{
    const auto* document = tabs_->current();
    return document != nullptr ? document->textActions() : QList<QAction*>{};
}

void FilesPage::focusFilter()
{
    tree_->focusFilter();
}

void FilesPage::searchCase()
{
    tools_->searchCase();
}

/// What is not unpacked yet cannot be searched or compared.
TextTools* FilesPage::makeTools(Jobs& jobs, const Theme& theme)
{
    TextTools::Files wanted;
    wanted.index = [this](const QString& path) {
        const auto* file = fileOf(path);
        return file != nullptr ? lineIndexOf(*file, analysis_.get()) : nullptr;
    };
    wanted.all = [this] {
        std::vector<SearchedFile> all;
        for (const bundle::BundleFile& file : files()) {
            if (const QString location = locationOf(file); !location.isEmpty())
                all.push_back({qstring(file.path), location, file.size});
        }
        return all;
    };
    wanted.info = [this](const QString& path) -> std::optional<DocumentInfo> {
        const auto* file = fileOf(path);
        if (file == nullptr || locationOf(*file).isEmpty())
            return std::nullopt;
        return documentInfo(*file, locationOf(*file), analysis_.get());
    };
    auto* tools = new TextTools(tabs_, jobs, theme, std::move(wanted), this);
    connect(tools, &TextTools::openRequested, this, &FilesPage::openAt);
    connect(tools, &TextTools::openAloneRequested, this, &FilesPage::openAlone);
    connect(tools, &TextTools::statusMessage, this, &FilesPage::statusMessage);
    return tools;
}

QByteArray FilesPage::layoutState() const
{
    return splitter_->saveState();
}

void FilesPage::restoreLayout(const QByteArray& state)
{
    divided_ = !state.isEmpty() && splitter_->restoreState(state);
}

void FilesPage::showInFileManager(const QString& path)
{
    const auto* file = fileOf(path);
    if (file == nullptr || locationOf(*file).isEmpty())
        return;
    const auto folder = QFileInfo(locationOf(*file)).absolutePath();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        emit statusMessage(tr("No file manager answered. The folder is %1").arg(folder));
}

void FilesPage::showHelp(const QString& path)
{
    if (const auto* file = fileOf(path)) {
        help_->show(path, file->kind);
        help_->setUnfolded(true);
    }
}

const std::vector<bundle::BundleFile>& FilesPage::files() const
{
    return analysis_ != nullptr ? analysis_->facts.files : incoming_.all();
}

const bundle::BundleFile* FilesPage::fileOf(const QString& path) const
{
    const auto wanted = path.toStdString();
    if (analysis_ == nullptr)
        return incoming_.find(wanted);
    const auto file = std::find_if(files().begin(), files().end(),
                                   [&](const bundle::BundleFile& f) { return f.path == wanted; });
    return file == files().end() ? nullptr : &*file;
}

QString FilesPage::locationOf(const bundle::BundleFile& file) const
{
    return analysis_ != nullptr ? QString::fromStdString(analysis_->bundle.locationOf(file).string())
                                : qstring(file.stored);
}

void FilesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    help_->suggestUnfolded(height() >= roomyHeight);
    if (divided_)
        return;
    const int left = std::clamp(width() * 36 / 100, 240, 360);
    splitter_->setSizes({left, width() - left});
}

void FilesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        actions_->retranslate();
        tools_->retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace triage::app
