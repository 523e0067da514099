"""Identities on a graph: which slots of different particles, and of different rounds, are the same person.

An identity is a reference way: a vertex in each of the newest rounds. In every round, each particle gives
each of its present slots to the identity whose way is nearest, if any is near. If most particles have a slot
that fits to none, it becomes a new identity. One that hardly any particle has in the newest round has ended.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.ranking import descending, lowest

_MATCHED = 8
"""Newest rounds that are compared."""
_FAR = 0.75
"""Mean distance from a reference way, relative to that of two vertices, beyond which a slot is another
person."""
_APPEARS, _VANISHES = 0.5, 0.1
"""Share of particles above which there is a new person, and below which a person has left."""
_CANDIDATES = 32
"""Slots that are tried as the way of a new person."""
_HELD = 0.9

Distances = Callable[[Int64Array], FloatArray]


@dataclass(frozen=True)
class VertexTrackEstimate:
    """A person in one round.

    Attributes:
        identity: the same number for the same person in all rounds, from 1.
        probability: that the person is there in this round.
        since: the first round of the person, as far as it is known.
        vertex: the most probable vertex.
        vertices: the fewest vertices that hold the person with a probability of 90 %, if the person is there;
            ascending.
    """

    identity: int
    probability: float
    since: int
    vertex: int
    vertices: tuple[int, ...]


def track_of(identity: int, probability: float, since: int, weights: FloatArray) -> VertexTrackEstimate:
    """Return a track from the weights of the vertices, shape (n,), of positive sum."""
    order = descending(weights)
    heights = np.cumsum(weights[order])
    fewest = order[: 1 + int(np.searchsorted(heights, _HELD * heights[-1] * (1.0 - 1e-12)))]
    return VertexTrackEstimate(identity, probability, since, int(order[0]), tuple(np.sort(fewest).tolist()))


@dataclass(frozen=True)
class KnownPerson:
    """What is remembered of an identity.

    Attributes:
        identity: its number.
        since: the first round, as far as it is known.
        way: pairs of round and vertex, of the newest rounds.
    """

    identity: int
    since: int
    way: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, facts: Any) -> KnownPerson:  # noqa: ANN401  JSON
        """Return a person from `facts`."""
        identity, since, way = facts
        return cls(int(identity), int(since), tuple((int(number), int(vertex)) for number, vertex in way))

    @property
    def facts(self) -> list[Any]:
        """Return it as JSON has it."""
        return [self.identity, self.since, [list(each) for each in self.way]]


@dataclass(frozen=True, eq=False)
class Assignment:
    """The people of the newest round.

    Attributes:
        people: the identities.
        owners: identity of each slot of each particle, 0 for none, shape (particles, K).
        next: number of the next identity.
    """

    people: tuple[KnownPerson, ...]
    owners: Int64Array
    next: int


def assign(
    people: tuple[KnownPerson, ...],
    following: int,
    rounds: Int64Array,
    vertices: Int64Array,
    distances: Distances,
    n: int,
    typical: float,
) -> Assignment:
    """Give the slots of the newest round to identities.

    Args:
        people: the identities of the round before.
        following: number of the next identity.
        rounds: the rounds of the window, ascending, shape (w,).
        vertices: the paths, n where absent, shape (particles, K, w).
        distances: returns the distances of all vertices from some, shape (p, n).
        n: number of vertices.
        typical: mean distance of two vertices.
    """
    recent = slice(max(rounds.size - _MATCHED, 0), None)
    numbers, near = rounds[recent], stays(vertices[:, :, recent], n)
    far = _FAR * typical
    taken = near[:, :, -1] == n
    owners = np.zeros(taken.shape, np.int64)
    costs = {each.identity: _costs(near, _way(each, numbers), distances, n) for each in people}
    while costs:
        # The identity that fits best is given its slots first.
        totals = [np.minimum(np.where(taken, np.inf, cost).min(axis=1), far).sum() for cost in costs.values()]
        identity = list(costs)[lowest(np.array(totals))]
        mine = _nearest(costs.pop(identity), taken, far)
        owners[mine] = identity
        taken |= mine
    since = {each.identity: each.since for each in people}
    while (~taken).any(axis=1).mean() > _APPEARS:
        mine = _newcomer(near, taken, distances, n, far)
        if mine.any(axis=1).mean() <= _APPEARS:
            break
        owners[mine] = following
        taken |= mine
        following += 1
    kept = []
    everywhere = stays(vertices, n)
    for identity in np.unique(owners[owners > 0]).tolist():
        mine = owners == identity
        if mine.any(axis=1).mean() < _VANISHES:
            owners[mine] = 0
            continue
        share = (everywhere[mine] < n).sum(axis=0) / owners.shape[0]
        least = min(_APPEARS, float(share[-1]))
        first = int(np.flatnonzero(share >= least)[0])
        began = int(rounds[first])
        if first == 0:
            began = min(began, since.get(identity, began))
        kept.append(KnownPerson(identity, began, _middle(near[mine], numbers, distances, n)))
    return Assignment(tuple(kept), owners, following)


def tracks_at(
    known: Assignment, number: int, index: int, vertices: Int64Array, n: int
) -> tuple[VertexTrackEstimate, ...]:
    """Return the people of a round of the window who are there in the newest one, too.

    Args:
        known: the assignment of the newest round.
        number: the round.
        index: its index in the window.
        vertices: the paths, shape (particles, K, w).
        n: number of vertices.
    """
    found = []
    present = stays(vertices, n)[:, :, index]
    for person in known.people:
        places = present[(known.owners == person.identity) & (present < n)]
        probability = places.size / present.shape[0]
        if probability >= _APPEARS:
            weights = np.bincount(places, minlength=n).astype(np.float64)
            found.append(track_of(person.identity, probability, min(person.since, number), weights))
    return tuple(sorted(found, key=lambda each: (each.since, each.identity)))


def stays(vertices: Int64Array, n: int) -> Int64Array:
    """Return paths with n in all rounds before the last absence: the stays up to the newest round."""
    there = np.flip(np.logical_and.accumulate(np.flip(vertices < n, axis=-1), axis=-1), axis=-1)
    return np.where(there, vertices, n)


def _way(person: KnownPerson, rounds: Int64Array) -> Int64Array:
    """Return the vertex of a way in some rounds, the last one known where there is none after it, else −1."""
    known, last = dict(person.way), max(number for number, _ in person.way)
    found = [known.get(number, -1) for number in rounds.tolist()]
    return np.array([known[last] if number > last else v for v, number in zip(found, rounds, strict=True)])


def _costs(near: Int64Array, way: Int64Array, distances: Distances, n: int) -> FloatArray:
    """Return the mean distance of each slot's stay from a way; infinite without a common round."""
    known = np.flatnonzero(way >= 0)
    if not known.size:
        return np.full(near.shape[:2], np.inf)
    away = distances(way[known])
    common = near[:, :, known] < n
    apart = away[np.arange(known.size), np.where(common, near[:, :, known], 0)]
    count = common.sum(axis=2)
    total = np.where(common, apart, 0.0).sum(axis=2)
    return np.where(count > 0, total / np.maximum(count, 1), np.inf)


def _nearest(costs: FloatArray, taken: BoolArray, far: float) -> BoolArray:
    """Return which slot of each particle is nearest, if it is free and near."""
    free = np.where(taken, np.inf, costs)
    slots = free.argmin(axis=1)
    rows = np.arange(free.shape[0])
    mine = np.zeros_like(taken)
    mine[rows, slots] = free[rows, slots] <= far
    return mine


def _newcomer(near: Int64Array, taken: BoolArray, distances: Distances, n: int, far: float) -> BoolArray:
    """Return the slots of a new person: those nearest to the free slot that is near to most particles."""
    rows, slots = np.nonzero(~taken)
    some = np.unique(np.linspace(0, rows.size - 1, min(rows.size, _CANDIDATES)).astype(np.int64))
    best, cost = np.zeros_like(taken), np.inf
    for at in some:
        way = near[rows[at], slots[at]]
        costs = _costs(near, np.where(way < n, way, -1), distances, n)
        total = float(np.minimum(np.where(taken, np.inf, costs).min(axis=1), far).sum())
        if total < cost:
            best, cost = _nearest(costs, taken, far), total
    return best


def _middle(
    stay: Int64Array, rounds: Int64Array, distances: Distances, n: int
) -> tuple[tuple[int, int], ...]:
    """Return the vertex of least mean distance in each round with somebody, of stays (slots, rounds)."""
    way = []
    for at, number in enumerate(rounds.tolist()):
        places, counts = np.unique(stay[stay[:, at] < n, at], return_counts=True)
        if places.size:
            way.append((int(number), lowest(counts @ distances(places))))
    return tuple(way)
