"""Full conditionals: the weights of all vertices for one more source, given the others.

For a residual r the full conditional of an added source is w_v ∝ ∫ exp(c_v a − g_v a²/2) da with c_v = b_v·r
and g_v = ‖b_v‖²; the mean of the w_v is the likelihood ratio of one more source. The sampler draws from it
with every vertex of a cluster weighing as much as the cluster's representative, by the table if there is one.
`log_proposal` is the density of these draws, exact but for clusters e³⁶ times less likely than the likeliest,
which are never drawn.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, sum_kernel
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.vertices.clusters import CLUSTERS, Clusters, clusters_of
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.truncated import (
    draw,
    greatest,
    log_mean_likelihood,
    mean_likelihood,
)
from heatcloak_aggregator.recovery.posterior.vertices.weight_table import (
    WEIGHT_TABLE,
    WeightTable,
    interpolate,
    weight_table,
)

_NOTHING = 36.0
"""Clusters this much less likely than the likeliest, in logarithms, are never chosen."""


class Likelihood(NamedTuple):
    """Columns and data, and the range of intensities.

    Attributes:
        columns: b_v as rows, shape (n, d).
        squares: ‖b_v‖², shape (n,).
        target: z, shape (d,).
        clusters: the clusters of vertices.
        low: the least intensity of a source.
        high: the greatest one; equal if it is known.
        table: weights of clusters at some inverse temperatures β: powers of the likelihood, the first 1.
    """

    columns: FloatArray
    squares: FloatArray
    target: FloatArray
    clusters: Clusters
    low: float
    high: float
    table: WeightTable


LIKELIHOOD = (
    f"Likelihood(columns[n,d] squares[n] target[d] clusters={CLUSTERS} low high table={WEIGHT_TABLE})"
)
"""The named tuple in the signature of a native function."""


def likelihood_of(reduced: Reduced, prior: Prior, apart: float, betas: tuple[float, ...] = ()) -> Likelihood:
    """Return the likelihood of reduced readings.

    Args:
        reduced: columns and data.
        prior: gives the range of intensities.
        apart: how much the readings of the strongest source may change within a cluster, in units of the
            noise.
        betas: further powers of the likelihood, by which pair moves flatten it.
    """
    clusters = clusters_of(reduced.columns, apart / prior.max_intensity)
    low, high = prior.min_intensity, prior.max_intensity
    table = weight_table(clusters.squares, np.array([1.0, *betas]), low, high)
    return Likelihood(reduced.columns, reduced.squares, reduced.target, clusters, low, high, table)


@kernel
def remove(model: Likelihood, residual: FloatArray, v: int, a: float, out: FloatArray) -> None:
    """Write the residual without a source of intensity ``a`` at ``v`` to ``out``; −a adds one."""
    for d in range(out.size):
        out[d] = residual[d] + a * model.columns[v, d]


@sum_kernel
def correlation(model: Likelihood, residual: FloatArray, v: int) -> float:
    """Return b_v·r."""
    total = 0.0
    for d in range(residual.size):
        total += model.columns[v, d] * residual[d]
    return total


@kernel
def correlate(clusters: Clusters, residual: FloatArray, c: FloatArray) -> None:
    """Write b_v·r of every representative to ``c`` (clusters,)."""
    for cluster in range(c.size):
        c[cluster] = 0.0
    for d in range(residual.size):
        for cluster in range(c.size):
            c[cluster] += residual[d] * clusters.columns[d, cluster]


@kernel
def log_gain(model: Likelihood, residual: FloatArray, v: int, a: float) -> float:
    """Return the increase of the log-likelihood by a source of intensity ``a`` at ``v``."""
    return float(a * (correlation(model, residual, v) - 0.5 * a * model.squares[v]))


@kernel
def weigh_clusters(
    model: Likelihood, c: FloatArray, beta_index: int, logs: FloatArray, heights: FloatArray
) -> float:
    """Return the logarithm of the mean weight of all vertices, and write cumulative weights of the clusters.

    Args:
        model: columns, clusters and table.
        c: b_v·r of the representatives, shape (clusters,).
        beta_index: index in ``model.table.betas``; 0 is β = 1.
        logs: receives logarithms of the weights if they are tabulated, or else upper bounds of them, shape
            (clusters,).
        heights: receives the cumulative weights, in some unit, shape (clusters,).
    """
    clusters, low, high, beta = model.clusters, model.low, model.high, model.table.betas[beta_index]
    tabulated = model.table.logs.shape[2] > 0
    if tabulated:
        interpolate(model.table, beta_index, c, low, high, logs)
    else:
        for cluster in range(c.size):
            logs[cluster] = greatest(beta * c[cluster], beta * clusters.squares[cluster], low, high)
    at = 0
    for cluster in range(c.size):
        if logs[cluster] > logs[at]:
            at = cluster
    unit = logs[at]
    if not tabulated:
        unit = log_mean_likelihood(beta * c[at], beta * clusters.squares[at], low, high)
    total = 0.0
    for cluster in range(c.size):
        if logs[cluster] > unit - _NOTHING:
            exponent, factor = logs[cluster], 1.0
            if not tabulated:
                exponent, factor = mean_likelihood(
                    beta * c[cluster], beta * clusters.squares[cluster], low, high
                )
            total += clusters.sizes[cluster] * factor * math.exp(exponent - unit)
        heights[cluster] = total
    return float(unit + math.log(total / model.squares.size))


@kernel
def choose_vertex(clusters: Clusters, heights: FloatArray, u: float) -> int:
    """Return the vertex at the share ``u`` of the cumulative weights."""
    goal = u * heights[-1]
    low, high = 0, heights.size - 1
    while low < high:
        middle = (low + high) // 2
        if heights[middle] > goal:
            high = middle
        else:
            low = middle + 1
    below = 0.0
    if low > 0:
        below = heights[low - 1]
    height, size = heights[low] - below, int(clusters.sizes[low])
    within = 0
    if goal > below and height > 0.0:
        within = min(int((goal - below) / height * size), size - 1)
    return int(clusters.members[clusters.first[low] + within])


@kernel
def draw_intensity(model: Likelihood, residual: FloatArray, v: int, beta_index: int, u: float) -> float:
    """Return the intensity of a source at ``v`` for a uniform number ``u``."""
    own, beta = correlation(model, residual, v), model.table.betas[beta_index]
    return draw(beta * own, beta * model.squares[v], model.low, model.high, u)


@kernel
def log_proposal(
    model: Likelihood,
    residual: FloatArray,
    c: FloatArray,
    logs: FloatArray,
    log_mean: float,
    v: int,
    a: float,
    beta_index: int,
) -> float:
    """Return the log density at which a source of intensity ``a`` at ``v`` is drawn, relative to the prior.

    Args:
        model: columns and clusters.
        residual: that of the other sources, shape (d,).
        c: its products with the representatives, shape (clusters,).
        logs: what `weigh_clusters` wrote for them, shape (clusters,).
        log_mean: what it returned.
        v: the vertex.
        a: the intensity.
        beta_index: index in ``model.table.betas``; 0 is β = 1.
    """
    own, square, low, high = correlation(model, residual, v), model.squares[v], model.low, model.high
    cluster, beta = model.clusters.cluster_of[v], model.table.betas[beta_index]
    of_cluster = logs[cluster]
    if model.table.logs.shape[2] == 0:
        of_cluster = log_mean_likelihood(beta * c[cluster], beta * model.clusters.squares[cluster], low, high)
    of_vertex = log_mean_likelihood(beta * own, beta * square, low, high)
    return float(beta * a * (own - 0.5 * a * square) - of_vertex + of_cluster - log_mean)


@kernel
def log_importance(
    model: Likelihood,
    residual: FloatArray,
    c: FloatArray,
    logs: FloatArray,
    log_mean: float,
    v: int,
    a: float,
) -> float:
    """Return the gain of a source over its density at β = 1, in logarithms; arguments as `log_proposal`.

    If every vertex is its own cluster, this is ``log_mean`` up to errors of interpolation.
    """
    return log_gain(model, residual, v, a) - log_proposal(model, residual, c, logs, log_mean, v, a, 0)
