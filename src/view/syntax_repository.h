// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>
#include <QString>

#include <memory>

namespace triage::view {

/// Makes the files below ":/syntax-highlighting" known. Once is enough, more do no harm.
void registerSyntaxResources();

/// The library's definitions together with ours (resources/syntax). One thread.
class SyntaxRepository
{
public:
    /// Takes some tens of milliseconds.
    SyntaxRepository();
    /// The one that others in the window's thread use already, or a new one: nothing in it ever changes.
    static std::shared_ptr<const SyntaxRepository> shared();
    /// By name; invalid for an empty name or one nobody knows.
    [[nodiscard]] KSyntaxHighlighting::Definition definition(const QString& name) const;
    [[nodiscard]] KSyntaxHighlighting::Theme theme(bool dark) const;
    /// Is any line coloured right alone? So it is for our definitions of logs.
    [[nodiscard]] bool isLineByLine(const QString& name) const;

private:
    KSyntaxHighlighting::Repository repository_;
};

} // namespace triage::view
