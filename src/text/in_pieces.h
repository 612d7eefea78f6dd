// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace triage::text {

/// A stretch of a source, cut for several threads.
struct Pieces
{
    std::int64_t from = 0; ///< bytes
    std::int64_t to = 0;
    std::int64_t step = 1; ///< bytes a piece
    int threads = 1;       ///< the calling one among them
};

/// Reads all pieces, each by the next thread that is free, and returns when all are done. Each thread works
/// with a worker of its own: `makeWorker()` has `piece(begin, end)`, a Result, and `incomplete()`. `delivery`
/// is shared: it is told `piece(number, value, bytes)`, `failed(error)` and `stop()`, and ends all when
/// `stopped()`. Returns whether a worker could not look at everything.
template <typename MakeWorker, typename Delivery>
bool inPieces(const Pieces& pieces, const std::stop_token& stop, const MakeWorker& makeWorker,
              Delivery& delivery)
{
    std::atomic<std::int64_t> next = 0;
    std::atomic<bool> incomplete = false;
    const auto work = [&] {
        auto worker = makeWorker();
        while (!delivery.stopped()) {
            const std::int64_t number = next.fetch_add(1);
            const std::int64_t begin = pieces.from + number * pieces.step;
            if (begin >= pieces.to)
                break;
            if (stop.stop_requested())
                return delivery.stop();
            const std::int64_t end = std::min(pieces.to, begin + pieces.step);
            auto piece = worker.piece(begin, end);
            if (!piece)
                return delivery.failed(piece.error());
            if (stop.stop_requested()) // the piece may not be whole
                return delivery.stop();
            delivery.piece(number, std::move(*piece), end - begin);
        }
        if (worker.incomplete())
            incomplete = true;
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < pieces.threads; ++i)
            others.emplace_back(work);
        work();
    }
    return incomplete;
}

} // namespace triage::text
