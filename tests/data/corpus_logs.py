#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the log of every labelled case as a file of its own: seeds for a fuzzer, or to look at."""
import json
import pathlib
import sys

target = pathlib.Path(sys.argv[1])
target.mkdir(parents=True, exist_ok=True)
for case in pathlib.Path(__file__).parent.joinpath("corpus").glob("*/*.json"):
    log = json.loads(case.read_text(encoding="utf-8"))["log"]
    (target / f"{case.stem}.log").write_text("\n".join(log) + "\n", encoding="utf-8")
