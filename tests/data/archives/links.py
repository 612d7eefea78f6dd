# SPDX-License-Identifier: Apache-2.0
"""Links, devices, modes."""
from archives.base import LOG, maker, Zip, with_log


@maker("links.zip")
def _():
    archive = Zip()
    archive.add("real/stdout_stderr.log", LOG)
    archive.add("real/more/other.log", LOG)
    link = 0o120777 << 16
    for name, target in (("same.log", "real/stdout_stderr.log"), ("real/up.log", "../same.log"), ("folder", "real"),
                         ("out.log", "../../etc/passwd"), ("absolute.log", "/etc/passwd"), ("nowhere.log", "missing.log"),
                         ("real/round", ".."), ("ring-a", "ring-b"), ("ring-b", "ring-a")):
        archive.add(name, target.encode(), method=0, attributes=link)
    return archive.bytes()


@maker("write-through-link.zip")
def _():
    archive = Zip()
    archive.add("way", b"/tmp", method=0, attributes=0o120777 << 16)
    archive.add("way/planted.log", LOG)
    return archive.bytes()


@maker("special.zip")
def _():
    archive = with_log()
    archive.add("pipe", attributes=0o010644 << 16)
    archive.add("disk", attributes=0o060644 << 16)
    archive.add("terminal", attributes=0o020644 << 16)
    archive.add("socket", attributes=0o140644 << 16)
    return archive.bytes()


@maker("modes.zip")
def _():
    archive = Zip()
    archive.add("setuid.log", LOG, attributes=0o104755 << 16)
    archive.add("nobody.log", LOG, attributes=0o100000 << 16)
    return archive.bytes()
