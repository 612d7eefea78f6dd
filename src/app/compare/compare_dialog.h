// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QListWidget;

namespace triage::app {

/// Which file another one is compared with: files of the same name first, then the rest. One row can be
/// chosen; typing narrows the list.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    CompareDialog(const QString& path, const QStringList& others, QWidget* parent = nullptr);

    [[nodiscard]] QString chosen() const;
    [[nodiscard]] QListWidget& list() const { return *list_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow(const QString& text);

    QLineEdit* filter_;
    QListWidget* list_;
};

} // namespace triage::app
