// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/verdict_view.h"

#include <QWidget>

class QPushButton;

namespace triage::app {

/// The card's ways on: which of them are offered depends on the verdict.
class VerdictActions : public QWidget
{
    Q_OBJECT
public:
    explicit VerdictActions(QWidget* parent = nullptr);
    void setView(const VerdictView& view, bool hasQuestions);

signals:
    void copyHandoff();
    void copyQuestions();
    void goToEvidence();
    void overrideRoute();
    void revokeOverride();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton* copyHandoff_;
    QPushButton* copyQuestionsFirst_; ///< the main way on while withheld
    QPushButton* copyQuestions_;
    QPushButton* evidence_;
    QPushButton* override_;
    QPushButton* revoke_;
};

} // namespace triage::app
