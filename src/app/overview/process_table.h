// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/verdict.h"

#include <QTreeWidget>

namespace triage::app {

class Theme;

/// Which process or rank failed first, which followed, what the launcher reported: each with its time and
/// first error line. Enter opens the line.
class ProcessTable : public QTreeWidget
{
    Q_OBJECT
public:
    explicit ProcessTable(const Theme& theme, QWidget* parent = nullptr);
    void setVerdict(const Verdict& verdict);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    void opened(const QString& path, triage::LineNumber line);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addProcess(const Process& process);
    void addReport(const Candidate& report);
    void setPlace(QTreeWidgetItem& item, const std::string& file, LineNumber line);

    const Theme& theme_;
};

} // namespace triage::app
