"""What there is to see of one round of a simulation, alone and together with the rounds before it."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_lab.demo.vertex_posterior import Whereabouts
from heatcloak_shared.wire import estimate as wire

Vicinities = wire.Vicinities | wire.VertexVicinities


@dataclass(frozen=True)
class PooledView:
    """What the latest rounds that agree tell together.

    Attributes:
        rounds: how many rounds they are.
        estimate: (n,) what is recovered from their pooled readings.
        status: of the recovery.
        score: earth mover's distance between the truth of the newest round and the estimate.
        vicinities: regions that hold a source, as the wire tells them; empty where the method tells none.
        whereabouts: where on a graph somebody is; None in a corridor.
    """

    rounds: int
    estimate: FloatArray
    status: str
    score: EmdScore
    vicinities: Vicinities = ()
    whereabouts: Whereabouts | None = None


@dataclass(frozen=True)
class RoundView:
    """One round, with the truth that only a simulation knows.

    Attributes:
        index: the round, counted from 0 in this run.
        truth: (n,) the true sources.
        clean: (m,) what the sensors would say without noise; known to a simulation only.
        cloaked: (m,) what they say; NaN where a sensor is missing.
        estimate: (n,) what is recovered.
        status: of the recovery.
        score: earth mover's distance between truth and estimate.
        pooled: what this round tells together with those before it; None where rounds are not pooled.
        beside: what another method recovers from the same readings, pooled likewise; None without one.
        people: where the people in a corridor are, exactly; empty on a graph.
        vicinities: regions that hold a source, as the wire tells them; empty where the method tells none.
        whereabouts: where on a graph somebody is; None in a corridor.
    """

    index: int
    truth: FloatArray
    clean: FloatArray
    cloaked: FloatArray
    estimate: FloatArray
    status: str
    score: EmdScore
    pooled: PooledView | None = None
    vicinities: Vicinities = ()
    whereabouts: Whereabouts | None = None
    beside: PooledView | None = None
    people: tuple[float, ...] = ()

    @property
    def best(self) -> RoundView | PooledView:
        """The final estimate: of the pooled rounds, or of this round where none are pooled."""
        return self if self.pooled is None else self.pooled

    def held(self) -> list[bool]:
        """Whether each of the best regions of a corridor holds somebody; empty on a graph."""
        regions = (region for region in self.best.vicinities if len(region) == 3)
        return [any(low <= place <= high for place in self.people) for low, high, _ in regions]


def known(told: RoundView | PooledView) -> Whereabouts:
    """Where somebody is by a view of a graph."""
    assert told.whereabouts is not None  # noqa: S101  a view of a graph has them
    return told.whereabouts
