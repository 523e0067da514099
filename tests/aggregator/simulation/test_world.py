"""The demo's world: one to three people, one of them walking."""

from __future__ import annotations

import random

import numpy as np
import pytest

from heatcloak_aggregator.simulation.world import demo_scenario, true_sources
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
