// SPDX-License-Identifier: Apache-2.0
#include "filter_pane_fixture.h"

#include <QFile>

using namespace triage;
using namespace triage::view;

/// What is filtered grows, shrinks, goes away or is another text.
class TestFilterChanges : public FilterPaneTest
{
    Q_OBJECT

private slots:
    void initTestCase() { keepSettingsApart(); }
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void followsAGrowingFile();
    void followsAnotherText();
    void aFileThatCannotBeReadIsSaid();
    void aFileCutShortIsFilteredAnew();
    void aRemovedFileIsStillFiltered();
};

void TestFilterChanges::followsAGrowingFile()
{
    const QString path = dir_.filePath(QStringLiteral("growing.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one error\ntwo\nthree err");
    file.flush();
    const auto document = Document::open(path.toStdString());
    pane_->setDocument(document);
    filter().open();
    apply({"error"});
    QCOMPARE(shown(), 1);
    file.write("or\nfour\nfive error\n");
    file.flush();
    document->refresh();
    QTRY_COMPARE(shown(), 3);
    QCOMPARE(filter().view().lineText(LineNumber{2}), QStringLiteral("three error"));
    QCOMPARE(search().lines()->at(LineNumber{3})->number.value, 5);
}

void TestFilterChanges::followsAnotherText()
{
    show(logOf(100));
    apply({"error"});
    QCOMPARE(shown(), 10);
    pane_->setDocument(Document::fromText(QString::fromStdString(logOf(300))));
    QTRY_COMPARE(shown(), 30);
}

void TestFilterChanges::aFileThatCannotBeReadIsSaid()
{
    /// As a network drive that went away.
    class Broken : public text::ByteSource
    {
    public:
        Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
        {
            if (at.value + std::ssize(into) > 200'000)
                return fail(ErrorKind::NotReadable, Message{"%1 could not be read.", {"broken.log"}});
            return text_->read(at, into);
        }
        std::int64_t size() const override { return text_->size(); }

    private:
        std::shared_ptr<const text::ByteSource> text_ = text::fromBytes(logOf(500'000));
    };
    DocumentSource source;
    source.source = std::make_shared<Broken>();
    source.name = QStringLiteral("broken.log");
    source.encoding = text::Encoding::Utf8;
    pane_->setDocument(std::make_shared<Document>(std::move(source)));
    filter().open();
    apply({"error"});
    QVERIFY(search().error());
    const auto labels = filter().bar().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* l) {
        return l->isVisible() && l->text().contains(QStringLiteral("broken.log"));
    }));
}

void TestFilterChanges::aFileCutShortIsFilteredAnew()
{
    const QString path = dir_.filePath(QStringLiteral("cut.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(logOf(1000)));
    file.flush();
    const auto document = Document::open(path.toStdString());
    pane_->setDocument(document);
    filter().open();
    apply({"error"});
    QCOMPARE(shown(), 100);
    QVERIFY(file.resize(static_cast<qint64>(logOf(20).size())));
    filter().view().viewport()->repaint(); // what is not there any more is no crash
    document->refresh();
    QTRY_COMPARE(shown(), 2);
}

void TestFilterChanges::aRemovedFileIsStillFiltered()
{
    const QString path = dir_.filePath(QStringLiteral("gone.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(logOf(100)));
    file.close();
    pane_->setDocument(Document::open(path.toStdString()));
    QVERIFY(QFile::remove(path));
    filter().open();
    apply({"error"});
    QCOMPARE(shown(), 10);
}

QTEST_MAIN(TestFilterChanges)
#include "tst_filter_changes.moc"
