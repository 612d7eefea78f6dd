// SPDX-License-Identifier: Apache-2.0
#include "text/filter/expression.h"

#include <QTest>

using namespace triage;
using namespace triage::text;

class TestExpression : public QObject
{
    Q_OBJECT

private slots:
    void readsExpressions_data();
    void readsExpressions();
    void saysWhereAnExpressionIsWrong_data();
    void saysWhereAnExpressionIsWrong();
};

void TestExpression::readsExpressions_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("understood");
    const auto row = [](const char* typed, const char* understood) {
        QTest::newRow(typed) << QByteArray(typed) << QByteArray(understood);
    };
    row("error", "\"error\"");
    row("  error code is 507011 ", "\"error code is 507011\"");
    row("a AND b", "\"a\" AND \"b\"");
    row("a b AND c d", "\"a b\" AND \"c d\"");
    row("a OR b AND c", "\"a\" OR \"b\" AND \"c\"");
    row("(a OR b) AND c", "(\"a\" OR \"b\") AND \"c\"");
    row("NOT a", "NOT \"a\"");
    row("a AND NOT (b OR c)", "\"a\" AND NOT (\"b\" OR \"c\")");
    row("NOT NOT a", "NOT NOT \"a\"");
    row("file NOT FOUND", "\"file NOT FOUND\"");
    row("\"NOT FOUND\"", "\"NOT FOUND\"");
    row("\"a AND b\" OR c", "\"a AND b\" OR \"c\"");
    row("a and b or not c", "\"a and b or not c\"");
    row("forward(x)", "\"forward(x)\"");
    row("(forward)", "\"(forward)\"");
    row("forward(x) AND aten::mm(", "\"forward(x)\" AND \"aten::mm(\"");
    row("((a OR f(x)) AND b)", "(\"a\" OR \"f(x)\") AND \"b\"");
    row("(HCCL|aclnn) failed", "\"(HCCL|aclnn) failed\"");
    row("\"level\": \"ERROR\"", "\"\\\"level\\\": \\\"ERROR\\\"\"");
    row("\"say \\\"hi\\\"\" AND b", "\"say \\\"hi\\\"\" AND \"b\"");
    row("ANDROID OR ORDER", "\"ANDROID\" OR \"ORDER\"");
    row("日志 AND 错误", "\"日志\" AND \"错误\"");
    row("unbalanced ) here", "\"unbalanced ) here\"");
}

void TestExpression::readsExpressions()
{
    QFETCH(QByteArray, typed);
    QFETCH(QByteArray, understood);
    const auto read = parseExpression(typed.toStdString());
    QVERIFY2(read.has_value(), typed);
    QCOMPARE(QByteArray::fromStdString(toString(*read)), understood);
    // What is written out reads the same again.
    const auto again = parseExpression(toString(*read));
    QVERIFY(again.has_value());
    QCOMPARE(toString(*again), toString(*read));
}

void TestExpression::saysWhereAnExpressionIsWrong_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<int>("at");
    const auto row = [](const char* typed, int at) {
        QTest::newRow(*typed == 0 ? "nothing" : typed) << QByteArray(typed) << at;
    };
    row("", 0);
    row("a AND", 5);
    row("AND b", 0);
    row("a OR OR b", 5);
    row("NOT", 3);
    row("a AND (b OR c", 6);
    row("a AND \"b OR c", 6);
    row("(a OR )", 6);
    row("\"\" AND b", 0);
}

void TestExpression::saysWhereAnExpressionIsWrong()
{
    QFETCH(QByteArray, typed);
    QFETCH(int, at);
    const auto read = parseExpression(typed.toStdString());
    QVERIFY(!read.has_value());
    QCOMPARE(static_cast<int>(read.error().at), at);
    QVERIFY(!read.error().message.id.empty());
}

QTEST_APPLESS_MAIN(TestExpression)
#include "tst_expression.moc"
