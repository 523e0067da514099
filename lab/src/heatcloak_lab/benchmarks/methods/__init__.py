"""The recovery methods that are measured: a new peer is a module here and a line in the registry."""

from __future__ import annotations

from heatcloak_lab.benchmarks.methods.method import Method, Recover
from heatcloak_lab.benchmarks.methods.registry import METHODS

__all__ = ["METHODS", "Method", "Recover"]
