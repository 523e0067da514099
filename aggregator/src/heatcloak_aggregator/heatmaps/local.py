"""The heatmap of a crowd whose devices protect themselves: see `heatcloak_shared.local_heatmap`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import any_array
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.grid import block_sums, gaussian_filter, level_of
from heatcloak_aggregator.heatmaps.log_gaussian import CrowdModel, DensestPart, crowd_posterior
from heatcloak_aggregator.heatmaps.mechanism import BLUR
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.local_heatmap import LocalHeatmap
from heatcloak_shared.parameters import check_nonnegative

_SEED = 0
"""Of the draws from the posterior: the same reports give the same heatmap."""


@dataclass(frozen=True)
class LocalHeatmapResult:
    """The heatmap of a crowd, estimated from local reports. It may be published: reports are public.

    Attributes:
        heatmap: shape (resolution, resolution), row = y, column = x; sums to 1; after the Gaussian filter.
        density: the same before the filter: the posterior mean.
        status: ``"converged"``, or ``"not-converged"`` if the sampler's chains still disagree about some
            shares after the most draws; the estimate then has an additional error.
        densest: the densest part of the area, and a range of the share of the crowd in it.
    """

    heatmap: FloatArray
    density: FloatArray
    status: str
    densest: DensestPart


def local_heatmap(
    reports: npt.ArrayLike,
    epsilon: float | Fraction,
    size: int = 32,
    *,
    resolution: int = 256,
    blur: float = BLUR,
) -> LocalHeatmapResult:
    """Return the heatmap of the people behind local reports.

    The crowd's density has a prior (`heatmaps.log_gaussian`) that is not fitted to any city. With few
    reports, or a small ε, the estimate is close to even. It takes one to four seconds for any number of
    reports.

    Args:
        reports: what `LocalHeatmap.report` returned, one of each person, shape (k,); or the number of reports
            of each element, shape (n, n).
        epsilon: ε of the reports.
        size: cells along one side of the reports.
        resolution: cells along one side of the heatmap, a power of two from 2 to 2048.
        blur: σ of the Gaussian filter as a share of the side, 0 for none.

    Returns:
        A `LocalHeatmapResult`: heatmap and density, (resolution, resolution), status and densest part.

    Raises:
        ParameterError: an argument is out of its range, or a report is not an element.
    """
    mechanism = LocalHeatmap(epsilon, size)
    level_of(resolution)
    share = check_nonnegative("blur", blur)
    counts = _count(reports, mechanism.side)
    model = CrowdModel(_law(mechanism), size, counts)
    found = crowd_posterior(model, np.random.default_rng(_SEED))
    density = _resample(found.mean, resolution)
    status = "converged" if found.converged else "not-converged"
    return LocalHeatmapResult(gaussian_filter(density, share), density, status, found.densest())


def _law(mechanism: LocalHeatmap) -> FloatArray:
    """Return the probability of each noise, shape (n, n)."""
    law = np.ones(mechanism.n_elements)
    law[mechanism.subset] = float(mechanism.ratio)
    return np.asarray((law / law.sum()).reshape(mechanism.side, mechanism.side))


def _count(reports: npt.ArrayLike, side: int) -> FloatArray:
    """Return the number of reports of each element, shape (n, n)."""
    array = any_array(reports)
    if array.dtype.kind not in "iu" and array.size > 0:
        raise ParameterError("reports are not integers: give elements, or the number of reports of each")
    if array.shape == (side, side):
        if array.min() < 0:
            raise ParameterError("a number of reports is negative: give 0 or more for each element")
        return array.astype(np.float64)
    if array.ndim != 1:
        raise ParameterError(f"reports have shape {array.shape}: give (k,), or counts ({side}, {side})")
    if array.size and not (array.min() >= 0 and array.max() < side**2):
        raise ParameterError(f"a report is not an element: give integers from 0 to {side**2 - 1}")
    return np.bincount(array.astype(np.intp), minlength=side**2).reshape(side, side).astype(np.float64)


def _resample(density: FloatArray, resolution: int) -> FloatArray:
    """Return a density on a grid of another resolution, by sums of cells or by equal parts of cells."""
    grid = density.shape[0]
    if resolution <= grid:
        return block_sums(density, resolution)
    block = resolution // grid
    return np.asarray(density.repeat(block, axis=0).repeat(block, axis=1) / block**2)
