"""Accuracy of estimates in earth mover's distance: the posterior compared with basis pursuit.

All methods get the same readings. Basis pursuit is scored with the better of its two radii, chosen afterwards
by the mean. For one source of known intensity the optimum is exact: the posterior over the grid, by
enumeration.
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
class RecoveryInput:
    """The input of a method.

    Attributes:
        op: the operator.
        readings: ỹ, shape (m,).
        sigma: noise scale.
        max_sources: maximum number of sources.
        intensity: intensity of every source, or None if unknown.
        seed: seed of the method.
    """

    op: IntervalOperator
    readings: FloatArray
    sigma: float
    max_sources: int
    intensity: float | None
    seed: int


EstimateFunction = Callable[[RecoveryInput], FloatArray]


@dataclass(frozen=True)
class NoiseLevel:
    """The calibration of the noise, at α = 0.01 and δ = 0.1.

    Attributes:
        calibration: a method of `calibrate`.
        epsilon: ε.
    """

    calibration: str
    epsilon: float


@dataclass(frozen=True)
class SourceModel:
    """The true sources, and what the method knows about them.

    Attributes:
        sources: number of sources of intensity one.
        known: whether the intensity is known.
        max_sources: maximum number of sources for the method.
    """

    sources: int
    known: bool
    max_sources: int = 6


@dataclass(frozen=True)
class AccuracyRow:
    """The results of one method at one noise level.

    Attributes:
        calibration: the method of `calibrate`.
        epsilon: ε.
        sources: number of sources.
        max_sources: maximum number of sources for the method.
        known: whether the intensity was known.
        method: name of the method.
        trials: number of draws.
        emd: mean earth mover's distance.
        error: standard error of that mean.
        ratio: ratio to the better radius of basis pursuit; None if that made no error.
        ratio_error: standard error of the ratio over paired draws; None likewise.
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


NOISE_LEVELS = tuple(
    NoiseLevel(calibration, epsilon) for calibration in ("paper", "zcdp") for epsilon in (1.0, 4.0)
)
SOURCE_MODELS = (
    SourceModel(1, True, 1),
    *(SourceModel(sources, True) for sources in range(2, 6)),
    *(SourceModel(sources, False) for sources in range(1, 6)),
)
"""Few sources of known and unknown intensity, not more than the method allows."""
CROWDED_MODELS = (
    SourceModel(3, False, 1),
    SourceModel(3, True, 2),
    SourceModel(5, False, 3),
    SourceModel(5, True, 3),
    SourceModel(9, False, 6),
    SourceModel(12, True, 6),
)
"""More sources than the method allows."""


def grid_optimum(given: RecoveryInput) -> FloatArray:
    """Return the estimate of least expected EMD for one source on the grid, by enumeration."""
    columns = given.op.matrix() * (given.intensity or 1.0)
    energy = 0.5 * np.square((columns - given.readings[:, None]) / given.sigma).sum(axis=0)
    weights = np.exp(energy.min() - energy)
    # The median of the cumulative function of one source steps at the median of its location.
    median = int(np.searchsorted(np.cumsum(weights / weights.sum()), 0.5))
    estimate = np.zeros(columns.shape[1])
    estimate[min(median, estimate.size - 1)] = 1.0
    return estimate


def _posterior(given: RecoveryInput) -> FloatArray:
    return posterior(
        given.op,
        given.readings,
        given.sigma,
        given.max_sources,
        given.intensity,
        given.seed,
    ).estimate


def _gridless(given: RecoveryInput) -> FloatArray:
    return gridless(given.op, given.readings, given.sigma, given.max_sources, given.intensity).estimate


def _bpdn(radius: str) -> EstimateFunction:
    return lambda given: bpdn(given.op, given.readings, given.sigma, radius).estimate


_RADII: Mapping[str, EstimateFunction] = {
    f"bpdn {radius}": _bpdn(radius) for radius in ("paper", "confident")
}
METHODS: Mapping[str, EstimateFunction] = {"posterior": _posterior, "gridless": _gridless}


def accuracy_study(
    trials: int = 200,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    *,
    methods: Mapping[str, EstimateFunction] = METHODS,
    noise_levels: Sequence[NoiseLevel] = NOISE_LEVELS,
    models: Sequence[SourceModel] = SOURCE_MODELS,
    op: IntervalOperator | None = None,
    on_grid: bool = False,
) -> list[AccuracyRow]:
    """Compare methods with basis pursuit on sources at random locations.

    Args:
        trials: draws of each model at each noise level.
        seed: seed of sources, noise and methods.
        progress: called with the number of finished draws and the total.
        methods: methods by name.
        noise_levels: the noise levels.
        models: the models of sources.
        op: the operator; None for the default interval at T = 0.05.
        on_grid: whether sources are at i/n only.

    Returns:
        A row for each noise level, model and method: both radii of basis pursuit, ``methods``, and the
        optimum if it is known.
    """
    op = op or IntervalDomain().operator(0.05)
    rows: list[AccuracyRow] = []
    done, total = 0, len(noise_levels) * len(models) * trials
    for level in noise_levels:
        sigma = calibrate(op.sensitivity(0.01), level.epsilon, 0.1, level.calibration)
        for model in models:
            single = model.sources == model.max_sources == 1 and model.known
            compared = {**_RADII, **methods, **({"floor": grid_optimum} if single else {})}
            scores = np.empty((len(compared), trials))
            for trial in range(trials):
                rng = np.random.default_rng([seed, trial, model.sources])
                places, truth = _draw(op, model.sources, on_grid, rng)
                readings = op.responses(places).sum(axis=0) + sigma * rng.standard_normal(op.domain.n_sensors)
                given = RecoveryInput(
                    op, readings, sigma, model.max_sources, 1.0 if model.known else None, seed + trial
                )
                for row, method in enumerate(compared.values()):
                    scores[row, trial] = emd(op.domain, truth, method(given))
                done += 1
                progress(done, total)
            rows += _rows(level, model, tuple(compared), scores)
    return rows


def _draw(
    op: IntervalOperator, sources: int, on_grid: bool, rng: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """Draw locations; return them and the vector for scoring, with each source at the nearest i/n."""
    n = op.domain.n_sources
    places = op.domain.source_places[rng.integers(0, n, sources)] if on_grid else rng.random(sources)
    truth = np.zeros(n)
    np.add.at(truth, np.clip(np.rint(places * n).astype(np.intp), 1, n) - 1, 1.0)
    return places, truth


def _rows(
    level: NoiseLevel, model: SourceModel, names: tuple[str, ...], scores: FloatArray
) -> list[AccuracyRow]:
    means = scores.mean(axis=1)
    base = scores[int(means[: len(_RADII)].argmin())]
    trials = scores.shape[1]
    rows = []
    for name, score, mean in zip(names, scores, means, strict=True):
        ratio = float(mean / base.mean()) if base.mean() else None
        # The delta method for paired draws.
        spread = None if ratio is None else _error(score - ratio * base) / float(base.mean())
        rows.append(
            AccuracyRow(
                level.calibration,
                level.epsilon,
                model.sources,
                model.max_sources,
                model.known,
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
    """Return the standard error of the mean; 0 for a single value."""
    return float(values.std(ddof=1)) / math.sqrt(values.size) if values.size > 1 else 0.0
