"""Whether a peer's packages are there, and how to get them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from heatcloak_lab.benchmarks.quiet import quiet

REMEDY = "pip install 'heatcloak-aggregator[bench]'"


def missing_package(packages: Iterable[str]) -> str | None:
    """The first package that can't be imported, or None."""
    for package in packages:
        try:
            with quiet():
                import_module(package)
        except ImportError:
            return package
    return None
