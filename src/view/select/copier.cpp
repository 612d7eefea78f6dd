// SPDX-License-Identifier: Apache-2.0
#include "view/select/copier.h"

#include "view/mailbox.h"

#include <string>
#include <utility>

namespace triage::view {
namespace {

constexpr std::int64_t linesAtOnce = 1024;

std::string readBytes(const TextBytes& bytes, ByteOffset begin, std::int64_t size)
{
    std::string raw(static_cast<std::size_t>(std::max<std::int64_t>(0, size)), '\0');
    raw.resize(bytes.source->read(begin, raw).value_or(0));
    return raw;
}

QString decoded(const TextBytes& bytes, std::string_view raw)
{
    return QString::fromStdString(text::toUtf8(raw, bytes.encoding));
}

/// Line by line; what is left of a block that was cut is reckoned from the part that was read.
CopiedText blockText(const TextBytes& bytes, const Selection& selection, std::int64_t most,
                     const std::stop_token& stop)
{
    const Block& block = *selection.block;
    CopiedText copied;
    std::int64_t line = block.first().value;
    const std::int64_t last = std::min(block.last().value, bytes.index->lineCount());
    while (line <= last && copied.bytes < most && !stop.stop_requested()) {
        const auto spans = text::lineSpans(*bytes.source, *bytes.index, LineNumber{line},
                                           std::min(linesAtOnce, last - line + 1));
        if (!spans || spans->empty())
            break;
        for (const text::LineSpan& span : *spans) {
            const auto [begin, end] = bytesBetween(bytes, span, block.from(), block.to(), selection.rule);
            if (copied.bytes >= most)
                break;
            const auto size = std::min(end.value - begin.value, most - copied.bytes);
            QString piece = decoded(bytes, readBytes(bytes, begin, size));
            while (piece.endsWith(QLatin1Char('\r')) || piece.endsWith(QLatin1Char('\n')))
                piece.chop(1);
            copied.text += piece;
            copied.text += QLatin1Char('\n');
            copied.bytes += size + 1;
            ++line;
        }
    }
    const std::int64_t done = std::max<std::int64_t>(1, line - block.first().value);
    copied.wanted = line > last ? copied.bytes : copied.bytes / done * (last - block.first().value + 1);
    return copied;
}

} // namespace

CopiedText textOf(const TextBytes& bytes, const Selection& selection, std::int64_t most,
                  const std::stop_token& stop)
{
    if (selection.block)
        return blockText(bytes, selection, most, stop);
    CopiedText copied;
    copied.wanted = selection.end.value - selection.begin.value;
    const std::string raw = readBytes(bytes, selection.begin, std::min(copied.wanted, most));
    copied.bytes = std::ssize(raw);
    copied.text = decoded(bytes, raw);
    return copied;
}

struct Copier::Mailbox : view::Mailbox
{
    using view::Mailbox::Mailbox;

    std::optional<CopiedText> copied;
};

Copier::Copier(QObject* parent) : QObject(parent) {}

Copier::~Copier()
{
    cancel();
}

void Copier::cancel()
{
    if (mailbox_)
        mailbox_->close();
    mailbox_.reset();
    background_.drop();
}

void Copier::get(TextBytes bytes, const Selection& selection, std::int64_t most, Done done)
{
    cancel();
    done_ = std::move(done);
    mailbox_ = std::make_shared<Mailbox>(this, [this] { deliver(); });
    background_.run([box = mailbox_, bytes = std::move(bytes), selection, most](const std::stop_token& stop) {
        auto copied = textOf(bytes, selection, most, stop);
        box->put([&] { box->copied = std::move(copied); });
    });
}

void Copier::deliver()
{
    std::optional<CopiedText> copied;
    if (mailbox_)
        mailbox_->take([&] { copied = std::exchange(mailbox_->copied, std::nullopt); });
    if (copied)
        std::exchange(done_, nullptr)(*copied);
}

} // namespace triage::view
