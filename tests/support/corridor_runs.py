"""Runs of the demo in a corridor with invented estimates, without nodes, brokers and recovery."""

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
"""Error of an estimate in locations, and half the width of a region in corridor lengths."""


@dataclass(frozen=True)
class CorridorRun:
    """A run of the demo.

    Attributes:
        zone: its zone.
        scenario: its sources.
        views: its rounds.
    """

    zone: Zone
    scenario: Scenario
    views: list[RoundView]


@cache
def corridor_run(
    seed: int, rounds: int = 20, *, pool: bool = True, beside: bool = True, regions: bool = True
) -> CorridorRun:
    """Return a run whose estimates are `OFF` locations off; another method finds one source in the middle.

    Args:
        seed: seed of the scenario and the noise.
        rounds: number of rounds.
        pool: whether there are pooled estimates.
        beside: whether there are estimates of another method.
        regions: whether estimates have regions.
    """
    zone = demo_zone(rounds)
    domain, operator = domain_of(zone.domain), operator_of(zone.domain)
    n = domain.n_sources
    scenario = demo_scenario(random.Random(seed), 0, rounds)
    chance = np.random.default_rng(seed)
    views = []
    for index in range(rounds):
        truth = true_sources(scenario, index, n)
        clean = operator.matrix() @ truth
        people = tuple(position for position, _ in scenario.at(index))
        estimate = np.roll(truth, OFF if index % 2 else -OFF)
        middle = np.zeros(n)
        middle[round(float(np.mean(people)) * n) - 1] = 1.0
        found = (np.flatnonzero(estimate) + 1) / n
        likely = tuple((max(0.0, x - REACH), min(1.0, x + REACH), 0.91) for x in found) if regions else ()
        own, other = score(domain, truth, estimate), score(domain, truth, middle)
        pooled = RecoveredView(min(index + 1, 7), estimate, "converged", own, likely)
        views.append(
            RoundView(
                index, truth, clean, clean + zone.noise.sigma * chance.standard_normal(clean.size),
                RecoveredView(1, estimate, "converged", own, likely), pooled if pool else None,
                RecoveredView(pooled.rounds, middle, "optimal", other) if beside else None, people,
            )
        )  # fmt: skip
    return CorridorRun(zone, scenario, views)
