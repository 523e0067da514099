"""The list of experiments: a new one is a module beside this one, a line here and its options in the CLI."""

from __future__ import annotations

from heatcloak_aggregator.experiments.event_level import EventLevel
from heatcloak_aggregator.experiments.result import Experiment

EXPERIMENTS: dict[str, type[Experiment]] = {experiment.name: experiment for experiment in (EventLevel,)}
