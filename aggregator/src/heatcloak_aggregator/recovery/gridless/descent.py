"""Sources moved and weighted together until the residual no longer falls: the local step."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import highest
from heatcloak_aggregator.recovery.gridless.data import ReducedData

_INSIDE = 1e-6
"""The trust-region method starts strictly within its bounds."""
_TOLERANCE = 1e-6
"""Relative fall of the squared residual that ends a descent: of s readings, s·1e-6/2 in log-likelihood."""
_SMALLEST_STEP = 1e-9
_MOST_EVALUATIONS = 100


class Sources(NamedTuple):
    """Sources, and what they leave of the data.

    Attributes:
        places: shape (k,).
        intensities: shape (k,).
        residual: z − Σ intensity · column, shape (d,).
        evaluations: of the residual, that it took to find them.
    """

    places: FloatArray
    intensities: FloatArray
    residual: FloatArray
    evaluations: int

    def gain(self, before: Sources) -> float:
        """(‖residual before‖² − ‖residual‖²)/2, without the cancellation of one square against the other."""
        fall = before.residual - self.residual
        return 0.5 * float(fall.dot(before.residual + self.residual))


def nothing(data: ReducedData) -> Sources:
    """No sources at all."""
    return Sources(np.empty(0), np.empty(0), data.target, 0)


def add_source(data: ReducedData, sources: Sources, intensity: float | None) -> Sources:
    """One source more, where it lowers the residual most, and all of them moved to a local minimum.

    The first is the conditional-gradient step of Boyd, Schiebinger & Recht 2017, Algorithm 2, with the exact
    gain of the best intensity in its box in the place of the gradient; the second is its local descent.

    Args:
        data: the reduced readings.
        sources: those that are there.
        intensity: of every source; None where each may have its own, within [0, 1].
    """
    correlations = data.scanned.dot(sources.residual)
    # A place that no sensor sees gains nothing, whatever it is given.
    lengths = np.where(data.lengths > 0.0, data.lengths, 1.0)
    weights = (
        np.clip(correlations / lengths, 0.0, 1.0) if intensity is None else np.full(lengths.size, intensity)
    )
    best = highest(weights * (correlations - 0.5 * weights * data.lengths))
    places = np.append(sources.places, data.scan[best])
    intensities = np.append(sources.intensities, weights[best])
    return _descend(data, places, intensities, is_known=intensity is not None)


def _descend(data: ReducedData, places: FloatArray, intensities: FloatArray, *, is_known: bool) -> Sources:
    count = places.size
    # Relative to the data, so that squares stay within range whatever unit readings come in.
    scale = max(math.sqrt(data.target.dot(data.target)), math.sqrt(float(data.lengths.max()))) or 1.0

    def split(point: FloatArray) -> tuple[FloatArray, FloatArray]:
        return (point, intensities) if is_known else (point[:count], point[count:])

    def misfit(point: FloatArray) -> FloatArray:
        where, how_much = split(point)
        left: FloatArray = (how_much.dot(data.columns(where)) - data.target) / scale
        return left

    def slope(point: FloatArray) -> FloatArray:
        where, how_much = split(point)
        moved = data.slopes(where) * how_much[:, None]
        rows = moved if is_known else np.concatenate([moved, data.columns(where)])
        return rows.T / scale

    start = places if is_known else np.concatenate([places, intensities])
    # It takes a while to import, which basis pursuit should not pay for.
    from scipy.optimize import least_squares

    found = least_squares(
        misfit,
        np.clip(start, _INSIDE, 1.0 - _INSIDE),
        slope,
        bounds=(0.0, 1.0),
        x_scale=np.repeat([0.1, 1.0], [count, start.size - count]),
        ftol=_TOLERANCE,
        xtol=_SMALLEST_STEP,
        gtol=1e-15,
        max_nfev=_MOST_EVALUATIONS,
    )
    where, how_much = split(found.x)
    return Sources(where, how_much, -scale * found.fun, int(found.nfev))
