"""Results of one simulated round, alone and pooled with the rounds before it."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_lab.demo.vertex_posterior import VertexPosterior
from heatcloak_shared.wire import estimate as wire

Vicinities = wire.Vicinities | wire.VertexVicinities


@dataclass(frozen=True)
class RecoveredView:
    """Result of one round, or of the latest rounds that agree.

    Attributes:
        rounds: number of rounds whose readings it comes from.
        estimate: (n,) recovered sources.
        status: status of the recovery.
        score: earth mover's distance between the truth of the newest round and the estimate.
        vicinities: regions that hold a source, in wire form; empty if the method states none.
        posterior: probabilities of a graph's vertices; None in a corridor.
    """

    rounds: int
    estimate: FloatArray
    status: str
    score: EmdScore
    vicinities: Vicinities = ()
    posterior: VertexPosterior | None = None

    @property
    def spans(self) -> list[tuple[float, float, float]]:
        """Return the regions of a corridor, sorted: low and high end, probability."""
        return sorted((region[0], region[1], region[2]) for region in self.vicinities if len(region) == 3)

    @property
    def known(self) -> VertexPosterior:
        """Return the posterior on a graph."""
        assert self.posterior is not None  # noqa: S101  a view of a graph has one
        return self.posterior


@dataclass(frozen=True)
class RoundView:
    """One round, with the truth that only a simulation knows.

    Attributes:
        index: number of the round in this run, from 0.
        truth: (n,) true sources.
        clean: (m,) readings without noise, which only a simulation knows.
        cloaked: (m,) published readings; NaN for a missing sensor.
        alone: result of this round's readings.
        pooled: result with the latest rounds pooled; None without pooling.
        beside: result of the second method on the same readings; None without one.
        people: exact places of the people in a corridor; empty on a graph.
    """

    index: int
    truth: FloatArray
    clean: FloatArray
    cloaked: FloatArray
    alone: RecoveredView
    pooled: RecoveredView | None = None
    beside: RecoveredView | None = None
    people: tuple[float, ...] = ()

    @property
    def best(self) -> RecoveredView:
        """Return the final result: the pooled one, or this round's without pooling."""
        return self.pooled or self.alone

    def held(self) -> list[bool]:
        """Return for each region of the final result whether it holds a person; empty on a graph."""
        return [any(low <= place <= high for place in self.people) for low, high, _ in self.best.spans]
