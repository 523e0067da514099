"""Experiments that reproduce the papers' figures, and experiments that extend them."""

from __future__ import annotations

from heatcloak_lab.experiments.papers.beyond import BOUNDS, RESOLUTION
from heatcloak_lab.experiments.papers.extended_version import EXTENDED_1, EXTENDED_2, GRAPHS
from heatcloak_lab.experiments.papers.first_version import FIGURE_3, FIGURE_4, FIGURE_5, PICTURES, PRIVATE_K
from heatcloak_lab.experiments.result import Experiment

PAPERS: tuple[Experiment, ...] = (
    *PICTURES,
    *FIGURE_3,
    *FIGURE_4,
    *FIGURE_5,
    EXTENDED_1,
    EXTENDED_2,
    PRIVATE_K,
    BOUNDS,
    RESOLUTION,
)
"""The experiments on the interval."""

__all__ = ["GRAPHS", "PAPERS"]
