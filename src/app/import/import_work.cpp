// SPDX-License-Identifier: Apache-2.0
#include "app/import/import_work.h"

#include "base/whole_file.h"

#include <QtGlobal>

namespace triage::app {
namespace {

constexpr const char* pastedName = "pasted.log";

std::int64_t sizeOf(const ImportInput& input)
{
    std::error_code error;
    if (input.isText())
        return std::int64_t(input.text.size());
    const auto size = std::filesystem::file_size(input.path, error);
    return error ? 0 : std::int64_t(size);
}

Result<void> writeText(const std::filesystem::path& file, const std::string& text)
{
    if (auto trouble = writeWhole(QString::fromStdString(file.string()), text))
        return fail(ErrorKind::NoSpace, QT_TRANSLATE_NOOP("engine", "The text could not be stored."),
                    *trouble);
    return {};
}

std::string titleOf(const bundle::Inventory& inventory)
{
    const std::filesystem::path name(inventory.name);
    const bool isArchive = inventory.sha256 && !inventory.referenced;
    return isArchive ? name.stem().string() : name.string();
}

cases::Case draftOf(const engine::Analysis& analysis, const ImportInput& input)
{
    cases::Case draft;
    draft.summary.title = titleOf(analysis.inventory);
    draft.bundles.push_back({1, analysis.inventory, input.path, {}});
    summarise(draft.summary, analysis);
    return draft;
}

Result<engine::Analysis> read(const engine::Engine& engine, const ImportInput& input, const Staging& staging,
                              const bundle::ImportObserver& observer,
                              const std::shared_ptr<bundle::ImportPriority>& priority, std::stop_token stop)
{
    bundle::ImportRequest request;
    request.input = input.path;
    request.destination = staging.files();
    request.priority = priority;
    if (input.isText()) {
        request.input = staging.files() / pastedName;
        if (const auto written = writeText(request.input, input.text); !written)
            return tl::unexpected(written.error());
    }
    auto analysis = engine.open(request, {}, observer, stop);
    if (analysis && input.isText())
        analysis->inventory.referenced = analysis->bundle.referenced = false; // it lies in the store
    return analysis;
}

Result<ImportResult> adopt(const engine::Engine& engine, const cases::Store& store, Staging& staging,
                           engine::Analysis analysis, const ImportInput& input)
{
    const bool referenced = analysis.inventory.referenced;
    auto value =
        store.adopt(referenced ? std::filesystem::path() : staging.files(), draftOf(analysis, input));
    if (!value)
        return tl::unexpected(value.error());
    if (!referenced)
        staging.keep();
    auto lock = store.lock(value->summary.id);
    if (!lock)
        return tl::unexpected(lock.error());
    analysis = engine::Engine::moved(std::move(analysis), value->bundles.front().inventory);
    engine.remember(analysis, store.eventsFileOf(value->summary.id, 1));
    return ImportResult{OpenCase{std::move(*value),
                                 std::make_shared<const engine::Analysis>(std::move(analysis)),
                                 std::move(*lock), false},
                        {},
                        nullptr};
}

/// The case that the input became before.
std::optional<std::string> caseOf(const cases::Store& store, const ImportInput& input)
{
    return input.isText() || input.isAddition ? std::nullopt : store.findBySource(input.path);
}

} // namespace

Result<ImportResult> importCase(const engine::Engine& engine, const cases::Store& store,
                                const ImportInput& input, const bundle::ImportObserver& observer,
                                const std::shared_ptr<bundle::ImportPriority>& priority, std::stop_token stop)
{
    if (const auto known = caseOf(store, input))
        return ImportResult{std::nullopt, *known, nullptr};
    auto files = store.newIncoming(sizeOf(input));
    if (!files)
        return tl::unexpected(files.error());
    const std::shared_ptr<Arrival> arrival(new Arrival{{store, *files}, {}, input.path});
    auto analysis = read(engine, input, arrival->staging, observer, priority, stop);
    if (!analysis)
        return tl::unexpected(analysis.error());
    if (input.isAddition) {
        arrival->analysis = std::move(*analysis);
        return ImportResult{std::nullopt, {}, arrival};
    }
    if (analysis->inventory.sha256)
        if (const auto known = store.findByHash(*analysis->inventory.sha256))
            return ImportResult{std::nullopt, *known, nullptr};
    return adopt(engine, store, arrival->staging, std::move(*analysis), input);
}

} // namespace triage::app
