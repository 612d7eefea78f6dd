// SPDX-License-Identifier: Apache-2.0
#include "view/reference/reference.h"

#include "view/syntax_repository.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace triage::view {
namespace {

struct ReferenceRules
{
    QList<QRegularExpression> references;
    QString errorLines;
};

ReferenceRules readReferenceRules()
{
    registerSyntaxResources();
    QFile file(QStringLiteral(":/syntax-highlighting/references.json"));
    ReferenceRules rules;
    if (!file.open(QIODevice::ReadOnly))
        return rules;
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    for (const auto& each : root.value(QStringLiteral("references")).toArray())
        rules.references.push_back(QRegularExpression(each.toString()));
    rules.errorLines = root.value(QStringLiteral("errorLines")).toString();
    return rules;
}

const ReferenceRules& referenceRules()
{
    static const ReferenceRules read = readReferenceRules(); // data of the program itself: never changes
    return read;
}

Reference referenceFrom(const QRegularExpressionMatch& match)
{
    return {static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedEnd()),
            match.captured(QStringLiteral("path")),
            LineNumber{match.captured(QStringLiteral("line")).toLongLong()}};
}

} // namespace

std::vector<Reference> referencesIn(const QString& text)
{
    std::vector<Reference> found;
    for (const QRegularExpression& expression : referenceRules().references) {
        for (auto all = expression.globalMatch(text); all.hasNext();) {
            const Reference reference = referenceFrom(all.next());
            const bool taken = std::any_of(found.begin(), found.end(), [&reference](const Reference& r) {
                return r.begin < reference.end && reference.begin < r.end;
            });
            if (!taken && reference.line.value > 0)
                found.push_back(reference);
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Reference& a, const Reference& b) { return a.begin < b.begin; });
    return found;
}

QString errorExpression()
{
    return referenceRules().errorLines;
}

int commonTail(const QString& a, const QString& b)
{
    const auto parts = [](QString path) {
        return path.replace(QLatin1Char('\\'), QLatin1Char('/')).split(QLatin1Char('/'), Qt::SkipEmptyParts);
    };
    const QStringList left = parts(a);
    const QStringList right = parts(b);
    int same = 0;
    while (same < std::min(left.size(), right.size()) &&
           left[left.size() - 1 - same] == right[right.size() - 1 - same])
        ++same;
    return same;
}

} // namespace triage::view
