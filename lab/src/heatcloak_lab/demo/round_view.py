"""Results of one simulated round, and probabilities of vertices and communities on graphs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, Recovered
from heatcloak_shared.wire import estimate as wire
from heatcloak_shared.zone import ZoneDomain

Communities = tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class CommunityNames:
    """The word for communities.

    Attributes:
        word: singular.
        several: plural.
        names: the name of each community, by number; empty for numbers.
    """

    word: str = "community"
    several: str = "communities"
    names: tuple[str, ...] = ()

    def of(self, community: int) -> str:
        """Return the name of a community, with the word if it is only a number."""
        return self.names[community] if community < len(self.names) else f"{self.word} {community}"

    def briefly(self, community: int) -> str:
        """Return the name of a community, or its number."""
        return self.names[community] if community < len(self.names) else str(community)


@dataclass(frozen=True, eq=False)
class VertexPosterior:
    """Probabilities of the place of a person.

    Attributes:
        shares: (n,) probability of each vertex, of sum one; all 0 if nothing was recovered.
        communities: every community and its probability, the likeliest first.
        likely: the fewest vertices that hold `VICINITY_LEVEL` of the probability, the likeliest first; all
            vertices if nothing was recovered.
    """

    shares: FloatArray
    communities: Communities
    likely: tuple[int, ...]

    @property
    def top(self) -> tuple[int, float] | None:
        """Return the likeliest community and its probability; None if nothing was recovered."""
        return self.communities[0] if self.shares.any() else None

    def of(self, community: int) -> float:
        """Return the probability of a community."""
        return dict(self.communities)[community]


def vertex_posterior(graph: ZoneDomain, weights: FloatArray) -> VertexPosterior:
    """Return the posterior for vertex weights (n,) ≥ 0, normalised to sum one."""
    total = float(weights.sum())
    shares: FloatArray = weights / total if total > 0 else np.zeros(graph.n_sources)
    names = np.array(graph.communities or np.zeros(graph.n_sources, dtype=np.intp))
    known = np.unique(names)
    sums = [float(shares[names == name].sum()) for name in known]
    held = tuple((int(known[at]), sums[at]) for at in descending(sums))
    order = descending(shares)
    # Slightly below the level, so that rounding adds no vertex.
    enough = int(np.searchsorted(np.cumsum(shares[order]), VICINITY_LEVEL - 1e-9)) + 1
    likely = order[: enough if total > 0 else graph.n_sources]
    return VertexPosterior(shares, held, tuple(map(int, likely)))


def vertex_posterior_of(domain: ZoneDomain, result: Recovered) -> VertexPosterior | None:
    """Return the vertex posterior of a recovery's result; None in a corridor."""
    if domain.has_length:
        return None
    # A method without probabilities has only its estimate.
    return vertex_posterior(domain, result.estimate if result.vertices is None else result.vertices)


def community_of(graph: ZoneDomain, vertex: int) -> int:
    """Return the community of a vertex; 0 if communities are unknown."""
    return 0 if graph.communities is None else graph.communities[vertex]


def shown_communities(where: VertexPosterior, homes: Collection[int], most: int) -> list[int]:
    """Return the communities to show, sorted: the likeliest and the people's, ``most`` in all."""
    names = [name for name, _ in where.communities]
    return sorted({*names[: most - len(homes)], *homes} if len(names) > most else names)


Vicinities = wire.Vicinities | wire.VertexVicinities


MISFIT = "model misfit"
"""Status of a round whose readings contradict the tracker's model of how people move."""


@dataclass(frozen=True)
class RecoveredView:
    """Result of one round, of the latest rounds that agree, or of a tracker.

    Attributes:
        rounds: number of rounds whose readings it comes from.
        estimate: (n,) recovered sources.
        status: status of the recovery.
        score: earth mover's distance between the truth of the newest round and the estimate.
        vicinities: regions that hold a source, in wire form; empty if the method states none.
        posterior: probabilities of a graph's vertices; None in a corridor.
        tracks: the people that a tracker follows, with ``since`` as a round of this run, from 0; None if the
            method does not follow people.
    """

    rounds: int
    estimate: FloatArray
    status: str
    score: EmdScore
    vicinities: Vicinities = ()
    posterior: VertexPosterior | None = None
    tracks: wire.Tracks | None = None

    @property
    def people(self) -> tuple[wire.Track, ...]:
        """Return the tracks of a corridor, by number."""
        found = [each for each in self.tracks or () if isinstance(each, wire.Track)]
        return tuple(sorted(found, key=lambda each: each.id))

    @property
    def vertex_people(self) -> tuple[wire.VertexTrack, ...]:
        """Return the tracks of a graph, by number."""
        found = [each for each in self.tracks or () if isinstance(each, wire.VertexTrack)]
        return tuple(sorted(found, key=lambda each: each.id))

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
        alone: the first result of this round: of its own readings, or of a tracker with the rounds before it.
        pooled: result with the latest rounds pooled; None without pooling.
        later: a tracker's result of this round some rounds later, with their readings; None without one.
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
    later: RecoveredView | None = None

    @property
    def best(self) -> RecoveredView:
        """Return the final result: the later or the pooled one, or the first one without either."""
        return self.later or self.pooled or self.alone

    @property
    def is_followed(self) -> bool:
        """Return whether the method follows people."""
        return self.alone.tracks is not None

    @property
    def lag(self) -> int:
        """Return how many rounds after this one the final result uses."""
        return 0 if self.later is None else self.later.rounds - self.alone.rounds

    @property
    def is_misfit(self) -> bool:
        """Return whether the readings contradicted the model of how people move, at once or later."""
        return MISFIT in (self.alone.status, self.best.status)

    def held(self) -> list[bool]:
        """Return for each region of the final result whether it holds a person; empty on a graph."""
        return [self._holds(low, high) for low, high, _ in self.best.spans]

    def followed(self) -> list[bool]:
        """Return for each tracked person of the final result whether their region holds a person.

        On a graph, regions are sets of vertices.
        """
        homes = set(np.flatnonzero(self.truth).tolist())
        in_corridor = [self._holds(each.low, each.high) for each in self.best.people]
        return in_corridor + [not homes.isdisjoint(each.vertices) for each in self.best.vertex_people]

    def _holds(self, low: float, high: float) -> bool:
        return any(low <= place <= high for place in self.people)


def distance_in_words(domain: ZoneDomain, distance: float) -> str:
    """Return a distance between vertices, or on a floor in metres."""
    return f"{distance:.1f} {'m' if domain.distance_unit == 'metres' else domain.distance_unit}"


def rounds_later(lag: int) -> str:
    """Return the number of later rounds in words."""
    return f"{_NUMBERS[lag] if lag < len(_NUMBERS) else lag} round{'s' * (lag != 1)} later"


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
