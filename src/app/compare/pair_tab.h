// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "app/jobs/jobs.h"
#include "base/result.h"
#include "base/strong.h"
#include "text/byte_source.h"

#include <QWidget>

namespace triage::view {
class PairView;
}

namespace triage::app {

class Theme;

/// A tab with two files of the bundle, or two places of one, beside each other. Files are opened off the
/// window's thread.
class PairTab : public QWidget
{
    Q_OBJECT

public:
    PairTab(Jobs& jobs, const Theme& theme, QWidget* parent = nullptr);
    ~PairTab() override;

    /// `differences`: compare them; else show them as they are, both at `line` unless it is 0.
    void open(const DocumentInfo& left, const DocumentInfo& right, bool differences, LineNumber line = {});
    [[nodiscard]] const DocumentInfo& left() const { return left_; }
    [[nodiscard]] const DocumentInfo& right() const { return right_; }
    [[nodiscard]] view::PairView& pair() const { return *pair_; }
    /// For the tab.
    [[nodiscard]] QString title() const;

signals:
    void openRequested(const QString& path, triage::LineNumber line);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Opened
    {
        Result<std::shared_ptr<const text::ByteSource>> left;
        Result<std::shared_ptr<const text::ByteSource>> right;
    };
    void present(const Opened& opened, bool differences, LineNumber line);
    void applyFont();

    JobScope scope_;
    const Theme& theme_;
    DocumentInfo left_;
    DocumentInfo right_;
    view::PairView* pair_;
};

} // namespace triage::app
