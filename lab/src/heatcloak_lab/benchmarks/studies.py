"""Studies of the posterior, in the form that ``StudyBenchmark`` runs."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_lab.benchmarks.accuracy import CROWDS, WORLDS, accuracy_study
from heatcloak_lab.benchmarks.calibration import calibration_study
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_lab.benchmarks.study import Groups


@dataclass(frozen=True)
class Convergence:
    """How many of the draws can be counted.

    Attributes:
        draws: how many worlds were drawn.
        converged: the share of them whose chains agreed.
    """

    draws: int
    converged: float


def calibration(draws: int, seed: int, progress: Progress) -> Groups:
    """Whether regions hold a source as often as they claim, and whether the truth ranks evenly."""
    found = calibration_study(draws, seed, lambda done, count: progress(done / count))
    return {
        "draws": [Convergence(found.draws, found.converged)],
        "vicinities": found.vicinities,
        "ranks": found.ranks,
    }


def accuracy(
    trials: int, seed: int, progress: Progress, *, crowded: bool = False, on_grid: bool = False
) -> Groups:
    """How far estimates are from the truth, ours and basis pursuit on the same readings."""
    worlds = CROWDS if crowded else WORLDS
    rows = accuracy_study(
        trials, seed, lambda done, count: progress(done / count), worlds=worlds, on_grid=on_grid
    )
    return {"rows": rows}
