// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/writers.h"
#include "workflow/terms.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace triage::app {

class Theme;

/// One sheet of paper: what is sent in one language, letter by letter, or as it looks when opened.
class Sheet : public QWidget
{
    Q_OBJECT

public:
    Sheet(Language language, const Theme& theme, QWidget* parent = nullptr);

    void setContent(const QString& text, handoff::Format format);
    /// Where a call to copy only this sheet can be made; hidden for formats that are files only.
    void setCopyable(bool on);

    /// Its name and button; not needed where tabs name the sheet already.
    void setHeadVisible(bool on);

    /// The place that is read: a paragraph's number and how far into it, 0 to 1.
    struct Place
    {
        int paragraph = 0;
        double within = 0;
        bool atEnd = false;
    };
    [[nodiscard]] Place place() const;
    void goTo(Place place);
    [[nodiscard]] int paragraphs() const;
    /// Marks every place where one of these stands; none takes the marks away.
    void markNames(const QStringList& names);
    /// To the next marked place behind the last one, round the end. False when there is none.
    bool goToNextName();
    [[nodiscard]] int markedNames() const;
    [[nodiscard]] QTextBrowser* browser() const { return browser_; }

signals:
    void copyClicked(triage::Language language);
    void scrolled();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void render();
    void paintMarks();

    Language language_;
    const Theme& theme_;
    QString text_;
    handoff::Format format_ = handoff::Format::Markdown;
    QStringList names_;
    QWidget* head_;
    QLabel* title_;
    QToolButton* copy_;
    QTextBrowser* browser_;
};

} // namespace triage::app
