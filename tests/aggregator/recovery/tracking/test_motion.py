"""The prior of motion: its draws, and what is refused."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.recovery.tracking import Motion
from heatcloak_aggregator.recovery.tracking.interval.track_prior import log_counts
from heatcloak_aggregator.recovery.tracking.motion import folded
from heatcloak_shared.errors import ParameterError


def test_paths_are_reflected_at_both_ends() -> None:
    assert folded(np.array([-0.25, 0.0, 0.75, 1.25, 2.0, 2.5])) == pytest.approx(
        [0.25, 0.0, 0.75, 0.75, 0.0, 0.5]
    )


def test_people_come_and_go_and_move_as_often_as_stated() -> None:
    motion = Motion(stands=0.3, top_speed=0.1, turns=0.2, arrives=0.25, leaves=0.1)
    rng = np.random.default_rng(1)
    worlds = [motion.draw(12, rng) for _ in range(4000)]
    arrived = [sum(path.birth > 0 for path in world) for world in worlds]
    assert np.mean(arrived) == pytest.approx(11 * 0.25, abs=4 * math.sqrt(11 * 0.25 / 4000))
    initial = [path for world in worlds for path in world if path.birth == 0]
    assert len(initial) / 4000 == pytest.approx(0.5, abs=0.06)
    assert np.mean([path.at(1) is None for path in initial]) == pytest.approx(0.1, abs=0.03)
    steps = np.concatenate([np.diff(path.places) for path in initial if path.places.size > 1])
    assert np.abs(steps).max() <= 0.1 + 1e-12
    assert np.mean(steps == 0.0) == pytest.approx(0.3, abs=0.03)


def test_a_path_has_no_place_before_and_after_its_life() -> None:
    path = Motion(leaves=0.5).draw(30, np.random.default_rng(5))[0]
    assert path.at(path.birth - 1) is None
    assert path.at(path.birth) == path.places[0]
    assert path.at(path.birth + path.places.size) is None


def test_the_number_of_people_at_the_beginning_has_the_density_of_a_set() -> None:
    """With k people it is k!·3⁻ᵏ, for any order of them."""
    assert np.exp(log_counts(3)) == pytest.approx([1.0, 1 / 3, 2 / 9, 6 / 27])


@pytest.mark.parametrize("name", ["stands", "top_speed", "turns", "arrives", "leaves"])
@pytest.mark.parametrize("value", [0.0, -0.1, 3.0, math.nan, math.inf, "fast", None, True])
def test_values_out_of_range_are_refused(name: str, value: object) -> None:
    with pytest.raises(ParameterError, match=name):
        Motion(**{name: value})  # type: ignore[arg-type]
