// SPDX-License-Identifier: Apache-2.0
#include "app/theme/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace triage::app {
namespace {

QColor strokeFor(QIcon::Mode mode)
{
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    return QApplication::palette().color(group, QPalette::ButtonText);
}

class StrokeIcon : public QIconEngine
{
public:
    explicit StrokeIcon(QString name, QColor fixed = {}) : name_(std::move(name)), fixed_(fixed) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        drawIcon(*painter, rect, name_, fixed_.isValid() ? fixed_ : strokeFor(mode));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new StrokeIcon(*this); }

private:
    QString name_;
    QColor fixed_; ///< invalid: the palette's
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new StrokeIcon(name));
}

QIcon tonedIcon(const QString& name, const QColor& color)
{
    return QIcon(new StrokeIcon(name, color));
}

QByteArray colouredIcon(const QString& name, const QColor& color)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

void drawIcon(QPainter& painter, const QRectF& where, const QString& name, const QColor& color)
{
    QSvgRenderer renderer(colouredIcon(name, color));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, where);
    painter.restore();
}

} // namespace triage::app
