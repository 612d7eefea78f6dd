// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace triage::app {

/// What is looked for.
struct FindQuery
{
    QString words;
    bool caseSensitive = false;
    bool wholeWord = false;
    bool regex = false;
    bool operator==(const FindQuery&) const = default;
};

/// Under the head of a text: find as you type. Knows nothing of the text.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows the bar with the field ready to type; `words` replaces what stands there unless empty.
    void open(const QString& words);
    [[nodiscard]] FindQuery query() const;
    /// "12 of 340", "searching, 120 so far", or what is wrong with the pattern.
    void setStatus(const QString& text, bool isError = false);

signals:
    void queryChanged(const triage::app::FindQuery& query);
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void close();

    QLineEdit* words_;
    QToolButton* case_;
    QToolButton* whole_;
    QToolButton* regex_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* close_;
    QLabel* status_;
};

} // namespace triage::app
