// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"

#include <QList>
#include <QWidget>

#include <optional>

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
    /// One of several texts beside each other, and whether commands go to it: seen at once.
    void setInUse(bool on);
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
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fitMeta();
    void fitButtons();
    void showUse();
    void fillEncodings();
    [[nodiscard]] QStringList metaParts() const;

    const Theme& theme_;
    DocumentInfo info_;
    std::optional<bool> inUse_; ///< none: the only text of its tab
    QList<QAction*> actions_;   ///< the view's own
    QList<QAction*> crowded_;   ///< of the view, in the menu while there is no room for their buttons
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
