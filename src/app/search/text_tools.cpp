// SPDX-License-Identifier: Apache-2.0
#include "app/search/text_tools.h"

#include "app/compare/compare_dialog.h"
#include "app/compare/pair_tab.h"
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/text_page.h"
#include "app/parts/allowed.h"
#include "app/parts/page_action.h"
#include "app/search/search_panel.h"
#include "view/diff/pair_view.h"
#include "view/filter/filter_pane.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAction>
#include <QSplitter>

namespace triage::app {
namespace {

/// A short selection is what one wants to look for.
QString selectionOf(const DocumentView* document)
{
    if (document == nullptr)
        return {};
    const view::TextView& view = document->pane().view();
    if (view.selectionEnd().value - view.selectionBegin().value > 200)
        return {};
    const QString text = view.selectedText();
    return text.contains(u'\n') ? QString() : text;
}

} // namespace

TextTools::TextTools(DocumentTabs* tabs, Jobs& jobs, const Theme& theme, Files files, QWidget* page)
    : QObject(page), tabs_(tabs), jobs_(jobs), theme_(theme), files_(std::move(files)),
      area_(new QSplitter(Qt::Vertical)), panel_(new SearchPanel(theme)),
      filter_(pageAction(page, "text/filter", QStringLiteral("filter"), Qt::Key_F4)),
      split_(pageAction(page, "text/split", QStringLiteral("split"), Qt::CTRL | Qt::Key_Backslash)),
      otherText_(pageAction(page, "text/other-text", {}, Qt::Key_F6)),
      compare_(pageAction(page, "text/compare", QStringLiteral("compare"), Qt::CTRL | Qt::Key_D)),
      nextDifference_(
          pageAction(page, "text/next-difference", QStringLiteral("next"), Qt::ALT | Qt::Key_Down)),
      previousDifference_(
          pageAction(page, "text/previous-difference", QStringLiteral("previous"), Qt::ALT | Qt::Key_Up))
{
    area_->addWidget(tabs_);
    area_->addWidget(panel_);
    area_->setChildrenCollapsible(false);
    area_->setStretchFactor(0, 3);
    area_->setStretchFactor(1, 2);
    panel_->setFiles(files_.all);
    connectParts();
    retranslate();
}

void TextTools::connectParts()
{
    connect(filter_, &QAction::triggered, this, &TextTools::filterLines);
    connect(split_, &QAction::triggered, this, &TextTools::split);
    connect(compare_, &QAction::triggered, this, [this] {
        if (const auto* document = tabs_->current())
            compare(document->info().path);
    });
    connect(panel_, &SearchPanel::openRequested, this, &TextTools::openRequested);
    connect(panel_, &SearchPanel::closed, this, [this] {
        if (auto* document = tabs_->current())
            document->setFocus(Qt::OtherFocusReason);
    });
    connect(otherText_, &QAction::triggered, this, [this] {
        if (TextPage* page = tabs_->pageInFront())
            page->useNext();
    });
    connect(nextDifference_, &QAction::triggered, this, [this] { goToDifference(true); });
    connect(previousDifference_, &QAction::triggered, this, [this] { goToDifference(false); });
    connect(tabs_, &DocumentTabs::currentChanged, this, &TextTools::enableActions);
    enableActions();
}

void TextTools::enableActions()
{
    const bool any = tabs_->current() != nullptr;
    for (QAction* each : {filter_, split_, compare_})
        allow(*each, any, tr("Open a text first."));
    for (QAction* each : {otherText_, nextDifference_, previousDifference_})
        allow(*each, tabs_->pageInFront() != nullptr, tr("Split the view or compare two files first."));
    if (any)
        prepare(tabs_->current());
    retranslate(); // the same key opens and closes
}

/// What the filter view of a text asks for is done in the text.
void TextTools::prepare(DocumentView* document)
{
    view::FilterPane* filter = &document->pane().filter();
    if (filter->property("prepared").toBool())
        return;
    filter->setProperty("prepared", true);
    connect(filter, &view::FilterPane::markRequested, document, [document](LineNumber line) {
        document->goTo(line);
        document->askMark();
    });
    connect(filter, &view::FilterPane::copyAsEvidenceRequested, document,
            [document](const std::vector<LineNumber>& lines) { document->copyLines(lines); });
}

QWidget* TextTools::area() const
{
    return area_;
}

QList<QAction*> TextTools::actions() const
{
    return {filter_, split_, otherText_, compare_, nextDifference_, previousDifference_};
}

void TextTools::retranslate()
{
    filter_->setText(tr("Fi&lter lines"));
    split_->setText(tabs_->pageInFront() != nullptr ? tr("C&lose split view") : tr("Sp&lit view"));
    otherText_->setText(tr("Go to the other te&xt"));
    nextDifference_->setText(tr("Next &difference"));
    previousDifference_->setText(tr("Previous d&ifference"));
    compare_->setText(tr("&Compare with…"));
}

void TextTools::clear()
{
    panel_->clear();
    panel_->hide();
    for (TextPage* page : tabs_->otherPages())
        tabs_->closePage(page);
}

void TextTools::filterLines()
{
    if (auto* document = tabs_->current())
        document->pane().filter().open();
}

void TextTools::searchCase()
{
    panel_->open(selectionOf(tabs_->current()));
}

void TextTools::split()
{
    if (tabs_->pageInFront() != nullptr)
        return closeSplit();
    const auto* document = tabs_->current();
    if (document == nullptr || document->file() == nullptr)
        return emit note(tr("The text is not there yet."));
    auto* tab = new PairTab(jobs_, theme_);
    const PairTab::Part part{document->info(), {}, document->file()};
    const LineNumber line = document->currentLine();
    tab->open(part, part, false, line);
    addPair(tab);
}

/// What was read last goes on alone.
void TextTools::closeSplit()
{
    const auto* inUse = tabs_->current();
    const QString path = inUse->info().path;
    const LineNumber line = inUse->currentLine();
    tabs_->closePage(tabs_->pageInFront());
    emit openAloneRequested(path, line);
}

void TextTools::goToDifference(bool forward)
{
    const auto* tab = qobject_cast<PairTab*>(tabs_->pageInFront());
    if (tab != nullptr && !tab->pair().goToDifference(forward))
        emit note(tr("No difference that way"));
}

void TextTools::compare(const QString& path, const QString& other)
{
    if (other.isEmpty())
        askOther(path);
    else
        showPair(path, other, true);
}

void TextTools::readBeside(const QString& path, const QString& other)
{
    showPair(path, other, false);
}

void TextTools::askOther(const QString& path)
{
    QStringList others;
    for (const SearchedFile& file : files_.all())
        others << file.path;
    auto* dialog = new CompareDialog(path, others, tabs_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, path] {
        if (const QString other = dialog->chosen(); !other.isEmpty())
            showPair(path, other, true);
    });
    dialog->open();
}

void TextTools::showPair(const QString& left, const QString& right, bool differences)
{
    const auto leftInfo = files_.info(left);
    const auto rightInfo = files_.info(right);
    if (!leftInfo || !rightInfo) {
        emit statusMessage(tr("%1 is not there yet").arg(leftInfo ? right : left));
        return;
    }
    auto* tab = new PairTab(jobs_, theme_);
    const auto part = [this](const DocumentInfo& info) {
        const auto* open = tabs_->find(info.path);
        return PairTab::Part{info, files_.index(info.path), open != nullptr ? open->file() : nullptr};
    };
    tab->open(part(*leftInfo), part(*rightInfo), differences);
    addPair(tab);
}

void TextTools::addPair(PairTab* tab)
{
    connect(tab, &PairTab::openRequested, this, &TextTools::openAloneRequested);
    tabs_->addPage(tab);
    tab->setFocus(Qt::OtherFocusReason);
}

} // namespace triage::app
