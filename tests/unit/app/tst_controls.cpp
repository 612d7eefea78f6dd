// SPDX-License-Identifier: Apache-2.0
#include "app/theme/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QStyleOptionSpinBox>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <functional>
#include <memory>

using namespace triage::app;

namespace {

constexpr double markRatio = 3.0;
constexpr double textRatio = 4.5;

/// The best contrast that any pixel of `where` has against the commonest colour of `widget` around it.
double strongest(QWidget& widget, const QRect& where)
{
    const QImage image = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            if (image.rect().contains(x, y))
                ++counts[image.pixel(x, y)];
    QRgb ground = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (it.value() > counts.value(ground))
            ground = it.key();
    double best = 1;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        best = std::max(best, contrast(QColor(it.key()), QColor(ground)));
    return best;
}

template <typename Button>
QRect indicatorOf(const Button& button, QStyle::SubElement element)
{
    QStyleOptionButton option;
    option.initFrom(&button);
    return button.style()->subElementRect(element, &option, &button);
}

QRect partOf(QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.subControls = QStyle::SC_All;
    return box.style()
        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, &box)
        .adjusted(2, 4, -4, -4);
}

QRect partOf(QSpinBox& box, QStyle::SubControl part)
{
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.subControls = QStyle::SC_All;
    return box.style()->subControlRect(QStyle::CC_SpinBox, &option, part, &box).adjusted(3, 3, -3, -1);
}

/// What the style makes of each control, measured on its picture.
struct Controls
{
    QWidget window;
    QCheckBox box{QStringLiteral("box"), &window};
    QRadioButton radio{QStringLiteral("radio"), &window};
    QComboBox choice{&window};
    QSpinBox spin{&window};
    QLineEdit field{&window};
    QTreeWidget tree{&window};
    QScrollBar bar{Qt::Vertical, &window};
    QPushButton button{QStringLiteral("button"), &window};
    QPushButton first{QStringLiteral("first"), &window}; ///< has the focus, so that nothing else has

    Controls()
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&first);
        for (QWidget* each :
             std::initializer_list<QWidget*>{&box, &radio, &choice, &spin, &field, &tree, &bar, &button})
            layout->addWidget(each);
        choice.addItem(QStringLiteral("choice"));
        spin.setValue(50);
        spin.setSuffix(QStringLiteral(" columns"));
        field.setPlaceholderText(QStringLiteral("placeholder"));
        auto* row = new QTreeWidgetItem(&tree, {QStringLiteral("row")});
        row->setCheckState(0, Qt::Unchecked);
        row->addChild(new QTreeWidgetItem({QStringLiteral("child")}));
        tree.setHeaderHidden(true);
        bar.setRange(0, 100);
        bar.setFixedHeight(120);
        first.setFocus();
        window.resize(320, 600);
        window.show();
    }
};

} // namespace

/// The parts of controls that say what they are and how they stand are seen in both themes: WCAG's 3 : 1 for
/// marks and 4.5 : 1 for words, disabled ones included.
class TestControls : public QObject
{
    Q_OBJECT

private slots:
    void marks_data() { themes(); }
    void marks();
    void words_data() { themes(); }
    void words();
    void focus_data() { themes(); }
    void focus();
    void aChoiceShowsAllItsEntries_data() { themes(); }
    void aChoiceShowsAllItsEntries();

private:
    static void themes()
    {
        QTest::addColumn<int>("choice");
        QTest::addRow("light") << int(ThemeChoice::Light);
        QTest::addRow("dark") << int(ThemeChoice::Dark);
    }
    std::unique_ptr<Controls> made()
    {
        theme_.apply(ThemeChoice(*static_cast<int*>(QTest::qData("choice", qMetaTypeId<int>()))), {});
        return std::make_unique<Controls>();
    }
    static void stands(double found, double least, const char* what)
    {
        QVERIFY2(found >= least,
                 qPrintable(QStringLiteral("%1: %2 : 1").arg(QLatin1String(what)).arg(found)));
    }

    Theme theme_;
};

void TestControls::marks()
{
    const auto c = made();
    for (const bool on : {false, true}) {
        c->box.setChecked(on);
        c->radio.setChecked(on);
        stands(strongest(c->box, indicatorOf(c->box, QStyle::SE_CheckBoxIndicator)), markRatio, "check box");
        stands(strongest(c->radio, indicatorOf(c->radio, QStyle::SE_RadioButtonIndicator)), markRatio,
               "radio");
    }
    stands(strongest(c->choice, partOf(c->choice)), markRatio, "arrow of a choice");
    stands(strongest(c->spin, partOf(c->spin, QStyle::SC_SpinBoxUp)), markRatio, "up arrow");
    stands(strongest(c->spin, partOf(c->spin, QStyle::SC_SpinBoxDown)), markRatio, "down arrow");
    stands(strongest(c->bar, c->bar.rect()), markRatio, "scroll bar");
    const QRect row = c->tree.visualItemRect(c->tree.topLevelItem(0));
    QWidget& rows = *c->tree.viewport();
    stands(strongest(rows, QRect(0, row.top() + 2, row.left(), row.height() - 4)), markRatio, "branch");
    stands(strongest(rows, QRect(row.left(), row.top() + 2, 20, row.height() - 4)), markRatio, "row's box");
    c->field.setClearButtonEnabled(true);
    c->field.setText(QStringLiteral("a"));
    QTest::qWait(300); // the button fades in
    stands(strongest(c->field, QRect(c->field.width() - 24, 4, 20, c->field.height() - 8)), markRatio,
           "clear");
}

void TestControls::words()
{
    const auto c = made();
    stands(strongest(c->field, c->field.rect().adjusted(4, 4, -4, -4)), textRatio, "placeholder");
    for (QWidget* each :
         std::initializer_list<QWidget*>{&c->box, &c->radio, &c->choice, &c->spin, &c->button}) {
        each->setEnabled(false);
        stands(strongest(*each, each->rect().adjusted(24, 4, -28, -4)), textRatio,
               each->metaObject()->className());
    }
}

/// What has the focus looks different from what has not, by a mark that stands out.
void TestControls::focus()
{
    const auto c = made();
    const QColor accent = theme_.colors().accent;
    QVERIFY(contrast(accent, theme_.colors().window) >= markRatio);
    c->window.activateWindow();
    for (QWidget* each : std::initializer_list<QWidget*>{&c->box, &c->radio, &c->choice, &c->spin, &c->field,
                                                         &c->tree, &c->button}) {
        c->first.setFocus();
        const QImage before = each->grab().toImage();
        each->setFocus();
        QTRY_VERIFY(each->hasFocus());
        const QImage after = each->grab().toImage();
        int ringed = 0;
        for (int x = 0; x < after.width(); ++x)
            for (int y = 0; y < after.height(); ++y)
                ringed += after.pixelColor(x, y) == accent && before.pixelColor(x, y) != accent ? 1 : 0;
        QVERIFY2(ringed > 2 * each->height(), each->metaObject()->className());
    }
}

void TestControls::aChoiceShowsAllItsEntries()
{
    const auto c = made();
    for (int count = 2; count <= 10; ++count) {
        c->choice.addItem(QStringLiteral("one more"));
        c->choice.showPopup();
        const auto* list = c->choice.view();
        QTRY_VERIFY(list->isVisible());
        const QRect last = list->visualRect(list->model()->index(count - 1, 0));
        QVERIFY2(list->viewport()->rect().contains(last), qPrintable(QString::number(count)));
        c->choice.hidePopup();
    }
}

QTEST_MAIN(TestControls)
#include "tst_controls.moc"
