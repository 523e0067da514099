"""Fields of heat over a grid: pulses, steady states, and pulses at many times.

All fields are times the roots of the areas of cells, with which L is symmetric, see `HeatGrid`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.graph.heat import HeatAction

if TYPE_CHECKING:
    from scipy.sparse.linalg import SuperLU

_CUT = 1e-11
"""Least coefficient of the series of a pulse. An impulse is some hundred times as large as its pulse."""
_INDEPENDENT = 1e-9
"""Share of the longest direction below which another one is rounding."""


def pulses(grid: HeatGrid, points: FloatArray, spread: float) -> FloatArray:
    """Return e^{−TL}δ for unit heat at each of ``points`` (m, 2), times `HeatGrid.roots`, (N, m), in 1/m²."""
    # In the order in which products with sparse matrices are fastest.
    impulses = np.ascontiguousarray(grid.interpolation(points).toarray().T / grid.side**2)
    return HeatAction(grid.laplacian, grid.top, spread, _CUT)(impulses)


class Resolvent:
    """The inverse of L + s.

    Args:
        grid: the heat cells.
        shift: s, above 0, in 1/m².
    """

    def __init__(self, grid: HeatGrid, shift: float) -> None:
        self.shift = shift
        identity = scipy.sparse.eye_array(grid.size, format="csc")
        # L + s is symmetric and diagonally dominant: it needs no pivots.
        self._factors: SuperLU = scipy.sparse.linalg.splu(
            scipy.sparse.csc_array(grid.laplacian + shift * identity),
            permc_spec="MMD_AT_PLUS_A",
            diag_pivot_thresh=0.0,
            options={"SymmetricMode": True},
        )

    def solve(self, block: FloatArray) -> FloatArray:
        """Return (L + s)⁻¹ times each column of ``block``, shape (N, p)."""
        return np.asarray(self._factors.solve(block))


class Modes(NamedTuple):
    """Pulses at all later times: e^{−τL}·pulse ≈ vectors·(e^{−τ·values} ∗ parts).

    Attributes:
        vectors: orthonormal columns, shape (N, r).
        values: rates in 1/m², shape (r,).
        parts: shape (r, m).
    """

    vectors: FloatArray
    values: FloatArray
    parts: FloatArray

    def amplitudes(self, time: float) -> FloatArray:
        """Return e^{−τ·values} ∗ parts, shape (r, m)."""
        return np.exp(-time * self.values)[:, None] * self.parts


class KrylovSpace:
    """The rational Krylov space of some pulses, whose Galerkin approximation gives them at later times.

    It is spanned by the pulses, and by products of resolvents with them, whose shifts should cover the rates
    1/τ of interest (Druskin, Knizhnerman & Zaslavsky 2009).

    Args:
        grid: the heat cells.
        pulse: shape (N, m).
        products: number of products.
    """

    def __init__(self, grid: HeatGrid, pulse: FloatArray, products: int) -> None:
        self._grid, self._pulse, self._block, self._rank = grid, pulse, pulse, 0
        self._greatest = float(np.linalg.eigvalsh(pulse.T @ pulse)[-1])
        self._basis = np.empty((grid.size, pulse.shape[1] * (products + 1)), order="F")
        self._add(pulse)

    def extend(self, resolvent: Resolvent) -> None:
        """Add the product of a resolvent and the block that was added last."""
        # Scaled, so that the slowest heat keeps its length.
        self._block = resolvent.solve(self._block) * resolvent.shift
        self._add(self._block)

    def _add(self, fresh: FloatArray) -> None:
        known = self._basis[:, : self._rank]
        for _ in range(2):
            fresh = fresh - known @ (known.T @ fresh)
        values, turn = np.linalg.eigh(fresh.T @ fresh)
        kept = values > _INDEPENDENT**2 * self._greatest
        added = int(np.count_nonzero(kept))
        self._basis[:, self._rank : self._rank + added] = np.linalg.qr(fresh @ turn[:, kept])[0]
        self._rank += added

    def modes(self) -> Modes:
        """Return the pulses at later times, with rising values."""
        basis = self._basis[:, : self._rank]
        projected = basis.T @ (self._grid.laplacian @ basis)
        values, turn = np.linalg.eigh(0.5 * (projected + projected.T))
        vectors = basis @ turn
        return Modes(vectors, values, vectors.T @ self._pulse)


def modes(grid: HeatGrid, pulse: FloatArray, resolvents: Sequence[Resolvent]) -> Modes:
    """Return later pulses, see `KrylovSpace`.

    Args:
        grid: the heat cells.
        pulse: shape (N, m).
        resolvents: which are applied in turn.
    """
    space = KrylovSpace(grid, pulse, len(resolvents))
    for resolvent in resolvents:
        space.extend(resolvent)
    return space.modes()
