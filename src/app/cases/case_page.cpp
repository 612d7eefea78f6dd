// SPDX-License-Identifier: Apache-2.0
#include "app/cases/case_page.h"

#include "app/cases/case_header.h"
#include "app/files/files_page.h"
#include "app/handoff/handoff_page.h"
#include "app/import/import_run.h"
#include "app/import/import_strip.h"
#include "app/ladder/ladder.h"
#include "app/language/speech.h"
#include "app/overview/overview_page.h"
#include "app/settings/settings.h"
#include "app/theme/theme.h"
#include "app/timeline/timeline_page.h"
#include "app/verdict/verdict_card.h"
#include "app/verdict/verdict_line.h"
#include "app/words/words.h"

#include <QEvent>
#include <QPointer>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace triage::app {
namespace {

/// Asks for no more height than it has: with the height its pages would like, what stands above is squeezed.
class PageTabs : public QTabWidget
{
public:
    using QTabWidget::QTabWidget;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

constexpr int roomyHeight = 600; // below it a log or a sheet needs the room more than the steps

} // namespace

CasePage::CasePage(const Desk& desk, QWidget* parent)
    : QWidget(parent), desk_(desk), header_(new CaseHeader(desk.theme, this)),
      strip_(new ImportStrip(desk.theme, this)),
      ladder_(new Ladder(desk.engine.workflow(), desk.speech, desk.theme, this)),
      line_(new VerdictLine(desk.theme, this)), tabs_(new PageTabs(this)),
      overview_(new OverviewPage(desk.engine.workflow(), desk.speech, desk.theme, tabs_)),
      card_(new VerdictCard(desk.engine.workflow(), desk.speech, desk.theme, overview_)),
      files_(new FilesPage(desk.engine, desk.jobs, desk.speech, desk.theme, tabs_)),
      timeline_(new TimelinePage(desk.jobs, desk.theme, tabs_)),
      handoff_(new HandoffPage(desk.engine, desk.jobs, desk.speech, desk.theme, tabs_)), looking_(desk.jobs)
{
    build();
    connectCard();
    connectPages();
    retranslate();
    showMode();
    adjustHead();
}

CasePage::~CasePage() = default;

void CasePage::build()
{
    setFocusPolicy(Qt::ClickFocus); // where the focus rests when a case opens
    tabs_->setDocumentMode(true);
    tabs_->addTab(overview_, QString());
    tabs_->addTab(files_, QString());
    tabs_->addTab(timeline_, QString());
    tabs_->addTab(handoff_, QString());
    overview_->setLead(card_);
    head_ = new QVBoxLayout;
    head_->setSpacing(space::s + space::xs);
    head_->addWidget(header_);
    head_->addWidget(strip_);
    steps_ = new QVBoxLayout;
    steps_->addWidget(ladder_);
    steps_->addWidget(line_);
    head_->addLayout(steps_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head_);
    layout->addWidget(tabs_, 1);
    connect(header_, &CaseHeader::editRequested, this, &CasePage::editLabel);
    connect(header_, &CaseHeader::runChosen, this, [this](const QString& run) {
        session_->change([&](review::Review& review) { review.run = run.toStdString(); });
    });
    connect(header_, &CaseHeader::bundleChosen, this, [this](int number) { session_->showBundle(number); });
    connect(strip_, &ImportStrip::cancelled, this, [this] {
        if (adding_ != nullptr)
            adding_->cancel();
        else
            emit cancelRequested();
    });
    connect(tabs_, &QTabWidget::currentChanged, this, &CasePage::adjustHead);
}

void CasePage::connectCard()
{
    connect(card_, &VerdictCard::evidenceRequested, this, &CasePage::openAt);
    connect(card_, &VerdictCard::copyHandoffRequested, this, &CasePage::copyHandoff);
    connect(card_, &VerdictCard::copyQuestionsRequested, this, &CasePage::copyQuestions);
    connect(card_, &VerdictCard::overrideRequested, this, &CasePage::overrideRoute);
    connect(card_, &VerdictCard::overrideRevoked, this, [this] {
        session_->change([](review::Review& review) { review.override_.reset(); });
        emit done(tr("Override revoked"), true);
    });
    connect(card_, &VerdictCard::unpinRequested, this, &CasePage::unpin);
    connect(card_, &VerdictCard::waiveRequested, this, &CasePage::waive);
    connect(card_, &VerdictCard::waiverRevoked, this, [this](const review::Waiver& waiver) {
        session_->change([&](review::Review& review) { std::erase(review.waivers, waiver); });
        emit done(tr("Waiver revoked"), true);
    });
    connect(card_, &VerdictCard::symptomStated, this, [this](Symptom symptom) {
        if (!haveName())
            return;
        session_->change([&](review::Review& r) { r.symptom = {symptom, session_->signature()}; });
        emit done(tr("Symptom: %1").arg(word(symptom)), true);
    });
    connect(line_, &VerdictLine::evidenceRequested, this, &CasePage::openAt);
    connect(line_, &VerdictLine::detailsRequested, this, [this] { showTab(Tab::Overview); });
    connect(line_, &VerdictLine::foldRequested, this, &CasePage::setFolded);
    connect(&desk_.settings, &Settings::changed, this, &CasePage::adjustHead);
}

void CasePage::connectPages()
{
    connect(ladder_, &Ladder::logRequested, this,
            [this](const QString& path) { openAt(path, LineNumber(0)); });
    connect(ladder_, &Ladder::assignRequested, this, &CasePage::assign);
    connect(overview_, &OverviewPage::openRequested, this, &CasePage::openAt);
    connect(overview_, &OverviewPage::waiveRequested, this, &CasePage::waive);
    connect(overview_, &OverviewPage::answered, this, &CasePage::answer);
    connect(overview_, &OverviewPage::pinRequested, this, &CasePage::pin);
    connect(overview_, &OverviewPage::caseRequested, this, &CasePage::caseRequested);
    connect(timeline_, &TimelinePage::openRequested, this, &CasePage::openAt);
    connect(timeline_, &TimelinePage::pinRequested, this, &CasePage::pin);
    connect(timeline_, &TimelinePage::unpinRequested, this, &CasePage::unpin);
    connect(files_, &FilesPage::pinRequested, this, &CasePage::pin);
    connect(files_, &FilesPage::unpinRequested, this, &CasePage::unpin);
    connect(files_, &FilesPage::assignRequested, this, &CasePage::assign);
    connect(files_, &FilesPage::markRequested, this, &CasePage::mark);
    connect(files_, &FilesPage::quoteRequested, this, &CasePage::quote);
    connect(files_, &FilesPage::statusMessage, this, &CasePage::statusMessage);
    connect(files_, &FilesPage::note, this, [this](const QString& text) { emit done(text, false); });
    files_->setTextChoices(desk_.settings.choices().text);
    files_->setAsksName(desk_.settings.choices().engineer.isEmpty());
    connect(files_, &FilesPage::textChoicesChanged, &desk_.settings, &Settings::setText);
    connect(&desk_.settings, &Settings::changed, files_, [this](const Choices&, const Choices& now) {
        files_->setTextChoices(now.text);
        files_->setAsksName(now.engineer.isEmpty());
    });
    connect(handoff_, &HandoffPage::statusMessage, this, &CasePage::statusMessage);
}

void CasePage::beginImport(ImportRun& run)
{
    header_->setName(run.name());
    files_->beginProvisional(run.name());
    strip_->setState(run.state());
    connect(&run, &ImportRun::progressed, this, [this, &run] { strip_->setState(run.state()); });
    connect(&run, &ImportRun::filesTold, files_, &FilesPage::takeNews);
    connect(files_, &FilesPage::preferRequested, &run, &ImportRun::prefer);
    showMode();
    showTab(Tab::Files);
}

void CasePage::setCase(OpenCase opened)
{
    const bool first = !session_;
    const bool changed = opened.sourceChanged;
    adding_.reset();
    session_ = std::make_unique<CaseSession>(desk_, std::move(opened));
    connectSession();
    showMode();
    showAnalysis();
    if (first &&
        files_->currentPath().isEmpty()) // nobody reads in it: show the verdict with what it rests on
        showTab(Tab::Overview);
    emit stored(session_->value().summary);
    if (changed)
        emit done(tr("The files of this case have changed since it was opened first."), false);
}

void CasePage::connectSession()
{
    connect(session_.get(), &CaseSession::analysisChanged, this, &CasePage::showAnalysis);
    connect(session_.get(), &CaseSession::labelChanged, this, &CasePage::showAnalysis);
    connect(session_.get(), &CaseSession::stored, this, &CasePage::stored);
    connect(session_.get(), &CaseSession::stored, this, &CasePage::caseChanged); // what can be undone
    connect(session_.get(), &CaseSession::failed, this, &CasePage::failed);
}

void CasePage::showMode()
{
    const bool importing = isProvisional();
    strip_->setVisible(importing || adding_ != nullptr);
    ladder_->setVisible(!importing);
    line_->setVisible(!importing);
    tabs_->setTabVisible(int(Tab::Overview), !importing);
    tabs_->setTabVisible(int(Tab::Timeline), !importing);
    tabs_->setTabVisible(int(Tab::Handoff), !importing);
}

void CasePage::showAnalysis()
{
    const QPointer<QWidget> focus = focusWithin();
    const auto& analysis = session_->analysis();
    header_->setCase(*session_);
    ladder_->setAnalysis(analysis);
    card_->setAnalysis(analysis);
    line_->setVerdict(card_->view(), analysis->facts.state);
    overview_->setAnalysis(analysis);
    files_->setAnalysis(analysis);
    timeline_->setAnalysis(analysis);
    findPastCases();
    QTimer::singleShot(0, this, [this] { // a turn of its own: sheets take as long as all the rest
        if (session_)
            handoff_->setAnalysis(session_->analysis(), session_->label());
    });
    adjustHead();
    if (focus != focusWithin()) // what was pressed has gone: not on to whatever stands next
        setFocus(Qt::OtherFocusReason);
    emit caseChanged();
}

QWidget* CasePage::focusWithin() const
{
    QWidget* focus = window()->focusWidget();
    return focus != nullptr && isAncestorOf(focus) ? focus : nullptr;
}

bool CasePage::foldsByItself() const
{
    return currentTab() != Tab::Overview && height() < roomyHeight;
}

void CasePage::setFolded(bool folded)
{
    const auto choice = folded == foldsByItself() ? FoldChoice::ByHeight
                        : folded                  ? FoldChoice::Always
                                                  : FoldChoice::Never;
    desk_.settings.setFold(choice);
}

void CasePage::adjustHead()
{
    const FoldChoice choice = desk_.settings.choices().fold;
    const bool asked = choice == FoldChoice::ByHeight ? foldsByItself() : choice == FoldChoice::Always;
    folded_ = asked && !isProvisional();
    ladder_->setFolded(folded_);
    line_->setFolded(folded_);
    header_->setVisible(!folded_);
    if (session_)
        ladder_->setVisible(hasSteps(session_->analysis()->facts));
    const int edge = folded_ ? space::xs : space::s;
    steps_->setDirection(folded_ ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    steps_->setSpacing(folded_ ? space::s : space::s + space::xs);
    head_->setContentsMargins(space::m, folded_ ? edge : edge + space::xs, space::m, edge);
}

void CasePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adjustHead();
}

void CasePage::showTab(Tab tab)
{
    tabs_->setCurrentIndex(int(tab));
}

bool CasePage::takeTextKey(const QString& id)
{
    const bool seen = currentTab() == Tab::Files;
    showTab(Tab::Files);
    return files_->perform(id, seen);
}

QRect CasePage::emptyRoom() const
{
    const QTabBar& bar = *tabs_->tabBar();
    int taken = 0;
    for (int i = 0; i < bar.count(); ++i) {
        if (bar.isTabVisible(i))
            taken = std::max(taken, bar.tabRect(i).right() + 1);
    }
    const QPoint corner = bar.mapTo(this, QPoint(taken + space::l, 0));
    return {corner, QSize(width() - space::m - corner.x(), bar.height())};
}

CasePage::Tab CasePage::currentTab() const
{
    return Tab(tabs_->currentIndex());
}

void CasePage::openAt(const QString& path, LineNumber line)
{
    showTab(Tab::Files);
    files_->openAt(path, line);
}

void CasePage::retranslate()
{
    tabs_->setTabText(int(Tab::Overview), tr("Overview"));
    tabs_->setTabText(int(Tab::Files), tr("Files"));
    tabs_->setTabText(int(Tab::Timeline), tr("Timeline"));
    tabs_->setTabText(int(Tab::Handoff), tr("Handoff"));
}

void CasePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (session_) {
            header_->setCase(*session_);
            card_->setAnalysis(session_->analysis()); // its words are the line's; its own event comes later
            line_->setVerdict(card_->view(), session_->analysis()->facts.state);
        }
    }
    QWidget::changeEvent(event);
}

} // namespace triage::app
