# SPDX-License-Identifier: Apache-2.0
"""What would fill a disk, and what only looks like it."""
import gzip

from archives.base import LOG, LOG_NAME, maker, Zip, with_log, tar


@maker("bomb.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, bytes(32 << 20))
    return archive.bytes()


@maker("bomb-in-parts.zip")
def _():
    archive = Zip()
    for i in range(16):
        archive.add("part%d.log" % i, bytes(2 << 20))
    return archive.bytes()


@maker("bomb-undeclared.tar.gz")
def _():
    return tar([("zeros.log", bytes(32 << 20))], compress=gzip.compress)


@maker("bomb-in-bomb.zip")
def _():
    inner = Zip()
    inner.add("zeros.log", bytes(24 << 20))
    outer = Zip()
    outer.add("inner.zip", inner.bytes())
    return outer.bytes()


@maker("thousandfold.zip")
def _():
    """A repetitive log of 8 MiB that packs a thousand to one, and is nothing but a log."""
    archive = Zip()
    archive.add(LOG_NAME, (LOG * 5000)[:8 << 20])
    return archive.bytes()


def nest(levels):
    data = with_log().bytes()
    for i in range(levels):
        archive = Zip()
        archive.add("inner%d.zip" % i, data, method=0)
        data = archive.bytes()
    return data


@maker("nested-2.zip")
def _():
    return nest(2)


@maker("nested-3.zip")
def _():
    return nest(3)


@maker("nested-broken.zip")
def _():
    archive = with_log()
    archive.add("inner.zip", with_log().bytes()[:-30], method=0)
    return archive.bytes()


@maker("only-nested-broken.zip")
def _():
    archive = Zip()
    archive.add("inner.zip", with_log().bytes()[:-30], method=0)
    return archive.bytes()


@maker("nested-tar.zip")
def _():
    archive = Zip()
    archive.add("sent/logs.tar.gz", tar([("deep/plog-1_20261201100000000.log", LOG)], compress=gzip.compress), method=0)
    archive.add("sent/stdout_stderr.log.gz", gzip.compress(LOG, mtime=0), method=0)
    return archive.bytes()


@maker("weights.zip")
def _():
    archive = with_log()
    archive.add("model.pt", with_log().bytes(), method=0)
    return archive.bytes()


@maker("fan-of-bombs.zip")
def _():
    """Two hundred archives within, each an honest thousandfold; together they would fill a disk."""
    inner = Zip()
    inner.add(LOG_NAME, (LOG * 5000)[:8 << 20])
    archive = Zip()
    for i in range(200):
        archive.add("part%03d.zip" % i, inner.bytes(), method=0)
    return archive.bytes()


@maker("fan-of-bombs-gz.zip")
def _():
    archive = Zip()
    packed = gzip.compress((LOG * 5000)[:8 << 20], mtime=0)
    for i in range(200):
        archive.add("part%03d.log.gz" % i, packed, method=0)
    return archive.bytes()


@maker("fan-of-cut-gz.zip")
def _():
    """Compressed logs that break off: their last bytes, by chance, say gigabytes."""
    archive = with_log()
    text = b"".join(b"step %d of %d took %d us\n" % (i, i * 7919 % 10007, i * i % 65537) for i in range(3000))
    packed = gzip.compress(text, mtime=0)[:9000] + b"\xff\xff\xff\xff"
    for i in range(20):
        archive.add("part%03d.log.gz" % i, packed, method=0)
    return archive.bytes()


@maker("fan-of-small.zip")
def _():
    archive = Zip()
    for i in range(300):
        inner = Zip()
        inner.add("a.log", b"%d\n" % i)
        archive.add("part%03d.zip" % i, inner.bytes(), method=0)
    return archive.bytes()


@maker("nested-cut-beside.zip")
def _():
    """A compressed log that breaks off, and a plain one of the name it would take."""
    archive = Zip()
    archive.add("a/run.log.gz", gzip.compress(bytes(range(256)) * 4000, mtime=0)[:-2000], method=0)
    archive.add("b/run.log", LOG)
    return archive.bytes()
