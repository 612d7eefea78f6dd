// SPDX-License-Identifier: Apache-2.0
#include "app/palette/command_palette.h"

#include "app/parts/plain_text.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int keysRole = Qt::UserRole + 1;
constexpr int rowHeight = 28;

/// The action at the left, its shortcut at the right.
class RowDelegate : public QStyledItemDelegate
{
public:
    RowDelegate(const QColor& muted, QObject* parent) : QStyledItemDelegate(parent), muted_(muted) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        painter->save();
        painter->setPen(muted_);
        painter->drawText(option.rect.adjusted(0, 0, -space::s, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(keysRole).toString());
        painter->restore();
    }

private:
    QColor muted_;
};

} // namespace

bool matchesLoosely(const QString& text, const QString& typed)
{
    qsizetype at = 0;
    return std::ranges::all_of(typed, [&](QChar c) {
        if (c.isSpace())
            return true;
        at = text.indexOf(c, at, Qt::CaseInsensitive) + 1;
        return at > 0;
    });
}

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent, Qt::Popup), actions_(actions), field_(new QLineEdit(this)), list_(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::s, space::s, space::s, space::s);
    layout->setSpacing(space::s);
    layout->addWidget(field_);
    layout->addWidget(list_);
    field_->setPlaceholderText(tr("Type to find an action"));
    field_->setAccessibleName(field_->placeholderText());
    list_->setAccessibleName(tr("Actions"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setIconSize({16, 16});
    list_->setItemDelegate(new RowDelegate(palette().color(QPalette::PlaceholderText), list_));
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(field_, &QLineEdit::returnPressed, this, &CommandPalette::runCurrent);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    const int width = std::min(520, parent->width() - 2 * space::l);
    const QPoint corner = parent->mapToGlobal(QPoint((parent->width() - width) / 2, 64));
    setGeometry(QRect(corner, QSize(width, std::min(400, parent->height() - 96))));
    fill();
    field_->setFocus();
}

void CommandPalette::fill()
{
    list_->clear();
    for (QAction* action : actions_) {
        const QString text = plainText(action->text());
        if (!action->isEnabled() || text.isEmpty() || !matchesLoosely(text, field_->text()))
            continue;
        const QIcon drawing = action->icon().isNull() ? icon(QStringLiteral("blank")) : action->icon();
        auto* item = new QListWidgetItem(drawing, text);
        item->setData(keysRole, action->shortcut().toString(QKeySequence::NativeText));
        item->setData(Qt::UserRole, QVariant::fromValue<QObject*>(action));
        item->setToolTip(action->whatsThis());
        item->setSizeHint({0, rowHeight});
        list_->addItem(item);
    }
    if (list_->count() == 0) {
        auto* nothing = new QListWidgetItem(tr("No action of that name"), list_);
        nothing->setFlags(Qt::NoItemFlags);
        nothing->setSizeHint({0, rowHeight});
    }
    list_->setCurrentRow(0);
}

void CommandPalette::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Dark));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::runCurrent()
{
    const QListWidgetItem* item = list_->currentItem();
    auto* action =
        item != nullptr ? qobject_cast<QAction*>(item->data(Qt::UserRole).value<QObject*>()) : nullptr;
    close();
    if (action != nullptr)
        QTimer::singleShot(0, action, &QAction::trigger); // after the popup is gone
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != field_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step == 0 || list_->count() == 0)
        return QDialog::eventFilter(watched, event);
    list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
    return true;
}

} // namespace triage::app
