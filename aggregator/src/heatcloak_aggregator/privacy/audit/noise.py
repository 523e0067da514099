"""Noise of an audited run."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.noise_law import NoiseLaw
from heatcloak_shared.errors import ParameterError


@dataclass(frozen=True, kw_only=True)
class Draws(ABC):
    """Independent draws of several runs of all nodes of a zone, as integers.

    Attributes:
        noise: shape (runs, rounds, nodes); 0 where nothing was published.
        present: whether a message was published, same shape.
        world: 0 or 1: which of the two neighbouring worlds was measured, shape (runs,).
    """

    noise: Int64Array
    present: BoolArray
    world: Int64Array

    @property
    @abstractmethod
    def repeat_chance(self) -> float:
        """An upper bound below 1 on the probability that a draw equals the next one of another sequence."""

    @cached_property
    def counts(self) -> Int64Array:
        """Published messages of each node, shape (nodes,)."""
        return np.asarray(self.present.sum(axis=(0, 1)), dtype=np.int64)

    @property
    def draws(self) -> int:
        """Published messages of all nodes."""
        return int(self.counts.sum())


@dataclass(frozen=True, kw_only=True)
class NoiseSample(Draws):
    """Noise of the nodes of a heat zone. A run is one boot of every node in one world.

    Attributes:
        noise: published ticks minus measured ticks, shape (runs, rounds, nodes); 0 where nothing was
            published.
        present: whether a reading was published, same shape.
        world: 0 or 1: which of the two neighbouring worlds was measured, shape (runs,).
        truth: measured ticks: the reading on the lattice, shape of ``noise``.
        period: number of each round's budget period, shape (runs, rounds).
        laws: the distribution that each node's noise must follow, one for each node.

    Raises:
        ParameterError: the shapes do not agree.
    """

    truth: Int64Array
    period: Int64Array
    laws: tuple[NoiseLaw, ...]

    def __post_init__(self) -> None:
        shape = self.noise.shape
        agree = len(shape) == 3 and self.truth.shape == shape and self.present.shape == shape
        agree = agree and self.world.shape == shape[:1] and self.period.shape == shape[:2]
        if not (agree and len(self.laws) == shape[2]):
            raise ParameterError(
                "shapes do not agree: pass (runs, rounds, nodes), (runs,), (runs, rounds) and one law a node"
            )

    def of_node(self, node: int) -> Int64Array:
        """Return all noise of a node, numbered from 0."""
        return self.noise[:, :, node][self.present[:, :, node]]

    @cached_property
    def deviations(self) -> FloatArray:
        """Standard deviation of each node's law in ticks, shape (nodes,)."""
        return np.sqrt([law.variance for law in self.laws])

    @cached_property
    def collisions(self) -> FloatArray:
        """The probability that draws of two nodes are equal, shape (nodes, nodes)."""
        distinct = list(dict.fromkeys(self.laws))
        chances = np.array([[one.collision(other) for other in distinct] for one in distinct])
        places = np.array([distinct.index(law) for law in self.laws])
        return np.asarray(chances[np.ix_(places, places)], dtype=np.float64)

    @property
    def repeat_chance(self) -> float:
        """See `Draws`.

        Draws of two laws are equal no more often than two draws of one of them (Cauchy & Schwarz).
        """
        return float(self.collisions.max())

    @cached_property
    def unit(self) -> FloatArray:
        """Noise divided by each node's root mean square, shape of `noise`.

        Its correlations do not depend on scale, which has a check of its own. A node without noise stays zero
        and correlates with nothing.
        """
        squares = np.where(self.present, self.noise.astype(np.float64) ** 2, 0.0).sum(axis=(0, 1))
        scale = np.sqrt(squares / np.maximum(self.counts, 1))
        return np.where(self.present, self.noise / np.where(scale > 0.0, scale, 1.0), 0.0)

    @cached_property
    def standard(self) -> FloatArray:
        """Noise divided by its law's standard deviation, shape of `noise`; 0 where nothing was published."""
        return np.where(self.present, self.noise / self.deviations, 0.0)

    @cached_property
    def move(self) -> FloatArray:
        """World 1's readings minus world 0's, averaged over rounds, over each node's σ; shape (nodes,)."""
        means = [self.truth[self.world == which].mean(axis=(0, 1)) for which in (0, 1)]
        return np.asarray((means[1] - means[0]) / [law.sigma for law in self.laws], dtype=np.float64)

    @cached_property
    def direction(self) -> FloatArray:
        """`move` scaled to length 1, shape (nodes,); 0 without a move.

        The product with readings over σ is the best linear test of the two worlds: readings weighted by
        their change over σ² (Neyman & Pearson 1933).
        """
        length = float(np.linalg.norm(self.move))
        return self.move / length if length > 0.0 else self.move

    @cached_property
    def complete(self) -> BoolArray:
        """Rounds in which every node published, shape (runs, rounds)."""
        return np.asarray(self.present.all(axis=2), dtype=np.bool_)

    @cached_property
    def along(self) -> FloatArray:
        """The noise along the move, of variance 1 by its law, of each round in which all nodes published."""
        return np.asarray((self.standard @ self.direction)[self.complete])

    @cached_property
    def readings_along(self) -> FloatArray:
        """Published readings along the move, in units of the noise, shape (runs, rounds)."""
        return np.asarray(((self.noise + self.truth) / self.deviations) @ self.direction)
