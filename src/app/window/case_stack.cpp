// SPDX-License-Identifier: Apache-2.0
#include "app/window/case_stack.h"

#include "app/caselist/case_list_model.h"
#include "app/language/speech.h"
#include "app/start/start_page.h"

namespace triage::app {

CaseStack::CaseStack(const Desk& desk, CaseListModel& cases, QWidget* parent)
    : QStackedWidget(parent), desk_(desk), cases_(cases), start_(new StartPage(desk.theme, this)),
      opening_(desk.jobs)
{
    addWidget(start_);
    connect(this, &QStackedWidget::currentChanged, this, &CaseStack::pageChanged);
}

CaseStack::~CaseStack()
{
    disconnect(this, nullptr, this, nullptr); // children go next; nobody listens any more
}

CasePage* CaseStack::page() const
{
    return qobject_cast<CasePage*>(currentWidget());
}

std::string CaseStack::openId() const
{
    return main_ != nullptr && main_->session() != nullptr ? main_->session()->value().summary.id
                                                           : std::string();
}

CasePage* CaseStack::newPage()
{
    auto* page = new CasePage(desk_, this);
    connect(page, &CasePage::stored, this, [this](const cases::Summary& summary) { cases_.update(summary); });
    connect(page, &CasePage::failed, this, [this](const Error& error) { emit refused(error, {}); });
    connect(page, &CasePage::done, this, &CaseStack::done);
    connect(page, &CasePage::statusMessage, this, &CaseStack::statusMessage);
    connect(page, &CasePage::caseRequested, this, [this](const QString& id) { openCase(id.toStdString()); });
    connect(page, &CasePage::caseChanged, this, &CaseStack::pageChanged);
    addWidget(page);
    return page;
}

void CaseStack::importInput(ImportInput input)
{
    const quint64 key = nextKey_++;
    auto* run = new ImportRun(desk_, std::move(input), this);
    CasePage* page = newPage();
    imports_[key] = {run, page};
    cases_.addImport(key, run->name());
    connect(run, &ImportRun::progressed, this,
            [this, key, run] { cases_.setImportProgress(key, percentText(run->state())); });
    connect(run, &ImportRun::finished, this,
            [this, key](const std::shared_ptr<ImportResult>& result) { imported(key, result); });
    connect(run, &ImportRun::refused, this, [this, key](const Error& error) { importRefused(key, error); });
    connect(page, &CasePage::cancelRequested, run, &ImportRun::cancel);
    page->beginImport(*run);
    setCurrentWidget(page);
    run->start();
}

void CaseStack::imported(quint64 key, const std::shared_ptr<ImportResult>& result)
{
    CasePage* page = imports_.at(key).page;
    const QString name = imports_.at(key).run->name();
    const bool inFront = currentWidget() == page;
    removeImport(key, result->opened.has_value());
    if (!result->opened) {
        if (inFront)
            openCase(result->known);
        emit done(tr("%1 is a case already.").arg(name), false);
        return;
    }
    emit statusMessage({}); // what was said of the import is past
    page->setCase(std::move(*result->opened));
    if (inFront)
        makeMain(page);
    else
        page->deleteLater(); // stored; it opens when it is chosen
}

void CaseStack::importRefused(quint64 key, const Error& error)
{
    const QString name = imports_.at(key).run->name();
    removeImport(key, false);
    if (error.kind == ErrorKind::Cancelled)
        emit statusMessage(tr("Import of %1 cancelled").arg(name));
    else
        emit refused(error, name);
}

void CaseStack::removeImport(quint64 key, bool keepPage)
{
    const Import import = imports_.extract(key).mapped();
    cases_.removeImport(key);
    import.run->deleteLater();
    if (keepPage)
        return;
    if (currentWidget() == import.page)
        setCurrentWidget(main_ != nullptr ? static_cast<QWidget*>(main_) : start_);
    removeWidget(import.page);
    import.page->deleteLater();
}

void CaseStack::makeMain(CasePage* page)
{
    setCurrentWidget(page);
    if (main_ != nullptr && main_ != page) {
        removeWidget(main_);
        main_->deleteLater();
    }
    main_ = page;
    page->setFocus();
    emit pageChanged();
}

void CaseStack::openCase(const std::string& id)
{
    if (openId() == id) {
        setCurrentWidget(main_);
        return;
    }
    opening_.supersede();
    opening_.run(
        Pool::Interactive,
        [&desk = desk_, engine = desk_.judging.get(), id](std::stop_token stop) {
            desk.jobs.joinSaves(); // a save of the same case, just closed, holds its lock
            return openStored(*engine, desk.store, id, {}, stop);
        },
        this,
        [this, id](Result<OpenCase> opened) {
            const cases::Summary* summary = cases_.summary(id);
            if (opened)
                return show(std::move(*opened));
            emit refused(opened.error(), qstring(summary != nullptr ? summary->title : id));
            emit pageChanged(); // the list goes back to what is shown
        });
}

void CaseStack::show(OpenCase opened)
{
    CasePage* page = main_ != nullptr ? main_ : newPage();
    page->setCase(std::move(opened));
    makeMain(page);
}

void CaseStack::showImport(quint64 key)
{
    if (const auto found = imports_.find(key); found != imports_.end())
        setCurrentWidget(found->second.page);
}

void CaseStack::closeCase()
{
    opening_.supersede();
    if (page() != nullptr && page()->isProvisional()) {
        setCurrentWidget(main_ != nullptr ? static_cast<QWidget*>(main_) : start_);
        return;
    }
    setCurrentWidget(start_);
    if (CasePage* closing = std::exchange(main_, nullptr)) {
        removeWidget(closing);
        delete closing; // at once: its lock goes with it
    }
}

void CaseStack::rejudge()
{
    if (main_ != nullptr && main_->session() != nullptr)
        main_->session()->rejudge();
}

void CaseStack::release(const std::string& id)
{
    if (openId() == id)
        closeCase();
}

} // namespace triage::app
