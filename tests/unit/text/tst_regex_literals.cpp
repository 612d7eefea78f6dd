// SPDX-License-Identifier: Apache-2.0
#include "text/regex_literals.h"

#include <QTest>

using namespace triage::text;

class TestRegexLiterals : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatMustBeThere_data();
    void findsWhatMustBeThere();
    void letterCaseMatters();
};

void TestRegexLiterals::findsWhatMustBeThere_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QByteArrayList>("literals");
    const auto row = [](const char* expression, const QByteArrayList& literals) {
        QTest::newRow(expression) << QByteArray(expression) << literals;
    };
    row("plain text", {"plain text"});
    row("a.bcd[xy]ef", {"bcd"});
    row("abc?de", {"ab"});
    row("abc*de", {"ab"});
    row("abc+de", {"abc"});
    row("ab{0,2}cde", {"cde"});
    row("ab{2}c", {"ab"});
    row("ab{,2}c", {});
    row("错误?码: \\d+", {"码: "});
    row("foo|barbaz", {"foo", "barbaz"});
    row("foo|b.z", {});
    row("(?:foo|bar)+qu", {"foo", "bar"});
    row("(?:foo|bar)*qu", {"qu"});
    row("(?<name>foo)", {"foo"});
    row("(?P<name>foo)", {"foo"});
    row("(?=lookahead)ab", {"ab"});
    row("(?<!behind)abc", {"abc"});
    row("\\bword\\b", {"word"});
    row("a\\.b\\(c", {"a.b(c"});
    row("\\x41bcdef", {});
    row("\\Qa.b\\Ecd", {});
    row("(?i)abc", {});
    row("(?x) a b c", {});
    row("(abc)\\1", {});
    row("[]abc]def", {"def"});
    row("[^]abc]def", {"def"});
    row("[[:alpha:]]def", {"def"});
    row("[a\\]bc]def", {"def"});
    row("foo{bar", {"bar"});
    row("a", {});
    row("", {});
    row("abc|", {});
    row("(abc|)de", {"de"});
    row("((a(bcd))ef)", {"bcd"});
    row("abc\\", {});
    row("(abc", {});
    row("abc)def", {});
    row("a+?bc", {"bc"});
    row("(*COMMIT)abc", {});
    row("a(?#comment)bc", {});
}

void TestRegexLiterals::findsWhatMustBeThere()
{
    QFETCH(QByteArray, expression);
    QFETCH(QByteArrayList, literals);
    QByteArrayList found;
    for (const std::string& literal : requiredLiterals(expression.toStdString(), true))
        found << QByteArray::fromStdString(literal);
    QCOMPARE(found, literals);
}

void TestRegexLiterals::letterCaseMatters()
{
    QCOMPARE(requiredLiterals("caféteria", false), (std::vector<std::string>{"teria"}));
    QCOMPARE(requiredLiterals("caféteria", true), (std::vector<std::string>{"caféteria"}));
    QCOMPARE(requiredLiterals("错误", false), (std::vector<std::string>{"错误"}));
}

QTEST_APPLESS_MAIN(TestRegexLiterals)
#include "tst_regex_literals.moc"
