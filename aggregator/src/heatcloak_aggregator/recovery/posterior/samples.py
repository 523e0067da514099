"""Samples of the posterior: equally likely source configurations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array

Places = npt.NDArray[Any]
"""Numbers in [0, 1] on the interval, vertices on a graph."""


@dataclass(frozen=True, eq=False)
class Samples:
    """Equally likely sets of sources from several independent chains. Read-only.

    Attributes:
        counts: k of each sample, shape (samples,).
        places: places of its sources, ascending, shape (samples, width); 0 from the k-th on. Numbers in [0,
            1] on the interval, vertices on a graph.
        intensities: their intensities; 0 from the k-th on.
        chains: the chain of each sample, shape (samples,), ascending.
    """

    counts: Int64Array
    places: Places
    intensities: FloatArray
    chains: Int64Array

    def __post_init__(self) -> None:
        for array in (self.counts, self.places, self.intensities, self.chains):
            array.setflags(write=False)

    @property
    def size(self) -> int:
        """Number of samples."""
        return int(self.counts.size)

    @property
    def totals(self) -> FloatArray:
        """The total intensity of each sample, shape (samples,)."""
        return np.asarray(self.intensities.sum(axis=1))

    @property
    def present(self) -> npt.NDArray[np.bool_]:
        """Whether each entry of ``places`` is a source, shape (samples, width)."""
        return np.arange(self.places.shape[1]) < self.counts[:, None]

    def where(self, kept: npt.NDArray[np.bool_]) -> Samples:
        """Return the samples selected by ``kept``, shape (samples,)."""
        width = max(1, int(self.counts[kept].max(initial=0)))
        return Samples(
            self.counts[kept], self.places[kept, :width], self.intensities[kept, :width], self.chains[kept]
        )

    def halves(self) -> tuple[Samples, Samples]:
        """Return the samples of the even and of the odd chains; if either has none, every other sample."""
        odd = self.chains % 2 == 1
        if odd.all() or not odd.any():
            odd = np.arange(self.size) % 2 == 1
        return self.where(~odd), self.where(odd)

    def points(self) -> tuple[Places, Int64Array]:
        """Return the places of all sources, ascending, and the sample that each belongs to."""
        places = self.places[self.present]
        owners = np.repeat(np.arange(self.size), self.counts)
        order = np.argsort(places, kind="stable")
        return places[order], owners[order]


def gather(counts: Int64Array, places: Places, intensities: FloatArray) -> Samples:
    """Return the record of several chains, shapes (chains, sweeps[, cap]), as samples with sorted places."""
    chains, sweeps, cap = places.shape
    flat = counts.reshape(-1).copy()
    width = max(1, int(flat.max(initial=0)))
    absent = np.arange(width) >= flat[:, None]
    ordered = places.reshape(-1, cap)[:, :width].copy()
    # Sort absent sources behind all others.
    ordered[absent] = ordered.max(initial=0) + 1
    order = np.argsort(ordered, axis=1, kind="stable")
    ordered = np.take_along_axis(ordered, order, axis=1)
    ordered[absent] = 0
    reordered = np.take_along_axis(intensities.reshape(-1, cap)[:, :width], order, axis=1)
    return Samples(flat, ordered, np.where(absent, 0.0, reordered), np.repeat(np.arange(chains), sweeps))
