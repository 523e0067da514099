"""Runs of the demo in a corridor with invented estimates, without nodes, brokers and recovery."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from heatcloak_aggregator.earth_mover import EmdScore, score
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import domain_of, operator_of
from heatcloak_aggregator.zones.world import demo_scenario, true_sources
from heatcloak_lab.demo.round_view import RecoveredView, RoundView
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.wire import Track
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


@cache
def followed_run(seed: int, rounds: int = 20, lag: int = 3) -> CorridorRun:
    """Return a run of a tracker, which numbers people by their order in the scenario.

    Tracks are `OFF` locations off at once, and exact ``lag`` rounds later.
    """
    run = corridor_run(seed, rounds, pool=False)
    n = run.zone.domain.n_sources
    views = []
    for view in run.views:
        people = tuple(_tracks(run.scenario, view.index))
        near = tuple(replace(each, place=min(each.place + OFF / n, 1.0)) for each in people)
        alone = replace(view.alone, rounds=view.index + 1, tracks=near)
        exact = RecoveredView(
            view.index + 1 + lag, view.truth, "converged", EmdScore(0.0, placeless=False), (), None, people
        )
        later = exact if view.index < rounds - lag and lag else None
        views.append(replace(view, alone=alone, later=later))
    return CorridorRun(run.zone, run.scenario, views)


def _tracks(scenario: Scenario, index: int) -> Iterator[Track]:
    for number, source in enumerate(scenario.sources, start=1):
        if source.is_present(index):
            place = source.place(index)
            low, high = max(0.0, place - REACH / 2), min(1.0, place + REACH / 2)
            yield Track(number, source.appears, 0.95, place, low, high)
