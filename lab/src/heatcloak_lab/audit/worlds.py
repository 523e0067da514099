"""The simulated worlds of an audit: a reading for every node and round.

Two neighbouring worlds differ by what the promise hides. Two odd worlds differ in every reading, and contain
infinite, tiny and failing readings: everything but the cloaked number must be the same in both.
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
    """An error of a careless driver, whose text contains the reading.

    Attributes:
        reading: the reading.
    """

    def __init__(self, reading: float) -> None:
        super().__init__(f"register reads {reading!r}: implausible")
        self.reading = reading


Reading = float | ImplausibleError
Readings = Callable[[int, int], Reading]
"""A sensor's reading, or the error it raises, by (sensor number from 1, index of the round in its boot)."""

_GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0
_FAILING = 5
"""In odd worlds, the sensor's driver fails once in so many rounds."""
_ODD = (-0.0, 5e-324, 1e300, -1e300, math.inf, -math.inf)
_CANARIES = (2000.0, 9000.0)
"""Range of the readings. On a lattice with a step below 1/512 their ticks have seven digits, as no other
number has."""


@dataclass(frozen=True, slots=True)
class World:
    """One world.

    Attributes:
        name: its name in findings.
        readings: the sensors' readings.
    """

    name: str
    readings: Readings


def neighbours(worst: WorstMove) -> tuple[World, World]:
    """Return the two worlds that differ by what the promise hides, where the readings differ most.

    For a hidden move: people where the slope is steepest, and the same people moved; on a graph, heat at the
    two ends of the steepest edge. For a hidden range: every sensor at the low end, and every sensor at the
    high end. `worst_move` finds them independently of the zone's calibration.
    """
    return _still(worst.before, "here"), _still(worst.after, "there")


def odd_worlds(zone: Zone) -> tuple[World, World]:
    """Return two worlds that share only the rounds in which the sensors' drivers fail.

    Every reading has a long expansion that occurs nowhere else. In the first world all readings are within
    the range; in the second many are outside it, infinite, tiny or negative zero. The error of a driver that
    fails contains its reading.
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
    """Return the world in which every sensor measures the same in each round."""
    values = readings.tolist()
    return World(name, lambda place, index: values[place - 1])


def _fraction(place: int, index: int, shift: float) -> float:
    """Return a fraction without a short decimal or binary expansion, different for each reading."""
    return math.fmod(_GOLDEN * (1 + index + 1000 * place) + shift * math.pi, 1.0)


def _or_failure(value: float, index: int) -> Reading:
    if index % _FAILING == _FAILING - 1:
        return ImplausibleError(value)
    return value
