// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "case.h"

#include <vector>

namespace triage::test {

/// Markers.
inline std::vector<Case> markerCases()
{
    return {
        {"failed and SUCCESS",
         [](RunFolder& r) {
             r.failed(s5, 1);
             r.write(RunFolder::name(s5) + "/SUCCESS", "");
         },
         {"gap marker-conflict 5 step5-npugraph_ex/SUCCESS"},
         Completeness::Gaps},
        {"SUCCESS, but the log ends with an error",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), r.contentOf(RunFolder::log(s4)) +
                                             "Traceback (most recent call last):\n"
                                             "  File \"a.py\", line 1, in <module>\nRuntimeError: no\n");
         },
         {"gap marker-conflict 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"SUCCESS, and an error that the program went on after",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), "Traceback (most recent call last):\n"
                                         "  File \"a.py\", line 1, in <module>\nRuntimeError: handled\n\n" +
                                             QByteArray("step done\n").repeated(100));
         },
         {},
         Completeness::Complete},
        {"a later step after the failed one",
         [](RunFolder& r) {
             r.failed(s3, 1);
             r.passed(s4);
         },
         {"gap marker-conflict 4 step4-npugraph_ex-force_eager"},
         Completeness::Gaps},
        {"no marker, later steps run",
         [](RunFolder& r) { r.remove(RunFolder::name(s2) + "/SUCCESS"); },
         {"gap marker-conflict 2 step2-compile-eager"},
         Completeness::Gaps},
        {"a folder alone before later steps",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s2));
             r.folder(RunFolder::name(s2) + "/ascend_plog");
         },
         {"rerun log-missing 2 step2-compile-eager/stdout_stderr.log",
          "rerun plog-missing 2 step2-compile-eager/ascend_plog", "gap marker-conflict 2 step2-compile-eager",
          "note warnings-disagree 2 step2-compile-eager/stdout_stderr.log",
          "note warnings-disagree 2 step2-compile-eager/ascend_plog"},
         Completeness::Rerun},
        {"names a step without a folder",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s5));
             r.write("first_failure.txt", "step5-npugraph_ex exit_code=1\n");
         },
         {"rerun log-missing 5 step5-npugraph_ex/stdout_stderr.log",
          "rerun plog-missing 5 step5-npugraph_ex/ascend_plog",
          "gap debug-dir-missing 5 step5-npugraph_ex/torch_compile_debug",
          "gap marker-conflict 5 first_failure.txt"},
         Completeness::Rerun},
        {"exit code 0",
         [](RunFolder& r) { r.failed(s5, 0); },
         {"gap marker-conflict 5 first_failure.txt"},
         Completeness::Gaps},
        {"several steps named",
         [](RunFolder& r) {
             r.failed(s4, 1);
             r.write("first_failure.txt",
                     "step4-npugraph_ex-force_eager exit_code=1\nstep5-npugraph_ex exit_code=1\n");
         },
         {"gap marker-conflict 4 first_failure.txt"},
         Completeness::Gaps},
        {"garbage, and all passed",
         [](RunFolder& r) { r.write("first_failure.txt", QByteArray(300'000, '\xfe')); },
         {"gap marker-conflict - first_failure.txt"},
         Completeness::Gaps},
        {"the operator says otherwise",
         [](RunFolder& r) { r.failed(s5, 1); },
         {"gap marker-conflict 5 first_failure.txt"},
         Completeness::Gaps,
         statedFailed(s4)},
        {"the operator says failed, all passed",
         [](RunFolder&) {},
         {"gap marker-conflict 5 step5-npugraph_ex/SUCCESS"},
         Completeness::Gaps,
         statedFailed(s5)},
        {"the operator names a step that passed",
         [](RunFolder& r) {
             r.failed(s5, 1);
             r.remove("first_failure.txt");
         },
         {"gap marker-conflict 4 step4-npugraph_ex-force_eager/SUCCESS",
          "gap failure-inferred 5 step5-npugraph_ex/stdout_stderr.log"},
         Completeness::Gaps,
         statedFailed(s4)},
        {"inferred from the log",
         [](RunFolder& r) {
             r.failed(s4, 1);
             r.remove("first_failure.txt");
         },
         {"gap failure-inferred 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"stated by the operator",
         [](RunFolder& r) {
             r.failed(s4, 1, "nothing that tells\n");
             r.remove("first_failure.txt");
         },
         {},
         Completeness::Complete,
         statedFailed(s4)},
        {"nobody tells",
         [](RunFolder& r) {
             r.failed(s4, 1, "nothing that tells\n");
             r.remove("first_failure.txt");
         },
         {"rerun step-missing 5 step5-npugraph_ex", "gap failure-inferred 4 step4-npugraph_ex-force_eager"},
         Completeness::Rerun},
    };
}

} // namespace triage::test
