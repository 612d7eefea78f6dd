// SPDX-License-Identifier: Apache-2.0
#include "app/about/about_dialog.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/settings/settings.h"
#include "app/theme/theme.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace triage::app {

AboutDialog::AboutDialog(const Desk& desk, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About"));
    const RulePack& rules = desk.engine.rules();
    facts_ =
        QStringList{
            tr("Version %1").arg(QCoreApplication::applicationVersion()),
            tr("Qt %1").arg(QString::fromLatin1(qVersion())),
            tr("Rule pack %1 %2").arg(qstring(rules.name()), qstring(rules.version())),
            tr("Cases: %1").arg(QString::fromStdString(desk.store.directory().string())),
            tr("Log: %1").arg(logDirectory()),
        }
            .join(QLatin1Char('\n'));
    auto* name = new QLabel(tr("npugraph_ex Triage"), this);
    name->setFont(desk.theme.headline());
    auto* text = new QLabel(facts_, this);
    text->setTextFormat(Qt::PlainText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* scope =
        new QLabel(tr("Takes in a log bundle, says whether it is complete, finds the first causal error and "
                      "names the sub-skill that takes over. Apache License 2.0."),
                   this);
    scope->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    auto* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    auto* folder = buttons->addButton(tr("Open log folder"), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(copy, &QPushButton::clicked, this, [this] { copyText(facts_); });
    connect(folder, &QPushButton::clicked, this,
            [] { QDesktopServices::openUrl(QUrl::fromLocalFile(logDirectory())); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::l, space::l, space::l, space::l);
    layout->setSpacing(space::m);
    for (QWidget* part : std::initializer_list<QWidget*>{name, scope, text, buttons})
        layout->addWidget(part);
}

} // namespace triage::app
