// SPDX-License-Identifier: Apache-2.0
// What the engineer does on a case page and what becomes of it in the review.
#include "app/cases/case_page.h"
#include "app/dialogs/label_dialog.h"
#include "app/dialogs/reason_dialog.h"
#include "app/files/mark_request.h"
#include "app/handoff/handoff_page.h"
#include "app/import/import_run.h"
#include "app/import/import_strip.h"
#include "app/language/speech.h"
#include "app/overview/overview_page.h"
#include "app/parts/buttons.h"
#include "app/settings/settings.h"
#include "app/verdict/pin_request.h"
#include "app/verdict/verdict_card.h"
#include "cases/past_cases.h"

#include <algorithm>

namespace triage::app {

void CasePage::copyHandoff()
{
    if (session_)
        handoff_->copy();
}

void CasePage::copyQuestions()
{
    if (!session_)
        return;
    copyText(questionsText(*session_->analysis(), desk_.engine.workflow(), desk_.speech));
    emit statusMessage(tr("Questions and commands copied"));
}

void CasePage::goToEvidence()
{
    if (const auto& evidence = card_->view().evidence; session_ && evidence)
        openAt(qstring(evidence->file), evidence->line);
}

void CasePage::addFiles(const QString& path)
{
    if (!session_ || adding_ != nullptr)
        return emit statusMessage(tr("Files are being added already."));
    adding_ = std::make_unique<ImportRun>(desk_, ImportInput{path.toStdString(), {}, true});
    connect(adding_.get(), &ImportRun::progressed, this, [this] { strip_->setState(adding_->state()); });
    connect(adding_.get(), &ImportRun::finished, this, [this](const std::shared_ptr<ImportResult>& result) {
        session_->addBundle(result->arrival);
        emit done(tr("Added: %1").arg(adding_->name()), false);
        endAdding();
    });
    connect(adding_.get(), &ImportRun::refused, this, [this](const Error& error) {
        if (error.kind != ErrorKind::Cancelled)
            emit failed(error);
        endAdding();
    });
    strip_->setState(adding_->state());
    showMode();
    adding_->start();
}

void CasePage::endAdding()
{
    adding_.release()->deleteLater(); // it is what called
    showMode();
}

void CasePage::editLabel()
{
    if (!session_)
        return;
    auto* dialog = new LabelDialog(session_->label(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { session_->setLabel(dialog->label()); });
    dialog->open();
}

void CasePage::overrideRoute()
{
    if (!session_)
        return;
    auto* dialog = new ReasonDialog(desk_.settings.choices().engineer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->askForOverride(effectiveRoute(*session_->analysis()));
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        desk_.settings.setEngineer(dialog->author());
        session_->change([&](review::Review& review) {
            review.override_ = {dialog->route(), dialog->reason().toStdString(), session_->signature()};
        });
        emit done(tr("Route overridden"), true);
    });
    dialog->open();
}

void CasePage::waive(const check::Finding& finding)
{
    auto* dialog = new ReasonDialog(desk_.settings.choices().engineer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->askForWaiver(desk_.speech.say(finding.message));
    connect(dialog, &QDialog::accepted, this, [this, dialog, finding] {
        desk_.settings.setEngineer(dialog->author());
        session_->change([&](review::Review& review) {
            review.waivers.push_back(
                {finding.id, finding.step, dialog->reason().toStdString(), session_->signature()});
        });
        emit done(tr("Waived"), true);
    });
    dialog->open();
}

void CasePage::pin(const PinRequest& request)
{
    if (!session_)
        return;
    auto* dialog = new ReasonDialog(desk_.settings.choices().engineer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->askForPin(QStringLiteral("%1:%2").arg(request.path).arg(request.line.value),
                      request.text.trimmed());
    connect(dialog, &QDialog::accepted, this, [this, dialog, request] {
        desk_.settings.setEngineer(dialog->author());
        session_->change([&](review::Review& review) {
            review.pin = {request.path.toStdString(), request.line, dialog->reason().toStdString(),
                          session_->signature(), request.text.toStdString()};
        });
        emit done(tr("Pinned as causal line"), true);
    });
    dialog->open();
}

void CasePage::unpin()
{
    if (!session_ || !session_->value().review.pin)
        return;
    session_->change([](review::Review& review) { review.pin.reset(); });
    emit done(tr("Unpinned"), true);
}

/// Reads every case of the store: in the background, and again only when the causal error is another one.
void CasePage::findPastCases()
{
    const std::string& fingerprint = session_->analysis()->verdict.fingerprint;
    const std::string& id = session_->value().summary.id;
    if (lookedFor_ == id + fingerprint)
        return;
    lookedFor_ = id + fingerprint;
    looking_.supersede();
    overview_->setPastCases({});
    looking_.run(
        Pool::Interactive,
        [&store = desk_.store, fingerprint, id](std::stop_token) {
            return cases::pastCases(store, fingerprint, id);
        },
        this, [this](const std::vector<cases::PastCase>& found) { overview_->setPastCases(found); });
}

/// The name is asked once. The dialog runs here and now: what follows needs its answer.
bool CasePage::haveName()
{
    if (!desk_.settings.choices().engineer.isEmpty())
        return true;
    ReasonDialog dialog({}, this);
    dialog.askForName();
    if (dialog.exec() != QDialog::Accepted)
        return false;
    desk_.settings.setEngineer(dialog.author());
    return true;
}

void CasePage::answer(const QString& key, const QString& value)
{
    if (!session_ || !haveName())
        return;
    session_->change([&](review::Review& review) {
        std::erase_if(review.answers, [&](const review::Answer& a) { return a.key == key.toStdString(); });
        if (!value.isEmpty())
            review.answers.push_back({key.toStdString(), value.toStdString(), session_->signature()});
    });
}

void CasePage::assign(const QString& path, Step step)
{
    if (!session_ || !haveName())
        return;
    session_->change([&](review::Review& review) {
        std::erase_if(review.assignments,
                      [&](const review::Assignment& a) { return a.path == path.toStdString(); });
        review.assignments.push_back({path.toStdString(), step, session_->signature()});
    });
    emit done(tr("%1 assigned to step %2").arg(path).arg(number(step)), true);
}

void CasePage::sign(const QString& author)
{
    if (!author.isEmpty())
        desk_.settings.setEngineer(author);
}

void CasePage::mark(const MarkRequest& request)
{
    sign(request.author);
    if (!session_ || !haveName())
        return;
    const std::string path = request.path.toStdString();
    session_->change([&](review::Review& review) {
        std::erase_if(review.marks,
                      [&](const review::Mark& m) { return m.path == path && m.line == request.line; });
        if (!request.remove)
            review.marks.push_back({path, request.line, request.note.toStdString(), session_->signature()});
    });
}

} // namespace triage::app
