// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/step.h"
#include "workflow/terms.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <set>
#include <string>
#include <vector>

/// A labelled case of tests/data/corpus: a log and what an expert reads in it.
struct CorpusCase
{
    std::string id;
    QByteArray log;
    std::optional<triage::Step> failedStep;
    triage::Symptom symptom = triage::Symptom::Crash;
    std::optional<triage::Route> route;
    std::optional<triage::Route> alternate;
    std::set<std::string> rules;
    std::set<std::int64_t> lines;
    bool standsAlone = false; ///< nothing in it tells it from lines of another run around it
};

inline CorpusCase readCorpusCase(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto o = QJsonDocument::fromJson(file.readAll()).object();
    const auto want = o["expected"].toObject();
    CorpusCase c;
    c.id = o["id"].toString().toStdString();
    for (const auto& line : o["log"].toArray())
        c.log += line.toString().toUtf8() + '\n';
    if (o["first_failed_step"].isDouble())
        c.failedStep = static_cast<triage::Step>(o["first_failed_step"].toInt());
    c.symptom = triage::symptomFrom(o["symptom"].toString().toStdString()).value_or(triage::Symptom::Crash);
    c.route = triage::routeFrom(want["route"].toString().toStdString());
    c.alternate = triage::routeFrom(want["alternate_route"].toString().toStdString());
    c.standsAlone = o["stands_alone"].toBool();
    c.rules.insert(want["rule"].toString().toStdString());
    for (const auto& r : want["rule_alternates"].toArray())
        c.rules.insert(r.toString().toStdString());
    c.lines.insert(want["causal_line"].toInt());
    for (const auto& l : want["causal_line_alternates"].toArray())
        c.lines.insert(l.toInt());
    return c;
}

inline std::vector<CorpusCase> readCorpus(const QString& set)
{
    const QDir dir(QStringLiteral(TRIAGE_TEST_DATA "/corpus/") + set);
    std::vector<CorpusCase> out;
    for (const auto& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        out.push_back(readCorpusCase(dir.filePath(name)));
    return out;
}
