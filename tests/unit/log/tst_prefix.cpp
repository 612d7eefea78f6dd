// SPDX-License-Identifier: Apache-2.0
#include "log/prefix.h"

#include <QTest>

using namespace triage;
using namespace triage::log;

class TestPrefix : public QObject
{
    Q_OBJECT

private slots:
    void strips_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("rank");
        QTest::addColumn<int>("pid");
        const auto row = [](const char* name, const char* line, const char* message, PrefixKind kind,
                            Level level, int rank = -1, int pid = -1) {
            QTest::newRow(name) << line << message << static_cast<int>(kind) << static_cast<int>(level)
                                << rank << pid;
        };
        row("torch",
            "V1201 10:13:37.276000 23459 torch/_dynamo/symbolic_convert.py:435] [0/0] [__graph_breaks] Graph "
            "break",
            "Graph break", PrefixKind::Torch, Level::Verbose, -1, 23459);
        row("torch, ranked", "[rank1]:I1201 10:13:37.276000 23459 torch/_dynamo/x.py:1] [0/0_1] text", "text",
            PrefixKind::Torch, Level::Info, 1, 23459);
        row("torch, blank message", "I1201 10:13:37.276000 23459 torch/_dynamo/x.py:1] ", "",
            PrefixKind::Torch, Level::Info, -1, 23459);
        row("torch 2.3, thread id",
            "W0206 16:46:56.300000 140217362626432 torch/_logging/_internal.py:1013] text", "text",
            PrefixKind::Torch, Level::Warning);
        row("torch 2.1",
            "[2025-02-06 16:46:56,300] [0/0] torch._dynamo.output_graph.__graph_code: [DEBUG] text", "text",
            PrefixKind::Torch, Level::Debug);
        row("glog in brackets", "[E1201 10:13:44.412502335 compiler_depend.ts:444] npuSynchronizeDevice:x",
            "npuSynchronizeDevice:x", PrefixKind::Glog, Level::Error);
        row("glog, short month", "[rank0]:[W904 09:50:12.024496247 compiler_depend.ts:57] Warning: x",
            "Warning: x", PrefixKind::Glog, Level::Warning, 0);
        row("glog without clock", "[W compiler_depend.ts:487] Warning: x", "Warning: x", PrefixKind::Glog,
            Level::Warning);
        row("glog with year", "E20260821 08:33:26.321024 90705 acl_graph.cpp:464] failed", "failed",
            PrefixKind::Glog, Level::Error);
        row("backend",
            "[INFO] NPUGRAPH_EX(24193,python):2026-12-01 10:14:20.881.967 [npu_fx_compiler.py:65]24193 "
            "compiler inputs",
            "compiler inputs", PrefixKind::Backend, Level::Info, -1, 24193);
        row("torchair C++",
            "[INFO] TORCHAIR(2250956,python):2025-02-06-15:44:53.090.459 [dir/file.cpp:256]2250956 message",
            "message", PrefixKind::Backend, Level::Info, -1, 2250956);
        row("plog",
            "[ERROR] RUNTIME(719,python3.11):2026-05-16-06:27:01.402.116 [core.cc:360]512 PrintCoreInfo:x",
            "PrintCoreInfo:x", PrefixKind::Plog, Level::Error, -1, 719);
        row("plog without place", "[ERROR] APP(719,):2026-05-16-06:27:01.402.116 719 func:file.cpp:3: x",
            "func:file.cpp:3: x", PrefixKind::Plog, Level::Error, -1, 719);
        row("vLLM", "(Worker_TP3 pid=23677) ERROR 05-28 12:21:37 [multiproc_executor.py:949]   File \"x\"",
            "  File \"x\"", PrefixKind::Logger, Level::Error, -1, 23677);
        row("vLLM, old", "ERROR 03-05 09:33:39 engine.py:387] text", "text", PrefixKind::Logger,
            Level::Error);
        row("vLLM, ranked worker", "(VllmWorker rank=0 pid=21768) WARNING 08-15 14:18:31 [q.py:92] text",
            "text", PrefixKind::Logger, Level::Warning, 0, 21768);
        row("stage", "[Stage-1] ERROR 06-22 14:06:57 [core.py:930] text", "text", PrefixKind::Logger,
            Level::Error);
        row("ray", "(WorkerDict pid=3349, ip=10.0.0.4) text", "text", PrefixKind::None, Level::None, -1,
            3349);
        row("sglang", "[2026-05-06 05:43:49 TP3 EP3] text", "text", PrefixKind::Logger, Level::None);
        row("standard logging", "2026-05-06 05:43:49,123 - train - ERROR - text", "text", PrefixKind::Logger,
            Level::Error);
        row("loguru", "2026-05-06 05:43:49.123 | ERROR    | app.main:run:12 - text", "text",
            PrefixKind::Logger, Level::Error);
        row("basicConfig", "ERROR:root:text", "text", PrefixKind::Logger, Level::Error);
        row("transformers", "[INFO|configuration_utils.py:733] 2024-06-10 08:31:40,101 >> text", "text",
            PrefixKind::Logger, Level::Info);
        row("basicConfig, dated", "WARNING:2026-04-11 03:10:18,114:text", "text", PrefixKind::Logger,
            Level::Warning);
        row("core of ray", "[2026-11-22 01:16:52,311 E 6021 6690] logging.cc:497: text",
            "logging.cc:497: text", PrefixKind::Logger, Level::Error, -1, 6021);
        row("MindIE", "[2026-09-27 10:05:40.330+08:00] [4120] [4455] [server] [WARN] [http.cpp:501] : text",
            "text", PrefixKind::Logger, Level::Warning, -1, 4120);
        row("gunicorn", "[2026-09-27 10:05:40 +0800] [77] [ERROR] text", "text", PrefixKind::Logger,
            Level::Error, -1, 77);
        row("spdlog", "[2026-09-27 10:05:40.330] [error] text", "text", PrefixKind::Logger, Level::Error);
        row("deepspeed", "[2026-09-27 10:05:40,330] [INFO] [launch.py:319:sigkill_handler] text", "text",
            PrefixKind::Logger, Level::Info);
        row("dated, brackets that are no level", "[2026-09-27 10:05:40,330] [a] text", "[a] text",
            PrefixKind::Logger, Level::None);
        row("lm-eval", "2026-03-03:20:20:15 INFO     [evaluator.py:305] text", "[evaluator.py:305] text",
            PrefixKind::Logger, Level::Info);
        row("kernel", "[Thu Dec  3 03:02:31 2026] text", "text", PrefixKind::None, Level::None);
        row("kernel, uptime", "[12345.678901] text", "text", PrefixKind::None, Level::None);
        row("syslog", "Dec  3 03:02:31 node3 kernel: text", "text", PrefixKind::None, Level::None);
        row("srun", "5: [rank5]: text", "text", PrefixKind::None, Level::None, 5);
        row("a number that is no task", "12345: text", "12345: text", PrefixKind::None, Level::None);
        row("quoted", "> > [rank2]: text", "text", PrefixKind::None, Level::None, 2);
        row("container", "2026-12-01T10:19:37.123456789Z stderr F [rank2]: text", "text", PrefixKind::None,
            Level::None, 2);
        row("compose", "worker-0  | text", "text", PrefixKind::None, Level::None);
        row("mpirun", "[1,3]<stderr>:text", "text", PrefixKind::None, Level::None, 3);
        row("none", "RuntimeError: [Errno 2] x", "RuntimeError: [Errno 2] x", PrefixKind::None, Level::None);
        row("trailer is none",
            "[ERROR] 2026-12-01-10:11:12 (PID:19709, Device:0, RankID:-1) ERR00100 PTA call acl api failed",
            "[ERROR] 2026-12-01-10:11:12 (PID:19709, Device:0, RankID:-1) ERR00100 PTA call acl api failed",
            PrefixKind::None, Level::None);
    }

    void strips()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);
        QFETCH(int, kind);
        QFETCH(int, level);
        QFETCH(int, rank);
        QFETCH(int, pid);
        const auto bytes = line.toStdString();
        const auto p = stripPrefixes(bytes, 2026);
        QCOMPARE(QString::fromUtf8(p.message.data(), static_cast<qsizetype>(p.message.size())), message);
        QCOMPARE(static_cast<int>(p.kind), kind);
        QCOMPARE(static_cast<int>(p.level), level);
        QCOMPARE(p.origin.rank.value_or(-1), rank);
        QCOMPARE(p.origin.pid.value_or(-1), pid);
    }

    void clocks()
    {
        const auto torch = stripPrefixes("V1201 10:13:37.276000 1 torch/a.py:1] x", 2026).clock;
        const auto plog =
            stripPrefixes("[ERROR] RUNTIME(1,):2026-12-01-10:13:37.276.000 [a.cc:1]1 x", 1970).clock;
        QVERIFY(torch && plog);
        QCOMPARE(torch->time.microseconds, plog->time.microseconds);
        QVERIFY(torch->fine && plog->fine);
        const auto vllm = stripPrefixes("ERROR 12-01 10:13:37 [a.py:1] x", 2026).clock;
        QVERIFY(vllm && !vllm->fine);
        QCOMPARE(torch->time.microseconds - vllm->time.microseconds, 276000);
    }

    void coloursAndProgress()
    {
        std::string storage;
        QCOMPARE(cleaned("\x1b[1;31mRuntimeError\x1b[0m: x", storage), std::string_view("RuntimeError: x"));
        QCOMPARE(cleaned("load 10%\rload 100%\r", storage), std::string_view("load 100%"));
        QCOMPARE(cleaned("plain\r", storage), std::string_view("plain"));
        QCOMPARE(cleaned("\x1b", storage), std::string_view());
    }
};

QTEST_APPLESS_MAIN(TestPrefix)
#include "tst_prefix.moc"
