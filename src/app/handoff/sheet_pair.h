// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/handoff/sheet.h"

#include <QWidget>

class QSplitter;
class QTabBar;

namespace triage::app {

/// The two sheets: side by side and scrolling together where there is room, one at a time under a tab
/// bar where there is not; a single one for a format that holds both languages.
class SheetPair : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPair(const Theme& theme, QWidget* parent = nullptr);

    /// For JSON both are the same, and one sheet is shown.
    void setContent(const QString& chinese, const QString& english, handoff::Format format);
    [[nodiscard]] bool isSideBySide() const;
    /// Marks the names in both sheets and goes to the next place, in both.
    void showNextName(const QStringList& names);
    [[nodiscard]] Sheet* chinese() const { return chinese_; }
    [[nodiscard]] Sheet* english() const { return english_; }

signals:
    void copyClicked(triage::Language language);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void follow(const Sheet& leader, Sheet& follower);
    void retranslate();

    QTabBar* which_;
    QSplitter* splitter_;
    Sheet* chinese_;
    Sheet* english_;
    bool single_ = false;
    bool following_ = false;
};

} // namespace triage::app
