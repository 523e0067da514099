"""What a recovery says of where on a graph somebody is: vertex by vertex, and community by community."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, Recovered
from heatcloak_shared.zone import ZoneDomain

Communities = tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Names:
    """What communities are called.

    Attributes:
        word: one of them.
        several: more of them.
    """

    word: str = "community"
    several: str = "communities"

    def of(self, community: int) -> str:
        """The name of one."""
        return f"{self.word} {community}"


@dataclass(frozen=True, eq=False)
class Whereabouts:
    """Where somebody is, if anybody is there at all.

    Attributes:
        shares: (n,) how likely each vertex is, of sum one; all 0 where nothing was recovered, which tells
            of no place.
        communities: every community of the graph and its share, the greatest first.
        likely: the likeliest vertices, as many as hold `VICINITY_LEVEL` of all shares, the likeliest first;
            all vertices where nothing was recovered.
    """

    shares: FloatArray
    communities: Communities
    likely: tuple[int, ...]

    @property
    def top(self) -> tuple[int, float] | None:
        """The likeliest community and its share; None where nothing was recovered."""
        return self.communities[0] if self.shares.any() else None

    def of(self, community: int) -> float:
        """The share of a community."""
        return dict(self.communities)[community]


def whereabouts(graph: ZoneDomain, weights: FloatArray) -> Whereabouts:
    """What ``weights`` (n,) ≥ 0 of vertices say, whatever their sum."""
    total = float(weights.sum())
    shares: FloatArray = weights / total if total > 0 else np.zeros(graph.n_sources)
    names = np.array(graph.communities or np.zeros(graph.n_sources, dtype=np.intp))
    known = np.unique(names)
    sums = [float(shares[names == name].sum()) for name in known]
    held = tuple((int(known[at]), sums[at]) for at in descending(sums))
    order = descending(shares)
    # A little less than the level, so that rounding adds nobody.
    enough = int(np.searchsorted(np.cumsum(shares[order]), VICINITY_LEVEL - 1e-9)) + 1
    likely = order[: enough if total > 0 else graph.n_sources]
    return Whereabouts(shares, held, tuple(map(int, likely)))


def whereabouts_of(domain: ZoneDomain, result: Recovered) -> Whereabouts | None:
    """What a recovery says of where somebody is; None in a corridor."""
    if domain.has_length:
        return None
    # A method without probabilities has only its estimate.
    return whereabouts(domain, result.estimate if result.vertices is None else result.vertices)


def community_of(graph: ZoneDomain, vertex: int) -> int:
    """The community of a vertex; 0 where none are known."""
    return 0 if graph.communities is None else graph.communities[vertex]


def told_of(where: Whereabouts, homes: Collection[int], most: int) -> list[int]:
    """The communities to tell of, by their numbers: ``most`` of the likeliest, and where people are."""
    names = [name for name, _ in where.communities]
    return sorted({*names[: most - len(homes)], *homes} if len(names) > most else names)
