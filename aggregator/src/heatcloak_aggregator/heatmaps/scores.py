"""Scores of a heatmap against the truth: Ghazi et al., section 4, after Bylinskii et al. 2019."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover.grid import grid_emd
from heatcloak_aggregator.heatmaps.grid import SIZES, block_sums
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer

LEAST_SHARE = 2.2204e-16
"""e of the Kullback-Leibler divergence, as the literature on saliency defines it."""


@dataclass(frozen=True)
class HeatmapScores:
    """How close an estimate t̂ is to the truth t, both of mass one.

    Attributes:
        similarity: Σ min(t, t̂), from 0 to 1.
        pearson: Pearson's correlation over cells; 0 if one of them is constant.
        kl: Σ t·ln(e + t/(t̂ + e)) with e = 2.2204e-16; 0 is perfect.
        emd: earth mover's distance under ℓ₁ on the unit square; 0 is perfect.
        emd_interval: bounds of it: equal up to 128 × 128 cells, at most 1 % apart beyond. With ``emd_size``
            they are bounds of the distance between the summed heatmaps.
    """

    similarity: float
    pearson: float
    kl: float
    emd: float
    emd_interval: tuple[float, float]


def heatmap_scores(
    estimate: npt.ArrayLike, truth: npt.ArrayLike, *, emd_size: int | None = None
) -> HeatmapScores:
    """Return the scores of an estimated heatmap.

    Args:
        estimate: shape (size, size), size a power of two; finite, not negative, with some mass. It is scaled
            to mass one.
        truth: likewise.
        emd_size: cells a side for the earth mover's distance, a power of two from 2 to 2048. Finer heatmaps
            are summed to this grid first, which is faster and changes the distance by less than two of its
            cells. None for the grid of the heatmaps.

    Returns:
        `HeatmapScores`: similarity, pearson, kl, emd and emd_interval.

    Raises:
        ParameterError: an array has another shape, or a negative or non-finite entry, or no mass; or
            ``emd_size`` is out of range.
        MissingPackageError: OR-tools is not installed.
    """
    guess, true = _share("the estimate", estimate), _share("the truth", truth)
    if guess.shape != true.shape:
        raise ParameterError(
            f"the estimate has shape {guess.shape} and the truth {true.shape}: give equal shapes"
        )
    size = guess.shape[0]
    if emd_size is not None:
        size = min(size, _check_emd_size(emd_size))
    distance = grid_emd(block_sums(guess, size), block_sums(true, size))
    return HeatmapScores(
        similarity=float(np.minimum(guess, true).sum()),
        pearson=_correlation(guess, true),
        kl=float((true * np.log(LEAST_SHARE + true / (guess + LEAST_SHARE))).sum()),
        emd=distance.distance,
        emd_interval=(distance.low, distance.high),
    )


def _check_emd_size(size: int) -> int:
    if check_integer("emd_size", size, min(SIZES), max(SIZES) + 1) not in SIZES:
        raise ParameterError(f"emd_size must be a power of two, got {size}")
    return size


def _correlation(first: FloatArray, second: FloatArray) -> float:
    one, other = first - first.mean(), second - second.mean()
    lengths = float(np.sqrt((one**2).sum() * (other**2).sum()))
    # A constant map has no correlation; its deviations are rounding errors.
    noise = 1e-12 * float(np.sqrt((first**2).sum() * (second**2).sum()))
    return float((one * other).sum()) / lengths if lengths > noise else 0.0


def _share(name: str, values: npt.ArrayLike) -> FloatArray:
    """Return an array scaled to mass one."""
    array = real_array(name, values)
    sides = set(array.shape)
    if array.ndim != 2 or len(sides) != 1 or not sides <= SIZES:
        raise ParameterError(
            f"{name} has shape {array.shape}: give (size, size), with a power of two from 2 to {max(SIZES)}"
        )
    # Written so that NaN fails too.
    if not ((array >= 0.0) & (array < np.inf)).all() or not array.any():
        raise ParameterError(f"{name} has a negative or non-finite entry, or no mass: give a heatmap")
    scaled = array / array.max()
    return np.asarray(scaled / scaled.sum())
