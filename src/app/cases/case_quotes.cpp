// SPDX-License-Identifier: Apache-2.0
// Lines the engineer wants quoted in the handoff.
#include "app/cases/case_page.h"
#include "app/files/quote_request.h"

#include <algorithm>

namespace triage::app {

void CasePage::quote(const QuoteRequest& request)
{
    sign(request.author);
    if (!session_ || !haveName())
        return;
    const std::string path = request.path.toStdString();
    session_->change([&](review::Review& review) {
        std::erase_if(review.quotes,
                      [&](const review::Quote& q) { return q.path == path && q.line == request.line; });
        if (!request.remove)
            review.quotes.push_back({path, request.line, request.text.toStdString(),
                                     request.note.toStdString(), session_->signature()});
    });
    emit done(request.remove ? tr("Quote removed") : tr("Quoted in the handoff"), true);
}

} // namespace triage::app
