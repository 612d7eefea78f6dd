// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/caselist/case_list_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QStackedLayout;

namespace triage::app {

class Theme;

/// The left pane: a search field and the cases. The model is the window's.
class CasePane : public QWidget
{
    Q_OBJECT
public:
    CasePane(CaseListModel& model, const Theme& theme, QWidget* parent = nullptr);

    void select(const QModelIndex& sourceIndex);
    void focusSearch();
    [[nodiscard]] QListView& list() const { return *list_; }
    [[nodiscard]] QLineEdit& search() const { return *search_; }

signals:
    void caseChosen(const QString& id);
    void importChosen(quint64 key);
    void renameRequested(const QString& id);
    void deleteRequested(const QString& id);
    void showFolderRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void choose(const QModelIndex& index);
    void showMenu(const QPoint& at);
    void retranslate();
    void showHint();

    CaseListModel& model_;
    CaseFilter* filter_;
    QLineEdit* search_;
    QListView* list_;
    QLabel* hint_;
};

} // namespace triage::app
