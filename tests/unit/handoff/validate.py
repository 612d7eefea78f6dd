#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""validate.py SCHEMA [--check] < REPORT: exit 0 when the report fits the contract, else 1 with the reasons.

--check: the completeness report, which is the same without verdict, symptom and files.
"""
import json
import sys

import jsonschema


def check_report(schema):
    schema = dict(schema, required=[m for m in schema["required"] if m not in ("verdict", "symptom")])
    schema["properties"] = {k: v for k, v in schema["properties"].items() if k not in ("verdict", "symptom", "files")}
    schema["properties"]["schema"] = {"const": "npugraph-triage/check-report/1"}
    return schema


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    # All references are within the schema. Its relative $id would be joined with itself by jsonschema 4.10, Debian 12's,
    # which then looks for the schema on the net.
    schema.pop("$id", None)
    if "--check" in sys.argv:
        schema = check_report(schema)
    jsonschema.Draft202012Validator.check_schema(schema)
    report = json.loads(sys.stdin.buffer.read().decode("utf-8"))
    errors = list(jsonschema.Draft202012Validator(schema).iter_errors(report))
    for error in errors:
        print("/".join(str(part) for part in error.absolute_path) + ": " + error.message)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
