"""The experiment on private heatmaps: the figures of Ghazi et al. 2023, with our methods beside theirs."""

from __future__ import annotations

from heatcloak_lab.experiments.heatmaps.study import HeatmapStudy

__all__ = ["HeatmapStudy"]
