// SPDX-License-Identifier: Apache-2.0
#include "app/theme/colors.h"
#include "look.h"

#include <QAbstractButton>
#include <QHash>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace triage::look {
namespace {

constexpr double enough = 4.5;

struct Sample
{
    QColor behind;        ///< the commonest colour
    double strongest = 1; ///< the best contrast any pixel has against it
};

Sample sampleOf(const QImage& image, const QRect& where)
{
    QHash<QRgb, int> counts;
    for (int y = where.top(); y <= where.bottom(); ++y) {
        for (int x = where.left(); x <= where.right(); ++x)
            ++counts[image.pixel(x, y)];
    }
    Sample sample;
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    sample.behind = QColor(most.key());
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        sample.strongest = std::max(sample.strongest, app::contrast(QColor(it.key()), sample.behind));
    return sample;
}

/// The part of a widget that can be seen, in the window's coordinates.
QRect seen(const QWidget& widget, const QWidget& window)
{
    const auto region = widget.visibleRegion().boundingRect();
    return QRect(widget.mapTo(&window, region.topLeft()), region.size()).intersected(window.rect());
}

QString textOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* tool = qobject_cast<const QToolButton*>(&widget);
    const bool iconOnly =
        tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
    return button == nullptr || iconOnly ? QString() : button->text();
}

} // namespace

QStringList faintTexts(const QWidget& window, const QImage& screenshot)
{
    QStringList flaws;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        const auto text = textOf(*widget);
        if (text.trimmed().isEmpty() || !widget->isVisible() || !widget->isEnabled())
            continue;
        const auto where = seen(*widget, window);
        if (where.width() < 8 || where.height() < 8 || 4 * where.height() < 3 * widget->height())
            continue; // scrolled away: slices of letters tell nothing
        const auto scale = screenshot.devicePixelRatio();
        const QRect pixels(qRound(where.x() * scale), qRound(where.y() * scale),
                           qRound(where.width() * scale), qRound(where.height() * scale));
        const auto sample = sampleOf(screenshot, pixels.intersected(screenshot.rect()));
        if (sample.strongest < enough)
            flaws += QStringLiteral("%1 \"%2\": %3 : 1 on %4")
                         .arg(QString::fromLatin1(widget->metaObject()->className()), text.left(60))
                         .arg(sample.strongest, 0, 'f', 2)
                         .arg(sample.behind.name());
    }
    return flaws;
}

int colours(const QImage& image)
{
    QHash<QRgb, bool> seenColours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            seenColours.insert(image.pixel(x, y), true);
    }
    return int(seenColours.size());
}

} // namespace triage::look
