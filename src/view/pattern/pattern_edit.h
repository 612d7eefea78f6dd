// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/search.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLineEdit;
class QToolButton;

namespace triage::view {

class HistoryCompleter;

/// A field for what is looked for, with its three switches (case, whole words, expression) and the history.
/// The down key opens the history; a wrong place is underlined.
class PatternEdit : public QWidget
{
    Q_OBJECT

public:
    explicit PatternEdit(QWidget* parent = nullptr);

    [[nodiscard]] text::Pattern pattern() const;
    void setPattern(const text::Pattern& pattern);
    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// What the empty field says, and its name for a screen reader.
    void setPrompt(const QString& prompt);
    void selectAll();
    /// Keeps what is in the field in the history.
    void remember();

    /// A byte of the pattern's text; nothing takes the mark away.
    void setWrongAt(std::optional<std::size_t> at);
    /// Nothing was found: the text is shown in the colour of an error.
    void setVain(bool on);

signals:
    void changed();
    void returnPressed(bool shift);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* addSwitch(const QString& text);
    void retranslate();
    void paintState();

    QLineEdit* field_;
    QBoxLayout* parts_ = nullptr;
    HistoryCompleter* history_;
    QToolButton* case_;
    QToolButton* word_;
    QToolButton* regex_;
    std::optional<std::size_t> wrongAt_;
    bool vain_ = false;
};

} // namespace triage::view
