"""The experiments that go by a name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from heatcloak_lab.experiments.event_level import EventLevel
from heatcloak_lab.experiments.papers import PAPERS
from heatcloak_lab.experiments.papers.graphs import GRAPHS
from heatcloak_lab.experiments.result import Experiment

EXPERIMENTS: Mapping[str, Experiment] = MappingProxyType(
    {experiment.name: experiment for experiment in (*PAPERS, *GRAPHS, EventLevel())}
)
"""Name and experiment, in the order in which they are listed and run."""
