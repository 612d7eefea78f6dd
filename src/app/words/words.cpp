// SPDX-License-Identifier: Apache-2.0
#include "app/words/words.h"

#include "app/language/speech.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace triage::app {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString word(StepState state)
{
    switch (state) {
    case StepState::Passed:
        return Words::tr("passed");
    case StepState::Failed:
        return Words::tr("failed");
    case StepState::NotRun:
        return Words::tr("not run");
    case StepState::Missing:
        return Words::tr("missing");
    case StepState::Unknown:
        break;
    }
    return Words::tr("unknown");
}

QString word(Completeness state)
{
    switch (state) {
    case Completeness::Complete:
        return Words::tr("Complete");
    case Completeness::Gaps:
        return Words::tr("Complete with gaps");
    case Completeness::Rerun:
        break;
    }
    return Words::tr("To be collected again");
}

QString word(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Words::tr("note");
    case Severity::Gap:
        return Words::tr("gap");
    case Severity::Rerun:
        break;
    }
    return Words::tr("rerun");
}

QString word(Symptom symptom)
{
    switch (symptom) {
    case Symptom::Crash:
        return Words::tr("It crashes");
    case Symptom::Accuracy:
        return Words::tr("Results differ");
    case Symptom::Performance:
        return Words::tr("It is too slow");
    case Symptom::Unknown:
        break;
    }
    return Words::tr("unknown");
}

QString word(check::SlotState state)
{
    switch (state) {
    case check::SlotState::Present:
        return Words::tr("present");
    case check::SlotState::Empty:
        return Words::tr("empty");
    case check::SlotState::Missing:
        return Words::tr("missing");
    case check::SlotState::Unreadable:
        return Words::tr("unreadable");
    case check::SlotState::NotExpected:
        break;
    }
    return QStringLiteral("–");
}

QString word(check::IntakeState state)
{
    switch (state) {
    case check::IntakeState::Found:
        return Words::tr("found");
    case check::IntakeState::Answered:
        return Words::tr("answered");
    case check::IntakeState::Unclear:
        return Words::tr("unclear");
    case check::IntakeState::Missing:
        break;
    }
    return Words::tr("asked");
}

QString word(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::NotFound:
        return Words::tr("Not found");
    case ErrorKind::NotReadable:
        return Words::tr("Not readable");
    case ErrorKind::NotRegular:
        return Words::tr("Not a file or folder");
    case ErrorKind::Damaged:
        return Words::tr("Damaged");
    case ErrorKind::Encrypted:
        return Words::tr("Encrypted");
    case ErrorKind::Unsupported:
        return Words::tr("Not supported");
    case ErrorKind::LimitExceeded:
        return Words::tr("Limit exceeded");
    case ErrorKind::NoSpace:
        return Words::tr("Not enough space");
    case ErrorKind::Locked:
        return Words::tr("Open in another window");
    case ErrorKind::Invalid:
        return Words::tr("Not valid");
    case ErrorKind::Cancelled:
        return Words::tr("Cancelled");
    case ErrorKind::Internal:
        break;
    }
    return Words::tr("Internal error");
}

QString shortName(Route route)
{
    return qstring(spelling(route));
}

QString specialist(Route route)
{
    switch (route) {
    case Route::CompileError:
        return Words::tr("compile-error diagnosis");
    case Route::RuntimeError:
        return Words::tr("runtime-error diagnosis");
    case Route::Accuracy:
        return Words::tr("accuracy diagnosis");
    case Route::Performance:
        break;
    }
    return Words::tr("performance diagnosis");
}

QString headline(Route route)
{
    return Words::tr("Hand over to %1").arg(specialist(route));
}

QString iconName(StepState state)
{
    switch (state) {
    case StepState::Passed:
        return QStringLiteral("passed");
    case StepState::Failed:
        return QStringLiteral("failed");
    case StepState::NotRun:
        return QStringLiteral("not-run");
    case StepState::Missing:
        return QStringLiteral("missing");
    case StepState::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

QString iconName(Completeness state)
{
    switch (state) {
    case Completeness::Complete:
        return QStringLiteral("passed");
    case Completeness::Gaps:
        return QStringLiteral("warning");
    case Completeness::Rerun:
        break;
    }
    return QStringLiteral("withheld");
}

QString iconName(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return QStringLiteral("note");
    case Severity::Gap:
        return QStringLiteral("warning");
    case Severity::Rerun:
        break;
    }
    return QStringLiteral("withheld");
}

QString sizeText(std::int64_t bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1024 ? 0 : 1, QLocale::DataSizeIecFormat);
}

QString durationText(std::int64_t milliseconds)
{
    const double seconds = double(milliseconds) / 1000.0;
    if (seconds < 60)
        return Words::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const qint64 whole = qint64(seconds);
    if (whole < 3600)
        return Words::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    return Words::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

QString timeText(Timestamp time)
{
    // Logs name no time zone: shown as they say it, so UTC here means "add nothing".
    return QDateTime::fromMSecsSinceEpoch(time.microseconds / 1000, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString separator()
{
    return Words::tr(", ");
}

QString countText(std::int64_t count)
{
    return QLocale().toString(qlonglong(count));
}

} // namespace triage::app
