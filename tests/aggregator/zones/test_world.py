"""The demo's scenario: one to three people, one of them walking."""

from __future__ import annotations

import random

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.methods import recover
from heatcloak_aggregator.recovery.pooling import round_readings
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import FASTEST_CROSSING, demo_prior, demo_scenario, true_sources
from heatcloak_shared.scenario import Scenario, Source


@pytest.mark.parametrize("rounds", [1, 2, 20, 100])
def test_every_round_has_one_to_three_people_and_one_walks(rounds: int) -> None:
    numbers = set()
    for seed in range(50):
        scenario = demo_scenario(random.Random(seed), start=1000, rounds=rounds)
        counts = {len(scenario.at(number)) for number in range(1000, 1000 + rounds)}
        numbers |= counts
        assert counts <= {1, 2, 3}
        walker = [scenario.at(number)[0][0] for number in range(1000, 1000 + rounds)]
        assert all(0 <= position <= 1 for position in walker)
        assert abs(walker[-1] - walker[0]) >= 0.499 * min(1.0, (rounds - 1) / FASTEST_CROSSING)
    assert numbers == {1, 2, 3}


def test_true_sources_are_at_the_nearest_locations() -> None:
    """Locations are i/n from i = 1; a source at 0 is at the first, and sources at one location add up."""
    people = tuple(Source(1.0, 0, None, ((0.0, position),)) for position in (0.0, 0.31, 0.29, 1.0))
    truth = true_sources(Scenario(people), 0, 10)
    assert np.flatnonzero(truth).tolist() == [0, 2, 9]
    assert truth[2] == 2.0
    assert truth.sum() == 4.0


def groups_of(estimate: FloatArray) -> int:
    """Count groups of sources that are over three locations apart and hold at least a quarter of a person."""
    present = np.flatnonzero(estimate > 1e-3)
    groups = np.split(present, np.flatnonzero(np.diff(present) > 3) + 1)
    return sum(float(estimate[group].sum()) >= 0.25 for group in groups if group.size)


def test_posterior_finds_the_right_number_of_people_where_basis_pursuit_merges_them() -> None:
    """In one round of each of 30 scenarios, with people at least a tenth of the corridor apart."""
    zone = demo_zone(20)
    operator, sigma = operator_of(zone.domain), zone.noise.sigma
    correct = {"posterior": 0, "bpdn": 0}
    tried = 0
    for seed in range(80):
        scenario = demo_scenario(random.Random(seed), start=0, rounds=20)
        positions = sorted(position for position, _ in scenario.at(10))
        if len(positions) < 2 or min(np.diff(positions)) < 0.1 or tried == 30:
            continue
        tried += 1
        clean = operator.matrix() @ true_sources(scenario, 10, 100)
        readings = round_readings(operator, clean + np.random.default_rng(seed).normal(0, sigma, 50), sigma)
        for method in correct:
            recovered = recover(method, operator, readings, None, demo_prior(zone.domain))
            correct[method] += groups_of(recovered.estimate) == len(positions)
    assert tried == 30
    assert correct["posterior"] >= 28
    assert correct["bpdn"] <= 10
