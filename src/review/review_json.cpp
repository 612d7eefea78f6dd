// SPDX-License-Identifier: Apache-2.0
#include "review/review_json.h"

#include <QJsonArray>
#include <QJsonObject>

#include <stdexcept>

namespace triage::review {
namespace {

/// Leaves this file only as an Error: one throw is shorter than a Result at every member.
struct Wrong : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}
QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Writing

QJsonObject signedBy(QJsonObject object, const Signature& by)
{
    object[QLatin1String("author")] = qt(by.author);
    object[QLatin1String("at")] = qt(by.at);
    return object;
}

QJsonObject json(const Waiver& w)
{
    QJsonObject o{{"finding", qt(w.finding)}, {"reason", qt(w.reason)}};
    if (w.step)
        o[QLatin1String("step")] = number(*w.step);
    return signedBy(o, w.by);
}

QJsonObject json(const Override& v)
{
    return signedBy({{"route", qt(spelling(v.route))}, {"reason", qt(v.reason)}}, v.by);
}

QJsonObject json(const Answer& a)
{
    return signedBy({{"key", qt(a.key)}, {"value", qt(a.value)}}, a.by);
}

QJsonObject json(const StatedSymptom& s)
{
    return signedBy({{"symptom", qt(spelling(s.symptom))}}, s.by);
}

QJsonObject json(const Assignment& a)
{
    return signedBy({{"path", qt(a.path)}, {"step", number(a.step)}}, a.by);
}

QJsonObject json(const Pin& p)
{
    const auto line = static_cast<qint64>(p.line.value);
    return signedBy({{"path", qt(p.path)}, {"line", line}, {"reason", qt(p.reason)}, {"text", qt(p.text)}},
                    p.by);
}

QJsonObject json(const Mark& m)
{
    const auto line = static_cast<qint64>(m.line.value);
    return signedBy({{"path", qt(m.path)}, {"line", line}, {"note", qt(m.note)}}, m.by);
}

QJsonObject json(const Quote& q)
{
    const auto line = static_cast<qint64>(q.line.value);
    return signedBy({{"path", qt(q.path)}, {"line", line}, {"text", qt(q.text)}, {"note", qt(q.note)}}, q.by);
}

template <typename T>
void write(QJsonObject& into, const char* key, const std::vector<T>& list)
{
    if (list.empty())
        return;
    QJsonArray items;
    for (const T& item : list)
        items.append(json(item));
    into[QLatin1String(key)] = items;
}

template <typename T>
void write(QJsonObject& into, const char* key, const std::optional<T>& value)
{
    if (value)
        into[QLatin1String(key)] = json(*value);
}

// Reading

std::string text(const QJsonObject& object, const char* key)
{
    const QJsonValue value = object[QLatin1String(key)];
    if (!value.isString())
        throw Wrong(key);
    return value.toString().toStdString();
}

Signature signature(const QJsonObject& o)
{
    return {text(o, "author"), text(o, "at")};
}

Step step(const QJsonValue& value)
{
    const int n = value.toInt();
    if (n < 1 || n > 5)
        throw Wrong("step");
    return static_cast<Step>(n);
}

LineNumber line(const QJsonObject& o)
{
    const qint64 n = o[QLatin1String("line")].toInteger();
    if (n < 1)
        throw Wrong("line");
    return LineNumber(n);
}

void read(const QJsonObject& o, Waiver& w)
{
    w = {text(o, "finding"), std::nullopt, text(o, "reason"), signature(o)};
    if (o.contains(QLatin1String("step")))
        w.step = step(o[QLatin1String("step")]);
}

void read(const QJsonObject& o, Override& v)
{
    const std::optional<Route> route = routeFrom(text(o, "route"));
    if (!route)
        throw Wrong("route");
    v = {*route, text(o, "reason"), signature(o)};
}

void read(const QJsonObject& o, Answer& a)
{
    a = {text(o, "key"), text(o, "value"), signature(o)};
}

void read(const QJsonObject& o, StatedSymptom& s)
{
    const std::optional<Symptom> symptom = symptomFrom(text(o, "symptom"));
    if (!symptom)
        throw Wrong("symptom");
    s = {*symptom, signature(o)};
}

void read(const QJsonObject& o, Assignment& a)
{
    a = {text(o, "path"), step(o[QLatin1String("step")]), signature(o)};
}

void read(const QJsonObject& o, Pin& p)
{
    p = {text(o, "path"), line(o), text(o, "reason"), signature(o)};
    if (o.contains(QLatin1String("text"))) // older versions wrote none
        p.text = text(o, "text");
}

void read(const QJsonObject& o, Quote& q)
{
    q = {text(o, "path"), line(o), text(o, "text"), text(o, "note"), signature(o)};
}

void read(const QJsonObject& o, Mark& m)
{
    m = {text(o, "path"), line(o), text(o, "note"), signature(o)};
}

template <typename T>
void read(const QJsonObject& from, const char* key, std::vector<T>& list)
{
    const QJsonValue value = from[QLatin1String(key)];
    if (!value.isArray() && !value.isUndefined())
        throw Wrong(key);
    for (const auto& item : value.toArray())
        read(item.toObject(), list.emplace_back());
}

template <typename T>
void read(const QJsonObject& from, const char* key, std::optional<T>& into)
{
    const QJsonValue value = from[QLatin1String(key)];
    if (value.isUndefined() || value.isNull())
        return;
    if (!value.isObject())
        throw Wrong(key);
    read(value.toObject(), into.emplace());
}

} // namespace

QJsonObject toJson(const Review& review)
{
    QJsonObject o;
    if (review.run)
        o[QLatin1String("run")] = qt(*review.run);
    if (review.failedStep)
        o[QLatin1String("failed_step")] = number(*review.failedStep);
    write(o, "symptom", review.symptom);
    write(o, "answers", review.answers);
    write(o, "waivers", review.waivers);
    write(o, "override", review.override_);
    write(o, "assignments", review.assignments);
    write(o, "pin", review.pin);
    write(o, "marks", review.marks);
    write(o, "quotes", review.quotes);
    return o;
}

Result<Review> fromJson(const QJsonObject& object)
{
    try {
        Review review;
        if (object.contains(QLatin1String("run")))
            review.run = text(object, "run");
        if (object.contains(QLatin1String("failed_step")))
            review.failedStep = step(object[QLatin1String("failed_step")]);
        read(object, "symptom", review.symptom);
        read(object, "answers", review.answers);
        read(object, "waivers", review.waivers);
        read(object, "override", review.override_);
        read(object, "assignments", review.assignments);
        read(object, "pin", review.pin);
        read(object, "marks", review.marks);
        read(object, "quotes", review.quotes);
        return review;
    } catch (const Wrong& wrong) {
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP("engine", "The review cannot be read: %1 is wrong or missing."),
                     {wrong.what()}});
    }
}

} // namespace triage::review
