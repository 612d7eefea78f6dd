// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "app/files/mark_request.h"
#include "app/files/quote_request.h"
#include "app/settings/text_choices.h"
#include "app/verdict/pin_request.h"

#include <QWidget>

#include <functional>

class QLabel;
class QTabWidget;

namespace triage::app {

class DocumentView;
class Jobs;
class TextPage;
class Theme;

/// Right of the Files tab: the open texts, one tab each, and what to do while there is none.
class DocumentTabs : public QWidget
{
    Q_OBJECT

public:
    DocumentTabs(Jobs& jobs, const Theme& theme, QWidget* parent = nullptr);

    /// A new, empty text in front, named after `info`.
    DocumentView* add(const DocumentInfo& info);
    void setTextChoices(const TextChoices& choices);
    void setAsksName(bool on);
    /// The tab of that path alone; null when there is none.
    [[nodiscard]] DocumentView* find(const QString& path) const;
    /// The text of that path in the tab in front, the one in use first; null when it is not seen.
    [[nodiscard]] DocumentView* findInFront(const QString& path) const;
    /// The text in front: of several, the one in use. Null when nothing is open.
    [[nodiscard]] DocumentView* current() const;
    void bringToFront(DocumentView* document);
    /// Every open text, in the order of the tabs.
    [[nodiscard]] QList<DocumentView*> all() const;
    void rename(DocumentView* document);
    /// Its tab: with the texts beside it.
    void close(DocumentView* document);

    /// Several texts beside each other. In front.
    void addPage(TextPage* page);
    [[nodiscard]] QList<TextPage*> otherPages() const;
    void closePage(QWidget* page);
    /// Null when a single text is in front, or none.
    [[nodiscard]] TextPage* pageInFront() const;

signals:
    /// Whoever knows the bundle makes it one of its texts.
    void added(triage::app::DocumentView* document);
    void markRequested(const triage::app::MarkRequest& mark);
    void quoteRequested(const triage::app::QuoteRequest& quote);
    void openRequested(const QString& path, triage::LineNumber line);
    /// The place in a text that is left by a jump.
    void leaving(const QString& path, triage::LineNumber line);
    void wrapChanged(bool on);
    void zoomChanged(double points);
    void note(const QString& text);
    void pinRequested(const triage::app::PinRequest& pin);
    void unpinRequested();
    void statusMessage(const QString& text);
    /// Another text is in front; null when there is none.
    void currentChanged(triage::app::DocumentView* document);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectText(DocumentView* document);
    void addTab(QWidget* page, const QString& title, const QString& tip);
    [[nodiscard]] int tabOf(const QWidget* text) const;
    QWidget* closeButton(QWidget* page);
    void showParts();
    void retranslate();

    Jobs& jobs_;
    const Theme& theme_;
    TextChoices choices_;
    bool asksName_ = false;
    QTabWidget* tabs_;
    QLabel* empty_;
};

} // namespace triage::app
