// SPDX-License-Identifier: Apache-2.0
#include "app/files/reference_targets.h"

#include "app/language/speech.h"
#include "view/reference/reference.h"

#include <algorithm>

namespace triage::app {
namespace {

/// How many folders two paths share from the root on.
int commonRoot(const QString& a, const QString& b)
{
    const QStringList left = a.split(QLatin1Char('/'));
    const QStringList right = b.split(QLatin1Char('/'));
    int same = 0;
    while (same < std::min(left.size(), right.size()) && left[same] == right[same])
        ++same;
    return same;
}

} // namespace

QStringList referenceTargets(const QString& written, const std::vector<bundle::BundleFile>& files,
                             const QString& from)
{
    QStringList best;
    int likeness = 1; // the file's name at least
    for (const bundle::BundleFile& file : files) {
        const QString path = qstring(file.path);
        const int same = view::commonTail(written, path);
        if (same < likeness)
            continue;
        if (same > likeness)
            best.clear();
        likeness = same;
        best += path;
    }
    std::stable_sort(best.begin(), best.end(), [&from](const QString& a, const QString& b) {
        return commonRoot(a, from) > commonRoot(b, from);
    });
    return best;
}

} // namespace triage::app
