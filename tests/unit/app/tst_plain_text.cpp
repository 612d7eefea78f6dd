// SPDX-License-Identifier: Apache-2.0
#include "app/parts/plain_text.h"

#include <QTest>

using namespace triage::app;

class TestPlainText : public QObject
{
    Q_OBJECT

private slots:
    void plain_data();
    void plain();
};

void TestPlainText::plain_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* text, const char* wanted, const char* name) {
        QTest::addRow("%s", text) << QString::fromUtf8(text) << QString::fromUtf8(wanted)
                                  << QString::fromUtf8(name);
    };
    row("&Open", "Open", "Open");
    row("E&xport…", "Export…", "Export");
    row("打开文件夹(&F)…", "打开文件夹…", "打开文件夹");
    row("退出(&Q)", "退出", "退出");
    row("Undo (&U)", "Undo", "Undo");
    row("force (once)", "force (once)", "force (once)");
    row("this && that", "this & that", "this & that");
    row("", "", "");
}

void TestPlainText::plain()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QFETCH(QString, name);
    QCOMPARE(plainText(text), wanted);
    QCOMPARE(plainName(text), name);
}

QTEST_APPLESS_MAIN(TestPlainText)
#include "tst_plain_text.moc"
