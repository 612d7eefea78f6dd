// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/handoff_page.h"

#include "app/handoff/exposure_line.h"
#include "app/handoff/handoff_bar.h"
#include "app/handoff/handoff_export.h"
#include "app/handoff/handoff_formats.h"
#include "app/handoff/sheet_pair.h"
#include "app/language/speech.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace triage::app {
namespace {

handoff::SheetColours sheetColours(const Colors& colors)
{
    const auto name = [](const QColor& color) { return color.name().toStdString(); };
    return {name(colors.text),   name(colors.muted),  name(colors.hairline),
            name(colors.sunken), name(colors.accent), name(colors.failed.soft)};
}

/// As it looks when it is opened, or letter by letter.
Result<std::string> sheetText(const engine::Engine& engine, const engine::Analysis& analysis,
                              const handoff::CaseLabel& label, handoff::Format format,
                              handoff::Languages languages, const handoff::SheetColours& colours)
{
    if (isRendered(format))
        return handoff::writeSheetHtml(engine.compose(analysis, label), languages, colours);
    return engine.write(analysis, format, languages, label);
}

} // namespace

/// What the sheets show, written off the window's thread.
struct HandoffPage::Composed
{
    handoff::Format format = handoff::Format::Markdown;
    Result<std::string> chinese;
    Result<std::string> english;
    handoff::Exposure exposure;
};

HandoffPage::HandoffPage(const engine::Engine& engine, Jobs& jobs, const Speech& speech, const Theme& theme,
                         QWidget* parent)
    : QWidget(parent), engine_(engine), speech_(speech), theme_(theme), scope_(jobs),
      bar_(new HandoffBar(theme, this)), exposure_(new ExposureLine(theme, this)),
      sheets_(new SheetPair(theme, this)), empty_(new QLabel(this)),
      exporter_(new HandoffExporter(engine, jobs, this))
{
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(space::l);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::s, space::m, space::s);
    column->setSpacing(space::s);
    column->addWidget(bar_);
    column->addWidget(exposure_);
    column->addWidget(sheets_, 1);
    column->addWidget(empty_, 1);
    connectParts();
    retranslate();
    showParts();
}

HandoffPage::~HandoffPage() = default;

void HandoffPage::connectParts()
{
    connect(bar_, &HandoffBar::choiceChanged, this, &HandoffPage::recompose);
    connect(bar_, &HandoffBar::copyClicked, this, &HandoffPage::copy);
    connect(bar_, &HandoffBar::saveClicked, this, &HandoffPage::saveAs);
    connect(sheets_, &SheetPair::copyClicked, this, [this](Language language) {
        copyIn(language == Language::Chinese ? handoff::Languages::Chinese : handoff::Languages::English);
    });
    connect(exposure_, &ExposureLine::showRequested, sheets_, &SheetPair::showNextName);
    connect(exporter_, &HandoffExporter::written, this, &HandoffPage::putOnClipboard);
    connect(exporter_, &HandoffExporter::saved, this,
            [this](const QString& file) { say(tr("Saved %1").arg(QDir::toNativeSeparators(file)), false); });
    connect(exporter_, &HandoffExporter::failed, this,
            [this](const Error& error) { say(speech_.say(error.message), true); });
}

void HandoffPage::setAnalysis(std::shared_ptr<const engine::Analysis> analysis,
                              const handoff::CaseLabel& label)
{
    if (analysis == nullptr || analysis_ == nullptr || analysis->bundle.root != analysis_->bundle.root)
        exporter_->drop();
    if (analysis != analysis_)
        bar_->say({}); // what was copied is not what is shown any more
    analysis_ = std::move(analysis);
    label_ = label;
    showParts();
    recompose();
}

void HandoffPage::showParts()
{
    const bool there = analysis_ != nullptr;
    for (QWidget* part : std::initializer_list<QWidget*>{bar_, exposure_, sheets_})
        part->setVisible(there);
    empty_->setVisible(!there);
    bar_->setReady(there);
}

void HandoffPage::recompose()
{
    scope_.supersede();
    if (analysis_ == nullptr)
        return;
    const auto work = [&engine = engine_, analysis = analysis_, label = label_, format = bar_->format(),
                       colours = sheetColours(theme_.colors())](std::stop_token) {
        const auto in = [&](handoff::Languages languages) {
            return sheetText(engine, *analysis, label, format, languages, colours);
        };
        return Composed{format, in(handoff::Languages::Chinese), in(handoff::Languages::English),
                        handoff::findExposure(analysis->facts, analysis->verdict)};
    };
    scope_.run(Pool::Interactive, work, this, [this](const Composed& composed) { present(composed); });
}

void HandoffPage::present(const Composed& composed)
{
    for (const auto* text : {&composed.chinese, &composed.english}) {
        if (!*text)
            return say(speech_.say(text->error().message), true);
    }
    sheets_->setContent(qstring(*composed.chinese), qstring(*composed.english), composed.format);
    exposure_->setExposure(composed.exposure);
}

void HandoffPage::copy()
{
    copyIn(bar_->languages());
}

void HandoffPage::copyIn(handoff::Languages languages)
{
    if (analysis_ != nullptr && canBeCopied(bar_->format()))
        exporter_->write({analysis_, label_, bar_->format(), languages});
}

void HandoffPage::putOnClipboard(handoff::Format format, const QString& text, const QString& html)
{
    auto* clip = new QMimeData; // the clipboard takes it
    clip->setText(text);
    if (!html.isEmpty())
        clip->setHtml(html);
    QGuiApplication::clipboard()->setMimeData(clip);
    say(tr("Copied as %1, %2").arg(titleOf(format), sizeText(text.toUtf8().size())), false);
}

void HandoffPage::saveAs()
{
    if (analysis_ == nullptr)
        return;
    const auto format = bar_->format();
    const auto folder = lastFolder_.isEmpty()
                            ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                            : lastFolder_;
    const auto name =
        suggestedFileName(QString::fromStdString(analysis_->bundle.name), format, bar_->languages());
    auto* dialog = new QFileDialog(this, tr("Save handoff"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(fileFilters(format));
    dialog->setDefaultSuffix(extensionOf(format)); // a name typed without one would open nowhere
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("(*"), 1).chopped(1));
    });
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, languages = bar_->languages()](const QString& file) { saveTo(file, languages); });
    dialog->open();
}

void HandoffPage::saveTo(const QString& file, handoff::Languages languages)
{
    if (analysis_ == nullptr)
        return;
    const auto format = handoff::formatForFile(file.toStdString()).value_or(bar_->format());
    lastFolder_ = QFileInfo(file).absolutePath();
    say(tr("Saving…"), false);
    exporter_->save({analysis_, label_, format, languages}, file);
}

void HandoffPage::say(const QString& text, bool isError)
{
    bar_->say(text, isError);
    emit statusMessage(text);
}

void HandoffPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        recompose(); // the sheets' colours
    QWidget::changeEvent(event);
}

void HandoffPage::retranslate()
{
    empty_->setText(tr("The handoff appears here as soon as a bundle is open: in Chinese and English, "
                       "exactly as it will be sent."));
}

} // namespace triage::app
