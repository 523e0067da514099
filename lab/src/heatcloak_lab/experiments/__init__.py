"""Experiments: figures, tables and reports that anybody can make again with one command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.engine import run_experiment
from heatcloak_lab.experiments.methods import METHODS, Answer, Question
from heatcloak_lab.experiments.result import Experiment, Result, Table
from heatcloak_lab.experiments.running import ExperimentError, Runner, Task
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweep import Bound, Panel, Sweep
from heatcloak_lab.experiments.writing import write_result

if TYPE_CHECKING:
    from heatcloak_lab.experiments.registry import EXPERIMENTS

__all__ = [
    "EXPERIMENTS",
    "METHODS",
    "Answer",
    "Bound",
    "Claim",
    "Experiment",
    "ExperimentError",
    "Panel",
    "Question",
    "Result",
    "Runner",
    "Setting",
    "Sweep",
    "Table",
    "Task",
    "Trend",
    "run_experiment",
    "write_result",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401
    # The registered experiments are written with the names above.
    if name == "EXPERIMENTS":
        from heatcloak_lab.experiments.registry import EXPERIMENTS

        return EXPERIMENTS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
