// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/mark_shapes.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

#include <initializer_list>

namespace triage::app {
namespace {

/// A polygon in units of half the mark's size.
QPolygonF polygon(std::initializer_list<QPointF> points)
{
    return QPolygonF(QList<QPointF>(points));
}

const QPolygonF& diamond()
{
    static const QPolygonF shape = polygon({{0, -1.15}, {1.15, 0}, {0, 1.15}, {-1.15, 0}});
    return shape;
}

const QPolygonF& pointingRight()
{
    static const QPolygonF shape = polygon({{-0.75, -0.95}, {0.95, 0}, {-0.75, 0.95}});
    return shape;
}

const QPolygonF& pointingUp()
{
    static const QPolygonF shape = polygon({{0, -1}, {1, 0.8}, {-1, 0.8}});
    return shape;
}

const QPolygonF& octagon()
{
    static const QPolygonF shape = polygon({{-0.4, -0.95},
                                            {0.4, -0.95},
                                            {0.95, -0.4},
                                            {0.95, 0.4},
                                            {0.4, 0.95},
                                            {-0.4, 0.95},
                                            {-0.95, 0.4},
                                            {-0.95, -0.4}});
    return shape;
}

/// Draws with the painter scaled so that the mark reaches from -1 to 1.
class Drawer
{
public:
    Drawer(QPainter& painter, const QColor& ink, const QColor& ground, double half)
        : painter_(painter), ink_(ink), ground_(ground), thin_(1.6 / half)
    {
    }

    void draw(MarkKind kind)
    {
        switch (kind) {
        case MarkKind::Causal:
            return solid(diamond());
        case MarkKind::Cascade:
            return hollow(diamond());
        case MarkKind::Error:
            return strokes({{{-0.8, -0.8}, {0.8, 0.8}}, {{-0.8, 0.8}, {0.8, -0.8}}}, 1.5);
        case MarkKind::NativeError:
            return hollow(QRectF(-0.8, -0.8, 1.6, 1.6));
        case MarkKind::Warning:
            return solid(pointingUp());
        case MarkKind::Notice:
            return hollow(pointingUp());
        case MarkKind::Limit:
            return limit();
        case MarkKind::Recapture:
            return recapture();
        case MarkKind::CaptureBegun:
            return hollow(pointingRight());
        case MarkKind::Captured:
            return solid(pointingRight());
        case MarkKind::Replayed:
            return strokes({{{-0.7, -0.8}, {0.1, 0}, {-0.7, 0.8}}, {{0.1, -0.8}, {0.9, 0}, {0.1, 0.8}}}, 1.1);
        case MarkKind::CompileBegun:
            return strokes({{{0.5, -0.85}, {-0.5, -0.85}, {-0.5, 0.85}, {0.5, 0.85}}}, 1.1);
        case MarkKind::PassesDone:
            return solid(QRectF(-0.65, -0.65, 1.3, 1.3));
        case MarkKind::CallDone:
            return round(true);
        case MarkKind::Other:
            return round(false);
        }
    }

private:
    void pen(double width)
    {
        painter_.setPen(QPen(ink_, width * thin_, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    }
    template <typename Shape>
    void solid(const Shape& shape)
    {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(ink_);
        put(shape);
    }
    template <typename Shape>
    void hollow(const Shape& shape)
    {
        pen(1);
        painter_.setBrush(ground_);
        put(shape);
    }
    void put(const QPolygonF& shape) { painter_.drawPolygon(shape); }
    void put(const QRectF& shape) { painter_.drawRect(shape); }
    void strokes(std::initializer_list<QList<QPointF>> lines, double width)
    {
        pen(width);
        for (const QList<QPointF>& line : lines)
            painter_.drawPolyline(QPolygonF(line));
    }
    void round(bool filled)
    {
        pen(filled ? 0.01 : 1);
        painter_.setBrush(filled ? ink_ : ground_);
        painter_.drawEllipse(QPointF(0, 0), 0.62, 0.62);
    }
    void limit()
    {
        hollow(octagon());
        strokes({{{-0.45, 0}, {0.45, 0}}}, 1);
    }
    void recapture()
    {
        hollow(pointingRight());
        strokes({{{-0.9, -1}, {-0.9, 1}}}, 1.4);
    }

    QPainter& painter_;
    QColor ink_;
    QColor ground_;
    double thin_; ///< a line of 1.6 pixels
};

class MarkIcon : public QIconEngine
{
public:
    MarkIcon(MarkKind kind, const Colors& colors)
        : kind_(kind), ink_(markInk(kind, colors)), ground_(colors.surface)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        drawMark(*painter, QRectF(rect).center(), rect.height() * 0.7, kind_, ink_, ground_);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new MarkIcon(*this); }

private:
    MarkKind kind_;
    QColor ink_;
    QColor ground_;
};

} // namespace

QColor markInk(MarkKind kind, const Colors& c)
{
    switch (kind) {
    case MarkKind::Causal:
    case MarkKind::Cascade:
    case MarkKind::Error:
    case MarkKind::NativeError:
        return c.failed.ink;
    case MarkKind::Warning:
    case MarkKind::Notice:
    case MarkKind::Limit:
        return c.missing.ink;
    case MarkKind::Recapture:
    case MarkKind::CaptureBegun:
    case MarkKind::Captured:
    case MarkKind::Replayed:
        return c.passed.ink;
    case MarkKind::CompileBegun:
    case MarkKind::PassesDone:
        return c.accent;
    case MarkKind::CallDone:
    case MarkKind::Other:
        break;
    }
    return c.notRun.ink;
}

void drawMark(QPainter& painter, QPointF middle, double size, MarkKind kind, const QColor& ink,
              const QColor& ground)
{
    painter.save();
    painter.translate(middle);
    painter.scale(size / 2, size / 2);
    Drawer(painter, ink, ground, size / 2).draw(kind);
    painter.restore();
}

QIcon markIcon(MarkKind kind, const Colors& colors)
{
    return QIcon(new MarkIcon(kind, colors));
}

} // namespace triage::app
