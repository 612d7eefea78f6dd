// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/reason_dialog.h"

#include "app/words/words.h"
#include "ui_reason_dialog.h"

#include <QPushButton>

namespace triage::app {

ReasonDialog::ReasonDialog(const QString& author, QWidget* parent)
    : QDialog(parent), ui_(std::make_unique<Ui::ReasonDialog>())
{
    ui_->setupUi(this);
    ui_->author->setText(author);
    ui_->authorLabel->setVisible(author.isEmpty());
    ui_->author->setVisible(author.isEmpty());
    for (const Route route : {Route::CompileError, Route::RuntimeError, Route::Accuracy, Route::Performance})
        ui_->route->addItem(specialist(route), int(route));
    connect(ui_->reason, &QPlainTextEdit::textChanged, ui_->missing, &QLabel::clear);
    connect(ui_->author, &QLineEdit::textChanged, ui_->missing, &QLabel::clear);
    ui_->missing->setProperty("role", QStringLiteral("wrong"));
}

ReasonDialog::~ReasonDialog() = default;

void ReasonDialog::setUp(const QString& title, const QString& intro, bool withRoute, bool withReason)
{
    needsReason_ = withReason;
    setWindowTitle(title);
    ui_->intro->setText(intro);
    ui_->route->setVisible(withRoute);
    ui_->routeLabel->setVisible(withRoute);
    ui_->reason->setVisible(withReason);
    ui_->reasonLabel->setVisible(withReason);
    ui_->buttons->button(QDialogButtonBox::Ok)->setText(title);
    ui_->buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    (withReason ? static_cast<QWidget*>(ui_->reason) : ui_->author)->setFocus();
}

void ReasonDialog::askForWaiver(const QString& what)
{
    setUp(tr("Waive"),
          tr("%1\n\nThe route is found without it. Your reason stands in the handoff.").arg(what), false,
          true);
}

void ReasonDialog::askForOverride(std::optional<Route> current)
{
    setUp(tr("Override"),
          tr("Choose where the case goes. What the program found stays in the handoff beside it."), true,
          true);
    for (int i = 0; i < ui_->route->count(); ++i)
        if (!current || Route(ui_->route->itemData(i).toInt()) != *current) {
            ui_->route->setCurrentIndex(i);
            break;
        }
}

void ReasonDialog::askForPin(const QString& place, const QString& line)
{
    constexpr qsizetype shown = 240;
    const QString quoted = line.size() > shown ? line.left(shown) + QChar(0x2026) : line;
    setUp(
        tr("Pin as causal line"),
        tr("%1\n%2\n\nThe case is judged again with this line as the causal error. What the program found by "
           "itself stays beside it, here and in the handoff.")
            .arg(place, quoted),
        false, true);
}

void ReasonDialog::askForName()
{
    setUp(tr("Sign"),
          tr("Whatever you add to a case carries your name: answers, waivers, overrides, pins, marks. It is "
             "asked once."),
          false, false);
}

void ReasonDialog::accept()
{
    if (needsReason_ && reason().isEmpty())
        return demand(ui_->reason, tr("A reason is needed: it stands in the handoff."));
    if (author().isEmpty())
        return demand(ui_->author, tr("Your name is needed: it signs what you add."));
    QDialog::accept();
}

void ReasonDialog::demand(QWidget* field, const QString& why)
{
    ui_->missing->setText(why);
    field->setFocus(Qt::OtherFocusReason);
}

QString ReasonDialog::reason() const
{
    return ui_->reason->toPlainText().trimmed();
}

QString ReasonDialog::author() const
{
    return ui_->author->text().trimmed();
}

Route ReasonDialog::route() const
{
    return Route(ui_->route->currentData().toInt());
}

} // namespace triage::app
