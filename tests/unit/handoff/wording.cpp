// SPDX-License-Identifier: Apache-2.0
#include "wording.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <algorithm>

namespace triage::wording {
namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesBelow(const QString& folder, const QStringList& patterns)
{
    QStringList out;
    QDirIterator it(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        out << it.next();
    out.sort();
    return out;
}

/// "a" "b" as written in C++, joined; the few escapes that texts use are undone.
QString joinedLiterals(const QString& literals)
{
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString out;
    for (auto it = literal.globalMatch(literals); it.hasNext();)
        out += it.next().captured(1);
    out.replace(QStringLiteral("\\\""), QStringLiteral("\""));
    out.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
    return out;
}

void collect(const QJsonValue& value, const QString& where, QList<Text>& out)
{
    if (value.isArray())
        for (const QJsonValue& item : value.toArray())
            collect(item, where, out);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        const bool says = member.key() == QStringLiteral("zh") || member.key() == QStringLiteral("en");
        if (says && member.value().isString())
            out.append({where, member.value().toString()});
        else
            collect(member.value(), where, out);
    }
}

QList<Text> elements(const QString& root, const QStringList& files, const QStringList& names)
{
    QList<Text> out;
    for (const QString& path : files) {
        QXmlStreamReader xml(contentOf(path));
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && names.contains(xml.name().toString()))
                out.append(
                    {path.mid(root.size() + 1), xml.readElementText(QXmlStreamReader::IncludeChildElements)});
    }
    return out;
}

} // namespace

Wording::Wording(const QString& folder)
{
    const QJsonObject patterns =
        QJsonDocument::fromJson(contentOf(folder + QStringLiteral("/patterns.json"))).object();
    for (const char* language : {"en", "zh"})
        for (const QJsonValue& item : patterns[QLatin1String(language)].toArray())
            patterns_.append({QRegularExpression(item[QStringLiteral("pattern")].toString(),
                                                 QRegularExpression::CaseInsensitiveOption |
                                                     QRegularExpression::UseUnicodePropertiesOption),
                              item[QStringLiteral("states")].toString()});
    const QJsonArray allowed =
        QJsonDocument::fromJson(contentOf(folder + QStringLiteral("/allowed.json"))).array();
    for (const QJsonValue& item : allowed)
        allowed_.append({item[QStringLiteral("phrase")].toString(), item[QStringLiteral("why")].toString()});
    // A phrase may hold another one.
    std::stable_sort(allowed_.begin(), allowed_.end(),
                     [](const Allowed& a, const Allowed& b) { return a.phrase.size() > b.phrase.size(); });
}

QString Wording::objection(const QString& text) const
{
    QString rest = text;
    for (const Allowed& allowed : allowed_)
        rest.replace(allowed.phrase, QStringLiteral("·"), Qt::CaseInsensitive);
    for (const Pattern& pattern : patterns_)
        if (const auto match = pattern.expression.match(rest); match.hasMatch())
            return QStringLiteral("states %1 (\"%2\"): %3").arg(pattern.states, match.captured(), text);
    return {};
}

QList<Text> textsOfSources(const QString& root)
{
    static const QRegularExpression marked(QStringLiteral(
        "(?:QT_TRANSLATE_N?_?NOOP\\(\\s*\"engine\"\\s*,|\\btr\\()\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"));
    QList<Text> out;
    for (const QString& path :
         filesBelow(root + QStringLiteral("/src"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")})) {
        const QString source = QString::fromUtf8(contentOf(path));
        for (auto it = marked.globalMatch(source); it.hasNext();)
            out.append({path.mid(root.size() + 1), joinedLiterals(it.next().captured(1))});
    }
    return out;
}

QList<Text> textsOfCatalogues(const QString& root)
{
    // A message with plural forms holds them inside <translation>.
    return elements(root, filesBelow(root + QStringLiteral("/translations"), {QStringLiteral("*.ts")}),
                    {QStringLiteral("source"), QStringLiteral("translation")});
}

QList<Text> textsOfData(const QString& root, const QString& folder)
{
    QList<Text> out;
    for (const QString& path : filesBelow(root + QLatin1Char('/') + folder, {QStringLiteral("*.json")})) {
        const QJsonDocument document = QJsonDocument::fromJson(contentOf(path));
        collect(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
                path.mid(root.size() + 1), out);
    }
    return out;
}

QList<Text> textsOfForms(const QString& root)
{
    return elements(root, filesBelow(root + QStringLiteral("/ui"), {QStringLiteral("*.ui")}),
                    {QStringLiteral("string")});
}

} // namespace triage::wording
