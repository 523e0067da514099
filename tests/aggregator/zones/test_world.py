"""The demo's world: one to three people, one of them walking."""

from __future__ import annotations

import random

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.methods import recover
from heatcloak_aggregator.recovery.pooling import round_readings
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import demo_prior, demo_scenario, true_sources
from heatcloak_shared.scenario import Scenario, Source


@pytest.mark.parametrize("rounds", [1, 2, 20, 100])
def test_there_are_one_to_three_people_and_one_walks(rounds: int) -> None:
    """In every round of every world, somewhere in the corridor."""
    numbers = set()
    for seed in range(50):
        scenario = demo_scenario(random.Random(seed), start=1000, rounds=rounds)
        counts = {len(scenario.at(number)) for number in range(1000, 1000 + rounds)}
        numbers |= counts
        assert counts <= {1, 2, 3}
        walker = [scenario.at(number)[0][0] for number in range(1000, 1000 + rounds)]
        assert all(0 <= place <= 1 for place in walker)
        if rounds > 1:
            assert abs(walker[-1] - walker[0]) >= 0.5
    assert numbers == {1, 2, 3}


def test_the_truth_puts_every_source_at_its_nearest_location() -> None:
    """Locations are i/n from i = 1; a source at 0 is at the first, two at one place add up."""
    people = tuple(Source(1.0, 0, None, ((0.0, place),)) for place in (0.0, 0.31, 0.29, 1.0))
    truth = true_sources(Scenario(people), 0, 10)
    assert np.flatnonzero(truth).tolist() == [0, 2, 9]
    assert truth[2] == 2.0
    assert truth.sum() == 4.0


def heaps(estimate: FloatArray) -> int:
    """Groups of heat, each of at least a quarter of a person, more than three locations apart."""
    present = np.flatnonzero(estimate > 1e-3)
    groups = np.split(present, np.flatnonzero(np.diff(present) > 3) + 1)
    return sum(float(estimate[group].sum()) >= 0.25 for group in groups if group.size)


def test_the_demo_finds_as_many_people_as_there_are_where_basis_pursuit_merges_them() -> None:
    """In one round of each of 30 worlds, people at least a tenth of the corridor apart."""
    zone = demo_zone(20)
    operator, sigma = operator_of(zone.domain), zone.noise.sigma
    right = {"posterior": 0, "bpdn": 0}
    worlds = 0
    for seed in range(80):
        scenario = demo_scenario(random.Random(seed), start=0, rounds=20)
        places = sorted(place for place, _ in scenario.at(10))
        if len(places) < 2 or min(np.diff(places)) < 0.1 or worlds == 30:
            continue
        worlds += 1
        clean = operator.matrix() @ true_sources(scenario, 10, 100)
        readings = round_readings(operator, clean + np.random.default_rng(seed).normal(0, sigma, 50), sigma)
        for method in right:
            told = recover(method, operator, readings, None, demo_prior(zone.domain))
            right[method] += heaps(told.estimate) == len(places)
    assert worlds == 30
    assert right["posterior"] >= 28
    assert right["bpdn"] <= 10
