// SPDX-License-Identifier: Apache-2.0
#include "view/highlighter.h"

#include "view/document.h"
#include "view/row_text.h"
#include "view/syntax_repository.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace triage::view {
namespace {

using KSyntaxHighlighting::Format;
using KSyntaxHighlighting::State;
using KSyntaxHighlighting::Theme;

constexpr std::int64_t checkpointEvery = 64; ///< lines
constexpr std::int64_t guessFrom = 64;       ///< lines before one whose state is not known yet
constexpr int slice = 8;                     ///< milliseconds of the event loop

/// What a format's name says of its line's level.
log::Level levelNamed(const QString& format)
{
    static const std::map<QString, log::Level> levels = {
        {QStringLiteral("Level Debug"), log::Level::Debug},
        {QStringLiteral("Level Verbose"), log::Level::Verbose},
        {QStringLiteral("Level Info"), log::Level::Info},
        {QStringLiteral("Level Event"), log::Level::Event},
        {QStringLiteral("Level Warning"), log::Level::Warning},
        {QStringLiteral("Level Error"), log::Level::Error},
        {QStringLiteral("Level Critical"), log::Level::Critical},
        {QStringLiteral("Exception"), log::Level::Error}};
    const auto found = levels.find(format);
    return found == levels.end() ? log::Level::None : found->second;
}

} // namespace

/// Turns the library's calls into formats of one line. Not in the unnamed namespace: a member of Engine.
class LineColourer : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    State run(const QString& text, const State& state, LineColours* into)
    {
        into_ = into;
        return highlightLine(text, state);
    }

    const std::vector<int>* bytes = nullptr; ///< of the text that is run

protected:
    void applyFormat(int offset, int length, const Format& format) override
    {
        if (!into_ || length <= 0)
            return;
        if (into_->level == log::Level::None)
            into_->level = levelNamed(format.name());
        if (format.isDefaultTextStyle(theme()) && !format.hasTextColor(theme()))
            return;
        QTextCharFormat chars;
        if (format.hasTextColor(theme()))
            chars.setForeground(format.textColor(theme()));
        if (format.isBold(theme()))
            chars.setFontWeight(QFont::DemiBold);
        if (format.isItalic(theme()))
            chars.setFontItalic(true);
        if (format.isUnderline(theme()))
            chars.setFontUnderline(true);
        const auto at = [this](int unit) {
            return (*bytes)[std::min(static_cast<std::size_t>(unit), bytes->size() - 1)];
        };
        into_->formats.push_back({at(offset), at(offset + length), chars});
    }

private:
    LineColours* into_ = nullptr;
};

struct Highlighter::Engine
{
    std::shared_ptr<const SyntaxRepository> repository; ///< with the first document
    LineColourer colourer;
    KSyntaxHighlighting::Definition definition;
    const Document* document = nullptr;
    bool lineByLine = true; ///< the definition keeps nothing past a line's end
    bool dark = false;
    std::map<std::int64_t, State> checkpoints; ///< state before a line
    std::int64_t known = 1;                    ///< states up to this line are known
    State state;                               ///< before line `known`
    QTimer timer;
    bool chosen = true;   ///< the definition; not while the head is being read
    bool waiting = false; ///< for lines whose state comes next

    State runLine(std::string_view raw, const State& before, LineColours* into)
    {
        const RowText text = makeRowText(raw, document->encoding());
        colourer.bytes = &text.bytes;
        return colourer.run(text.text, before, into);
    }

    void forget()
    {
        checkpoints.clear();
        known = 1;
        state = {};
    }

    /// Runs `from`..`to` (not included) and returns the state before `to`. Nothing while they are being read.
    std::optional<State> runLines(std::int64_t from, std::int64_t to, State before)
    {
        const auto lines = text::readLines(document->source(), *document->index(), LineNumber{from},
                                           to - from, Highlighter::head);
        if (!lines && text::isBeingRead(lines.error()))
            return std::nullopt;
        if (!lines)
            return before;
        for (const text::Line& line : *lines)
            before = runLine(line.bytes, before, nullptr);
        return before;
    }

    State stateBefore(std::int64_t line)
    {
        if (line <= 1)
            return {};
        if (line > known)
            return runLines(std::max<std::int64_t>(1, line - guessFrom), line, {}).value_or(State{});
        auto at = checkpoints.upper_bound(line);
        if (at == checkpoints.begin())
            return runLines(1, line, {}).value_or(State{});
        --at;
        const std::optional<State> found = runLines(at->first, line, at->second);
        if (found && line - at->first > 4)
            checkpoints.emplace(line, *found); // the rows of one screen follow each other
        return found.value_or(at->second);
    }
};

Highlighter::Highlighter(QObject* parent) : QObject(parent), engine_(std::make_unique<Engine>())
{
    engine_->timer.setInterval(0);
    connect(&engine_->timer, &QTimer::timeout, this, &Highlighter::advance);
    setDark(false);
}

Highlighter::~Highlighter() = default;

void Highlighter::setDocument(const Document* document)
{
    engine_->document = document;
    chooseDefinition();
}

void Highlighter::chooseDefinition()
{
    const Document* document = engine_->document;
    engine_->forget();
    engine_->timer.stop();
    engine_->definition = {};
    engine_->chosen = true;
    if (document && !engine_->repository) {
        engine_->repository = SyntaxRepository::shared();
        setDark(engine_->dark);
    }
    if (document) {
        std::string start(4096, '\0');
        const auto got = document->source().read(ByteOffset{0}, start);
        engine_->chosen = got || !text::isBeingRead(got.error());
        start.resize(got.value_or(0));
        const QString name = definitionFor(document->name(),
                                           QString::fromStdString(text::toUtf8(start, document->encoding())));
        engine_->definition = engine_->repository->definition(name);
        engine_->lineByLine = engine_->repository->isLineByLine(name);
    }
    engine_->colourer.setDefinition(engine_->definition);
    if (engine_->definition.isValid() && !engine_->lineByLine)
        engine_->timer.start();
}

bool Highlighter::goOn()
{
    if (!engine_->chosen) {
        chooseDefinition();
        return true;
    }
    if (std::exchange(engine_->waiting, false))
        engine_->timer.start();
    return false;
}

void Highlighter::setDark(bool dark)
{
    engine_->dark = dark;
    if (engine_->repository)
        engine_->colourer.setTheme(engine_->repository->theme(dark));
}

QString Highlighter::definition() const
{
    return engine_->definition.isValid() ? engine_->definition.name() : QString();
}

LineColours Highlighter::colours(LineNumber line, std::string_view raw)
{
    LineColours colours;
    if (!engine_->document || !engine_->definition.isValid())
        return colours;
    const State before = engine_->lineByLine ? State{} : engine_->stateBefore(line.value);
    engine_->runLine(raw, before, &colours);
    return colours;
}

/// Works out states for a few milliseconds, then lets the window live.
void Highlighter::advance()
{
    QElapsedTimer clock;
    clock.start();
    Engine& e = *engine_;
    const std::int64_t lines = e.document ? e.document->lineCount() : 0;
    while (e.known <= lines && clock.elapsed() < slice) {
        const std::int64_t to = std::min(lines + 1, e.known + checkpointEvery);
        const auto state = e.runLines(e.known, to, e.state);
        e.waiting = !state;
        if (e.waiting) {
            e.timer.stop();
            return;
        }
        e.state = *state;
        e.known = to;
        e.checkpoints.emplace(to, e.state);
    }
    if (e.known > lines && (!e.document || e.document->state() != Document::State::Indexing)) {
        e.timer.stop();
        emit changed();
    }
}

QTextCharFormat Highlighter::signFormat() const
{
    QTextCharFormat format;
    const Theme theme = engine_->colourer.theme();
    format.setForeground(QColor(theme.textColor(Theme::Alert)));
    format.setBackground(QColor(engine_->dark ? 0x4a3a1e : 0xfff0d0));
    return format;
}

} // namespace triage::view
