// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/document.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QFontMetricsF>
#include <QTest>

#include <memory>
#include <string>

namespace triage::view {

/// "line 1 of the text", …
inline std::string numbered(int lines)
{
    std::string text;
    for (int i = 1; i <= lines; ++i)
        text += "line " + std::to_string(i) + " of the text\n";
    return text;
}

/// A pane on a screen with a document in it; base of the tests of the view.
class TextViewTest : public QObject
{
protected:
    TextView& view() { return pane_->view(); }
    void openPane()
    {
        pane_ = std::make_unique<TextPane>();
        pane_->resize(800, 600);
        pane_->show();
        view().setFocus();
        QVERIFY(QTest::qWaitForWindowExposed(pane_.get()));
    }
    void show(const std::string& text, const QString& name = {})
    {
        view().setDocument(Document::fromText(QString::fromStdString(text), name));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view(), key, modifiers);
    }
    QString line() { return view().lineText(view().currentLine()); }
    std::int64_t at() { return view().currentLine().value; }
    /// A point in the middle of a character cell, in the viewport.
    QPoint cell(int row, int column)
    {
        const QRect first = view().placeRect(ByteOffset{0});
        const QPoint origin = view().viewport()->mapFromGlobal(first.topLeft());
        const double width = QFontMetricsF(view().font()).horizontalAdvance(QLatin1Char('0'));
        return {static_cast<int>(origin.x() + (column + 0.2) * width),
                origin.y() + row * first.height() + first.height() / 2};
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, modifiers, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), view().viewport()->mapToGlobal(QPointF(to)),
                         Qt::NoButton, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(view().viewport(), &move);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, modifiers, to);
    }

    std::unique_ptr<TextPane> pane_;
};

} // namespace triage::view
