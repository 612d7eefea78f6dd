// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace triage::app {

class Theme;

/// Shown while no case is open: where to drop a bundle, the three ways in, a sample, recent inputs.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(const Theme& theme, QWidget* parent = nullptr);
    void setRecent(const QStringList& paths);

signals:
    void openFileRequested();
    void openFolderRequested();
    void pasteRequested();
    void sampleRequested();
    void recentChosen(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildSheet();
    void retranslate();

    const Theme& theme_;
    QWidget* sheet_;
    QLabel* title_;
    QLabel* hint_;
    QPushButton* openFile_;
    QPushButton* openFolder_;
    QPushButton* paste_;
    QPushButton* sample_;
    QLabel* recentTitle_;
    QVBoxLayout* recent_;
};

} // namespace triage::app
