"""The posterior of sources on a small graph, summed over every world, with nothing of the code under test.

The heat kernel is SciPy's matrix exponential, intensities are integrated by SciPy's adaptive quadrature or by
Gauss and Legendre's, and worlds are ordered lists of vertices.
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
    """What a posterior must agree with.

    Attributes:
        count: P(k), shape (most + 1,).
        probability: P(at least one source at v), shape (n,).
        intensity: expected intensity at v, shape (n,).
        worlds: P(each world), by its vertices in rising order.
    """

    count: FloatArray
    probability: FloatArray
    intensity: FloatArray
    worlds: dict[tuple[int, ...], float]


def heat_kernel(
    n: int, edges: npt.ArrayLike, spread: float, weights: npt.ArrayLike | None = None
) -> FloatArray:
    """e^{−τL}, shape (n, n)."""
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
    """Weigh every world.

    Args:
        columns: what a unit source at each vertex makes the sensors read, shape (m, n).
        readings: shape (m,).
        sigma: of each reading.
        count: prior weights of k = 0…most.
        intensity: known, or a range.
        points: of Gauss and Legendre, for each intensity of two sources or more.
    """
    whitened, target = columns / np.reshape(sigma, (-1, 1)), readings / sigma
    n, prior = columns.shape[1], np.asarray(count, dtype=float)
    known = np.ndim(intensity) == 0
    low, high = (float(intensity),) * 2 if known else intensity  # type: ignore[arg-type, misc]
    nodes, shares = np.polynomial.legendre.leggauss(points)
    heats = np.array([high]) if known else low + (high - low) * (nodes + 1.0) / 2.0
    shares = np.ones(1) if known else shares / 2.0
    # The best fit of any world, so that exponents stay within range.
    least = min(0.5 * np.square(target - column * heat).sum() for column in whitened.T for heat in heats)
    least = min(least, 0.5 * np.square(target).sum())
    weights: dict[tuple[int, ...], float] = {(): prior[0] * float(np.exp(least - 0.5 * target.dot(target)))}
    warmth: dict[tuple[int, ...], FloatArray] = {(): np.zeros(0)}
    for k in range(1, prior.size):
        for world in product(range(n), repeat=k):
            if list(world) != sorted(world):
                continue
            orders = len({*_orders(world)})
            chosen = whitened[:, world]
            if k == 1 and not known:
                mass, first = _single(chosen[:, 0], target, low, high, least)
                means = np.array([first / mass])
            else:
                grids = np.stack(np.meshgrid(*[heats] * k, indexing="ij"), axis=-1).reshape(-1, k)
                measure = np.prod(
                    np.stack(np.meshgrid(*[shares] * k, indexing="ij"), axis=-1), axis=-1
                ).ravel()
                misfit = 0.5 * np.square(target - grids @ chosen.T).sum(axis=1)
                density = measure * np.exp(least - misfit)
                mass = float(density.sum())
                means = density @ grids / mass
            weights[world] = prior[k] * orders / n**k * mass
            warmth[world] = means
    total = sum(weights.values())
    found = Brute(np.zeros(prior.size), np.zeros(n), np.zeros(n), {})
    for world, weight in weights.items():
        share = weight / total
        found.worlds[world] = share
        found.count[len(world)] += share
        found.probability[list({*world})] += share
        np.add.at(found.intensity, list(world), share * warmth[world])
    return found


def _orders(world: tuple[int, ...]) -> list[tuple[int, ...]]:
    if len(world) <= 1:
        return [world]
    return [
        (first, *rest) for at, first in enumerate(world) for rest in _orders(world[:at] + world[at + 1 :])
    ]


def _single(
    column: FloatArray, target: FloatArray, low: float, high: float, least: float
) -> tuple[float, float]:
    """Mean likelihood of one source and its first moment, over an intensity that is uniform in a range."""

    def density(a: float) -> float:
        return float(np.exp(least - 0.5 * np.square(target - a * column).sum())) / (high - low)

    square = float(column.dot(column))
    peak = min(max(float(column.dot(target)) / max(square, 1e-300), low), high)
    # Around the peak, in standard deviations, so that the quadrature sees it.
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
