// SPDX-License-Identifier: Apache-2.0
#include "handoff/exposure_patterns.h"
#include "handoff/handoff.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <algorithm>

namespace triage::handoff {
namespace {

/// A report names at most this many of each: a list longer than that is read by nobody.
constexpr std::size_t mostNames = 40;

template <std::size_t n>
std::vector<QRegularExpression> compiled(const std::array<const char*, n>& patterns)
{
    std::vector<QRegularExpression> out;
    out.reserve(n);
    for (const char* pattern : patterns)
        out.emplace_back(QString::fromUtf8(pattern));
    return out;
}

bool isPublic(const QString& host)
{
    return std::any_of(publicHosts.begin(), publicHosts.end(), [&](const char* known) {
        const QLatin1String name(known);
        return host.compare(name, Qt::CaseInsensitive) == 0 ||
               host.endsWith(QLatin1Char('.') + name, Qt::CaseInsensitive);
    });
}

/// Four parts of at most 255, and neither this machine nor "any".
bool isForeignAddress(const QString& address)
{
    if (address.contains(QLatin1Char(':')))
        return true;
    const QStringList parts = address.split(QLatin1Char('.'));
    const bool inRange =
        parts.size() == 4 &&
        std::all_of(parts.begin(), parts.end(), [](const QString& part) { return part.toInt() <= 255; });
    return inRange && parts.first().toInt() > 0 && parts.first().toInt() != 127;
}

/// Reads lines and gathers what gives somebody away.
class Finder
{
public:
    void read(const std::string& line)
    {
        const QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
        collect(users_, text, foundUsers_);
        collect(hosts_, text, foundHosts_);
        collect(addresses_, text, foundAddresses_);
    }

    [[nodiscard]] Exposure found() const
    {
        QSet<QString> hosts;
        for (const QString& host : foundHosts_)
            if (!isPublic(host))
                hosts.insert(host);
        for (const QString& address : foundAddresses_)
            if (isForeignAddress(address))
                hosts.insert(address);
        return {sorted(hosts), sorted(foundUsers_)};
    }

private:
    static void collect(const std::vector<QRegularExpression>& patterns, const QString& text,
                        QSet<QString>& found)
    {
        for (const QRegularExpression& pattern : patterns) {
            auto matches = pattern.globalMatch(text);
            while (matches.hasNext())
                found.insert(matches.next().captured(1));
        }
    }

    static std::vector<std::string> sorted(const QSet<QString>& names)
    {
        std::vector<std::string> out;
        for (const QString& name : names)
            out.push_back(name.toStdString());
        std::sort(out.begin(), out.end());
        out.resize(std::min(out.size(), mostNames));
        return out;
    }

    std::vector<QRegularExpression> users_ = compiled(userPatterns);
    std::vector<QRegularExpression> hosts_ = compiled(hostPatterns);
    std::vector<QRegularExpression> addresses_ = compiled(addressPatterns);
    QSet<QString> foundUsers_;
    QSet<QString> foundHosts_;
    QSet<QString> foundAddresses_;
};

void readFacts(Finder& finder, const check::Facts& facts)
{
    finder.read(facts.name);
    for (const bundle::BundleFile& file : facts.files)
        finder.read(file.path);
    for (const bundle::Skipped& skipped : facts.skipped)
        finder.read(skipped.path);
    for (const check::IntakeFact& fact : facts.intake)
        finder.read(fact.value.value_or(""));
    for (const check::Finding& finding : facts.findings)
        for (const std::string& arg : finding.message.args)
            finder.read(arg);
}

void readVerdict(Finder& finder, const Verdict& verdict)
{
    for (const Evidence& evidence : verdict.evidence) {
        finder.read(evidence.text);
        for (const std::string& line : evidence.before)
            finder.read(line);
        for (const std::string& line : evidence.after)
            finder.read(line);
    }
    for (const Note& note : verdict.notes)
        for (const std::string& arg : note.message.args)
            finder.read(arg);
    for (const TraceEntry& entry : verdict.trace)
        for (const std::string& arg : entry.why.args)
            finder.read(arg);
    for (const Process& process : verdict.processes)
        finder.read(process.firstError);
}

} // namespace

Exposure findExposure(const check::Facts& facts, const Verdict& verdict)
{
    Finder finder;
    readFacts(finder, facts);
    readVerdict(finder, verdict);
    return finder.found();
}

} // namespace triage::handoff
