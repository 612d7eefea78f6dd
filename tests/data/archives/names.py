# SPDX-License-Identifier: Apache-2.0
"""Odd and hostile names."""
import struct
import zlib

from archives.base import LOG, maker, Zip, with_log


def named(*names, **options):
    archive = with_log()
    for i, name in enumerate(names):
        archive.add(name, b"%d" % i, **options)
    return archive.bytes()


@maker("unsafe-names.zip")
def _():
    return named("../up.txt", "a/../../up.txt", "/etc/absolute.txt", "C:\\temp\\drive.txt", "..\\..\\up.txt",
                 "with\0nul.txt", "sub/CON", "aux.log", "LPT1.txt", "com7", "\\\\host\\share\\unc.txt", "",
                 "x" * 300 + ".txt", "fine/./kept//a.txt", "console.md", "com77.md")


@maker("foreign.zip")
def _():
    return named("__MACOSX/._note.md", ".DS_Store", "sub/Thumbs.db", "sub/desktop.ini", "sub/._note.md", "sub/note.md")


@maker("collisions.zip")
def _():
    return named("Note.md", "note.md", "caf\u00e9.md", "cafe\u0301.md", "same.md", "same.md", "Dir/one.md", "dir/two.md",
                 "thing", "thing/below.md")


@maker("control-names.zip")
def _():
    return named("red\x1b[31m.md", "line\nbreak.md", "turned\u202egnp.md")


@maker("backslashes.zip")
def _():
    archive = Zip()
    archive.add(b"root\\20261201-100000-pid7\\step1-eager\\stdout_stderr.log", LOG, system=0, attributes=0)
    archive.add(b"root\\20261201-100000-pid7\\env.txt", b"torch 2.6.0\n", system=0, attributes=0)
    return archive.bytes()


def encoded(encoding, *names, **options):
    archive = Zip()
    for name in names:
        archive.add(name.encode(encoding) if encoding else name, LOG, system=0, attributes=0, **options)
    return archive.bytes()


@maker("gbk.zip")
def _():
    return encoded("gbk", "客户现场/复现日志.log", "客户现场/说明.txt", "客户现场/第2次/报错信息.log")


@maker("gb18030.zip")
def _():
    return encoded("gb18030", "客户现场/复现日志.log", "客户现场/㐀㐁.log")


@maker("shift-jis.zip")
def _():
    return encoded("shift_jis", "ログ/テスト結果.log", "ログ/エラー報告.txt")


@maker("cp437.zip")
def _():
    return encoded("cp437", "protocole de résultat.log", "Prüfung/Übersicht.log")


@maker("utf8-unflagged.zip")
def _():
    return encoded("utf-8", "客户现场/复现日志.log", "Prüfung.log")


@maker("utf8-flagged.zip")
def _():
    return encoded("utf-8", "客户现场/复现日志.log", flags=0x800)


@maker("unicode-path.zip")
def _():
    plain = "复现.log".encode("gbk")
    utf8 = "复现.log".encode()
    field = struct.pack("<HHBI", 0x7075, 5 + len(utf8), 1, zlib.crc32(plain)) + utf8
    archive = Zip()
    archive.add(plain, LOG, extra=field, system=0, attributes=0)
    return archive.bytes()


@maker("unicode-path-stale.zip")
def _():
    """The field belongs to another name: it does not count."""
    utf8 = b"../../elsewhere.log"
    field = struct.pack("<HHBI", 0x7075, 5 + len(utf8), 1, 1234) + utf8
    archive = Zip()
    archive.add("plain.log", LOG, extra=field)
    return archive.bytes()


@maker("no-folders.zip")
def _():
    archive = Zip()
    for name in ("a/b/c/one.log", "a/b/two.log"):
        archive.add(name, LOG)
    return archive.bytes()
