"""Run every benchmark and print one JSON object."""

from __future__ import annotations

import importlib
import json
import pkgutil

import benchmarks

found = {
    name: importlib.import_module(f"benchmarks.{name}").measure()
    for _finder, name, _package in pkgutil.iter_modules(benchmarks.__path__)
    if not name.startswith("_")
}
print(json.dumps(found, indent=2))
