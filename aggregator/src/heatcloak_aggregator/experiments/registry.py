"""The experiments that go by a name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from heatcloak_aggregator.experiments.event_level import EventLevel
from heatcloak_aggregator.experiments.papers import PAPERS
from heatcloak_aggregator.experiments.papers.graphs import GRAPHS
from heatcloak_aggregator.experiments.result import Experiment

EXPERIMENTS: Mapping[str, Experiment] = MappingProxyType(
    {experiment.name: experiment for experiment in (*PAPERS, *GRAPHS, EventLevel())}
)
"""Name and experiment, in the order in which they are listed and run."""
