"""How far estimates are from the truth, in earth mover's distance: the posterior against basis pursuit.

All methods get the same readings. Basis pursuit counts with the better of its two radii, chosen afterwards by
the mean. Where there is one source of known intensity the floor is exact: the posterior over the places of
the grid, by enumeration.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.privacy import calibrate
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.gridless import gridless
from heatcloak_aggregator.recovery.posterior import posterior


@dataclass(frozen=True)
class Question:
    """What a method is asked.

    Attributes:
        op: the operator.
        readings: ỹ, shape (m,).
        sigma: noise scale.
        max_sources: sources allowed.
        intensity: that of every source, or None where it is unknown.
        seed: of the method.
    """

    op: IntervalOperator
    readings: FloatArray
    sigma: float
    max_sources: int
    intensity: float | None
    seed: int


Method = Callable[[Question], FloatArray]


@dataclass(frozen=True)
class Setting:
    """How the noise is calibrated, at α = 0.01 and δ = 0.1.

    Attributes:
        calibration: the method of `calibrate`.
        epsilon: ε.
    """

    calibration: str
    epsilon: float


@dataclass(frozen=True)
class World:
    """What is there, and what is known of it.

    Attributes:
        sources: how many sources of intensity one.
        known: whether the intensity is known.
        max_sources: how many are allowed.
    """

    sources: int
    known: bool
    max_sources: int = 6


@dataclass(frozen=True)
class AccuracyRow:
    """One method in one setting.

    Attributes:
        calibration: the method of `calibrate`.
        epsilon: ε.
        sources: sources present.
        max_sources: sources allowed.
        known: whether the intensity was known.
        method: its name.
        trials: draws.
        emd: mean earth mover's distance.
        error: standard error of that mean.
        ratio: to the better radius of basis pursuit; None where that made no error at all.
        ratio_error: standard error of the ratio, of paired draws; None likewise.
    """

    calibration: str
    epsilon: float
    sources: int
    max_sources: int
    known: bool
    method: str
    trials: int
    emd: float
    error: float
    ratio: float | None
    ratio_error: float | None


SETTINGS = tuple(Setting(calibration, epsilon) for calibration in ("paper", "zcdp") for epsilon in (1.0, 4.0))
WORLDS = (
    World(1, True, 1),
    *(World(sources, True) for sources in range(2, 6)),
    *(World(sources, False) for sources in range(1, 6)),
)
"""Few sources, of known and unknown intensity, and enough of them allowed."""
CROWDS = (
    World(3, False, 1),
    World(3, True, 2),
    World(5, False, 3),
    World(5, True, 3),
    World(9, False, 6),
    World(12, True, 6),
)
"""More sources than are allowed."""


def grid_floor(question: Question) -> FloatArray:
    """The least expected EMD for one source on the grid, of known intensity: enumeration of its n places."""
    columns = question.op.matrix() * (question.intensity or 1.0)
    energy = 0.5 * np.square((columns - question.readings[:, None]) / question.sigma).sum(axis=0)
    weights = np.exp(energy.min() - energy)
    # The cumulative function of one source steps from 0 to 1: its median does where that of the place does.
    median = int(np.searchsorted(np.cumsum(weights / weights.sum()), 0.5))
    estimate = np.zeros(columns.shape[1])
    estimate[min(median, estimate.size - 1)] = 1.0
    return estimate


def _posterior(question: Question) -> FloatArray:
    return posterior(
        question.op,
        question.readings,
        question.sigma,
        question.max_sources,
        question.intensity,
        question.seed,
    ).estimate


def _gridless(question: Question) -> FloatArray:
    return gridless(
        question.op, question.readings, question.sigma, question.max_sources, question.intensity
    ).estimate


def _bpdn(radius: str) -> Method:
    return lambda question: bpdn(question.op, question.readings, question.sigma, radius).estimate


_RADII: Mapping[str, Method] = {f"bpdn {radius}": _bpdn(radius) for radius in ("paper", "confident")}
METHODS: Mapping[str, Method] = {"posterior": _posterior, "gridless": _gridless}


def accuracy_study(
    trials: int = 200,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    *,
    methods: Mapping[str, Method] = METHODS,
    settings: Sequence[Setting] = SETTINGS,
    worlds: Sequence[World] = WORLDS,
    op: IntervalOperator | None = None,
    on_grid: bool = False,
) -> list[AccuracyRow]:
    """Compare methods with basis pursuit on sources at random places.

    Args:
        trials: draws of each world in each setting.
        seed: of worlds, noise and methods.
        progress: called with the draws done and their number.
        methods: what is compared, by name.
        settings: of the noise.
        worlds: what is there.
        op: the operator; None for the default interval at T = 0.05.
        on_grid: whether sources stand at i/n only, or anywhere.

    Returns:
        A row for each setting, world and method: both radii of basis pursuit, ``methods``, and the floor
        where there is one.
    """
    op = op or IntervalDomain().operator(0.05)
    rows: list[AccuracyRow] = []
    done, total = 0, len(settings) * len(worlds) * trials
    for setting in settings:
        sigma = calibrate(op.sensitivity(0.01), setting.epsilon, 0.1, setting.calibration)
        for world in worlds:
            single = world.sources == world.max_sources == 1 and world.known
            asked = {**_RADII, **methods, **({"floor": grid_floor} if single else {})}
            scores = np.empty((len(asked), trials))
            for trial in range(trials):
                rng = np.random.default_rng([seed, trial, world.sources])
                places, truth = _draw(op, world.sources, on_grid, rng)
                readings = op.responses(places).sum(axis=0) + sigma * rng.standard_normal(op.domain.n_sensors)
                question = Question(
                    op, readings, sigma, world.max_sources, 1.0 if world.known else None, seed + trial
                )
                for row, method in enumerate(asked.values()):
                    scores[row, trial] = emd(op.domain, truth, method(question))
                done += 1
                if progress is not None:
                    progress(done, total)
            rows += _rows(setting, world, tuple(asked), scores)
    return rows


def _draw(
    op: IntervalOperator, sources: int, on_grid: bool, rng: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """Places, and the vector that scores them: each source at the nearest i/n."""
    n = op.domain.n_sources
    places = op.domain.source_places[rng.integers(0, n, sources)] if on_grid else rng.random(sources)
    truth = np.zeros(n)
    np.add.at(truth, np.clip(np.rint(places * n).astype(np.intp), 1, n) - 1, 1.0)
    return places, truth


def _rows(setting: Setting, world: World, names: tuple[str, ...], scores: FloatArray) -> list[AccuracyRow]:
    means = scores.mean(axis=1)
    base = scores[int(means[: len(_RADII)].argmin())]
    trials = scores.shape[1]
    rows = []
    for name, score, mean in zip(names, scores, means, strict=True):
        ratio = float(mean / base.mean()) if base.mean() else None
        # The delta method on paired draws.
        spread = None if ratio is None else _error(score - ratio * base) / float(base.mean())
        rows.append(
            AccuracyRow(
                setting.calibration,
                setting.epsilon,
                world.sources,
                world.max_sources,
                world.known,
                name,
                trials,
                float(mean),
                _error(score),
                ratio,
                spread,
            )
        )
    return rows


def _error(values: FloatArray) -> float:
    """Standard error of the mean; 0 of a single value."""
    return float(values.std(ddof=1)) / math.sqrt(values.size) if values.size > 1 else 0.0
