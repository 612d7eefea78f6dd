// SPDX-License-Identifier: Apache-2.0
#include "app/compare/compare_dialog.h"

#include "app/parts/allowed.h"
#include "app/theme/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

QStringList inOrder(const QString& path, QStringList others)
{
    const QString name = path.section(u'/', -1);
    const QString ending = name.section(u'.', -1);
    others.removeAll(path);
    const auto weight = [&](const QString& other) {
        const QString otherName = other.section(u'/', -1);
        return otherName == name ? 0 : otherName.section(u'.', -1) == ending ? 1 : 2;
    };
    std::stable_sort(others.begin(), others.end(),
                     [&](const QString& a, const QString& b) { return weight(a) < weight(b); });
    return others;
}

} // namespace

CompareDialog::CompareDialog(const QString& path, const QStringList& others, QWidget* parent)
    : QDialog(parent), filter_(new QLineEdit(this)), list_(new QListWidget(this))
{
    setWindowTitle(tr("Compare with"));
    auto* what = new QLabel(path, this);
    what->setTextFormat(Qt::PlainText);
    what->setWordWrap(true);
    filter_->setPlaceholderText(tr("Filter files"));
    filter_->setAccessibleName(tr("Filter files"));
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    list_->addItems(inOrder(path, others));
    list_->setUniformItemSizes(true);
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->setAccessibleName(tr("Files of the bundle"));
    list_->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* compare = buttons->button(QDialogButtonBox::Ok);
    compare->setText(tr("Compare"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::m, space::m, space::m);
    column->setSpacing(space::s);
    column->addWidget(what);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    resize(560, 420);
    connect(filter_, &QLineEdit::textChanged, this, &CompareDialog::narrow);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QListWidget::currentRowChanged, compare,
            [compare](int row) { allow(*compare, row >= 0, tr("No file of that name.")); });
    allow(*compare, list_->count() > 0, tr("There is no other file."));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString CompareDialog::chosen() const
{
    return list_->currentItem() != nullptr ? list_->currentItem()->text() : QString();
}

void CompareDialog::narrow(const QString& text)
{
    int first = -1;
    for (int row = 0; row < list_->count(); ++row) {
        const bool hidden = !list_->item(row)->text().contains(text.trimmed(), Qt::CaseInsensitive);
        list_->item(row)->setHidden(hidden);
        if (!hidden && first < 0)
            first = row;
    }
    list_->setCurrentRow(first);
}

/// Up and down move through the list while one types.
bool CompareDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == filter_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown)
            return QCoreApplication::sendEvent(list_, event);
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace triage::app
