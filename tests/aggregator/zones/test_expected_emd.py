"""The simulated mean EMD of a zone and its standard error, compared with an independent simulation."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain, bpdn, emd
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.expected_emd import expected_emd
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Range, Zone
from support.zones import uniform_noise, with_domain

_TICK = 2.0**-20


def _with_sigma(sigma: float) -> Zone:
    zone = new_zone()
    return replace(zone, noise=uniform_noise(0.1359, _TICK, round(sigma / _TICK), 50))


def test_a_seed_repeats_the_result_and_progress_is_reported_after_each_trial() -> None:
    progress: list[float] = []
    zones = [_with_sigma(0.7)]
    once = expected_emd(DEFAULT_DOMAIN, zones, 20, 3, progress.append)
    assert once == expected_emd(DEFAULT_DOMAIN, zones, 20, 3)
    assert once != expected_emd(DEFAULT_DOMAIN, zones, 20, 4)
    assert progress == [number / 20 for number in range(1, 21)]


def test_the_result_of_a_zone_does_not_depend_on_other_zones() -> None:
    """All zones share the scenarios and the random numbers."""
    low, high = _with_sigma(0.1), _with_sigma(3.0)
    (alone,), blind = expected_emd(DEFAULT_DOMAIN, [high], 20, 0)
    (first, second), same = expected_emd(DEFAULT_DOMAIN, [low, high], 20, 0)
    assert (second, same) == (alone, blind)
    assert first.mean < second.mean


def test_the_distance_grows_with_the_noise_up_to_that_of_a_guess() -> None:
    """Empty estimates are counted as placeless."""
    measured, blind = expected_emd(DEFAULT_DOMAIN, [_with_sigma(s) for s in (0.02, 0.2, 2.0, 2000.0)], 100, 1)
    means = [each.mean for each in measured]
    assert means == sorted(means)
    assert means[0] < 0.06
    assert abs(means[-1] - blind.mean) <= measured[-1].half_width
    assert measured[0].placeless == 0.0
    assert measured[-1].placeless > 0.9
    assert blind.placeless == 1.0


def test_the_mean_agrees_with_an_independent_simulation() -> None:
    """With people on the grid only and other random numbers, within both errors."""
    domain, sigma, trials = IntervalDomain(100, 50), 0.7, 400
    operator, chance = domain.operator(0.05), np.random.default_rng(12345)
    values = []
    for _ in range(trials):
        truth = np.bincount(chance.integers(0, 100, chance.integers(1, 4)), minlength=100).astype(float)
        cloaked = operator.matrix() @ truth + sigma * chance.standard_normal(50)
        values.append(emd(domain, truth, bpdn(operator, cloaked, sigma).estimate))
    (ours,), _ = expected_emd(DEFAULT_DOMAIN, [_with_sigma(sigma)], trials, 0)
    error = math.hypot(ours.half_width, 1.97 * float(np.std(values, ddof=1)) / math.sqrt(trials))
    assert abs(ours.mean - float(np.mean(values))) <= 1.5 * error  # three standard errors
    assert ours.half_width == pytest.approx(1.97 * float(np.std(values, ddof=1)) / math.sqrt(trials), rel=0.2)


def test_readings_are_clamped_to_the_zones_range() -> None:
    """A range above all readings makes the estimate as bad as a guess."""
    zone = _with_sigma(0.01)
    dark = replace(zone, promise=replace(zone.promise, hides=Range(-2.0, -1.0)))
    (clear, nothing), blind = expected_emd(DEFAULT_DOMAIN, [zone, dark], 30, 0)
    assert clear.mean < 0.06
    assert nothing.mean == pytest.approx(blind.mean)


@pytest.mark.parametrize(("trials", "seed", "match"), [(1, 0, "trials"), (10, -1, "seed")])
def test_arguments_outside_their_range_are_refused(trials: int, seed: int, match: str) -> None:
    with pytest.raises(ParameterError, match=match):
        expected_emd(DEFAULT_DOMAIN, [], trials, seed)


def test_on_a_graph_distances_are_in_hops_from_nearly_zero_to_that_of_a_guess(graph_zone: Zone) -> None:
    full = with_domain(graph_zone, sensors=(0, 1, 2, 3, 4, 5))
    quiet, loud = (
        replace(full, noise=uniform_noise(0.7, _TICK, round(sigma / _TICK), 6)) for sigma in (1e-4, 100.0)
    )
    (near, far), blind = expected_emd(full.domain, [quiet, loud], 30, 0)
    assert near.mean < 0.25, "only people at one vertex are taken for a single one"
    assert 0.8 < blind.mean < 2.0
    assert abs(far.mean - blind.mean) <= far.half_width
