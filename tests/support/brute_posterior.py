"""Brute-force posterior of sources on a small graph, independent of the code under test.

The heat kernel is SciPy's matrix exponential, intensities are integrated by SciPy's adaptive quadrature or by
Gauss–Legendre's, and configurations are ordered lists of vertices.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
import numpy.typing as npt
from scipy.integrate import quad
from scipy.linalg import expm

from heatcloak_aggregator.arrays import FloatArray


@dataclass(frozen=True)
class Brute:
    """The posterior by brute force.

    Attributes:
        count: P(k), shape (most + 1,).
        probability: P(at least one source at v), shape (n,).
        intensity: expected intensity at v, shape (n,).
        configurations: P(each configuration), by its vertices in ascending order.
    """

    count: FloatArray
    probability: FloatArray
    intensity: FloatArray
    configurations: dict[tuple[int, ...], float]


def heat_kernel(
    n: int, edges: npt.ArrayLike, spread: float, weights: npt.ArrayLike | None = None
) -> FloatArray:
    """Return e^{−τL}, shape (n, n)."""
    pairs = np.asarray(edges, dtype=int).reshape(-1, 2)
    laplacian = np.zeros((n, n))
    for (i, j), w in zip(pairs, np.ones(len(pairs)) if weights is None else np.asarray(weights), strict=True):
        laplacian[i, i] += w
        laplacian[j, j] += w
        laplacian[i, j] -= w
        laplacian[j, i] -= w
    kernel: FloatArray = expm(-spread * laplacian)
    return kernel


def brute_posterior(
    columns: FloatArray,
    readings: FloatArray,
    sigma: float | FloatArray,
    count: npt.ArrayLike,
    intensity: float | tuple[float, float],
    points: int = 40,
) -> Brute:
    """Sum over every configuration.

    Args:
        columns: readings of a unit source at each vertex, shape (m, n).
        readings: shape (m,).
        sigma: noise scale of each reading.
        count: prior weights of k = 0…most.
        intensity: known, or a range.
        points: number of Gauss–Legendre points for each intensity of two sources or more.
    """
    whitened, target = columns / np.reshape(sigma, (-1, 1)), readings / sigma
    n, prior = columns.shape[1], np.asarray(count, dtype=float)
    known = np.ndim(intensity) == 0
    low, high = (float(intensity),) * 2 if known else intensity  # type: ignore[arg-type, misc]
    nodes, shares = np.polynomial.legendre.leggauss(points)
    levels = np.array([high]) if known else low + (high - low) * (nodes + 1.0) / 2.0
    shares = np.ones(1) if known else shares / 2.0
    # Subtract the best fit, so that exponents stay within range.
    least = min(0.5 * np.square(target - column * level).sum() for column in whitened.T for level in levels)
    least = min(least, 0.5 * np.square(target).sum())
    weights: dict[tuple[int, ...], float] = {(): prior[0] * float(np.exp(least - 0.5 * target.dot(target)))}
    means_of: dict[tuple[int, ...], FloatArray] = {(): np.zeros(0)}
    for k in range(1, prior.size):
        for vertices in product(range(n), repeat=k):
            if list(vertices) != sorted(vertices):
                continue
            orders = len({*_orders(vertices)})
            chosen = whitened[:, vertices]
            if k == 1 and not known:
                mass, first = _single(chosen[:, 0], target, low, high, least)
                means = np.array([first / mass])
            else:
                grids = np.stack(np.meshgrid(*[levels] * k, indexing="ij"), axis=-1).reshape(-1, k)
                measure = np.prod(
                    np.stack(np.meshgrid(*[shares] * k, indexing="ij"), axis=-1), axis=-1
                ).ravel()
                misfit = 0.5 * np.square(target - grids @ chosen.T).sum(axis=1)
                density = measure * np.exp(least - misfit)
                mass = float(density.sum())
                means = density @ grids / mass
            weights[vertices] = prior[k] * orders / n**k * mass
            means_of[vertices] = means
    total = sum(weights.values())
    found = Brute(np.zeros(prior.size), np.zeros(n), np.zeros(n), {})
    for vertices, weight in weights.items():
        share = weight / total
        found.configurations[vertices] = share
        found.count[len(vertices)] += share
        found.probability[list({*vertices})] += share
        np.add.at(found.intensity, list(vertices), share * means_of[vertices])
    return found


def _orders(vertices: tuple[int, ...]) -> list[tuple[int, ...]]:
    if len(vertices) <= 1:
        return [vertices]
    return [
        (first, *rest)
        for at, first in enumerate(vertices)
        for rest in _orders(vertices[:at] + vertices[at + 1 :])
    ]


def _single(
    column: FloatArray, target: FloatArray, low: float, high: float, least: float
) -> tuple[float, float]:
    """Return the mean likelihood of one source and its first moment, over a uniform intensity."""

    def density(a: float) -> float:
        return float(np.exp(least - 0.5 * np.square(target - a * column).sum())) / (high - low)

    square = float(column.dot(column))
    peak = min(max(float(column.dot(target)) / max(square, 1e-300), low), high)
    # Split around the peak, in standard deviations, so that the quadrature resolves it.
    spread = 1.0 / np.sqrt(max(square, 1e-300))
    ends = sorted(
        {
            low,
            high,
            *(min(max(peak + s * spread, low), high) for s in (-30, -9, -3, 0, 3, 9, 30)),
        }
    )
    pieces = list(pairwise(ends))
    mass = sum(quad(density, *piece, epsabs=0.0, epsrel=1e-13)[0] for piece in pieces)
    first = sum(quad(lambda a: a * density(a), *piece, epsabs=0.0, epsrel=1e-13)[0] for piece in pieces)
    return mass, first
