"""Tables of the weights of clusters, from which the sampler interpolates.

A move weighs every cluster, and an exact weight takes two error functions. For a given cluster and inverse
temperature β, the logarithm of the weight is a smooth function of c = b·r on a scale of √g. Cubic
interpolation in steps of √g/6 is accurate to 5e-6 and much faster. The sampler remains exact, since the
density of its proposals is computed from the same table; vicinities are grown by interpolated weights.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.posterior.vertices.truncated import log_mean_likelihood

_STEPS = 6.0
"""Number of steps per √g."""
_BEYOND = 6.0
"""The table covers c from 0 to g times the greatest intensity, and this many √g on both sides."""
_MOST_POINTS = 256
"""Greatest number of points of a cluster. Less noise needs more, and then few clusters need weights."""
_MOST_ENTRIES = 1 << 20
"""Greatest number of entries of a table: 8 MB."""
_SIXTH = 1.0 / 6.0
_LEAST_SQUARE = 1e-4
"""Least g that sets a step, as a share of the greatest g: clusters of smaller g are far from all sensors."""


class WeightTable(NamedTuple):
    """Logarithms of the mean of exp(β (c a − g a²/2)) over intensities a, at evenly spaced c.

    Attributes:
        betas: the inverse temperatures β, the first of which is 1, shape (betas,).
        first: the least c of each cluster, shape (clusters,).
        step: the distance of its points, shape (clusters,).
        logs: the logarithms, shape (betas, clusters, points); without points if a table is not worthwhile.
    """

    betas: FloatArray
    first: FloatArray
    step: FloatArray
    logs: FloatArray


WEIGHT_TABLE = "WeightTable(betas[betas] first[clusters] step[clusters] logs[betas,clusters,points])"
"""The named tuple in the signature of a native function."""


def weight_table(squares: FloatArray, betas: FloatArray, low: float, high: float) -> WeightTable:
    """Return the table for clusters with the given ‖b‖² (clusters,), and intensities from low to high."""
    widest = float(squares.max(initial=0.0))
    roots = np.sqrt(np.maximum(squares, _LEAST_SQUARE * widest))
    points = 4 + math.ceil(_STEPS * (math.sqrt(widest) * high + 2.0 * _BEYOND))
    if (
        low == high
        or widest == 0.0
        or points > _MOST_POINTS
        or betas.size * squares.size * points > _MOST_ENTRIES
    ):
        points = 0
    first, span = -_BEYOND * roots, squares * high + 2.0 * _BEYOND * roots
    table = WeightTable(betas, first, span / max(points - 1, 1), np.empty((betas.size, squares.size, points)))
    _tabulate.call(table, squares, low, high)
    return table


@native(f"table={WEIGHT_TABLE} squares[clusters] low high")
def _tabulate(table: WeightTable, squares: FloatArray, low: float, high: float) -> None:
    betas, clusters, points = table.logs.shape
    for beta_index in range(betas):
        beta = table.betas[beta_index]
        for cluster in range(clusters):
            for point in range(points):
                c = table.first[cluster] + point * table.step[cluster]
                table.logs[beta_index, cluster, point] = log_mean_likelihood(
                    beta * c, beta * squares[cluster], low, high
                )


@kernel
def interpolate(
    table: WeightTable, beta_index: int, c: FloatArray, low: float, high: float, logs: FloatArray
) -> None:
    """Write the logarithm for the c of each cluster; beyond the table it is linear."""
    last = table.logs.shape[2] - 2
    for cluster in range(c.size):
        at = (c[cluster] - table.first[cluster]) / table.step[cluster]
        within = min(max(at, 1.0), float(last))
        i = min(int(within), last - 1)
        # The cubic polynomial through four points, of which t is between the second and the third.
        t, two = within - i, table.logs[beta_index, cluster, i]
        one, three, four = (
            table.logs[beta_index, cluster, i - 1],
            table.logs[beta_index, cluster, i + 1],
            table.logs[beta_index, cluster, i + 2],
        )
        cubic, square = (four - one) * _SIXTH + 0.5 * (two - three), 0.5 * (one + three) - two
        linear = three - two - square - cubic
        slope = table.betas[beta_index] * table.step[cluster] * (high if at > within else low)
        logs[cluster] = two + t * (linear + t * (square + t * cubic)) + slope * (at - within)
