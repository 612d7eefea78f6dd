// SPDX-License-Identifier: Apache-2.0
#include "workflow/workflow.h"

#include "workflow/workflow_parser.h"

#include <QFile>

#include <algorithm>

// Static libraries lose their resources unless somebody asks for them.
static void initialiseWorkflowData()
{
    Q_INIT_RESOURCE(triage_workflow_data);
}

namespace triage::workflow {
namespace {

template <typename List, typename Key>
auto findBy(const List& list, Key List::value_type::*key, std::string_view wanted) -> const
    typename List::value_type*
{
    const auto it =
        std::ranges::find(list, wanted, [key](const auto& item) { return std::string_view(item.*key); });
    return it == list.end() ? nullptr : &*it;
}

} // namespace

const Bilingual& FindingInfo::messageOf(std::string_view variant) const
{
    const auto* found = findBy(variants, &MessageVariant::id, variant);
    return found ? found->message : message;
}

const StepInfo* Workflow::stepNamed(std::string_view name) const
{
    return findBy(steps, &StepInfo::name, name);
}
const FindingInfo* Workflow::finding(std::string_view id) const
{
    return findBy(findings, &FindingInfo::id, id);
}
const IntakeInfo* Workflow::intakeFact(std::string_view key) const
{
    return findBy(intake, &IntakeInfo::key, key);
}
const DemandedSentence* Workflow::sentence(std::string_view id) const
{
    return findBy(sentences, &DemandedSentence::id, id);
}
std::string_view Workflow::pattern(std::string_view name) const
{
    const auto* found = findBy(patterns, &LayoutPattern::name, name);
    return found ? std::string_view(found->pattern) : std::string_view();
}
const ArtefactInfo* Workflow::artefact(std::string_view kind) const
{
    return findBy(artefacts, &ArtefactInfo::kind, kind);
}

Result<Workflow> loadBuiltin()
{
    initialiseWorkflowData();
    QFile file(QStringLiteral(":/workflow/workflow.json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "The built-in workflow is missing."));
    const QByteArray bytes = file.readAll();
    return parseWorkflow({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace triage::workflow
