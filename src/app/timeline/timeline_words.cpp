// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/timeline_words.h"

#include "app/language/speech.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace triage::app {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

constexpr std::int64_t second = 1'000'000;

// Logs name no time zone: shown as they say it, so UTC here means "add nothing".
QDateTime moment(std::int64_t at)
{
    return QDateTime::fromMSecsSinceEpoch(at / 1000, Qt::UTC);
}

QString fraction(std::int64_t at, int digits)
{
    const std::int64_t part = ((at % second) + second) % second;
    return QStringLiteral(".%1").arg(part, 6, 10, QLatin1Char('0')).left(digits + 1);
}

QString clockText(std::int64_t at, std::int64_t step)
{
    const QString whole = moment(at).toString(QStringLiteral("HH:mm:ss"));
    if (step >= second)
        return whole;
    return whole + fraction(at, step >= 1000 ? 3 : 6);
}

QString lineNumberText(std::int64_t line)
{
    return Words::tr("line %1").arg(countText(line));
}

} // namespace

QString tickText(const Timeline& timeline, std::int64_t at, std::int64_t step)
{
    return timeline.clock.none ? countText(at) : clockText(at, step);
}

QString dayText(const Timeline& timeline, std::int64_t at)
{
    if (timeline.clock.none || timeline.clock.dateUnknown)
        return {};
    return moment(at).toString(timeline.clock.yearUnknown ? QStringLiteral("MM-dd")
                                                          : QStringLiteral("yyyy-MM-dd"));
}

QString momentText(const Timeline& timeline, EventId id)
{
    const LaneEvent& event = timeline.event(id);
    if (timeline.clock.none || timeline.lanes[id.lane].byLine)
        return lineNumberText(event.line.value);
    const std::int64_t at = timeline.at(id);
    const QString day = dayText(timeline, at);
    const QString text = (day.isEmpty() ? QString() : day + QLatin1Char(' ')) +
                         clockText(at, event.ownClock && event.fine ? 1000 : second);
    return event.ownClock ? text : Words::tr("about %1").arg(text);
}

QString spanText(const Timeline& timeline, std::int64_t span)
{
    if (timeline.clock.none)
        return Words::tr("%n line(s)", nullptr, int(std::min<std::int64_t>(span, 2'000'000'000)));
    if (span >= second)
        return durationText(span / 1000);
    return span >= 1000 ? Words::tr("%1 ms").arg(QLocale().toString(double(span) / 1000, 'f', 1))
                        : Words::tr("%1 µs").arg(span);
}

QString laneTitle(const Lane& lane)
{
    QStringList parts;
    if (lane.step)
        parts << Words::tr("Step %1").arg(number(*lane.step));
    if (lane.rank)
        parts << Words::tr("rank %1").arg(*lane.rank);
    if (!lane.worker.empty())
        parts << qstring(visible(lane.worker));
    if (lane.unranked)
        parts << Words::tr("no rank named");
    if (lane.pid)
        parts << Words::tr("pid %1").arg(*lane.pid);
    return parts.isEmpty() ? Words::tr("Output") : parts.join(separator());
}

QString laneFiles(const Timeline& timeline, const Lane& lane)
{
    if (lane.files.size() > 1)
        return lane.plog ? Words::tr("%n plog file(s)", nullptr, int(lane.files.size()))
                         : Words::tr("%n log(s)", nullptr, int(lane.files.size()));
    if (lane.files.empty())
        return {};
    const QString path = qstring(visible(timeline.files[lane.files.front()]));
    return path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
}

QString kindText(const Timeline& timeline, MarkKind kind)
{
    const Symptom symptom = timeline.analysis ? timeline.analysis->verdict.symptom : Symptom::Crash;
    if (kind == MarkKind::Causal && (symptom == Symptom::Accuracy || symptom == Symptom::Performance))
        return Words::tr("Line that states the symptom");
    return word(kind);
}

QString placeText(const Timeline& timeline, EventId id)
{
    return QStringLiteral("%1:%2")
        .arg(qstring(visible(timeline.file(id))))
        .arg(timeline.event(id).line.value);
}

QString lineText(const Timeline& timeline, EventId id, qsizetype most)
{
    const LaneEvent& event = timeline.event(id);
    if (event.text == nullptr)
        return {};
    QString text = qstring(visible(event.text->substr(0, 4096))).trimmed();
    if (text.size() > most)
        text = text.left(most) + QChar(0x2026);
    return text;
}

QString spokenEvent(const Timeline& timeline, EventId id)
{
    return QStringList{kindText(timeline, timeline.kind(id)), momentText(timeline, id),
                       laneTitle(timeline.lanes[id.lane]), placeText(timeline, id),
                       lineText(timeline, id, 200)}
        .join(QStringLiteral(". "));
}

QStringList clockSentences(const ClockNotes& notes)
{
    QStringList out;
    if (notes.none)
        return {Words::tr("No line names a time: drawn in the order of lines.")};
    if (notes.someByLine)
        out << Words::tr("Some logs name no time: their lanes are drawn in the order of lines.");
    if (notes.yearAssumed)
        out << Words::tr("Some clocks print no year: taken from the run.");
    if (notes.yearUnknown)
        out << Words::tr("The clocks print no year.");
    if (notes.dateAssumed)
        out << Words::tr("Some clocks print no date: taken from the lines above or the run.");
    if (notes.dateUnknown)
        out << Words::tr("Some clocks print no date.");
    if (notes.midnight)
        out << Words::tr("A clock without a date passed midnight.");
    if (notes.newYear)
        out << Words::tr("A clock without a year passed the end of the year.");
    out << Words::tr("Times are local, as the logs print them.");
    return out;
}

} // namespace triage::app
