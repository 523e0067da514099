"""The audit of the central mechanism of heatmaps, as it is installed here.

The audit draws people, knows their true counts, and records every measurement. So it sees the noise, and what
the mechanism makes of the same noisy counts for other people.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.heatmaps import PrivateHeatmap, private_heatmap
from heatcloak_aggregator.heatmaps.grid import Cells
from heatcloak_aggregator.heatmaps.mechanism import EPSILONS, HeatmapMethod, heatmap_of
from heatcloak_aggregator.heatmaps.people import TICKS, count_people
from heatcloak_aggregator.heatmaps.private_counts import PrivateCounts
from heatcloak_aggregator.privacy.audit import FALSE_ALARM, Check, LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.checks import Finding, decide, judge
from heatcloak_aggregator.privacy.audit.laplace_tests import (
    LAPLACE_CHECKS,
    NoisyRun,
    in_scales,
    laplace_checks,
)
from heatcloak_lab.audit import DEFAULT_RUNS
from heatcloak_lab.audit.run import Progress
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.local_heatmap import check_epsilon
from heatcloak_shared.rounding import down_text, up_text

LEVEL = FALSE_ALARM / (LAPLACE_CHECKS + 1)
"""Significance level of each statistical check (Bonferroni)."""
_PEOPLE = 30
_REPLAYS = 3

Crowd = Sequence[FloatArray]


@dataclass(frozen=True)
class CentralMechanism:
    """What is audited: the shipped mechanism, or in the audit's own tests one with a mistake.

    Attributes:
        method: its name.
        count: adds up people in cells: see `count_people`.
        measure: gives access to noisy counts: see `PrivateCounts`.
        finish: makes a heatmap of noisy counts: see `heatmap_of`.
        publish: does all of this: see `private_heatmap`; arguments people, epsilon, size and seed.
    """

    method: str
    count: Callable[[Crowd, int], Int64Array]
    measure: Callable[[Int64Array, Fraction, int | None], PrivateCounts]
    finish: Callable[[PrivateCounts], PrivateHeatmap]
    publish: Callable[[Crowd, Fraction, int, int], PrivateHeatmap]


def shipped_mechanism(method: HeatmapMethod) -> CentralMechanism:
    """Return the mechanism that `private_heatmap` is made of."""
    return CentralMechanism(
        method,
        count_people,
        PrivateCounts,
        lambda counts: heatmap_of(counts, method),
        lambda people, epsilon, size, seed: private_heatmap(people, epsilon, size, method, seed=seed),
    )


@dataclass(frozen=True)
class CentralAudit:
    """Result of the test of the central mechanism.

    Attributes:
        method: what was tested.
        epsilon: ε of each run.
        size: cells along one side.
        checks: every check.
        bound: the lower bound of ε.
        noise: all noise, in scales of its law, shape (draws,).
        masses: share of the heatmap around the person who is in one crowd only, of each run, by crowd.
    """

    method: str
    epsilon: Fraction
    size: int
    checks: list[Check]
    bound: LossBound
    noise: FloatArray
    masses: tuple[FloatArray, FloatArray]


class _Measured(NamedTuple):
    cells: Cells
    epsilon: Fraction
    noisy: FloatArray


class _Recorder:
    """Counts whose measurements are recorded; everything else is passed on."""

    def __init__(self, counts: PrivateCounts) -> None:
        self._counts = counts
        self.measured: list[_Measured] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  any attribute of the counts
        return getattr(self._counts, name)

    def measure(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        """See `PrivateCounts`."""
        noisy = self._counts.measure(cells, epsilon)
        self.measured.append(_Measured(cells, epsilon, noisy.copy()))
        return noisy


class _Replay(_Recorder):
    """Counts of other people that give recorded noisy counts, as long as the same cells are measured."""

    def __init__(self, counts: PrivateCounts, recorded: Sequence[_Measured]) -> None:
        super().__init__(counts)
        self._recorded = list(recorded)

    def measure(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        """See `PrivateCounts`: the budget of these counts is spent, too."""
        super().measure(cells, epsilon)
        expected = self._recorded.pop(0) if self._recorded else None
        if (
            expected is None
            or epsilon != expected.epsilon
            or not all(map(np.array_equal, cells, expected.cells))
        ):
            raise _DivergedError("other cells or budgets for other people")
        return expected.noisy.copy()


class _DivergedError(HeatcloakError):
    """The mechanism did not measure the same for other people."""


def audit_central(
    mechanism: CentralMechanism,
    epsilon: Fraction = Fraction(1),
    size: int = 32,
    runs: int = DEFAULT_RUNS,
    seed: int = 0,
    progress: Progress = lambda share: None,
) -> CentralAudit:
    """Run a mechanism on two neighbouring crowds, and test its noise and everything around it.

    The two crowds differ by one person, who is far from all others.

    Args:
        mechanism: what is tested.
        epsilon: ε of each run.
        size: cells along one side, a power of two from 8 on.
        runs: how often on each crowd.
        seed: seed of the crowds. The noise is that of the operating system.
        progress: called after each run with the share of runs that are done.

    Raises:
        ParameterError: ``epsilon`` or ``size`` is out of range.
    """
    budget = check_epsilon(epsilon, *EPSILONS)
    random = np.random.default_rng(seed)
    crowd = _crowd(random, size)
    crowds = (crowd, [*crowd, np.array([[0.9, 0.9]])])
    masses: tuple[list[float], list[float]] = ([], [])
    noisy: list[NoisyRun] = []
    faults: dict[str, list[str]] = {name: [] for name in _QUESTIONS}
    for run in range(2 * runs):
        world = run % 2
        truth = _true_ticks(crowds[world], size)
        recorder = _Recorder(mechanism.measure(mechanism.count(crowds[world], size), budget, None))
        made = mechanism.finish(cast("PrivateCounts", recorder))
        masses[world].append(float(made.heatmap[3 * size // 4 :, 3 * size // 4 :].sum()))
        noisy.append(_noise_of(recorder.measured, truth, size, faults["lattice"]))
        faults["budget"] += _budget_faults(recorder.measured, made, budget)
        faults["disjoint cells"] += _overlaps(recorder.measured, size)
        if run < _REPLAYS:
            faults["post-processing"] += _dependences(mechanism, recorder.measured, made, budget, size)
            faults["as published"] += _differences(mechanism, crowds[world], budget, size, run)
        progress((run + 1) / (2 * runs))
    faults["one person"] = _excesses(mechanism, random, crowd, size)
    faults["fresh noise"] = _repeats(noisy)
    shares = np.array(masses[0]), np.array(masses[1])
    bound = lower_bound(*shares, 0.0, LEVEL)
    checks = [
        *laplace_checks(noisy, LEVEL),
        judge(
            "loss", _judge_loss(bound, budget), LEVEL, "crowds that are easier to tell apart than promised"
        ),
        *(decide(name, list(dict.fromkeys(faults[name])), *texts) for name, texts in _QUESTIONS.items()),
    ]
    return CentralAudit(mechanism.method, budget, size, checks, bound, in_scales(noisy), shares)


_QUESTIONS = {
    "budget": (
        "measurements spend epsilon, and so it is stated",
        "more spent than promised, or stated wrongly",
    ),
    "disjoint cells": ("no point is in two cells of a measurement", "a person who counts twice"),
    "one person": ("hostile data of one person count for at most one", "weights that are not bounded"),
    "lattice": ("noisy counts are integers of ticks", "floating-point noise, whose low bits show the count"),
    "post-processing": (
        "other people with the same noisy counts have the same heatmap",
        "true counts that are used after the noise, or to choose cells",
    ),
    "as published": (
        "heatmaps are those of private_heatmap",
        "another mechanism than the one that is shipped",
    ),
    "fresh noise": ("no two runs have the same noise", "a fixed seed"),
}
"""The exact checks: what holds if they pass, and what they detect."""


def _crowd(random: np.random.Generator, size: int) -> Crowd:
    """Return people of one or two places, in the lower left quarter; their true ticks are exact halves."""
    return [random.random((1 + number % 2, 2)) * 0.5 for number in range(_PEOPLE)]


def _true_ticks(crowd: Crowd, size: int) -> Int64Array:
    """Return the true ticks of `_crowd` and its neighbour in each cell, without the code that is audited."""
    ticks = np.zeros((size, size), dtype=np.int64)
    for places in crowd:
        for x, y in places.tolist():
            ticks[int(Fraction(y) * size), int(Fraction(x) * size)] += TICKS // len(places)
    return ticks


def _noise_of(measured: Sequence[_Measured], truth: Int64Array, size: int, faults: list[str]) -> NoisyRun:
    """Return noisy minus true counts, in ticks, and note noisy counts that are no integers."""
    noise, scales = [], []
    for cells, epsilon, noisy in measured:
        in_ticks = noisy * TICKS
        if (in_ticks != np.rint(in_ticks)).any():
            faults.append("a noisy count is not an integer of ticks")
        blocks = [size >> level for level in cells.levels.tolist()]
        true = [
            int(truth[row * block : (row + 1) * block, column * block : (column + 1) * block].sum())
            for row, column, block in zip(cells.rows.tolist(), cells.columns.tolist(), blocks, strict=True)
        ]
        noise.append(np.rint(in_ticks).astype(np.int64) - np.array(true, dtype=np.int64))
        scales.append(float(TICKS / epsilon))
    return NoisyRun(tuple(noise), tuple(scales))


def _budget_faults(measured: Sequence[_Measured], made: PrivateHeatmap, budget: Fraction) -> list[str]:
    spent = sum((each.epsilon for each in measured), Fraction(0))
    stated = sum(made.epsilon_by_level.values(), Fraction(0))
    if spent <= budget == made.epsilon and spent == stated:
        return []
    return [
        f"measurements spend {up_text(float(spent))}, stated by level {up_text(float(stated))} and in all "
        f"{up_text(float(made.epsilon))}, promised {down_text(float(budget))}"
    ]


def _overlaps(measured: Sequence[_Measured], size: int) -> list[str]:
    """Paint the cells of each measurement on the finest grid."""
    for cells, _, _ in measured:
        painted = np.zeros((size, size), dtype=np.int64)
        for level, row, column in zip(*(part.tolist() for part in cells), strict=True):
            block = size >> level
            painted[row * block : (row + 1) * block, column * block : (column + 1) * block] += 1
        if painted.max() > 1:
            return ["a point is in several cells of one measurement"]
    return []


def _dependences(
    mechanism: CentralMechanism,
    measured: Sequence[_Measured],
    made: PrivateHeatmap,
    budget: Fraction,
    size: int,
) -> list[str]:
    """Make the heatmaps of other people from the same noisy counts, bit for bit."""
    random = np.random.default_rng(1)
    others: list[Crowd] = [[], [random.random((3, 2)) for _ in range(500)], [np.array([[0.01, 0.99]])] * 100]
    for other in others:
        counts = _Replay(mechanism.measure(mechanism.count(other, size), budget, None), measured)
        try:
            again = mechanism.finish(cast("PrivateCounts", counts))
        except _DivergedError as error:
            return [str(error)]
        if (
            again.heatmap.tobytes() != made.heatmap.tobytes()
            or again.density.tobytes() != made.density.tobytes()
        ):
            return ["the same noisy counts gave other people another heatmap"]
        if again.epsilon_by_level != made.epsilon_by_level:
            return ["the same noisy counts gave other people other budgets"]
    return []


def _differences(
    mechanism: CentralMechanism, crowd: Crowd, budget: Fraction, size: int, seed: int
) -> list[str]:
    """Compare what is published with what the audited parts make of the same seed."""
    published = mechanism.publish(crowd, budget, size, seed)
    parts = mechanism.finish(mechanism.measure(mechanism.count(crowd, size), budget, seed))
    if published.heatmap.tobytes() != parts.heatmap.tobytes():
        return ["the published heatmap is another one"]
    return []


def _excesses(mechanism: CentralMechanism, random: np.random.Generator, crowd: Crowd, size: int) -> list[str]:
    """Return which hostile person changes the counts by more than one, or makes counting fail."""
    here = random.random((20_000, 2))
    hostile: dict[str, FloatArray] = {
        "twenty thousand places": here,
        "the same place many times": np.repeat(here[:1], 20_000, axis=0),
        "huge weights": np.column_stack([here[:50], np.geomspace(1e-300, 1e300, 50)]),
        "negative weights": np.column_stack([here[:50], np.resize([5.0, -4.0], 50)]),
        "weights that are no numbers": np.column_stack([here[:50], np.resize([1.0, np.nan, np.inf], 50)]),
        "places outside": np.array([[-0.5, 0.5], [1.0, 0.5], [0.5, np.nan], [0.3, 0.3]]),
        "no place": np.empty((0, 2)),
    }
    without = mechanism.count(crowd, size)
    faults = []
    for name, person in hostile.items():
        change = mechanism.count([*crowd, person], size) - without
        if int(np.abs(change).sum()) > TICKS or (change < 0).any():
            faults.append(
                f"{name}: one person changes counts by {up_text(float(np.abs(change).sum()) / TICKS)}"
            )
    return faults


def _repeats(noisy: Sequence[NoisyRun]) -> list[str]:
    seen = [run.noise[0].tobytes() for run in noisy]
    return [] if len(set(seen)) == len(seen) else ["two runs have the same noise"]


def _judge_loss(bound: LossBound, epsilon: Fraction) -> Finding:
    promised = float(epsilon)
    if bound.ceiling <= promised:
        text = f"{bound.readings} runs on each crowd can show at most {up_text(bound.ceiling)}"
        return Finding(None, text)
    text = f"ε is at least {down_text(bound.epsilon)}; promised {up_text(promised, 6)}"
    return Finding(0.0 if bound.epsilon > promised else 1.0, text)
