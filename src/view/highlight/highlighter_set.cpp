// SPDX-License-Identifier: Apache-2.0
#include "view/highlight/highlighter_set.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace triage::view {
namespace {

constexpr int formatVersion = 1;
constexpr qsizetype mostSets = 100;
constexpr qsizetype mostRules = 200; ///< a set
constexpr qsizetype longestPattern = 4096;

QJsonObject ruleJson(const HighlighterRule& rule)
{
    QJsonObject o{{"pattern", rule.pattern}};
    const auto flag = [&o](const char* key, bool on) {
        if (on)
            o[QLatin1String(key)] = true;
    };
    flag("regex", rule.regex);
    flag("caseSensitive", rule.caseSensitive);
    flag("wholeLine", rule.wholeLine);
    flag("bold", rule.bold);
    if (rule.foreground.isValid())
        o[QLatin1String("foreground")] = rule.foreground.name();
    if (rule.background.isValid())
        o[QLatin1String("background")] = rule.background.name();
    return o;
}

QJsonObject setJson(const HighlighterSet& set)
{
    QJsonArray rules;
    for (const HighlighterRule& rule : set.rules)
        rules.append(ruleJson(rule));
    return {{"name", set.name}, {"rules", rules}};
}

/// An absent colour is none; one that is no colour is an error.
bool readColour(const QJsonValue& value, QColor& colour)
{
    if (value.isUndefined())
        return true;
    colour = QColor(value.toString());
    return colour.isValid();
}

bool readRule(const QJsonObject& o, HighlighterRule& rule)
{
    rule.pattern = o[QLatin1String("pattern")].toString();
    rule.regex = o[QLatin1String("regex")].toBool();
    rule.caseSensitive = o[QLatin1String("caseSensitive")].toBool();
    rule.wholeLine = o[QLatin1String("wholeLine")].toBool();
    rule.bold = o[QLatin1String("bold")].toBool();
    return rule.pattern.size() <= longestPattern &&
           readColour(o[QLatin1String("foreground")], rule.foreground) &&
           readColour(o[QLatin1String("background")], rule.background) && whyInvalid(rule).isEmpty();
}

tl::unexpected<Error> wrong(std::string place)
{
    return fail(ErrorKind::Invalid, Message(QT_TRANSLATE_NOOP("engine", "This is no set of highlighters.")),
                std::move(place));
}

Result<HighlighterSet> readSet(const QJsonObject& o)
{
    HighlighterSet set{o[QLatin1String("name")].toString(), {}};
    const QJsonArray rules = o[QLatin1String("rules")].toArray();
    if (set.name.isEmpty() || rules.size() > mostRules)
        return wrong(set.name.toStdString());
    for (const auto& each : rules) {
        HighlighterRule rule;
        if (!readRule(each.toObject(), rule))
            return wrong(set.name.toStdString() + ": " + rule.pattern.toStdString());
        set.rules.push_back(std::move(rule));
    }
    return set;
}

} // namespace

const HighlighterSet* HighlighterSets::current() const
{
    return active >= 0 && active < std::ssize(sets) ? &sets[static_cast<std::size_t>(active)] : nullptr;
}

QByteArray toJson(const HighlighterSets& sets)
{
    QJsonArray all;
    for (const HighlighterSet& set : sets.sets)
        all.append(setJson(set));
    QJsonObject root{{"format", formatVersion}, {"highlighters", all}};
    if (const HighlighterSet* current = sets.current())
        root[QLatin1String("active")] = current->name;
    return QJsonDocument(root).toJson();
}

Result<HighlighterSets> highlightersFromJson(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    const QJsonArray all = root[QLatin1String("highlighters")].toArray();
    if (root[QLatin1String("format")].toInt() != formatVersion || all.size() > mostSets)
        return wrong(error.error == QJsonParseError::NoError ? std::string()
                                                             : error.errorString().toStdString());
    HighlighterSets sets;
    const QString active = root[QLatin1String("active")].toString();
    for (const auto& each : all) {
        auto set = readSet(each.toObject());
        if (!set)
            return tl::unexpected(set.error());
        if (!active.isEmpty() && set->name == active)
            sets.active = static_cast<int>(sets.sets.size());
        sets.sets.push_back(std::move(*set));
    }
    return sets;
}

QString whyInvalid(const HighlighterRule& rule)
{
    if (!rule.regex)
        return {};
    const QRegularExpression expression(rule.pattern);
    return expression.isValid() ? QString() : expression.errorString();
}

} // namespace triage::view
