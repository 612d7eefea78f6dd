// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/verdict_view.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace triage::app {

class Theme;

/// The engineer's pin on the card: who, when and why, what the program says by itself, and the way back.
class PinNote : public QWidget
{
    Q_OBJECT
public:
    explicit PinNote(const Theme& theme, QWidget* parent = nullptr);
    /// Hides itself when nothing is pinned.
    void setView(const VerdictView& view);

signals:
    void opened(const QString& path, triage::LineNumber line);
    void unpinned();

private:
    const Theme& theme_;
    std::optional<Evidence> machine_;
    QLabel* said_;
    QLabel* programSays_;
    QPushButton* link_; ///< the program's own line
    QPushButton* unpin_;
};

} // namespace triage::app
