// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "app/files/text_page.h"
#include "base/strong.h"

#include <array>
#include <memory>

namespace triage::view {
class Document;
class PairView;
} // namespace triage::view

namespace triage::text {
class LineIndex;
}

namespace triage::app {

class Jobs;
class Theme;

/// A tab with two files of the bundle, or two places of one, beside each other. Each half is a text like any
/// other: all that can be done with one can be done here.
class PairTab : public TextPage
{
    Q_OBJECT

public:
    PairTab(Jobs& jobs, const Theme& theme, QWidget* parent = nullptr);
    ~PairTab() override;

    struct Part
    {
        DocumentInfo info;
        std::shared_ptr<const text::LineIndex> index; ///< null: counted here
        std::shared_ptr<view::Document> file;         ///< of a text that is open already; null: opened here
    };
    /// `differences`: compare them; else show them as they are, both at `line` unless it is 0.
    void open(const Part& left, const Part& right, bool differences, LineNumber line = {});
    [[nodiscard]] view::PairView& pair() const { return *pair_; }

    [[nodiscard]] QList<DocumentView*> texts() const override;
    [[nodiscard]] DocumentView* inUse() const override;
    void useNext() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString tip() const override;

signals:
    /// The text itself is wanted instead of the comparison.
    void openRequested(const QString& path, triage::LineNumber line);

private:
    void showWhenOpen();
    void showInUse();

    std::array<DocumentView*, 2> texts_;
    view::PairView* pair_;
    bool differences_ = false;
};

} // namespace triage::app
