// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

/// Reads every text that the program can say, and finds those that state a cause or propose a change.
/// Patterns, allowed phrases and planted sentences are data in tests/data/wording.
namespace triage::wording {

struct Text
{
    QString where; ///< "src/handoff/words.cpp", "translations/npugraph-triage_zh.ts"
    QString text;
};

struct Pattern
{
    QRegularExpression expression;
    QString states; ///< "a cause", "a change"
};

struct Allowed
{
    QString phrase;
    QString why; ///< who reads this list wants to know
};

class Wording
{
public:
    /// Reads the three data files below `folder`.
    explicit Wording(const QString& folder);

    [[nodiscard]] bool complete() const { return !patterns_.isEmpty() && !allowed_.isEmpty(); }
    [[nodiscard]] const QList<Allowed>& allowed() const { return allowed_; }
    /// What a text states that none of ours may; empty when nothing. Allowed phrases are taken out first.
    [[nodiscard]] QString objection(const QString& text) const;

private:
    QList<Pattern> patterns_;
    QList<Allowed> allowed_;
};

/// Marked texts of sources: QT_TRANSLATE_NOOP, QT_TRANSLATE_N_NOOP, tr().
QList<Text> textsOfSources(const QString& root);
/// Sources and translations of every .ts file.
QList<Text> textsOfCatalogues(const QString& root);
/// Every "zh" and "en" member below a folder of JSON files; examples of rules are quoted logs and have none.
QList<Text> textsOfData(const QString& root, const QString& folder);
/// <string> elements of Designer forms.
QList<Text> textsOfForms(const QString& root);

} // namespace triage::wording
