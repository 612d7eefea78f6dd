// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QString>

#include <vector>

namespace triage::view {

/// "File "train.py", line 12", "train.py:12", "[stream.cc:123]": where a line of text points to.
struct Reference
{
    int begin = 0; ///< UTF-16 units of the text it stands in
    int end = 0;
    QString path; ///< as it is written
    LineNumber line;
    bool operator==(const Reference&) const = default;
};

/// In the order of the text, none overlapping another. What counts is data: resources/syntax.
std::vector<Reference> referencesIn(const QString& text);

/// Lines that may state an error, as an expression of `text::Pattern`.
QString errorExpression();

/// How many parts of two paths are the same, from the file's name backwards; 0 when the names differ.
/// Separators of either kind. Pure.
int commonTail(const QString& a, const QString& b);

} // namespace triage::view
