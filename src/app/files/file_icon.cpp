// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_icon.h"

#include "app/words/words.h"

namespace triage::app {
QString iconNameOf(bundle::ArtefactKind kind)
{
    using bundle::ArtefactKind;
    switch (kind) {
    case ArtefactKind::Env:
        return QStringLiteral("kind-env");
    case ArtefactKind::FirstFailure:
    case ArtefactKind::Warnings:
    case ArtefactKind::SuccessMarker:
        return QStringLiteral("list");
    case ArtefactKind::OriginalScript:
    case ArtefactKind::StepScript:
    case ArtefactKind::Script:
    case ArtefactKind::OutputCode:
        return QStringLiteral("kind-script");
    case ArtefactKind::StepLog:
    case ArtefactKind::BackendDebugLog:
    case ArtefactKind::DynamoDebugLog:
    case ArtefactKind::OtherLog:
        return QStringLiteral("log");
    case ArtefactKind::Plog:
    case ArtefactKind::PlogRun:
    case ArtefactKind::DeviceLog:
        return QStringLiteral("kind-plog");
    case ArtefactKind::DynamoGraph:
    case ArtefactKind::AotGraph:
    case ArtefactKind::InductorFile:
        return QStringLiteral("kind-graph");
    case ArtefactKind::AclGraphJson:
        return QStringLiteral("kind-data");
    case ArtefactKind::Archive:
        return QStringLiteral("archive");
    case ArtefactKind::Other:
        break;
    }
    return QStringLiteral("kind-file");
}

QString iconNameOf(const FileNode& node)
{
    switch (node.kind) {
    case FileNode::Kind::StepGroup:
        return iconName(node.state);
    case FileNode::Kind::File:
        return iconNameOf(node.artefact);
    case FileNode::Kind::Missing:
        return node.unreadable ? QStringLiteral("unreadable") : QStringLiteral("missing");
    default:
        return QStringLiteral("folder");
    }
}

} // namespace triage::app
