// SPDX-License-Identifier: Apache-2.0
#include "app/messages/logged.h"

#include "workflow/texts.h"

namespace triage::app {

std::string logged(const Error& error)
{
    const std::string said = workflow::Texts(Language::English).render(error.message);
    return said.empty() || error.detail.empty() ? said + error.detail : said + ' ' + error.detail;
}

} // namespace triage::app
