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
    impulses = grid.interpolation(points).toarray().T / grid.side**2
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


def modes(grid: HeatGrid, pulse: FloatArray, resolvents: Sequence[Resolvent]) -> Modes:
    """Return the Galerkin approximation of later pulses on a rational Krylov space.

    The space is spanned by the pulses, and by products of the ``resolvents`` with them, whose shifts should
    cover the rates 1/τ of interest (Druskin, Knizhnerman & Zaslavsky 2009).

    Args:
        grid: the heat cells.
        pulse: shape (N, m).
        resolvents: which are applied in turn.
    """
    greatest = float(np.linalg.eigvalsh(pulse.T @ pulse)[-1])
    basis = np.empty((grid.size, pulse.shape[1] * (len(resolvents) + 1)), order="F")
    rank, block = 0, pulse
    for resolvent in (None, *resolvents):
        if resolvent is not None:
            # Scaled, so that the slowest heat keeps its length.
            block = resolvent.solve(block) * resolvent.shift
        fresh = block
        for _ in range(2):
            fresh = fresh - basis[:, :rank] @ (basis[:, :rank].T @ fresh)
        values, turn = np.linalg.eigh(fresh.T @ fresh)
        kept = values > _INDEPENDENT**2 * greatest
        added = int(np.count_nonzero(kept))
        basis[:, rank : rank + added] = np.linalg.qr(fresh @ turn[:, kept])[0]
        rank += added
    basis = basis[:, :rank]
    projected = basis.T @ (grid.laplacian @ basis)
    values, turn = np.linalg.eigh(0.5 * (projected + projected.T))
    vectors = basis @ turn
    return Modes(vectors, values, vectors.T @ pulse)
