// SPDX-License-Identifier: Apache-2.0
#include "triage/pack_load.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtGlobal>

#include <algorithm>

namespace triage {
namespace {

/// Thrown inside this file only; `parsePack` turns it into a Result.
struct Wrong
{
    std::string where; ///< the rule or class
    std::string what;
};

std::string str(const QJsonValue& value)
{
    return value.toString().toStdString();
}

class Reader
{
public:
    Reader(RulePack::Data& data, const RulePack* defaults) : data_(&data), defaults_(defaults) {}

    void read(const QJsonObject& root)
    {
        if (root["format"].toInt() != 1)
            throw Wrong{"format", "only format 1 is known"};
        data_->name = need(root, "name", "name");
        data_->version = need(root, "version", "version");
        for (const auto& c : root["classes"].toArray())
            addClass(c.toObject());
        for (const auto& p : root["frames"].toArray())
            data_->phases.push_back(phase(p.toObject()));
        for (const auto& f : root["codes"].toArray())
            data_->families.push_back(family(f.toObject()));
        for (const auto& a : root["artefacts"].toArray())
            data_->artefacts.push_back(artefact(a.toObject()));
        for (const auto& r : root["rules"].toArray())
            data_->rules.push_back(rule(r.toObject()));
        for (const auto& c : root["comparisons"].toArray())
            data_->comparisons.push_back(comparison(c.toObject()));
        for (const auto& u : root["units"].toArray())
            data_->units.push_back(unit(u.toObject()));
        readTexts(root["texts"].toObject());
        checkComplete();
    }

private:
    static std::string need(const QJsonObject& o, const char* key, const std::string& where)
    {
        auto text = str(o[QLatin1String(key)]);
        if (text.empty())
            throw Wrong{where, std::string("\"") + key + "\" is missing or empty"};
        return text;
    }

    static Bilingual both(const QJsonValue& value, const std::string& where)
    {
        const auto o = value.toObject();
        return {need(o, "zh", where), need(o, "en", where)};
    }

    static Regex regex(const std::string& pattern, const std::string& where)
    {
        Regex out;
        if (const auto error = Regex::compile(pattern, out))
            throw Wrong{where, "pattern \"" + pattern + "\": " + error->what};
        return out;
    }

    static std::vector<std::string> strings(const QJsonValue& value)
    {
        std::vector<std::string> out;
        for (const auto& v : value.toArray())
            out.push_back(v.isDouble() ? std::to_string(v.toInt()) : str(v));
        return out;
    }

    static std::set<std::string> setOf(const QJsonValue& value)
    {
        const auto all = strings(value);
        return {all.begin(), all.end()};
    }

    static std::vector<Regex> regexes(const QJsonValue& value, const std::string& where)
    {
        std::vector<Regex> out;
        for (const auto& pattern : strings(value))
            out.push_back(regex(pattern, where));
        return out;
    }

    static TextTest test(const QJsonObject& o, const std::string& id)
    {
        TextTest out;
        out.id = id;
        out.any = regexes(o["patterns"], id);
        out.none = regexes(o["not"], id);
        out.examples = strings(o["examples"]);
        out.counterExamples = strings(o["counter_examples"]);
        if (!out.any.empty() && (out.examples.empty() || out.counterExamples.empty()))
            throw Wrong{id, "patterns need examples and counter-examples"};
        return out;
    }

    void addClass(const QJsonObject& o)
    {
        const auto id = need(o, "id", "classes");
        auto read = test(o, id);
        if (read.any.empty())
            throw Wrong{id, "a class needs patterns"};
        if (!data_->classes.emplace(id, std::move(read)).second)
            throw Wrong{id, "the class is there twice"};
    }

    static PhaseRow phase(const QJsonObject& o)
    {
        PhaseRow row;
        row.phase = need(o, "phase", "frames");
        const auto part = [&](const char* key) -> std::optional<Regex> {
            const auto text = str(o[QLatin1String(key)]);
            return text.empty() ? std::nullopt : std::optional(regex(text, row.phase));
        };
        row.file = part("file");
        row.function = part("function");
        row.code = part("code");
        row.outer = part("outer");
        row.examples = strings(o["examples"]);
        row.counterExamples = strings(o["counter_examples"]);
        if (!row.file && !row.function && !row.code)
            throw Wrong{row.phase, "a row of frames needs a file, a function or code"};
        return row;
    }

    static CodeFamily family(const QJsonObject& o)
    {
        CodeFamily out;
        out.id = need(o, "id", "codes");
        out.prefixes = strings(o["prefixes"]);
        out.examples = strings(o["examples"]);
        out.counterExamples = strings(o["counter_examples"]);
        for (const auto& v : o["ranges"].toArray()) {
            const auto pair = strings(v);
            if (pair.size() != 2 || pair[0].size() != pair[1].size() || pair[1] < pair[0])
                throw Wrong{out.id, "a range is [from, to] of equal length"};
            out.ranges.emplace_back(pair[0], pair[1]);
        }
        return out;
    }

    static std::optional<Route> route(const QJsonValue& value, const std::string& where)
    {
        const auto text = str(value);
        if (text.empty())
            return std::nullopt;
        const auto found = routeFrom(text);
        if (!found)
            throw Wrong{where, "unknown route \"" + text + "\""};
        return found;
    }

    static Scope scope(const std::string& name, const std::string& where)
    {
        static const std::map<std::string, Scope> names = {
            {"line", Scope::Line}, {"type", Scope::Type}, {"chain", Scope::Chain}, {"phase", Scope::Phase},
            {"code", Scope::Code}, {"kind", Scope::Kind}, {"exit", Scope::Exit},   {"fact", Scope::Fact}};
        const auto found = names.find(name);
        if (found == names.end())
            throw Wrong{where, "unknown scope \"" + name + "\""};
        return found->second;
    }

    static RuleWord word(const QJsonObject& o, const std::string& rule)
    {
        RuleWord out;
        out.keyword = need(o, "keyword", rule);
        const auto where = rule + "/" + out.keyword;
        out.test = test(o, where);
        for (const auto& s : strings(o["on"]))
            out.scopes.push_back(scope(s, where));
        if (out.scopes.empty())
            throw Wrong{where, "\"on\" is missing"};
        out.values = setOf(o["values"]);
        out.when = setOf(o["when"]);
        out.unless = setOf(o["unless"]);
        out.alternate = route(o["alternate"], where);
        out.note = str(o["note"]);
        return out;
    }

    static Rule rule(const QJsonObject& o)
    {
        Rule out;
        out.id = need(o, "id", "rules");
        const auto r = route(o["route"], out.id);
        if (!r)
            throw Wrong{out.id, "\"route\" is missing"};
        out.route = *r;
        out.sentence = both(o["sentence"], out.id);
        out.alternate = route(o["alternate"], out.id);
        for (const auto& w : o["words"].toArray())
            out.words.push_back(word(w.toObject(), out.id));
        return out;
    }

    static Artefact artefact(const QJsonObject& o)
    {
        Artefact out;
        out.id = need(o, "id", "artefacts");
        out.test = test(o, out.id);
        for (const auto& v : o["steps"].toArray())
            out.steps.insert(v.toInt());
        out.message = both(o["message"], out.id);
        out.command = str(o["command"]);
        return out;
    }

    static Comparison comparison(const QJsonObject& o)
    {
        Comparison out;
        const auto id = need(o, "id", "comparisons");
        out.test = test(o, id);
        out.value = o["value"].toInt();
        out.unit = o["unit"].toInt();
        out.reference = o["reference"].toInt();
        out.fixedUnit = str(o["fixed_unit"]);
        if (out.test.any.empty() || out.value < 1 || out.reference < 1)
            throw Wrong{id, "a comparison needs patterns and the groups \"value\" and \"reference\""};
        return out;
    }

    static void readScales(const QJsonObject& scales, UnitKind& into)
    {
        for (auto it = scales.begin(); it != scales.end(); ++it) {
            const double scale = it.value().toDouble();
            if (scale <= 0)
                throw Wrong{"units", "a scale is no positive number"};
            into.scales[it.key().toStdString()] = scale;
            if (scale == 1 && into.base.empty())
                into.base = it.key().toStdString();
        }
    }

    static UnitKind unit(const QJsonObject& o)
    {
        UnitKind out;
        out.units = setOf(o["units"]);
        out.unsure = setOf(o["unsure"]);
        out.names = regexes(o["names"], "units");
        readScales(o["scales"].toObject(), out);
        out.relative = o["relative"].toBool();
        out.higherIsBetter = o["higher_is_better"].toBool();
        out.tolerance = o["tolerance"].toDouble(0.05);
        out.noise = o["noise"].toDouble(0);
        const auto symptom = symptomFrom(str(o["symptom"]));
        if ((out.units.empty() && out.names.empty()) || !symptom)
            throw Wrong{"units", "a unit needs \"units\" or \"names\", and a known \"symptom\""};
        out.symptom = *symptom;
        return out;
    }

    void readTexts(const QJsonObject& o)
    {
        for (auto it = o.begin(); it != o.end(); ++it) {
            const auto id = it.key().toStdString();
            data_->texts.emplace(id, both(it.value(), id));
        }
    }

    void checkComplete() const
    {
        for (const auto& id : requiredClasses())
            if (!data_->classes.contains(id))
                throw Wrong{id, "the class is missing"};
        for (const auto& id : engineTexts())
            if (!defaults_ && !data_->texts.contains(id))
                throw Wrong{id, "the text is missing"};
        for (const char* id : {"pre-1", "edge", "kw-1", "kw-2", "kw-3", "kw-4"})
            if (!data_->rule(id))
                throw Wrong{id, "the rule is missing"};
    }

    RulePack::Data* data_;
    const RulePack* defaults_;
};

int lineOf(const QByteArray& json, qsizetype offset)
{
    return static_cast<int>(json.left(offset).count('\n')) + 1;
}

/// Where a rule stands: its id or keyword in quotes, or the file's first line.
int lineNaming(const QByteArray& json, const std::string& where)
{
    qsizetype from = 0;
    std::string rest = where;
    for (auto slash = rest.find('/'); !rest.empty(); slash = rest.find('/')) {
        const auto at = json.indexOf(QByteArray::fromStdString("\"" + rest.substr(0, slash) + "\""), from);
        if (at < 0)
            break;
        from = at;
        rest = slash == std::string::npos ? std::string() : rest.substr(slash + 1);
    }
    return lineOf(json, from);
}

} // namespace

Result<RulePack> parsePack(const QByteArray& json, const std::string& file, const RulePack* defaults)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(json, &error);
    if (document.isNull())
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP("engine", "%1, line %2: the rule pack is not valid JSON: %3"),
                     {file, std::to_string(lineOf(json, error.offset)), error.errorString().toStdString()}});
    auto data = std::make_shared<RulePack::Data>();
    try {
        Reader(*data, defaults).read(document.object());
    } catch (const Wrong& wrong) {
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP("engine", "%1, line %2, rule %3: %4"),
                     {file, std::to_string(lineNaming(json, wrong.where)), wrong.where, wrong.what}});
    }
    if (defaults)
        data->texts.insert(defaults->data().texts.begin(), defaults->data().texts.end());
    return RulePack(std::move(data));
}

} // namespace triage
