// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "triage/verdict.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace triage::app {

class Theme;

/// The evidence line as printed, in monospace, with `file:line` as a link above it.
class EvidenceQuote : public QWidget
{
    Q_OBJECT
public:
    explicit EvidenceQuote(const Theme& theme, QWidget* parent = nullptr);

    void setEvidence(const Evidence& evidence);
    [[nodiscard]] QPushButton& link() const { return *link_; }

signals:
    void opened(const QString& path, triage::LineNumber line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Theme& theme_;
    Evidence evidence_;
    QPushButton* link_;
    QLabel* text_;
};

} // namespace triage::app
