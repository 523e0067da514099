"""From a prior, a table and a noise scale to what the sampler runs on: columns, temperatures, steps."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.posterior.interval.table import Table
from heatcloak_aggregator.recovery.posterior.prior import Prior

if TYPE_CHECKING:
    from heatcloak_aggregator.recovery.posterior.interval.states import Columns, Targets


_DROWNED = 0.01
"""Directions whose signal stays below this many σ are left out: each adds at most about as much to log L."""
_RATIO = 0.25
"""Ratio of neighbouring inverse temperatures: a fifth to a half of the swaps are then accepted."""
_MOST_RUNGS = 40
STIFF = 300.0
"""Strength of a source, in σ, from which joint moves pay."""
_REACH = 0.15
"""Mean distance of the parts of a source that is split."""
_UNKNOWN = (0.26, 0.17, 0.02, 0.15, 0.13, 0.14)
_KNOWN = (0.4, 0.0, 0.1, 0.25, 0.0, 0.25)
"""Shares of the moves, in the order of ``Rules``, where intensities are unknown or known."""
PRECISION = 1e-5
"""Least noise scale, relative to the norm of the strongest source's readings."""


def least_sigma(table: Table, prior: Prior) -> float:
    """The noise scale below which readings are no more exact: that of interpolation and of patience.

    At a hundred-thousandth of what one source makes the sensors read a single source is placed to within a
    millionth or so; beyond, the posterior is a needle that chains search for in vain.
    """
    error = 10.0 * table.error * prior.bright * prior.max_sources
    return max(PRECISION * table.norm * prior.bright, error) or 1.0


def whiten(table: Table, target: FloatArray, prior: Prior, sigma: float) -> Columns:
    """The directions that are not drowned, in units of σ, padded with zeros to a multiple of four."""
    from heatcloak_aggregator.recovery.posterior.interval.states import Columns

    signal = table.largest * (prior.bright * prior.cap / sigma)
    seen = max(1, int(np.count_nonzero(signal > _DROWNED)))
    kept = np.flatnonzero(signal > _DROWNED) if seen < signal.size else np.arange(signal.size)
    width = -(-max(kept.size, 1) // 4) * 4
    nodes, whitened = np.zeros((*table.nodes.shape[:2], width)), np.zeros(width)
    nodes[:, :, : kept.size] = table.nodes[:, :, kept] / sigma
    whitened[: kept.size] = target[kept] / sigma
    return Columns(nodes, whitened)


def targets(table: Table, prior: Prior, sigma: float) -> Targets:
    """Temperatures from that of the data to one at which a unit source is hardly seen, and steps to match."""
    from heatcloak_aggregator.recovery.posterior.interval.moves import Rules
    from heatcloak_aggregator.recovery.posterior.interval.states import Targets

    strength = max(table.norm * prior.bright / sigma, 1.0)
    rungs = 1 + min(math.ceil(2.0 * math.log(strength) / -math.log(_RATIO)), _MOST_RUNGS - 1)
    betas = strength ** (-2.0 * np.arange(rungs) / max(rungs - 1, 1))
    # Steps from the whole range down to what a rung can just resolve.
    octaves = 1 + np.ceil(np.log2(np.maximum(strength * np.sqrt(betas), 2.0))).astype(np.int64)
    jumps = 2 if strength > STIFF else 0
    halves = 0.5 ** np.arange(octaves[0])
    (low, high), known = prior.places, prior.bright == prior.faint
    shares = np.cumsum(_KNOWN if known else _UNKNOWN).tolist()
    if known:
        shares[-1] = 2.0
    rules = Rules(low, high, prior.faint, prior.bright, _REACH * (high - low), *shares)
    with np.errstate(divide="ignore"):
        log_count = np.log(prior.weights)
    steps, dims = (high - low) * halves, (prior.bright - prior.faint) * halves
    return Targets(rules, log_count, steps, dims, octaves, jumps, betas)
