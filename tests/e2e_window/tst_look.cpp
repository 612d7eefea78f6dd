// SPDX-License-Identifier: Apache-2.0
#include "look.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace triage;

/// The measures find what is planted, and nothing where there is nothing.
class LookTest : public QObject
{
    Q_OBJECT

private slots:
    void aCleanWindowHasNoFlaws()
    {
        const auto window = shown();
        QVERIFY2(look::cutTexts(*window).isEmpty(), qPrintable(look::cutTexts(*window).join(u'\n')));
        QVERIFY2(look::misplaced(*window).isEmpty(), qPrintable(look::misplaced(*window).join(u'\n')));
        const auto picture = window->grab().toImage();
        QVERIFY2(look::faintTexts(*window, picture).isEmpty(),
                 qPrintable(look::faintTexts(*window, picture).join(u'\n')));
    }

    void aCutLabelIsFound()
    {
        const auto window = shown();
        window->findChild<QLabel*>()->resize(30, 20);
        QCOMPARE(look::cutTexts(*window).size(), 1);
    }

    void aLabelOutsideIsFound()
    {
        const auto window = shown();
        window->findChild<QLabel*>()->move(350, 10);
        QCOMPARE(look::misplaced(*window).size(), 1);
    }

    void anOverlapIsFound()
    {
        const auto window = shown();
        window->findChild<QPushButton*>()->move(window->findChild<QLabel*>()->pos());
        QCOMPARE(look::misplaced(*window).size(), 1);
    }

    void faintTextIsFound()
    {
        const auto window = shown();
        auto* label = window->findChild<QLabel*>();
        auto palette = label->palette();
        palette.setColor(QPalette::WindowText, QColor(0xaaaaaa));
        label->setPalette(palette);
        QCOMPARE(look::faintTexts(*window, window->grab().toImage()).size(), 1);
    }

private:
    static std::unique_ptr<QWidget> shown()
    {
        auto window = std::make_unique<QWidget>();
        QPalette palette(Qt::black, Qt::white, Qt::white, Qt::black, Qt::gray, Qt::black, Qt::black,
                         Qt::white, Qt::white);
        window->setPalette(palette);
        window->resize(400, 200);
        auto* label = new QLabel(QStringLiteral("A label with some words"), window.get());
        label->setGeometry(10, 10, 300, 30);
        auto* button = new QPushButton(QStringLiteral("A button"), window.get());
        button->setGeometry(10, 60, 200, 40);
        window->show();
        return window;
    }
};

QTEST_MAIN(LookTest)
#include "tst_look.moc"
