"""Experiments that vary one parameter and compare recovery methods on the same draws."""

from __future__ import annotations

from heatcloak_lab.experiments.sweeps.plan import Bound, Panel
from heatcloak_lab.experiments.sweeps.sweep import Sweep

__all__ = ["Bound", "Panel", "Sweep"]
