"""Identities: which tracks of different particles, and of different rounds, are the same person.

Particles do not know of each other, and each has its own idea of who is there. An identity is a reference
way, the median of the tracks that were given to it in the round before. In every round, each particle gives
each of its tracks to the identity whose way is nearest, if any is near. If most particles have a track that
fits to none, it becomes a new identity. One that has been absent for some rounds is forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array

BAND = 0.9
"""Probability that a person is within the band of a round, given that the person is there."""
_FAR = 0.25
"""Mean distance from a reference way, in corridor lengths, above which a track is somebody else."""
_MATCHED = 8
"""Newest rounds that are compared; identities that are in none of them are forgotten."""
_PRESENT = 0.5
"""Share of particles above which a person is there."""


@dataclass(frozen=True)
class TrackEstimate:
    """A person over the rounds of the window.

    Attributes:
        identity: the same number for the same person in all rounds, from 1.
        since: the first round of the person, as far as it is known.
        rounds: rounds in which more than half of the particles have the person, ascending.
        probability: that the person is there, in each of them.
        low: lower end of the place's band in each of them; see `BAND`.
        middle: median of the place.
        high: upper end of the band.
    """

    identity: int
    since: int
    rounds: tuple[int, ...]
    probability: tuple[float, ...]
    low: tuple[float, ...]
    middle: tuple[float, ...]
    high: tuple[float, ...]


def track_of(facts: dict[str, Any]) -> TrackEstimate:
    """Return a track from its fields, as JSON has them."""
    rounds = tuple(int(number) for number in facts["rounds"])
    lists = {
        name: tuple(float(each) for each in facts[name]) for name in ("probability", "low", "middle", "high")
    }
    if any(len(each) != len(rounds) for each in lists.values()):
        raise ValueError("track")
    return TrackEstimate(int(facts["identity"]), int(facts["since"]), rounds, **lists)


class Identities:
    """The identities of one tracker."""

    def __init__(self) -> None:
        self._ways: dict[int, dict[int, float]] = {}
        self._since: dict[int, int] = {}
        self._next = 1

    @classmethod
    def of(cls, facts: dict[str, Any]) -> Identities:
        """Return identities from `facts`."""
        found = cls()
        found._next = int(facts["next"])
        found._ways = {
            int(identity): {int(number): float(place) for number, place in way}
            for identity, way in facts["ways"]
        }
        found._since = {int(identity): int(number) for identity, number in facts["since"]}
        if found._since.keys() != found._ways.keys():
            raise ValueError("identities")
        return found

    def facts(self) -> dict[str, Any]:
        """Return what is remembered, as JSON has it."""
        ways = [[identity, list(way.items())] for identity, way in self._ways.items()]
        return {"next": self._next, "ways": ways, "since": list(self._since.items())}

    def update(self, rounds: Int64Array, places: FloatArray) -> list[TrackEstimate]:
        """Return the people of the newest rounds, those who were found first at the beginning.

        Args:
            rounds: the rounds of the window, ascending, shape (w,).
            places: place of each track in each round, NaN where it is not there, shape (w, particles, slots).
        """
        recent = slice(max(rounds.size - _MATCHED, 0), None)
        near = places[recent]
        taken: BoolArray = np.asarray(np.isnan(near).all(axis=0))
        given: dict[int, BoolArray] = {}
        costs = {identity: _costs(near, _way(way, rounds[recent])) for identity, way in self._ways.items()}
        for identity, mine in _assign(costs, taken).items():
            given[identity] = mine
            taken |= mine
        while (new := _newcomer(near, taken)) is not None:
            mine = _nearest(_costs(near, new), taken)
            given[self._next] = mine
            taken |= mine
            self._next += 1
        found = [self._estimate(identity, rounds, places, mine) for identity, mine in sorted(given.items())]
        kept = [each for each in found if each.rounds and each.rounds[-1] >= rounds[recent][0]]
        self._ways = {each.identity: dict(zip(each.rounds, each.middle, strict=True)) for each in kept}
        self._since = {each.identity: each.since for each in kept}
        return kept

    def _estimate(
        self, identity: int, rounds: Int64Array, places: FloatArray, mine: BoolArray
    ) -> TrackEstimate:
        chosen = np.where(mine, places, np.nan)
        has = ~np.isnan(chosen)
        shares = has.any(axis=2).mean(axis=1)
        shown = np.flatnonzero(shares > _PRESENT)
        numbers = tuple(rounds[shown].tolist())
        tail = (1.0 - BAND) / 2.0
        bands = [np.quantile(chosen[w][has[w]], [tail, 0.5, 1.0 - tail]).tolist() for w in shown.tolist()]
        low, middle, high = map(tuple, zip(*bands, strict=True)) if bands else ((), (), ())
        since = numbers[0] if numbers else int(rounds[-1])
        if since == rounds[0]:
            # Present as far back as the window reaches: it may have been there before.
            since = min(self._since.get(identity, since), since)
        return TrackEstimate(identity, since, numbers, tuple(shares[shown].tolist()), low, middle, high)


def _way(way: dict[int, float], rounds: Int64Array) -> FloatArray:
    """Return a reference way in some rounds, NaN where it is unknown.

    Somebody who was there in the round before is expected at the same place in the newest one.
    """
    places = np.array([way.get(number, np.nan) for number in rounds.tolist()])
    if rounds.size > 1 and np.isnan(places[-1]):
        places[-1] = places[-2]
    return places


def _costs(places: FloatArray, way: FloatArray) -> FloatArray:
    """Return the mean distance of each track from a way; infinite without a common round."""
    distance = np.abs(places - way[:, None, None])
    common = ~np.isnan(distance)
    count = common.sum(axis=0)
    total = np.where(common, distance, 0.0).sum(axis=0)
    return np.where(count > 0, total / np.maximum(count, 1), np.inf)


def _assign(costs: dict[int, FloatArray], taken: BoolArray) -> dict[int, BoolArray]:
    """Give each particle's tracks to identities, the nearest pair first; each track and identity once."""
    if not costs:
        return {}
    names = sorted(costs)
    table = np.stack([np.where(taken, np.inf, costs[name]) for name in names])
    table[table > _FAR] = np.inf
    particles, slots = taken.shape
    given = np.zeros(table.shape, dtype=bool)
    every = np.arange(particles)
    for _ in range(min(len(names), slots)):
        flat = table.transpose(1, 0, 2).reshape(particles, -1)
        best = flat.argmin(axis=1)
        rows = every[np.isfinite(flat[every, best])]
        who, slot = np.divmod(best[rows], slots)
        given[who, rows, slot] = True
        table[who, rows, :] = np.inf
        table[:, rows, slot] = np.inf
    return {name: given[number] for number, name in enumerate(names)}


def _newcomer(places: FloatArray, taken: BoolArray) -> FloatArray | None:
    """Return the way of a person whom most particles have and no identity; None if there is none.

    It is a track of some particle that is near to tracks of most of the others in the newest rounds.
    """
    free = ~taken & ~np.isnan(places[-1])
    if free.any(axis=1).mean() < _PRESENT:
        return None
    particles, slots = np.nonzero(free)
    # Of a few candidates, the one that the most particles agree with.
    some = np.linspace(0, particles.size - 1, min(particles.size, 16)).round().astype(np.intp)
    best, most = None, 0.0
    for particle, slot in zip(particles[some].tolist(), slots[some].tolist(), strict=True):
        way = places[:, particle, slot]
        costs = np.where(taken, np.inf, _costs(places, way)).min(axis=1)
        share = float((costs <= _FAR).mean()) - float(np.minimum(costs, _FAR).mean())
        if share > most:
            best, most = way, share
    if best is None or most < _PRESENT - _FAR:
        return None
    return np.asarray(best)


def _nearest(costs: FloatArray, taken: BoolArray) -> BoolArray:
    """Return the track of each particle that is nearest to a way, if any is near."""
    table = np.where(taken, np.inf, costs)
    best = table.argmin(axis=1)
    mine = np.zeros(taken.shape, dtype=bool)
    rows = np.flatnonzero(table[np.arange(best.size), best] <= _FAR)
    mine[rows, best[rows]] = True
    return mine
