"""Reproducible experiments: each one writes a figure, tables and a report with one command."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.engine import run_experiment
from heatcloak_lab.experiments.event_level import EventLevel
from heatcloak_lab.experiments.heatmaps import HeatmapStudy
from heatcloak_lab.experiments.methods import METHODS, Answer, Question
from heatcloak_lab.experiments.papers import GRAPHS, PAPERS
from heatcloak_lab.experiments.privacy_map import PrivacyMapStudy
from heatcloak_lab.experiments.report import write_result
from heatcloak_lab.experiments.result import Experiment, ExperimentError, Result, Runner, Table, Task
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweeps import Bound, Panel, Sweep
from heatcloak_lab.experiments.tracking import TrackingStudy

EXPERIMENTS: Mapping[str, Experiment] = MappingProxyType(
    {
        experiment.name: experiment
        for experiment in (
            *PAPERS,
            *GRAPHS,
            EventLevel(),
            HeatmapStudy(),
            PrivacyMapStudy(),
            TrackingStudy(),
        )
    }
)
"""All experiments by name, in the order in which they are listed and run."""

__all__ = [
    "EXPERIMENTS",
    "METHODS",
    "Answer",
    "Bound",
    "Claim",
    "Experiment",
    "ExperimentError",
    "HeatmapStudy",
    "Panel",
    "PrivacyMapStudy",
    "Question",
    "Result",
    "Runner",
    "Setting",
    "Sweep",
    "Table",
    "Task",
    "TrackingStudy",
    "Trend",
    "run_experiment",
    "write_result",
]
