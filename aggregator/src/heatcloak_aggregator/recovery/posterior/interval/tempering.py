"""Whitened columns, temperatures and step sizes of the sampler, from a prior, a table and a noise scale."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.posterior.interval.moves import Rules
from heatcloak_aggregator.recovery.posterior.interval.states import Columns, Targets
from heatcloak_aggregator.recovery.posterior.interval.table import Table
from heatcloak_aggregator.recovery.posterior.prior import Prior

_DROWNED = 0.01
"""Directions whose signal stays below this many σ are dropped; each changes log L by at most about this."""
_RATIO = 0.25
"""Ratio of neighbouring inverse temperatures, for which a fifth to a half of the swaps are accepted."""
_MOST_RUNGS = 40
STIFF = 300.0
"""Strength of a source, in σ, above which joint moves are used."""
_REACH = 0.15
"""Mean distance of the parts of a split source."""
_UNKNOWN = (0.26, 0.17, 0.02, 0.15, 0.13, 0.14)
_KNOWN = (0.4, 0.0, 0.1, 0.25, 0.0, 0.25)
"""Shares of the moves, in the order of `Rules`, if intensities are unknown or known."""
PRECISION = 1e-5
"""Least noise scale, relative to the norm of the strongest source's readings."""


def least_sigma(table: Table, prior: Prior) -> float:
    """Return the least noise scale that is used.

    It is a hundred-thousandth of the readings of one source, at which a single source is placed to within
    about a
    millionth: below, chains do not find so narrow a posterior. It also covers the interpolation error.
    """
    error = 10.0 * table.error * prior.max_intensity * prior.max_sources
    return max(PRECISION * table.norm * prior.max_intensity, error) or 1.0


def whiten(table: Table, target: FloatArray, prior: Prior, sigma: float) -> Columns:
    """Return the visible directions in units of σ, padded with zeros to a multiple of four."""
    signal = table.largest * (prior.max_intensity * prior.cap / sigma)
    seen = max(1, int(np.count_nonzero(signal > _DROWNED)))
    kept = np.flatnonzero(signal > _DROWNED) if seen < signal.size else np.arange(signal.size)
    width = -(-max(kept.size, 1) // 4) * 4
    nodes, whitened = np.zeros((*table.nodes.shape[:2], width)), np.zeros(width)
    nodes[:, :, : kept.size] = table.nodes[:, :, kept] / sigma
    whitened[: kept.size] = target[kept] / sigma
    return Columns(nodes, whitened)


def targets(table: Table, prior: Prior, sigma: float) -> Targets:
    """Return step sizes, and temperatures up to one at which a unit source is hardly visible."""
    strength = max(table.norm * prior.max_intensity / sigma, 1.0)
    rungs = 1 + min(math.ceil(2.0 * math.log(strength) / -math.log(_RATIO)), _MOST_RUNGS - 1)
    betas = strength ** (-2.0 * np.arange(rungs) / max(rungs - 1, 1))
    # Steps from the whole range down to the resolution of a rung.
    scale_counts = 1 + np.ceil(np.log2(np.maximum(strength * np.sqrt(betas), 2.0))).astype(np.int64)
    joint_moves = 2 if strength > STIFF else 0
    halves = 0.5 ** np.arange(scale_counts[0])
    (low, high), known = prior.places, prior.max_intensity == prior.min_intensity
    shares = np.cumsum(_KNOWN if known else _UNKNOWN).tolist()
    if known:
        shares[-1] = 2.0
    rules = Rules(low, high, prior.min_intensity, prior.max_intensity, _REACH * (high - low), *shares)
    with np.errstate(divide="ignore"):
        log_count = np.log(prior.weights)
    place_steps, intensity_steps = (high - low) * halves, (prior.max_intensity - prior.min_intensity) * halves
    return Targets(rules, log_count, place_steps, intensity_steps, scale_counts, joint_moves, betas)
