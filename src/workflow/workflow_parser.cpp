// SPDX-License-Identifier: Apache-2.0
#include "workflow/workflow_parser.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <stdexcept>

namespace triage::workflow {
namespace {

/// Leaves this file only as an Error: one throw is shorter than a Result at every member.
struct Wrong : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

std::string text(const QJsonObject& object, const char* key)
{
    const QJsonValue value = object[QLatin1String(key)];
    if (!value.isString() || value.toString().isEmpty())
        throw Wrong(key);
    return value.toString().toStdString();
}

bool flag(const QJsonObject& object, const char* key)
{
    const QJsonValue value = object[QLatin1String(key)];
    if (!value.isBool())
        throw Wrong(key);
    return value.toBool();
}

Bilingual both(const QJsonObject& object, const char* key)
{
    const QJsonObject value = object[QLatin1String(key)].toObject();
    return {text(value, "zh"), text(value, "en")};
}

/// A long command stands as an array of lines, so that the file can be read.
std::string lines(const QJsonObject& object, const char* key)
{
    if (!object[QLatin1String(key)].isArray())
        return text(object, key);
    std::string joined;
    for (const auto& line : object[QLatin1String(key)].toArray())
        joined += (joined.empty() ? "" : "\n") + line.toString().toStdString();
    return joined;
}

template <typename Read>
auto list(const QJsonObject& object, const char* key, Read read)
{
    std::vector<decltype(read(QJsonObject()))> items;
    const QJsonValue value = object[QLatin1String(key)];
    if (!value.isArray() && !value.isUndefined())
        throw Wrong(key);
    for (const auto& item : value.toArray())
        items.push_back(read(item.toObject()));
    return items;
}

Severity severity(const QJsonObject& object)
{
    const std::string name = text(object, "severity");
    for (const Severity s : {Severity::Note, Severity::Gap, Severity::Rerun})
        if (spelling(s) == name)
            return s;
    throw Wrong("severity");
}

StepInfo step(const QJsonObject& o)
{
    const int n = o[QLatin1String("step")].toInt();
    if (n < 1 || n > 5)
        throw Wrong("step");
    return {static_cast<Step>(n), text(o, "name"),     text(o, "shortName"), text(o, "script"),
            flag(o, "torchLogs"), flag(o, "debugDir"), both(o, "isolates")};
}

MessageVariant variant(const QJsonObject& o)
{
    return {text(o, "id"), both(o, "message")};
}

FindingInfo finding(const QJsonObject& o)
{
    return {text(o, "id"),       severity(o),        both(o, "message"), list(o, "variants", variant),
            both(o, "question"), lines(o, "command")};
}

IntakeInfo intake(const QJsonObject& o)
{
    return {text(o, "key"), both(o, "label"), both(o, "question")};
}
DemandedSentence sentence(const QJsonObject& o)
{
    return {text(o, "id"), flag(o, "quoted"), both(o, "text")};
}
ArtefactInfo artefact(const QJsonObject& o)
{
    return {text(o, "kind"), both(o, "label"), both(o, "help")};
}

void readLayout(const QJsonObject& o, Workflow& w)
{
    w.rootFolder = text(o, "rootFolder");
    w.stepLog = text(o, "stepLog");
    w.plogFolder = text(o, "plogFolder");
    w.debugFolder = text(o, "debugFolder");
    w.successMarker = text(o, "successMarker");
    w.firstFailure = text(o, "firstFailure");
    w.warnings = text(o, "warnings");
    w.env = text(o, "env");
    w.scriptsFolder = text(o, "scriptsFolder");
    w.originalScript = text(o, "originalScript");
}

void readSteps(const QJsonObject& o, Workflow& w)
{
    const std::vector<StepInfo> steps = list(o, "steps", step);
    if (steps.size() != w.steps.size())
        throw Wrong("steps");
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (indexOf(steps[i].step) != i)
            throw Wrong("steps");
        w.steps[i] = steps[i];
    }
}

VersionPatterns versions(const QJsonObject& o)
{
    VersionPatterns v{text(o, "key"), {}};
    for (const auto& pattern : o[QLatin1String("patterns")].toArray())
        v.patterns.push_back(pattern.toString().toStdString());
    return v;
}

/// An object of names and texts.
template <typename T>
std::vector<T> named(const QJsonObject& object, const char* key)
{
    std::vector<T> items;
    const QJsonObject value = object[QLatin1String(key)].toObject();
    for (const QString& name : value.keys())
        items.push_back({name.toStdString(), lines(value, name.toUtf8().constData())});
    return items;
}

} // namespace

Result<Workflow> parseWorkflow(std::string_view json)
{
    const QByteArray bytes(json.data(), static_cast<qsizetype>(json.size()));
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    try {
        Workflow w;
        readLayout(root[QLatin1String("layout")].toObject(), w);
        readSteps(root, w);
        w.launch = text(root, "launch");
        w.macros = named<CommandMacro>(root, "macros");
        w.patterns = named<LayoutPattern>(root, "patterns");
        w.versions = list(root, "versions", versions);
        w.findings = list(root, "findings", finding);
        w.intake = list(root, "intake", intake);
        w.sentences = list(root, "sentences", sentence);
        w.artefacts = list(root, "artefacts", artefact);
        return w;
    } catch (const Wrong& wrong) {
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP("engine", "The workflow data cannot be used: %1 is wrong or missing."),
                     {wrong.what()}});
    }
}

} // namespace triage::workflow
