"""Calibration of the posterior: draw sources from the prior and count how often its statements hold.

Intervals that contain a source with stated probability p must contain one in a share p of cases, and the rank
of the truth among the samples must be uniform (Talts et al. 2018, simulation-based calibration).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.stats import chi2

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.privacy import calibrate
from heatcloak_aggregator.recovery.posterior import PosteriorResult, Prior, Samples, posterior

Recover = Callable[[IntervalOperator, FloatArray, float, Prior, int], PosteriorResult]

LEVELS = (0.5, 0.8, 0.9, 0.95, 0.99)
_BINS = 20
_RANKED = 99
"""Number of samples that the truth is ranked among, so far apart that they are nearly independent."""
_POINT = 0.5


@dataclass(frozen=True)
class VicinityRow:
    """Stated and observed coverage of vicinities at one level.

    Attributes:
        level: requested level.
        regions: number of intervals.
        claim: mean of their stated probabilities.
        hits: share of them that contained a source.
        z: Σ(hit − claim) / √Σ claim·(1 − claim): about standard normal if the statements are correct.
    """

    level: float
    regions: int
    claim: float
    hits: float
    z: float


@dataclass(frozen=True)
class RankRow:
    """Whether the ranks of the truth among the samples are uniform.

    Attributes:
        name: the ranked quantity.
        p_value: p of the χ² test over 20 equal bins of ranks.
    """

    name: str
    p_value: float


@dataclass(frozen=True)
class Calibration:
    """The results of a study.

    Attributes:
        draws: number of draws.
        converged: share of posteriors whose chains agreed.
        vicinities: one row per level.
        ranks: one row per ranked quantity.
    """

    draws: int
    converged: float
    vicinities: tuple[VicinityRow, ...]
    ranks: tuple[RankRow, ...]


def _recover(
    op: IntervalOperator, readings: FloatArray, sigma: float, prior: Prior, seed: int
) -> PosteriorResult:
    return posterior(op, readings, sigma, seed=seed, prior=prior)


def calibration_study(
    draws: int = 1500,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    *,
    op: IntervalOperator | None = None,
    sigma: float | None = None,
    prior: Prior | None = None,
    levels: Sequence[float] = LEVELS,
    recover: Recover = _recover,
) -> Calibration:
    """Draw sources from the prior, simulate readings, recover, and count.

    Args:
        draws: number of draws; 1500 distinguish a coverage of 0.90 from 0.87.
        seed: seed of sources, noise and samplers.
        progress: called with the number of finished draws and the total.
        op: the operator; None for the default interval at T = 0.05.
        sigma: noise scale; None for that of one round at α = 0.01, ε = 1, δ = 0.1.
        prior: prior of the sources; None for the default one.
        levels: levels of the vicinities.
        recover: the method to study.
    """
    op = op or IntervalDomain().operator(0.05)
    sigma = sigma or calibrate(op.sensitivity(0.01), 1.0, 0.1)
    prior = prior or Prior()
    rng = np.random.default_rng(seed)
    claims: list[list[tuple[float, bool]]] = [[] for _ in levels]
    ranks, agreed = [], 0
    for draw in range(draws):
        places, intensities = prior.draw(rng)
        noise = sigma * rng.standard_normal(op.domain.n_sensors)
        result = recover(op, intensities @ op.responses(places) + noise, sigma, prior, seed * draws + draw)
        agreed += result.status != "unconverged"
        for level, claimed in zip(levels, claims, strict=True):
            for region in result.vicinity(level):
                hit = bool(((region.low <= places) & (places <= region.high)).any())
                claimed.append((region.probability, hit))
        ranks.append(_ranks(result.samples, places, intensities, rng))
        progress(draw + 1, draws)
    rows = tuple(_vicinity_row(level, claimed) for level, claimed in zip(levels, claims, strict=True))
    names = ("total intensity", "centre of mass", f"share up to {_POINT}", "k")
    values = np.array(ranks).reshape(-1, len(names)).T
    rank_rows = tuple(
        RankRow(name, _uniformity_p_value(column)) for name, column in zip(names, values, strict=True)
    )
    return Calibration(draws, agreed / max(draws, 1), rows, rank_rows)


def _vicinity_row(level: float, claimed: list[tuple[float, bool]]) -> VicinityRow:
    if not claimed:
        return VicinityRow(level, 0, 0.0, 0.0, 0.0)
    claims, hits = np.array(claimed, dtype=np.float64).T
    spread = math.sqrt(float((claims * (1.0 - claims)).sum()))
    z = float((hits - claims).sum()) / spread if spread else 0.0
    return VicinityRow(level, claims.size, float(claims.mean()), float(hits.mean()), z)


def _ranks(
    samples: Samples, places: FloatArray, intensities: FloatArray, rng: np.random.Generator
) -> list[float]:
    """Return the ranks of the truth among some of the samples, in (0, 1), with ties broken at random."""
    chosen = np.linspace(0, samples.size - 1, min(_RANKED, samples.size)).astype(np.int64)
    present = np.arange(samples.places.shape[1]) < samples.counts[chosen, None]
    sampled = _summaries(samples.places[chosen], np.where(present, samples.intensities[chosen], 0.0))
    truth = _summaries(places[None, :], intensities[None, :])
    sampled, truth = np.vstack([sampled, samples.counts[chosen]]), np.vstack([truth, [places.size]])
    # Values that differ by rounding are tied: with known intensities, k sources always have the same total.
    ties = np.abs(sampled - truth) <= 1e-9
    below = ((sampled < truth) & ~ties).sum(axis=1)
    ranks: list[float] = ((below + rng.random(4) * (ties.sum(axis=1) + 1)) / (chosen.size + 1)).tolist()
    return ranks


def _summaries(places: FloatArray, masses: FloatArray) -> FloatArray:
    """Return total intensity, centre of mass and share up to the middle, shape (3, draws)."""
    total = masses.sum(axis=1)
    safe = np.where(total > 0.0, total, 1.0)
    centre = (masses * places).sum(axis=1) / safe
    return np.stack([total, centre, (masses * (places <= _POINT)).sum(axis=1) / safe])


def _uniformity_p_value(ranks: FloatArray) -> float:
    """Return the p-value of the χ² test of uniformity on (0, 1)."""
    seen, _ = np.histogram(ranks, _BINS, (0.0, 1.0))
    expected = ranks.size / _BINS
    return float(chi2.sf(np.square(seen - expected).sum() / expected, _BINS - 1))
