// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QToolButton;

namespace triage::view {

class PatternEdit;
class TextView;
class TwoRows;

/// Finds as one types, in the view it was made for: plain, case, whole word, expression; Return and
/// Shift+Return go on, Escape closes and gives the focus back.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(TextView* view, QWidget* parent = nullptr);
    ~FindBar() override;

    /// Shows the bar, takes a short selection as the text, and takes the focus.
    void open();
    void close();
    void setText(const QString& text);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void retranslate();
    void search();
    void showState();
    void showCount();
    void goOn(bool back);

    TextView* view_;
    std::unique_ptr<TwoRows> rows_;
    PatternEdit* edit_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* stop_;
    QToolButton* close_;
    QLabel* count_;
    QLabel* wrong_; ///< what an expression is refused for
    QTimer delay_;  ///< a search a key would be wasted on a large file
};

} // namespace triage::view
