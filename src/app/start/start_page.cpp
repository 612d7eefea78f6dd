// SPDX-License-Identifier: Apache-2.0
#include "app/start/start_page.h"

#include "app/parts/buttons.h"
#include "app/parts/section.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace triage::app {
namespace {

constexpr int sheetWidth = 560;
constexpr int drawingSize = 40;
constexpr int shownRecent = 5;

} // namespace

StartPage::StartPage(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), sheet_(buildSheet())
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::l, space::l, space::l, space::l);
    layout->addStretch(2);
    layout->addWidget(sheet_, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(openFile_, &QPushButton::clicked, this, &StartPage::openFileRequested);
    connect(openFolder_, &QPushButton::clicked, this, &StartPage::openFolderRequested);
    connect(paste_, &QPushButton::clicked, this, &StartPage::pasteRequested);
    connect(sample_, &QPushButton::clicked, this, &StartPage::sampleRequested);
    retranslate();
}

QWidget* StartPage::buildSheet()
{
    auto* sheet = new QWidget(this);
    sheet->setFixedWidth(sheetWidth);
    title_ = new QLabel(sheet);
    hint_ = new QLabel(sheet);
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignHCenter);
    hint_->setProperty("role", QStringLiteral("muted"));
    openFile_ = primaryButton(sheet);
    openFolder_ = plainButton(sheet, QStringLiteral("folder"));
    paste_ = plainButton(sheet, QStringLiteral("paste"));
    sample_ = linkButton(sheet);
    recentTitle_ = new QLabel(sheet);
    auto* ways = new QHBoxLayout;
    ways->setSpacing(space::s);
    ways->addStretch();
    for (QPushButton* button : {openFile_, openFolder_, paste_})
        ways->addWidget(button);
    ways->addStretch();
    recent_ = new QVBoxLayout;
    recent_->setSpacing(0);
    auto* layout = new QVBoxLayout(sheet);
    layout->setContentsMargins(space::l, space::l + drawingSize + space::m, space::l, space::l);
    layout->setSpacing(space::s);
    layout->addWidget(title_, 0, Qt::AlignHCenter);
    layout->addWidget(hint_);
    layout->addSpacing(space::s);
    layout->addLayout(ways);
    layout->addWidget(sample_, 0, Qt::AlignHCenter);
    layout->addSpacing(space::s);
    layout->addWidget(recentTitle_);
    layout->addLayout(recent_);
    return sheet;
}

void StartPage::setRecent(const QStringList& paths)
{
    clearLayout(*recent_);
    for (const QString& path : paths.mid(0, shownRecent)) {
        auto* link = linkButton(sheet_, QFileInfo(path).fileName());
        link->setToolTip(path);
        connect(link, &QPushButton::clicked, this, [this, path] { emit recentChosen(path); });
        recent_->addWidget(link);
    }
    recentTitle_->setVisible(!paths.isEmpty());
}

void StartPage::retranslate()
{
    title_->setFont(theme_.headline());
    title_->setText(tr("Drop a bundle here"));
    hint_->setText(
        tr("An archive, a folder or a single log of a triage run. You see whether it is complete, which "
           "step failed first, on which line, and who takes it."));
    hint_->setMinimumHeight(hint_->heightForWidth(sheetWidth - 2 * space::l));
    openFile_->setText(tr("Open archive or log…"));
    openFolder_->setText(tr("Open folder…"));
    paste_->setText(tr("Paste a log"));
    sample_->setText(tr("Open a sample"));
    recentTitle_->setFont(theme_.strong());
    recentTitle_->setText(tr("Recent"));
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::paintEvent(QPaintEvent*)
{
    const Colors& c = theme_.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(c.line, 1.5, Qt::CustomDashLine);
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.setBrush(c.surface);
    const QRectF box = QRectF(sheet_->geometry()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(box, 8, 8);
    drawIcon(painter,
             QRectF(box.center().x() - drawingSize / 2.0, box.top() + space::l, drawingSize, drawingSize),
             QStringLiteral("drop"), c.accent);
}

} // namespace triage::app
