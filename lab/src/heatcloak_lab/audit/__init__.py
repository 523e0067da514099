"""Audit of the installed code: run nodes in simulated worlds, or make heatmaps of drawn people."""

from __future__ import annotations

DEFAULT_ROUNDS = 1200
"""Enough to detect that two sensors whose scales differ by 10 % have each other's noise."""
DEFAULT_RUNS = 400
"""Runs of the central mechanism of heatmaps on each of two crowds."""
