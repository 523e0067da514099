"""The worlds of an audit, told as the readings of every node in every round.

Two neighbours, which the promise must keep apart; and two that differ in every reading and in every way that
a reading can be odd, of which nothing may show but in the cloaked number.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.privacy.audit import WorstMove
from heatcloak_shared.zone import Range, Zone


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


def neighbours(worst: WorstMove) -> tuple[World, World]:
    """Return the two worlds that differ by what the promise hides, where that moves the readings most.

    Where a move is hidden: people at the place of steepest slope, and the same people moved; on a graph heat
    at one end of the steepest edge, and at its other end. Where a range is hidden: every sensor at its low
    end, and every sensor at its high end. `worst_move` finds them, apart from what the zone was calibrated
    with.
    """
    return _still(worst.before, "here"), _still(worst.after, "there")


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


def _still(readings: npt.NDArray[np.float64], name: str) -> World:
    """The world in which every sensor measures the same in each round."""
    values = readings.tolist()
    return World(name, lambda place, index: values[place - 1])


def _fraction(place: int, index: int, shift: float) -> float:
    """A fraction with no short decimal or binary expansion, another one for each reading."""
    return math.fmod(_GOLDEN * (1 + index + 1000 * place) + shift * math.pi, 1.0)


def _or_failure(value: float, index: int) -> Reading:
    if index % _FAILING == _FAILING - 1:
        return ImplausibleError(value)
    return value
