// SPDX-License-Identifier: Apache-2.0
#include "look.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QRubberBand>
#include <QSizeGrip>
#include <QSplitterHandle>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace triage::look {
namespace {

QString placeOf(const QWidget& widget)
{
    const auto r = widget.geometry();
    const auto name = widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName();
    return QStringLiteral("%1 \"%2\" at %3,%4 %5 × %6")
        .arg(QString::fromLatin1(widget.metaObject()->className()), name)
        .arg(r.x())
        .arg(r.y())
        .arg(r.width())
        .arg(r.height());
}

/// What scrolls may be larger than its window; what a compound widget of Qt does inside is its own.
bool arrangesItself(const QWidget& parent)
{
    const auto* above = parent.parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(above);
    return (area != nullptr && area->viewport() == &parent) ||
           qobject_cast<const QAbstractScrollArea*>(&parent) || qobject_cast<const QTabBar*>(&parent) ||
           qobject_cast<const QLineEdit*>(&parent) || qobject_cast<const QComboBox*>(&parent) ||
           qobject_cast<const QAbstractSpinBox*>(&parent);
}

bool floats(const QWidget& widget)
{
    return widget.isWindow() || widget.objectName() == QLatin1String("qt_qmainwindow_extended_splitter") ||
           qobject_cast<const QSplitterHandle*>(&widget) || qobject_cast<const QRubberBand*>(&widget) ||
           qobject_cast<const QSizeGrip*>(&widget);
}

QList<const QWidget*> visibleChildren(const QWidget& parent)
{
    QList<const QWidget*> children;
    for (const auto* child : parent.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (child->isVisible() && !floats(*child) && !child->geometry().isEmpty())
            children += child;
    }
    return children;
}

void checkInside(const QWidget& parent, const QWidget& child, QStringList& flaws)
{
    if (!parent.rect().adjusted(-1, -1, 1, 1).contains(child.geometry()))
        flaws += QStringLiteral("%1 reaches out of %2").arg(placeOf(child), placeOf(parent));
}

void checkApart(const QList<const QWidget*>& siblings, QStringList& flaws)
{
    for (int i = 0; i < siblings.size(); ++i) {
        for (int j = i + 1; j < siblings.size(); ++j) {
            const auto common = siblings[i]->geometry().intersected(siblings[j]->geometry());
            if (common.width() > 1 && common.height() > 1)
                flaws += QStringLiteral("%1 lies over %2").arg(placeOf(*siblings[i]), placeOf(*siblings[j]));
        }
    }
}

} // namespace

QStringList misplaced(const QWidget& window)
{
    QStringList flaws;
    auto parents = window.findChildren<QWidget*>();
    parents.prepend(const_cast<QWidget*>(&window));
    for (const auto* parent : parents) {
        if (!parent->isVisible() || arrangesItself(*parent))
            continue;
        const auto children = visibleChildren(*parent);
        for (const auto* child : children)
            checkInside(*parent, *child, flaws);
        checkApart(children, flaws);
    }
    return flaws;
}

} // namespace triage::look
