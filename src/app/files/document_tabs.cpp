// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_tabs.h"

#include "app/files/document_view.h"
#include "app/files/text_page.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace triage::app {
namespace {

/// Five steps have a log of the same name: the number tells them apart.
QString tabTitle(const DocumentInfo& info)
{
    const auto name = info.path.section(u'/', -1).replace(u'&', QStringLiteral("&&"));
    return info.step ? QStringLiteral("%1 · %2").arg(number(*info.step)).arg(name) : name;
}

} // namespace

DocumentTabs::DocumentTabs(Jobs& jobs, const Theme& theme, QWidget* parent)
    : QWidget(parent), jobs_(jobs), theme_(theme), tabs_(new QTabWidget(this)), empty_(new QLabel(this))
{
    tabs_->setMovable(true);
    tabs_->setDocumentMode(true);
    tabs_->setElideMode(Qt::ElideNone);
    tabs_->setUsesScrollButtons(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(space::l);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(tabs_);
    column->addWidget(empty_, 1);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { emit currentChanged(current()); });
    retranslate();
    showParts();
}

DocumentView* DocumentTabs::add(const DocumentInfo& info)
{
    auto* document = new DocumentView(jobs_, theme_, tabs_);
    connectText(document);
    addTab(document, tabTitle(info), info.path);
    return document;
}

void DocumentTabs::addPage(TextPage* page)
{
    for (DocumentView* text : page->texts())
        connectText(text);
    connect(page, &TextPage::inUseChanged, this, [this, page] {
        if (page == tabs_->currentWidget())
            emit currentChanged(current());
    });
    addTab(page, page->title(), page->tip());
}

void DocumentTabs::connectText(DocumentView* document)
{
    connect(document, &DocumentView::markRequested, this, &DocumentTabs::markRequested);
    connect(document, &DocumentView::quoteRequested, this, &DocumentTabs::quoteRequested);
    connect(document, &DocumentView::openRequested, this, &DocumentTabs::openRequested);
    connect(document, &DocumentView::pinRequested, this, &DocumentTabs::pinRequested);
    connect(document, &DocumentView::unpinRequested, this, &DocumentTabs::unpinRequested);
    connect(document, &DocumentView::statusMessage, this, &DocumentTabs::statusMessage);
    connect(document, &DocumentView::leaving, this,
            [this, document](LineNumber line) { emit leaving(document->info().path, line); });
    document->setTextChoices(choices_);
    document->setAsksName(asksName_);
    connect(document, &DocumentView::wrapChanged, this, &DocumentTabs::wrapChanged);
    connect(document, &DocumentView::zoomChanged, this, &DocumentTabs::zoomChanged);
    connect(document, &DocumentView::note, this, &DocumentTabs::note);
    emit added(document);
}

void DocumentTabs::addTab(QWidget* page, const QString& title, const QString& tip)
{
    const int index = tabs_->addTab(page, title);
    tabs_->setTabToolTip(index, tip);
    tabs_->tabBar()->setTabButton(index, QTabBar::RightSide, closeButton(page));
    tabs_->setCurrentIndex(index);
    showParts();
}

int DocumentTabs::tabOf(const QWidget* text) const
{
    for (int i = 0; i < tabs_->count(); ++i) {
        if (tabs_->widget(i) == text || tabs_->widget(i)->isAncestorOf(text))
            return i;
    }
    return -1;
}

void DocumentTabs::setTextChoices(const TextChoices& choices)
{
    choices_ = choices;
    for (auto* document : all())
        document->setTextChoices(choices);
}

void DocumentTabs::setAsksName(bool on)
{
    asksName_ = on;
    for (auto* document : all())
        document->setAsksName(on);
}

/// The style's own is a red sign that looks like an error.
QWidget* DocumentTabs::closeButton(QWidget* page)
{
    auto* button = iconButton(tabs_, QStringLiteral("close"));
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W does it
    button->setIconSize({12, 12});
    nameButton(button, tr("Close file"), "text/close-file");
    connect(button, &QToolButton::clicked, page, [this, page] { closePage(page); });
    return button;
}

DocumentView* DocumentTabs::find(const QString& path) const
{
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* document = qobject_cast<DocumentView*>(tabs_->widget(i));
        if (document != nullptr && document->info().path == path)
            return document;
    }
    return nullptr;
}

DocumentView* DocumentTabs::findInFront(const QString& path) const
{
    auto* inUse = current();
    if (inUse == nullptr || inUse->info().path == path)
        return inUse;
    if (const TextPage* page = pageInFront()) {
        for (DocumentView* text : page->texts())
            if (text->info().path == path)
                return text;
    }
    return nullptr;
}

DocumentView* DocumentTabs::current() const
{
    if (const TextPage* page = pageInFront())
        return page->inUse();
    return qobject_cast<DocumentView*>(tabs_->currentWidget());
}

TextPage* DocumentTabs::pageInFront() const
{
    return qobject_cast<TextPage*>(tabs_->currentWidget());
}

void DocumentTabs::bringToFront(DocumentView* document)
{
    tabs_->setCurrentIndex(tabOf(document));
}

QList<DocumentView*> DocumentTabs::all() const
{
    QList<DocumentView*> documents;
    for (int i = 0; i < tabs_->count(); ++i) {
        if (auto* document = qobject_cast<DocumentView*>(tabs_->widget(i)))
            documents += document;
        else if (auto* page = qobject_cast<TextPage*>(tabs_->widget(i)))
            documents += page->texts();
    }
    return documents;
}

void DocumentTabs::rename(DocumentView* document)
{
    const int index = tabOf(document);
    if (index < 0)
        return;
    const auto* page = qobject_cast<TextPage*>(tabs_->widget(index));
    tabs_->setTabText(index, page != nullptr ? page->title() : tabTitle(document->info()));
    tabs_->setTabToolTip(index, page != nullptr ? page->tip() : document->info().path);
}

void DocumentTabs::close(DocumentView* document)
{
    if (const int index = tabOf(document); index >= 0) // else it went with the text beside it
        closePage(tabs_->widget(index));
}

QList<TextPage*> DocumentTabs::otherPages() const
{
    QList<TextPage*> pages;
    for (int i = 0; i < tabs_->count(); ++i) {
        if (auto* page = qobject_cast<TextPage*>(tabs_->widget(i)))
            pages += page;
    }
    return pages;
}

void DocumentTabs::closePage(QWidget* page)
{
    tabs_->removeTab(tabs_->indexOf(page));
    page->deleteLater();
    showParts();
}

void DocumentTabs::showParts()
{
    const bool any = tabs_->count() > 0;
    tabs_->setVisible(any);
    empty_->setVisible(!any);
}

void DocumentTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DocumentTabs::retranslate()
{
    empty_->setText(
        tr("Open a file from the tree with Enter or a double click.\nThe link in the verdict card "
           "opens the evidence on its line."));
    tabs_->setAccessibleName(tr("Open files"));
}

} // namespace triage::app
