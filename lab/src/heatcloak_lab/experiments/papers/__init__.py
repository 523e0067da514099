"""The papers' figures, and some that they lack."""

from __future__ import annotations

from heatcloak_lab.experiments.papers.beyond import BOUNDS, RESOLUTION
from heatcloak_lab.experiments.papers.figure3 import FIGURE_3
from heatcloak_lab.experiments.papers.figure4 import FIGURE_4, PRIVATE_K
from heatcloak_lab.experiments.papers.figure5 import EXTENDED_2, FIGURE_5
from heatcloak_lab.experiments.papers.pictures import EXTENDED_1, PICTURES
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

__all__ = ["PAPERS"]
