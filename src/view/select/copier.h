// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/background.h"
#include "view/select/block.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace triage::view {

/// What is taken out of a document.
struct Selection
{
    ByteOffset begin;
    ByteOffset end;
    std::optional<Block> block; ///< instead of the bytes
    ColumnRule rule;
};

struct CopiedText
{
    QString text;
    std::int64_t bytes = 0;  ///< of the file
    std::int64_t wanted = 0; ///< more than `bytes`: it was cut. Of a cut block an estimate
};

/// At most `most` bytes of the file. Any thread.
CopiedText textOf(const TextBytes& bytes, const Selection& selection, std::int64_t most,
                  const std::stop_token& stop = {});

/// Gets long selections in the background. Lives in the window's thread.
class Copier : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const CopiedText&)>;

    explicit Copier(QObject* parent = nullptr);
    ~Copier() override;
    /// A newer one drops the older; `done` is called in the window's thread.
    void get(TextBytes bytes, const Selection& selection, std::int64_t most, Done done);
    void cancel();

private:
    struct Mailbox;
    void deliver();

    Done done_;
    std::shared_ptr<Mailbox> mailbox_;
    text::Background background_;
};

} // namespace triage::view
