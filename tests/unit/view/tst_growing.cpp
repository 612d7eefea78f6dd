// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"

#include <QAction>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>

using namespace triage;
using namespace triage::view;

class TestGrowing : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void saysWhatStateTheFileIsIn();
    void aGrowingFileIsFollowed();
    void theIndexOfTheImportIsGoneOnWith();
    void theEndIsFollowed();
    void whoScrolledUpIsLeftThere();
    void aRotatedLogIsFollowed();
    void aShortenedFileIsReadAnew();
    void aRemovedFileIsStillShown();
    void anUnreadableFileCanBeLoadedLater();

private:
    std::shared_ptr<Document> openFile(const QString& name, const QByteArray& text)
    {
        path_ = dir_.filePath(name);
        write(text, QIODevice::WriteOnly);
        const auto document = Document::open(path_.toStdString());
        view().setDocument(document);
        return document;
    }
    void write(const QByteArray& text, QIODevice::OpenMode mode = QIODevice::Append)
    {
        QFile file(path_);
        QVERIFY(file.open(mode));
        file.write(text);
    }
    bool seen(std::int64_t line)
    {
        return !view()
                    .placeRect(text::offsetOfLine(view().document()->source(), *view().document()->index(),
                                                  LineNumber{line})
                                   .value())
                    .isEmpty();
    }

    QTemporaryDir dir_;
    QString path_;
};

void TestGrowing::saysWhatStateTheFileIsIn()
{
    const auto document = openFile(QStringLiteral("said.log"), QByteArray::fromStdString(numbered(1000)));
    view().goToLine(LineNumber{900});
    const QImage before = view().grab().toImage();
    QVERIFY(QFile::resize(path_, 100));
    document->refresh();
    QCOMPARE(document->state(), Document::State::Truncated);
    QVERIFY(view().grab().toImage() != before);
    QVERIFY(view().spokenPlace().contains(QStringLiteral("shorter")));
    key(Qt::Key_PageDown);
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(line(), QStringLiteral("line 1 of the text"));
    QVERIFY(QFile::resize(path_, 0));
    document->refresh();
    QVERIFY(view().spokenPlace().contains(QStringLiteral("emptied")));
    view().grab();
    key(Qt::Key_End, Qt::ControlModifier);
}

void TestGrowing::aGrowingFileIsFollowed()
{
    const QString path = dir_.filePath(QStringLiteral("growing.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one\ntwo");
    file.flush();
    const auto document = Document::open(path.toStdString());
    QCOMPARE(document->lineCount(), std::int64_t{2});
    file.write(" and more\nthree\n");
    file.flush();
    document->refresh();
    QTRY_COMPARE(document->lineCount(), std::int64_t{3});
    view().setDocument(document);
    QCOMPARE(view().lineText(LineNumber{2}), QStringLiteral("two and more"));
    QCOMPARE(view().lineText(LineNumber{3}), QStringLiteral("three"));
}

void TestGrowing::theIndexOfTheImportIsGoneOnWith()
{
    const std::string whole = numbered(20'000);
    for (const std::size_t cut : {whole.size() / 2, whole.find('\n', whole.size() / 2) + 1}) {
        text::LineIndexBuilder begun;
        begun.block(std::span(whole).first(cut));
        DocumentSource source;
        source.source = text::fromBytes(whole);
        source.index = begun.snapshot();
        const auto document = std::make_shared<Document>(source);
        QTRY_COMPARE(document->state(), Document::State::Ready);
        text::LineIndexBuilder straight;
        straight.block(std::span(whole));
        QVERIFY(*document->index() == *straight.snapshot());
    }
}

void TestGrowing::theEndIsFollowed()
{
    const auto document = openFile(QStringLiteral("tail.log"), QByteArray::fromStdString(numbered(500)));
    view().action(TextView::Command::Follow)->trigger();
    QVERIFY(view().following());
    QVERIFY(seen(500));
    for (int i = 0; i < 3; ++i) {
        write(QByteArray::fromStdString(numbered(200)));
        document->refresh();
        QTRY_COMPARE(document->lineCount(), std::int64_t{700 + i * 200});
        QTRY_VERIFY(seen(document->lineCount()));
    }
    view().setSoftWrap(true);
    write("the last\n");
    document->refresh();
    QTRY_VERIFY(seen(1101));
}

void TestGrowing::whoScrolledUpIsLeftThere()
{
    const auto document = openFile(QStringLiteral("up.log"), QByteArray::fromStdString(numbered(500)));
    view().setFollowing(true);
    view().verticalScrollBar()->setValue(99);
    write("more\n");
    document->refresh();
    QTRY_COMPARE(document->lineCount(), std::int64_t{501});
    QCOMPARE(view().firstVisibleLine().value, std::int64_t{100});
    auto* tail = view().viewport()->findChild<QToolButton*>();
    QVERIFY(tail && tail->isVisible());
    QTest::mouseClick(tail, Qt::LeftButton);
    QVERIFY(seen(501));
    QVERIFY(!tail->isVisible());
    write("and more\n");
    document->refresh();
    QTRY_VERIFY(seen(502));
}

void TestGrowing::aRotatedLogIsFollowed()
{
    const auto document = openFile(QStringLiteral("rotated.log"), "old 1\nold 2\nold 3\n");
    QVERIFY(QFile::rename(path_, path_ + QStringLiteral(".1")));
    document->refresh();
    QCOMPARE(document->state(), Document::State::Gone);
    write("new 1\n", QIODevice::WriteOnly);
    document->refresh();
    QCOMPARE(document->state(), Document::State::Replaced);
    QCOMPARE(view().lineText(LineNumber{3}), QStringLiteral("old 3")); // nobody asked for the other one
    view().action(TextView::Command::Reload)->trigger();
    QCOMPARE(document->state(), Document::State::Ready);
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("new 1"));
    // Followed, it goes on in the new file by itself.
    view().setFollowing(true);
    QVERIFY(QFile::remove(path_ + QStringLiteral(".1")));
    QVERIFY(QFile::rename(path_, path_ + QStringLiteral(".1")));
    write("newest\n", QIODevice::WriteOnly);
    document->refresh();
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("newest"));
    QCOMPARE(document->state(), Document::State::Ready);
}

void TestGrowing::aShortenedFileIsReadAnew()
{
    const auto document = openFile(QStringLiteral("short.log"), QByteArray::fromStdString(numbered(1000)));
    view().goToLine(LineNumber{900});
    write("once more\n", QIODevice::WriteOnly);
    document->refresh();
    QCOMPARE(document->state(), Document::State::Truncated);
    QCOMPARE(document->lineCount(), std::int64_t{1});
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("once more"));
    QVERIFY(view().position().value <= document->size());
    view().grab();
    write("and on\n");
    document->refresh();
    QTRY_COMPARE(document->lineCount(), std::int64_t{2});
    QTRY_COMPARE(document->state(), Document::State::Ready);
}

void TestGrowing::aRemovedFileIsStillShown()
{
    const auto document = openFile(QStringLiteral("removed.log"), "here\n");
    QVERIFY(QFile::remove(path_));
    document->refresh();
    QCOMPARE(document->state(), Document::State::Gone);
    QCOMPARE(line(), QStringLiteral("here"));
    document->reload();
    QCOMPARE(document->state(), Document::State::Gone);
    QCOMPARE(line(), QStringLiteral("here"));
}

void TestGrowing::anUnreadableFileCanBeLoadedLater()
{
    path_ = dir_.filePath(QStringLiteral("later.log"));
    const auto document = Document::open(path_.toStdString());
    view().setDocument(document);
    QCOMPARE(document->state(), Document::State::Unreadable);
    write("there now\n", QIODevice::WriteOnly);
    view().action(TextView::Command::Reload)->trigger();
    QCOMPARE(document->state(), Document::State::Ready);
    QCOMPARE(line(), QStringLiteral("there now"));
}

QTEST_MAIN(TestGrowing)
#include "tst_growing.moc"
