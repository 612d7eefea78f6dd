// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workflow/terms.h"

#include <QWidget>

class QPushButton;

namespace triage::app {

/// Three buttons that ask what is wrong when nothing failed.
class SymptomAsk : public QWidget
{
    Q_OBJECT
public:
    explicit SymptomAsk(QWidget* parent = nullptr);

signals:
    void stated(triage::Symptom symptom);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton* crash_;
    QPushButton* accuracy_;
    QPushButton* performance_;
};

} // namespace triage::app
