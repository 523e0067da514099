"""The default zone."""

from __future__ import annotations

from typing import NamedTuple

from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Interval, Move, Promise

DEFAULT_NAME = "hall"
DEMO_NAME = "demo"
DEFAULT_DOMAIN = Interval(n_sources=100, n_sensors=50, diffusivity=0.5, time=0.1)
DEFAULT_MOVE = Move(alpha=0.01)
ONE_HOP = 1.0
"""Default radius of a promise on a graph."""
DEFAULT_PROMISE = Promise(DEFAULT_MOVE, epsilon=4.0, delta=1e-5)
DEFAULT_SCHEDULE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)


class HeatOfPeople(NamedTuple):
    """How heat spreads on a floor, and what is declared of people.

    Attributes:
        length: how far heat spreads before it is lost, in metres.
        age: declared: the least spread of the heat of a body, in m².
        power: declared: the greatest power of a person, in watts.
        conductance: of the air on the floor, in watts per kelvin.
        margin: factor of the sensitivity for what a fit leaves uncertain, at least 1.
        gains: the factor that each node applies by a fit, in the order of the sensors; empty for 1.
    """

    length: float = 4.0
    age: float = 0.25
    power: float = 100.0
    conductance: float = 100.0
    margin: float = 1.0
    gains: tuple[float, ...] = ()


DEFAULT_HEAT = HeatOfPeople()
DEFAULT_STEP = 0.2
"""Default radius of a promise on a floor, in metres."""
DEFAULT_FLOOR_PERIOD = 900.0
"""Default time between rounds on a floor, in seconds."""
DEFAULT_FLOOR_RELEASES = 4
"""Default number of rounds of a budget period on a floor."""
