"""The worlds of an audit, told as the readings of every node in every round.

Two neighbours, which the promise must keep apart; and two that differ in every reading and in every way that
a reading can be odd, of which nothing may show but in the cloaked number.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.domains import domain_of, operator_of
from heatcloak_aggregator.ranking import highest
from heatcloak_shared.graph_heat import graph_heat
from heatcloak_shared.scenario import interval_reading
from heatcloak_shared.zone import Graph, Interval, Move, Range, Zone


class ImplausibleError(ValueError):
    """What a careless driver raises: its text carries the reading.

    Attributes:
        reading: the reading.
    """

    def __init__(self, reading: float) -> None:
        super().__init__(f"register reads {reading!r}: implausible")
        self.reading = reading


Reading = float | ImplausibleError
Readings = Callable[[int, int], Reading]
"""What a sensor gives, or raises: of (place from 1, number of the round in its boot from 0)."""

_GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0
_FAILING = 5
"""Every how many rounds of an odd world the sensor's driver fails."""
_ODD = (-0.0, 5e-324, 1e300, -1e300, math.inf, -math.inf)
_CANARIES = (2000.0, 9000.0)
"""Their ticks have seven digits on every lattice of a step below 1/512; nothing else has such numbers."""


@dataclass(frozen=True, slots=True)
class World:
    """One world.

    Attributes:
        name: what it is called.
        readings: what the sensors measure in it.
    """

    name: str
    readings: Readings


def neighbours(zone: Zone) -> tuple[World, World]:
    """The two worlds that differ by exactly what the promise hides, where that moves the readings most.

    Where a move is hidden: one person at the place of steepest slope, and the same person moved by α; on a
    graph heat of intensity α at one end of the steepest edge, and at its other end. Where a range is hidden:
    every sensor at its low end, and every sensor at its high end.
    """
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return World("low", lambda place, index: hides.low), World("high", lambda place, index: hides.high)
    if isinstance(zone.domain, Graph):
        ends = operator_of(zone.domain).steepest_edge.edge
        assert ends is not None  # noqa: S101  a zone's graph has two vertices at least, and is connected
        return _heated(zone.domain, ends[0], hides, "here"), _heated(zone.domain, ends[1], hides, "moved")
    here, there = steepest_move(zone.domain, hides)
    return _person(zone.domain, here, "here"), _person(zone.domain, there, "moved")


def steepest_move(domain: Interval, move: Move) -> tuple[float, float]:
    """Two places within α of each other on the corridor between which the readings change most."""
    alpha = min(move.alpha, 1.0)
    starts = np.linspace(0.0, 1.0 - alpha, 2001)
    sensors = domain_of(domain).sensor_places
    changes = np.zeros(starts.size)
    for sensor in sensors:
        before, after = (
            np.exp(-((x - sensor) ** 2) / (4.0 * domain.spread)) for x in (starts, starts + alpha)
        )
        changes += (after - before) ** 2
    start = float(starts[highest(changes)])
    return start, start + alpha


def odd_worlds(zone: Zone) -> tuple[World, World]:
    """Two worlds without anything in common but the rounds in which the sensors' drivers fail.

    Every reading has a long expansion of its own, a canary. In the first all lie where readings may lie; in
    the second many are beyond, infinite, minute or negative zero. A driver that fails names its reading.
    """
    limits = zone.promise.hides
    low, high = (limits.low, limits.high) if isinstance(limits, Range) else _CANARIES

    def calm(place: int, index: int) -> Reading:
        return _or_failure(low + (high - low) * _fraction(place, index, 0.1), index)

    def wild(place: int, index: int) -> Reading:
        kind = (place + index) % (2 * len(_ODD))
        value = low + (high - low) * (2.0 * _fraction(place, index, 0.7) - 0.5)
        return _or_failure(_ODD[kind] if kind < len(_ODD) else value, index)

    return World("calm", calm), World("wild", wild)


def _person(domain: Interval, at: float, name: str) -> World:
    def reading(place: int, index: int) -> Reading:
        return interval_reading(((at, 1.0),), place / domain.n_sensors, domain.spread)

    return World(name, reading)


def _heated(domain: Graph, vertex: int, move: Move, name: str) -> World:
    heat, present = graph_heat(domain), ((vertex, move.alpha),)

    def reading(place: int, index: int) -> Reading:
        return heat.at(domain.sensors[place - 1], present)

    return World(name, reading)


def _fraction(place: int, index: int, shift: float) -> float:
    """A fraction with no short decimal or binary expansion, another one for each reading."""
    return math.fmod(_GOLDEN * (1 + index + 1000 * place) + shift * math.pi, 1.0)


def _or_failure(value: float, index: int) -> Reading:
    if index % _FAILING == _FAILING - 1:
        return ImplausibleError(value)
    return value
