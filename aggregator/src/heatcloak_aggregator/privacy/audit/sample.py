"""The noise that an audit saw: what was published minus what is known to have been measured."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_shared.errors import ParameterError


@dataclass(frozen=True)
class NoiseSample:
    """Noise of several runs of all nodes of a zone. A run is one boot of every node in one world.

    Attributes:
        noise: ticks published minus ticks measured, shape (runs, rounds, nodes); 0 where nothing was.
        truth: ticks measured: the reading on the lattice, same shape.
        present: whether something was published, same shape.
        world: 0 or 1: which of two neighbouring worlds was measured, shape (runs,).
        period: number of each round's budget period, shape (runs, rounds).

    Raises:
        ParameterError: the shapes do not agree.
    """

    noise: Int64Array
    truth: Int64Array
    present: BoolArray
    world: Int64Array
    period: Int64Array

    def __post_init__(self) -> None:
        shape = self.noise.shape
        agree = len(shape) == 3 and self.truth.shape == shape and self.present.shape == shape
        if not (agree and self.world.shape == shape[:1] and self.period.shape == shape[:2]):
            raise ParameterError(
                "shapes do not agree: pass (runs, rounds, nodes), (runs,) and (runs, rounds)"
            )

    @cached_property
    def values(self) -> Int64Array:
        """All noise that there is, in no order that matters, shape (N,)."""
        return self.noise[self.present]

    @cached_property
    def counts(self) -> Int64Array:
        """How many readings each node published, shape (nodes,)."""
        return np.asarray(self.present.sum(axis=(0, 1)), dtype=np.int64)

    @cached_property
    def unit(self) -> FloatArray:
        """Noise over each node's own root mean square, shape of `noise`.

        Correlations of it say nothing of scales, which have a check of their own; a node without noise stays
        zero and correlates with nothing.
        """
        squares = np.where(self.present, self.noise.astype(np.float64) ** 2, 0.0).sum(axis=(0, 1))
        scale = np.sqrt(squares / np.maximum(self.counts, 1))
        return np.where(self.present, self.noise / np.where(scale > 0.0, scale, 1.0), 0.0)

    @cached_property
    def move(self) -> FloatArray:
        """World 1's readings minus world 0's in ticks, averaged over rounds, shape (nodes,)."""
        means = [self.truth[self.world == which].mean(axis=(0, 1)) for which in (0, 1)]
        return np.asarray(means[1] - means[0], dtype=np.float64)

    @cached_property
    def direction(self) -> FloatArray:
        """`move` scaled to length one, shape (nodes,): tells the worlds apart best; zero without a move."""
        length = float(np.linalg.norm(self.move))
        return self.move / length if length > 0.0 else self.move

    @cached_property
    def complete(self) -> BoolArray:
        """Rounds in which every node published, shape (runs, rounds)."""
        return np.asarray(self.present.all(axis=2), dtype=np.bool_)
