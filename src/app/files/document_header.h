// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"

#include <QList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace triage::view {
class TextView;
}

namespace triage::app {

class ElidedLabel;
class Theme;

/// Stays over the text: which file, which step and rank, how long, and what can be done with it.
class DocumentHeader : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentHeader(const Theme& theme, QWidget* parent = nullptr);

    void setInfo(const DocumentInfo& info);
    [[nodiscard]] const DocumentInfo& info() const { return info_; }
    /// Candidates and marks in this file: none leaves the two buttons off.
    void setStops(int count);
    void setMarkable(bool on);
    /// The view's own actions, behind one button.
    void setTextActions(const view::TextView& view);
    /// Those actions, separators among them; owned by the view.
    [[nodiscard]] QList<QAction*> textActions() const;

signals:
    void findClicked();
    void goToLineClicked();
    void previousClicked();
    void nextClicked();
    void markClicked();
    void encodingChosen(triage::text::Encoding encoding);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fitMeta();
    void fillEncodings();
    [[nodiscard]] QStringList metaParts() const;

    const Theme& theme_;
    DocumentInfo info_;
    ElidedLabel* path_;
    QLabel* meta_;
    QToolButton* find_;
    QToolButton* goTo_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* mark_;
    QToolButton* encoding_;
    QToolButton* more_;
};

} // namespace triage::app
