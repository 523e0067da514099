"""All worlds of few sources, each with its exact probability."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray


@dataclass(frozen=True, eq=False)
class Worlds:
    """The exact posterior of at most one source, or of at most two of known intensity. Read-only.

    Attributes:
        nothing: P(k = 0).
        single: P(k = 1, at v), shape (n,).
        pairs: P(k = 2, the first at u, the second at v), shape (n, n), symmetric; None where k ≤ 1.
        warmth: expected intensity of a source that stands alone at v, shape (n,).
        log_evidence: logarithm of the mean likelihood of these worlds under the prior with its overflow,
            relative to that of no source.
    """

    nothing: float
    single: FloatArray
    pairs: FloatArray | None
    warmth: FloatArray
    log_evidence: float

    def __post_init__(self) -> None:
        for array in (self.single, self.pairs, self.warmth):
            if array is not None:
                array.setflags(write=False)

    @property
    def count(self) -> FloatArray:
        """P(k) for k = 0, 1, 2, shape (3,)."""
        two = 0.0 if self.pairs is None else float(self.pairs.sum())
        return np.array([self.nothing, float(self.single.sum()), two])

    def holding(self, groups: IntArray, size: int) -> FloatArray:
        """P(at least one source in the group) for each of ``size`` groups.

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: how many groups there are.
        """
        held = np.bincount(groups, self.single, size)
        if self.pairs is not None:
            both = (groups[:, None] * size + groups).ravel()
            joint = np.bincount(both, self.pairs.ravel(), size * size).reshape(size, size)
            held = held + joint.sum(axis=0) + joint.sum(axis=1) - np.diag(joint)
        return np.clip(held, 0.0, 1.0)

    @property
    def probability(self) -> FloatArray:
        """P(v holds at least one source), shape (n,)."""
        held = self.single.copy()
        if self.pairs is not None:
            held += self.pairs.sum(axis=0) + self.pairs.sum(axis=1) - np.diag(self.pairs)
        return np.clip(held, 0.0, 1.0)

    @property
    def intensity(self) -> FloatArray:
        """Expected intensity at v, of all sources there together, shape (n,)."""
        expected = self.single * self.warmth
        if self.pairs is not None:
            expected += (self.pairs.sum(axis=0) + self.pairs.sum(axis=1)) * self.warmth
        return expected

    def shares(self, groups: IntArray, size: int) -> FloatArray:
        """Expected share of the total intensity in each of ``size`` groups, with no source none."""
        held = self.single
        if self.pairs is not None:
            # Two sources that are equally warm have half each.
            held = held + 0.5 * (self.pairs.sum(axis=0) + self.pairs.sum(axis=1))
        shares: FloatArray = np.bincount(groups, held, size).astype(np.float64, copy=False)
        return shares
