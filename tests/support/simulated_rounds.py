"""Simulated rounds of an interval zone, without nodes and broker."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.service import Round
from heatcloak_shared import Reading
from heatcloak_shared.scenario import Scenario, Source
from heatcloak_shared.zone import Zone

FIRST = 1000
"""The first round of the scenario."""
Measure = Callable[[int], Round]


def standing(*places: float) -> tuple[Source, ...]:
    """Return unit sources that stay at these positions."""
    return tuple(Source(1.0, 0, None, ((0.0, position),)) for position in places)


def simulated_rounds(zone: Zone, sources: tuple[Source, ...], seed: int, lost: float = 0.0) -> Measure:
    """Return a function from a round's number to the round; ``lost`` is the probability of a lost reading."""
    sigmas = zone.noise.sigmas
    scenario, operator = Scenario(sources, FIRST), IntervalDomain().operator(zone.domain.spread)

    def measure(number: int) -> Round:
        chance = random.Random(seed * 1_000_003 + number)
        heat = np.zeros(zone.domain.n_sensors)
        for position, intensity in scenario.at(number):
            heat += intensity * operator.responses([position])[0]
        readings = {
            node: new_reading(zone, node, number, float(heat[place]) + chance.gauss(0, sigmas[place]))
            for place, node in enumerate(zone.nodes)
            if chance.random() >= lost
        }
        return Round(number, readings, tuple(node for node in zone.nodes if node not in readings))

    return measure


def new_reading(zone: Zone, node: str, number: int, value: float, boot: str = "5f0c" * 8) -> Reading:
    """Return a reading with the round as its sequence number."""
    step, t = zone.noise.step, zone.schedule.time_of(number)
    ticks, scale = round(value / step), zone.sigma_ticks_of(node)
    return Reading(zone.name, zone.rev, node, boot, number, number, ticks, step, scale, t)
