// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/writers.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace triage::app {

class Theme;

/// Over the sheets: format, languages, copy, save, and what came of it. Nothing here opens a box.
class HandoffBar : public QWidget
{
    Q_OBJECT

public:
    explicit HandoffBar(const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] handoff::Format format() const;
    [[nodiscard]] handoff::Languages languages() const;
    void setFormat(handoff::Format format);
    void setReady(bool on);
    /// What was done, or what was not.
    void say(const QString& text, bool isError = false);

signals:
    void choiceChanged();
    void copyClicked();
    void saveClicked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void updateButtons();
    void paintSaid();

    const Theme& theme_;
    QComboBox* format_;
    QComboBox* languages_;
    QPushButton* copy_;
    QPushButton* save_;
    QLabel* said_;
    bool ready_ = false;
    bool isError_ = false;
};

} // namespace triage::app
