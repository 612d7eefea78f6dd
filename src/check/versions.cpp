// SPDX-License-Identifier: Apache-2.0
#include "check/versions.h"

#include "check/pattern.h"
#include "check/text_lines.h"
#include "workflow/workflow.h"

#include <limits>
#include <vector>

namespace triage::check {
namespace {

using Versions = std::map<std::string, Version>;

/// Patterns of one component, the surest first.
struct Component
{
    std::string key;
    std::vector<Pattern> patterns;
};

std::vector<Component> compile(const workflow::Workflow& workflow)
{
    std::vector<Component> components;
    for (const workflow::VersionPatterns& v : workflow.versions) {
        Component& component = components.emplace_back(Component{v.key, {}});
        for (const std::string& pattern : v.patterns)
            component.patterns.emplace_back(pattern);
    }
    return components;
}

/// Of several lines the one that a surer pattern fits.
void readInto(Versions& versions, const Component& component, const std::string& path, std::string_view text)
{
    if (versions.contains(component.key))
        return;
    std::size_t best = component.patterns.size();
    forEachLine(text, [&](LineNumber line, std::string_view content) {
        for (std::size_t i = 0; i < best; ++i) {
            if (const auto value = component.patterns[i].capture(content)) {
                versions[component.key] = {*value, path + ':' + std::to_string(line.value)};
                best = i;
            }
        }
        return best > 0;
    });
}

} // namespace

Versions findVersions(const bundle::Bundle& bundle, const SmallFiles& small,
                      const workflow::Workflow& workflow)
{
    Versions versions;
    const std::vector<Component> components = compile(workflow);
    for (const bool inRun : {true, false})
        for (const bundle::BundleFile& file : bundle.files) {
            const auto text = small.text.find(file.path);
            if (file.kind != bundle::ArtefactKind::Env || file.inRun != inRun || text == small.text.end())
                continue;
            for (const Component& component : components)
                readInto(versions, component, file.path, text->second);
        }
    for (const auto& [path, head] : small.heads)
        for (const Component& component : components)
            readInto(versions, component, path, head);
    return versions;
}

} // namespace triage::check
