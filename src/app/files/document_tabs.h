// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "app/files/mark_request.h"
#include "app/verdict/pin_request.h"

#include <QWidget>

#include <functional>

class QLabel;
class QTabWidget;

namespace triage::app {

class DocumentView;
class Jobs;
class Theme;

/// Right of the Files tab: the open texts, one tab each, and what to do while there is none.
class DocumentTabs : public QWidget
{
    Q_OBJECT

public:
    DocumentTabs(Jobs& jobs, const Theme& theme, QWidget* parent = nullptr);

    /// A new, empty text in front, named after `info`.
    DocumentView* add(const DocumentInfo& info);
    /// The open text of that path; null when it is not open.
    [[nodiscard]] DocumentView* find(const QString& path) const;
    [[nodiscard]] DocumentView* current() const;
    void bringToFront(DocumentView* document);
    /// Every open text, in the order of the tabs.
    [[nodiscard]] QList<DocumentView*> all() const;
    void rename(DocumentView* document);
    void close(DocumentView* document);
    void closeAll();

signals:
    void markRequested(const triage::app::MarkRequest& mark);
    void pinRequested(const triage::app::PinRequest& pin);
    void unpinRequested();
    void statusMessage(const QString& text);
    /// Another text is in front; null when there is none.
    void currentChanged(triage::app::DocumentView* document);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* closeButton(DocumentView* document);
    void showParts();
    void retranslate();

    Jobs& jobs_;
    const Theme& theme_;
    QTabWidget* tabs_;
    QLabel* empty_;
};

} // namespace triage::app
