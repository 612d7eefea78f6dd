// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "case.h"

#include <vector>

namespace triage::test {

/// Steps, logs and plogs.
inline std::vector<Case> rerunCases()
{
    return {
        {"all there", [](RunFolder&) {}, {}, Completeness::Complete},
        {"stopped at step 5, as it should be",
         [](RunFolder& r) { r.failed(s5, 1); },
         {},
         Completeness::Complete},
        {"later steps not run after step 2",
         [](RunFolder& r) { r.failed(s2, 1); },
         {},
         Completeness::Complete},
        {"a folder alone after the failure proves nothing",
         [](RunFolder& r) {
             r.failed(s4, 1);
             r.folder(RunFolder::name(s5) + "/ascend_plog");
         },
         {},
         Completeness::Complete},
        {"step skipped",
         [](RunFolder& r) { r.remove(RunFolder::name(s3)); },
         {"rerun step-missing 3 step3-compile-aot_eager"},
         Completeness::Rerun},
        {"all steps missing is not all passed",
         [](RunFolder& r) {
             for (const Step step : allSteps)
                 r.remove(RunFolder::name(step));
         },
         {"rerun step-missing 1 step1-eager", "rerun step-missing 2 step2-compile-eager",
          "rerun step-missing 3 step3-compile-aot_eager",
          "rerun step-missing 4 step4-npugraph_ex-force_eager", "rerun step-missing 5 step5-npugraph_ex"},
         Completeness::Rerun},
        {"log missing",
         [](RunFolder& r) { r.remove(RunFolder::log(s3)); },
         {"rerun log-missing 3 step3-compile-aot_eager/stdout_stderr.log",
          "note warnings-disagree 3 step3-compile-aot_eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"log empty, and said so",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), "");
             r.write("warnings.txt", "step4-npugraph_ex-force_eager stdout_stderr.log missing or empty\r\n");
         },
         {"rerun log-empty 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"log all NUL",
         [](RunFolder& r) { r.write(RunFolder::log(s4), QByteArray(100'000, '\0')); },
         {"rerun log-empty 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"log is a folder",
         [](RunFolder& r) {
             r.remove(RunFolder::log(s1));
             r.folder(RunFolder::log(s1));
         },
         {"rerun log-empty 1 step1-eager/stdout_stderr.log",
          "note warnings-disagree 1 step1-eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"empty log waived",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), "");
             r.write("warnings.txt", "step4-npugraph_ex-force_eager stdout_stderr.log missing or empty\n");
         },
         {"rerun log-empty 4 step4-npugraph_ex-force_eager/stdout_stderr.log waived"},
         Completeness::Gaps,
         waived("log-empty", s4)},
        {"a waiver for another step does nothing",
         [](RunFolder& r) { r.remove(RunFolder::name(s3)); },
         {"rerun step-missing 3 step3-compile-aot_eager"},
         Completeness::Rerun,
         waived("step-missing", s4)},
        {"no plog folder",
         [](RunFolder& r) { r.remove(RunFolder::name(s2) + "/ascend_plog"); },
         {"rerun plog-missing 2 step2-compile-eager/ascend_plog",
          "note warnings-disagree 2 step2-compile-eager/ascend_plog"},
         Completeness::Rerun},
        {"plog empty",
         [](RunFolder& r) { r.write(RunFolder::plog(s1), ""); },
         {"rerun plog-missing 1 step1-eager/ascend_plog"},
         Completeness::Rerun},
        {"bare empty subfolders do not count",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s5) + "/ascend_plog");
             r.folder(RunFolder::name(s5) + "/ascend_plog/debug/plog");
         },
         {"rerun plog-missing 5 step5-npugraph_ex/ascend_plog"},
         Completeness::Rerun},
        {"run and device logs are no plog",
         [](RunFolder& r) {
             r.remove(RunFolder::plog(s5));
             r.write(RunFolder::name(s5) + "/ascend_plog/debug/device-0/device-1953_20261201101000000.log",
                     "x\n");
         },
         {"rerun plog-missing 5 step5-npugraph_ex/ascend_plog"},
         Completeness::Rerun},
        {"one of two processes wrote a plog",
         [](RunFolder& r) { r.write(RunFolder::plog(s5, 77), ""); },
         {},
         Completeness::Complete},
        {"a waived plog stands in the report",
         [](RunFolder& r) { r.write(RunFolder::plog(s1), ""); },
         {"rerun plog-missing 1 step1-eager/ascend_plog waived"},
         Completeness::Gaps,
         waived("plog-missing", s1)},
    };
}

} // namespace triage::test
