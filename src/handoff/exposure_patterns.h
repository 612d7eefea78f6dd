// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

/// What gives away a user or a host. Written for few false alarms: a version number, a decorator or a
/// public documentation site is neither. The name is the pattern's first group.
namespace triage::handoff {

inline constexpr std::array userPatterns = {
    R"((?<![\w.])/(?:home|Users)/([A-Za-z_][\w.-]{0,31})(?![\w.-]))",
    R"([A-Za-z]:\\Users\\([A-Za-z_][\w.-]{0,31})(?![\w.-]))",
    R"(^home/([A-Za-z_][\w.-]{0,31})/)",
    R"((?<![\w./@])([A-Za-z_][\w.-]{0,31})@[A-Za-z][\w-]*(?:[.\d-][\w.-]*)?\w\b)",
    R"((?<![\w./@])([A-Za-z_][\w.-]{0,31})@\d{1,3}(?:\.\d{1,3}){3}\b)",
    R"(\b(?:USER|LOGNAME|USERNAME)=([A-Za-z_][\w.-]{0,31}))",
};

inline constexpr std::array hostPatterns = {
    // user@host
    R"((?<![\w./@])[A-Za-z_][\w.-]{0,31}@([A-Za-z][\w-]*(?:[.\d-][\w.-]*)?\w)\b)",
    // the launcher's report, environment echoes
    R"(\b(?:hostname|HOSTNAME|MASTER_ADDR|master_addr|rdzv_endpoint|nodename)\s*[=:]\s*["']?([A-Za-z][\w.-]{0,62}))",
    R"(^\s*host\s+:\s+([A-Za-z][\w.-]{0,62}))",
    R"(\bhost(?:_name)?=["']?([A-Za-z][\w.-]*[\d-][\w.-]*))",
    // torch's socket warnings: "addresses of (node-3, 29500)", "[node-3]:29500"
    R"(addresses of \(([A-Za-z][\w.-]*), \d+\))",
    R"(\[([A-Za-z][\w.-]+)\]:\d{2,5}\b)",
    // inside a URL
    R"(\b[a-z][a-z0-9+]*://(?:[^\s/@]*@)?([A-Za-z][\w.-]*[A-Za-z0-9]))",
    // names that only a private network resolves
    R"((?<![\w.-])([A-Za-z0-9][\w-]*(?:\.[\w-]+)*\.(?:local|internal|intranet|lan|corp))(?![\w.-]))",
};

/// Four numbers are an address when they lie in a private range or the text around them says so;
/// otherwise they may well be a version.
inline constexpr std::array addressPatterns = {
    R"((?<![\w.-])((?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3})(?![\w.]|\.\d))",
    R"((?<![\w.-])(\d{1,3}(?:\.\d{1,3}){3})(?=:\d{2,5}\b|/\d{1,2}\b))",
    R"((?:://|@|\bip\b|\baddr\w*|\bhost\w*|\bserver|\bpeer|\bMASTER_ADDR)[\s=:\[("']{0,3}(\d{1,3}(?:\.\d{1,3}){3})(?![\w.]|\.\d))",
    R"((?<![\w:])((?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4})(?![\w:]))",
    R"((?<![\w:])(fe80::[0-9A-Fa-f:]{1,24})(?![\w:]))",
};

/// Nobody's own host.
inline constexpr std::array publicHosts = {
    "localhost",
    "localhost.localdomain",
    "pytorch.org",
    "github.com",
    "githubusercontent.com",
    "gitee.com",
    "gitcode.com",
    "gitcode.net",
    "hiascend.com",
    "huawei.com",
    "python.org",
    "pypi.org",
    "huggingface.co",
    "modelscope.cn",
    "wikipedia.org",
    "google.com",
    "nvidia.com",
    "kernel.org",
    "stackoverflow.com",
};

} // namespace triage::handoff
