"""Small sweeps, and their outcomes without tables and figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import Panel, Question, Runner, Setting, Sweep
from heatcloak_lab.experiments.engine import Engine, Request
from heatcloak_lab.experiments.sweeps.draws import sweep_tasks

FEW = Setting(n_sources=20, n_sensors=8, calibration="fixed", sigma=0.05)


def matched(question: Question) -> Any:
    """Return the clipped matched filter, which is fast."""
    return np.clip(question.operator.matrix().T @ question.readings, 0.0, None)


@pytest.fixture
def make_sweep() -> Callable[..., Sweep]:
    """Return a function that creates a small sweep with some fields changed."""

    def make(**changes: Any) -> Sweep:
        fields: dict[str, Any] = {
            "name": "small",
            "title": "Small",
            "question": "How small?",
            "vary": "n_sensors",
            "values": (4, 8),
            "panels": (Panel("one", FEW), Panel("two", FEW)),
            "methods": (("pursuit", "bpdn-confident"), ("matched", matched)),
        }
        return Sweep(**{**fields, **changes})

    return make


@dataclass(frozen=True)
class OutcomesOnly:
    """An experiment whose result is the list of its outcomes."""

    sweep: Sweep
    seeded: bool = True

    @property
    def name(self) -> str:
        return self.sweep.name

    @property
    def question(self) -> str:
        return self.sweep.question

    def run(self, runner: Runner) -> Any:
        return runner.map(sweep_tasks(self.sweep, runner.trials, runner.seed))


@pytest.fixture
def outcomes_of() -> Callable[..., list[Any]]:
    """Return a function that runs the draws of a sweep and returns their outcomes."""

    def run(
        sweep: Sweep,
        trials: int = 3,
        seed: int = 0,
        jobs: int | None = 1,
        dask: str | None = None,
        out: Path | None = None,
        on_progress: Callable[[float], None] = lambda share: None,
    ) -> list[Any]:
        with Engine(Request(trials, seed, jobs, dask, out), [OutcomesOnly(sweep)]) as engine:
            found: Any = engine.run(on_progress)[0]
        assert isinstance(found, list)
        return found

    return run
