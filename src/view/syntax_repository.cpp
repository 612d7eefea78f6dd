// SPDX-License-Identifier: Apache-2.0
#include "view/syntax_repository.h"

#include "view/highlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

// A static library's resources are not registered by themselves. Outside of any namespace, as Qt asks.
static void initSyntaxResources()
{
    Q_INIT_RESOURCE(triage_syntax);
}

namespace triage::view {

void registerSyntaxResources()
{
    initSyntaxResources();
}

namespace {

struct FileRule
{
    QString definition;
    QRegularExpression name; ///< of the file
    QRegularExpression head; ///< what its beginning holds; empty: anything
    bool lineByLine = false;
};

QRegularExpression expression(const QJsonValue& value)
{
    return QRegularExpression(value.toString(), QRegularExpression::CaseInsensitiveOption |
                                                    QRegularExpression::MultilineOption);
}

QList<FileRule> readRules()
{
    initSyntaxResources();
    QFile file(QStringLiteral(":/syntax-highlighting/files.json"));
    QList<FileRule> rules;
    if (!file.open(QIODevice::ReadOnly))
        return rules;
    const QJsonArray all =
        QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("files")).toArray();
    for (const auto& value : all) {
        const QJsonObject rule = value.toObject();
        rules.push_back({rule[QStringLiteral("definition")].toString(),
                         expression(rule[QStringLiteral("name")]), expression(rule[QStringLiteral("head")]),
                         rule[QStringLiteral("lineByLine")].toBool()});
    }
    return rules;
}

const QList<FileRule>& rules()
{
    static const QList<FileRule> read = readRules(); // data of the program itself: never changes
    return read;
}

} // namespace

QString definitionFor(const QString& fileName, const QString& head)
{
    const QString path = QDir::fromNativeSeparators(fileName);
    for (const FileRule& rule : rules()) {
        const bool nameFits = rule.name.pattern().isEmpty() || rule.name.match(path).hasMatch();
        const bool headFits = rule.head.pattern().isEmpty() || rule.head.match(head).hasMatch();
        if (nameFits && headFits)
            return rule.definition;
    }
    return {};
}

SyntaxRepository::SyntaxRepository()
{
    initSyntaxResources();
    repository_.addCustomSearchPath(QStringLiteral(":/syntax-highlighting"));
}

std::shared_ptr<const SyntaxRepository> SyntaxRepository::shared()
{
    static std::weak_ptr<const SyntaxRepository> last;
    auto repository = last.lock();
    if (!repository) {
        repository = std::make_shared<const SyntaxRepository>();
        last = repository;
    }
    return repository;
}

KSyntaxHighlighting::Definition SyntaxRepository::definition(const QString& name) const
{
    return name.isEmpty() ? KSyntaxHighlighting::Definition() : repository_.definitionForName(name);
}

KSyntaxHighlighting::Theme SyntaxRepository::theme(bool dark) const
{
    return repository_.theme(dark ? QStringLiteral("Triage Dark") : QStringLiteral("Triage Light"));
}

bool SyntaxRepository::isLineByLine(const QString& name) const
{
    return std::any_of(rules().begin(), rules().end(),
                       [&name](const FileRule& rule) { return rule.definition == name && rule.lineByLine; });
}

} // namespace triage::view
