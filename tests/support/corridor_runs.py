"""Runs of the demo in a corridor without nodes, brokers and recovery: estimates that are made up."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import numpy as np

from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import domain_of, operator_of
from heatcloak_aggregator.zones.world import demo_scenario, true_sources
from heatcloak_lab.demo.round_view import RecoveredView, RoundView
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone

OFF, REACH = 3, 0.08
"""Locations that an estimate is off, and how far a region reaches to both sides of it."""


@dataclass(frozen=True)
class CorridorRun:
    """A run.

    Attributes:
        zone: its zone.
        scenario: its world.
        views: its rounds.
    """

    zone: Zone
    scenario: Scenario
    views: list[RoundView]


@cache
def corridor_run(
    seed: int, rounds: int = 20, *, pool: bool = True, beside: bool = True, regions: bool = True
) -> CorridorRun:
    """A run in which every person is found a little off, and another method finds one heap in the middle."""
    zone = demo_zone(rounds)
    domain, operator = domain_of(zone.domain), operator_of(zone.domain)
    n = domain.n_sources
    scenario = demo_scenario(random.Random(seed), 0, rounds)
    chance = np.random.default_rng(seed)
    views = []
    for index in range(rounds):
        truth = true_sources(scenario, index, n)
        clean = operator.matrix() @ truth
        people = tuple(place for place, _ in scenario.at(index))
        estimate = np.roll(truth, OFF if index % 2 else -OFF)
        heap = np.zeros(n)
        heap[round(float(np.mean(people)) * n) - 1] = 1.0
        found = (np.flatnonzero(estimate) + 1) / n
        told = tuple((max(0.0, x - REACH), min(1.0, x + REACH), 0.91) for x in found) if regions else ()
        own, other = score(domain, truth, estimate), score(domain, truth, heap)
        together = RecoveredView(min(index + 1, 7), estimate, "converged", own, told)
        views.append(
            RoundView(
                index, truth, clean, clean + zone.noise.sigma * chance.standard_normal(clean.size),
                RecoveredView(1, estimate, "converged", own, told), together if pool else None,
                RecoveredView(together.rounds, heap, "optimal", other) if beside else None, people,
            )
        )  # fmt: skip
    return CorridorRun(zone, scenario, views)
