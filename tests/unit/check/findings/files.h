// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "case.h"

#include <QTest>

#include <vector>

namespace triage::test {

/// What stands in files.
inline std::vector<Case> gapCases()
{
    return {
        {"no run_* folder",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s4) + "/torch_compile_debug/torch_compile_debug");
             r.folder(RunFolder::name(s4) + "/torch_compile_debug/torch_compile_debug/other");
         },
         {"gap debug-dir-missing 4 step4-npugraph_ex-force_eager/torch_compile_debug"},
         Completeness::Gaps},
        {"run_* folder one level up, with a rank",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s5) + "/torch_compile_debug");
             r.write(RunFolder::name(s5) +
                         "/torch_compile_debug/run_2026_12_01_10_10_10_123456-pid_1953-rank_1/npugraph_ex/"
                         "debug.log",
                     "x\n");
         },
         {},
         Completeness::Complete},
        {"inductor ran",
         [](RunFolder& r) {
             r.write(RunFolder::runDir(s5) + "/torchinductor/model__0_forward_1.0/output_code.py", "x\n");
         },
         {"gap wrong-backend 5 step5-npugraph_ex/torch_compile_debug/torch_compile_debug/"
          "run_2026_12_01_10_10_10_123456-pid_1953/torchinductor"},
         Completeness::Gaps},
        {"no TORCH_LOGS lines",
         [](RunFolder& r) { r.write(RunFolder::log(s3), "step 3 done\n"); },
         {"gap switch-output-missing 3 step3-compile-aot_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"step 1 may be silent about its switches",
         [](RunFolder& r) { r.write(RunFolder::log(s1), "step 1 done\n"); },
         {},
         Completeness::Complete},
        {"log cut in a record",
         [](RunFolder& r) {
             r.write(RunFolder::log(s3), r.contentOf(RunFolder::log(s3)) +
                                             "V1201 10:13:04.500000 1953 torch/_dynamo/convert_fra");
         },
         {"gap log-truncated 3 step3-compile-aot_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"log ends in a traceback without its message",
         [](RunFolder& r) {
             r.failed(s5, 1, "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n");
         },
         {"gap log-truncated 5 step5-npugraph_ex/stdout_stderr.log"},
         Completeness::Gaps},
        {"a print without a newline is not cut",
         [](RunFolder& r) { r.write(RunFolder::log(s4), r.contentOf(RunFolder::log(s4)) + "loss 0.5"); },
         {},
         Completeness::Complete},
        {"ten plog files of a process",
         [](RunFolder& r) {
             for (int i = 0; i < 9; ++i)
                 r.write(
                     RunFolder::name(s5) +
                         QStringLiteral("/ascend_plog/debug/plog/plog-1953_2026120110150000%1.log").arg(i),
                     plogLine("10:15:01"));
         },
         {"gap plog-rotated 5 step5-npugraph_ex/ascend_plog/debug/plog/plog-1953_20261201101000000.log"},
         Completeness::Gaps},
        {"ten plog files of ten processes",
         [](RunFolder& r) {
             for (int pid = 1; pid <= 9; ++pid)
                 r.write(RunFolder::plog(s5, pid), plogLine("10:15:01"));
         },
         {},
         Completeness::Complete},
        {"plog begins after the output",
         [](RunFolder& r) { r.write(RunFolder::plog(s2), plogLine("10:12:03")); },
         {"gap plog-rotated 2 step2-compile-eager/ascend_plog/debug/plog/plog-1953_20261201101000000.log"},
         Completeness::Gaps},
        {"a launcher's child may begin later",
         [](RunFolder& r) { r.write(RunFolder::plog(s2, 2000), plogLine("10:12:03")); },
         {},
         Completeness::Complete},
        {"no env.txt",
         [](RunFolder& r) { r.remove("env.txt"); },
         {"gap env-missing - env.txt", "gap version-unknown - env.txt",
          "note torchair-version-unknown - env.txt"},
         Completeness::Gaps},
        {"env.txt empty",
         [](RunFolder& r) { r.write("env.txt", " \r\n\n"); },
         {"gap env-missing - env.txt", "gap version-unknown - env.txt",
          "note torchair-version-unknown - env.txt"},
         Completeness::Gaps},
        {"a version missing",
         [](RunFolder& r) {
             r.write("env.txt", "torch 2.6.0\ntorchair 2.6.0\nruntime_running_version=[7.7:8.2.RC1]\n");
         },
         {"gap version-unknown - env.txt"},
         Completeness::Gaps},
        {"torchair unknown is a note",
         [](RunFolder& r) {
             r.write(
                 "env.txt",
                 "torch 2.6.0\ntorch_npu 2.6.0\nTraceback (most recent call last):\n"
                 "ModuleNotFoundError: No module named 'torchair'\nruntime_running_version=[7.7:8.2.RC1]\n");
         },
         {"note torchair-version-unknown - env.txt"},
         Completeness::Complete},
        {"original script missing",
         [](RunFolder& r) { r.remove("scripts/original.py"); },
         {"gap original-missing - scripts/original.py"},
         Completeness::Gaps},
        {"step script missing",
         [](RunFolder& r) { r.remove("scripts/step4-npugraph_ex-force_eager.py"); },
         {"gap script-missing 4 scripts/step4-npugraph_ex-force_eager.py"},
         Completeness::Gaps},
        {"scripts of steps not run are not missed",
         [](RunFolder& r) {
             r.failed(s2, 1);
             r.remove("scripts/step5-npugraph_ex.py");
         },
         {},
         Completeness::Complete},
        {"warned, but there",
         [](RunFolder& r) { r.write("warnings.txt", "step1-eager ascend_plog missing or empty\n"); },
         {"note warnings-disagree 1 step1-eager/ascend_plog"},
         Completeness::Complete},
        {"log older than its script",
         [](RunFolder& r) {
             QFile log(r.at(RunFolder::log(s5)));
             QVERIFY(log.open(QIODevice::ReadWrite));
             QVERIFY(log.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                     QFileDevice::FileModificationTime));
         },
         {"note log-older-than-script 5 step5-npugraph_ex/stdout_stderr.log"},
         Completeness::Complete},
    };
}

} // namespace triage::test
