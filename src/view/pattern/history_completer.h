// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/search.h"
#include "view/pattern/search_history.h"

#include <QCompleter>

class QLineEdit;

namespace triage::view {

/// Offers what was looked for before, with how it was meant, below the field it was made for.
class HistoryCompleter : public QCompleter
{
    Q_OBJECT

public:
    explicit HistoryCompleter(QLineEdit* field);

    /// Reads the history anew. Before the list is shown.
    void refresh();
    /// Everything there is, whatever the field holds.
    void showAll();
    void add(const text::Pattern& pattern);

signals:
    void chosen(const triage::text::Pattern& pattern);

private:
    class Entries;

    SearchHistory history_;
    Entries* entries_;
};

} // namespace triage::view
