// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/filter/filter_bar.h"
#include "view/filter/filter_pane.h"
#include "view/filter/filter_search.h"
#include "view/pattern/pattern_edit.h"
#include "view/pattern/search_history.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

namespace triage::view {

/// Every tenth line is an "error", the others are "fine".
inline std::string logOf(int lines)
{
    std::string text;
    for (int i = 1; i <= lines; ++i)
        text += "line " + std::to_string(i) + (i % 10 == 0 ? " error\n" : " fine\n");
    return text;
}

/// A pane on a screen with its filter open, and a history of its own; base of the tests of the filter.
class FilterPaneTest : public QObject
{
protected:
    void keepSettingsApart()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("filter-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, dir_.path());
    }
    void openPane()
    {
        SearchHistory().clear();
        pane_ = std::make_unique<TextPane>();
        pane_->resize(900, 700);
        pane_->show();
        QVERIFY(QTest::qWaitForWindowExposed(pane_.get()));
    }
    FilterPane& filter() { return pane_->filter(); }
    FilterSearch& search() { return filter().search(); }
    void show(const std::string& text)
    {
        pane_->setDocument(Document::fromText(QString::fromStdString(text)));
        filter().open();
    }
    void apply(const text::FilterStep& step)
    {
        filter().setStep(step);
        QTRY_VERIFY(!search().running());
    }
    std::int64_t shown() { return search().result() ? search().result()->lineCount() : 0; }
    /// Does a label below `parent` say it?
    static bool isSaid(const QWidget& parent, const QString& text)
    {
        const auto labels = parent.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    QTemporaryDir dir_;
    std::unique_ptr<TextPane> pane_;
};

} // namespace triage::view
