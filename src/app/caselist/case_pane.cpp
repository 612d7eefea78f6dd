// SPDX-License-Identifier: Apache-2.0
#include "app/caselist/case_pane.h"

#include "app/caselist/case_delegate.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

namespace triage::app {

CasePane::CasePane(CaseListModel& model, const Theme& theme, QWidget* parent)
    : QWidget(parent), model_(model), filter_(new CaseFilter(this)), search_(new QLineEdit(this)),
      list_(new QListView(this)), hint_(new QLabel(this))
{
    filter_->setSourceModel(&model);
    list_->setModel(filter_);
    list_->setItemDelegate(new CaseDelegate(theme, list_));
    build();
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->setWords(text);
        showHint();
    });
    connect(list_, &QListView::activated, this, &CasePane::choose);
    connect(list_, &QListView::clicked, this, &CasePane::choose);
    connect(list_, &QListView::customContextMenuRequested, this, &CasePane::showMenu);
    connect(&model, &QAbstractItemModel::modelReset, this, &CasePane::showHint);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &CasePane::showHint);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &CasePane::showHint);
    retranslate();
}

void CasePane::build()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(space::s, space::s, space::s, space::s);
    top->addWidget(search_);
    layout->addLayout(top);
    layout->addWidget(hint_, 1);
    layout->addWidget(list_, 1);
    hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    search_->setClearButtonEnabled(true);
    search_->setObjectName(QStringLiteral("caseSearch"));
    search_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("caseList"));
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->installEventFilter(this);
    hint_->setWordWrap(true);
    hint_->setProperty("role", QStringLiteral("muted"));
    hint_->setContentsMargins(space::m, space::s, space::m, space::s);
    setMinimumWidth(200);
}

void CasePane::select(const QModelIndex& sourceIndex)
{
    const QModelIndex index = filter_->mapFromSource(sourceIndex);
    list_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    list_->scrollTo(index);
}

void CasePane::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void CasePane::choose(const QModelIndex& index)
{
    const QVariant import = index.data(CaseListModel::ImportingRole);
    if (import.isValid())
        emit importChosen(import.toULongLong());
    else if (index.isValid())
        emit caseChosen(index.data(CaseListModel::IdRole).toString());
}

void CasePane::showMenu(const QPoint& at)
{
    const QModelIndex index = list_->indexAt(at);
    const QString id = index.data(CaseListModel::IdRole).toString();
    if (id.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(QStringLiteral("open")), tr("Open"), this, [this, id] { emit caseChosen(id); });
    menu->addAction(icon(QStringLiteral("edit")), tr("Edit title, ticket and customer…"), this,
                    [this, id] { emit renameRequested(id); });
    menu->addAction(icon(QStringLiteral("folder")), tr("Show in file manager"), this,
                    [this, id] { emit showFolderRequested(id); });
    menu->addSeparator();
    menu->addAction(icon(QStringLiteral("delete")), tr("Delete"), this,
                    [this, id] { emit deleteRequested(id); });
    menu->popup(list_->viewport()->mapToGlobal(at));
}

void CasePane::showHint()
{
    const bool nothing = model_.isEmpty();
    hint_->setText(nothing ? tr("No cases yet. Drop a bundle into the window.")
                           : tr("No title, ticket, customer or route holds these words."));
    hint_->setVisible(filter_->rowCount() == 0);
    list_->setVisible(filter_->rowCount() > 0);
}

void CasePane::retranslate()
{
    search_->setPlaceholderText(tr("Search cases"));
    search_->setAccessibleName(tr("Search cases"));
    search_->setWhatsThis(tr("Shows the cases whose title, ticket, customer or route hold all the words."));
    list_->setAccessibleName(tr("Cases"));
    list_->setWhatsThis(
        tr("Every bundle you opened is a case. Enter opens it, F2 edits its title, Delete removes it."));
    showHint();
    list_->viewport()->update();
}

void CasePane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool CasePane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == search_ && key == Qt::Key_Down) {
        list_->setFocus(Qt::TabFocusReason);
        return true;
    }
    const QString id = list_->currentIndex().data(CaseListModel::IdRole).toString();
    if (watched == list_ && !id.isEmpty() && key == Qt::Key_Delete) {
        emit deleteRequested(id);
        return true;
    }
    if (watched == list_ && !id.isEmpty() && key == Qt::Key_F2) {
        emit renameRequested(id);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace triage::app
