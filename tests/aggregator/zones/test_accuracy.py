"""The expected accuracy of a zone, compared with independent computations."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import NormalDist

import numpy as np
import pytest
from scipy import stats

from heatcloak_aggregator import IntervalDomain, bpdn
from heatcloak_aggregator.zones.accuracy import (
    accuracy_in_words,
    real_sensor_notes,
    simulated_path,
    warning_in_words,
    zone_accuracy,
)
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE, DEFAULT_SCHEDULE
from heatcloak_shared.zone import Graph, Move, Range, Zone

OFFICE = replace(DEFAULT_DOMAIN, n_sensors=12)


def zone_of_range(low: float, high: float, epsilon: float = 4.0) -> Zone:
    return new_zone(
        "office",
        OFFICE,
        replace(DEFAULT_PROMISE, hides=Range(low, high), epsilon=epsilon),
        replace(DEFAULT_SCHEDULE, period=60.0),
    )


@pytest.fixture(scope="module")
def office() -> Zone:
    """Return the zone of twelve thermometers between 15 and 35 °C."""
    return zone_of_range(15.0, 35.0)


def test_the_default_zone_finds_sources_and_a_range_of_temperatures_does_not(office: Zone) -> None:
    assert zone_accuracy(new_zone()).finds_in_a_round
    assert zone_accuracy(new_zone()).finds_in_a_period
    assert not zone_accuracy(office).finds_in_a_round
    assert not zone_accuracy(office).finds_in_a_period


def test_errors_of_means_over_a_period_match_simulated_ones(office: Zone) -> None:
    found = zone_accuracy(office)
    noise = np.random.default_rng(1).normal(0.0, 337.125, (4000, 20, 12))
    assert found.noise == 337.125
    assert found.sensor_mean_error == pytest.approx(noise.mean(axis=1).std(), rel=0.02)
    assert found.zone_mean_error == pytest.approx(noise.mean(axis=(1, 2)).std(), rel=0.05)
    assert found.blind_mean_error == pytest.approx(
        np.random.default_rng(2).uniform(15, 35, 10**6).std(), rel=0.01
    )


def test_distinguishing_the_extremes_of_a_range_matches_neyman_and_pearson(office: Zone) -> None:
    found = zone_accuracy(office).extremes_told_apart
    assert found is not None
    exact = NormalDist().cdf(math.sqrt(20 * 12) * 20.0 / (2 * 337.125))
    assert exact < found < exact + 0.01, "an upper bound, which includes the lattice"


def test_the_share_of_empty_estimates_is_that_of_basis_pursuit(office: Zone) -> None:
    """The stated share is the minimum over all readings in the range; a uniform 35 attains it."""
    found = zone_accuracy(office).empty_rounds
    assert found is not None
    noise = np.random.default_rng(3).normal(0.0, 337.125, (100_000, 12))
    radius = 337.125 * math.sqrt(stats.chi2.ppf(0.95, 12))
    share = float((np.linalg.norm(35.0 + noise, axis=1) <= radius).mean())
    assert found == pytest.approx(share, abs=4 * math.sqrt(0.05 * 0.95 / 100_000))
    operator = IntervalDomain(100, 12).operator(0.05)
    empty = [not bpdn(operator, 35.0 + row, 337.125).estimate.any() for row in noise[:100]]
    assert np.array_equal(empty, np.linalg.norm(35.0 + noise[:100], axis=1) <= radius)


@pytest.mark.parametrize(("epsilon", "finds"), [(4.0, False), (60.0, True)])
def test_a_zone_finds_sources_if_an_exact_posterior_is_better_than_a_guess(
    epsilon: float, finds: bool
) -> None:
    """The oracle is the posterior median of one person, the best estimate there is."""
    zone = zone_of_range(0.0, 4.0, epsilon)
    found = zone_accuracy(zone)
    sensors, places = np.arange(1, 13) / 12, (np.arange(500) + 0.5) / 500
    columns = np.exp(-(np.subtract.outer(sensors, places) ** 2) / 0.2) / math.sqrt(0.2 * math.pi)
    chance, scale = np.random.default_rng(4), zone.noise.sigma / math.sqrt(20)
    errors = []
    for truth in chance.integers(0, 500, 2000):
        seen = columns[:, truth] + scale * chance.standard_normal(12)
        logs = (seen @ columns - 0.5 * (columns**2).sum(axis=0)) / scale**2
        mass = np.cumsum(np.exp(logs - logs.max()))
        errors.append(abs(places[np.searchsorted(mass, 0.5 * mass[-1])] - places[truth]))
    mean = float(np.mean(errors))
    assert (mean < 0.9 * 0.25) == finds == found.finds_in_a_period
    assert found.place_error_period is not None
    assert found.place_error_period <= mean * 1.03, "a lower bound"
    assert found.place_error_period >= 0.8 * mean


def test_ambient_heat_is_recovered_as_about_thirty_people() -> None:
    zone = new_zone(domain=OFFICE)
    per_unit = zone_accuracy(zone).ambient_sources
    recovered = bpdn(
        IntervalDomain(100, 12).operator(0.05), np.full(12, 20.0), zone.noise.sigma
    ).estimate.sum()
    assert per_unit is not None
    assert 20.0 * per_unit == pytest.approx(recovered, rel=0.15)
    notes = " ".join(real_sensor_notes(zone, zone_accuracy(zone)))
    assert "a reading of 20 at every sensor (20 °C with gain 1) is recovered as about 30 people" in notes
    assert "heatcloak fit fits floors only" in notes
    assert "offset" in notes


def test_a_graph_zone_finds_sources_if_some_two_vertices_can_be_distinguished() -> None:
    graph = Graph(4, ((0, 1), (1, 2), (2, 3)), None, (0, 1, 2, 3), 1.0)
    hidden = new_zone(domain=graph, promise=replace(DEFAULT_PROMISE, hides=Range(15.0, 35.0)))
    shown = new_zone(domain=graph, promise=replace(DEFAULT_PROMISE, hides=Move(1.0)))
    assert not zone_accuracy(hidden).finds_in_a_period
    assert zone_accuracy(shown).finds_in_a_period
    assert zone_accuracy(hidden).place_error is None
    laplacian = np.diag([1.0, 2.0, 2.0, 1.0]) - np.eye(4, k=1) - np.eye(4, k=-1)
    values, vectors = np.linalg.eigh(laplacian)
    kernel = vectors @ np.diag(np.exp(-values)) @ vectors.T
    most = max(np.linalg.norm(kernel[:, i] - kernel[:, j]) for i in range(4) for j in range(4))
    for zone in (hidden, shown):
        bound = zone_accuracy(zone).vertices_told_apart
        assert bound is not None
        assert bound >= NormalDist().cdf(math.sqrt(20) * float(most) / (2 * zone.noise.sigma))


def test_the_warning_states_which_estimates_the_noise_permits(office: Zone) -> None:
    found = zone_accuracy(office)
    assert accuracy_in_words(office, found) == (
        "noise 337.1 in every reading, against a range of 20; over a period of 20 releases the mean of one "
        "sensor is right to ±75.4 and that of all 12 to ±21.8; always answering 25 is right to ±5.77 "
        "(standard errors)"
    )
    warning = warning_in_words(office, found)
    assert warning is not None
    for phrase in (
        "recovery is not expected to find anything",
        "placed no better than ±0.25 of the corridor, and a guess is right to ±0.25",
        "no source in at least 95 % of rounds",
        "distinguished at most 67.9 % of the time",
        "the mean of all 12 sensors to ±1 takes 474 periods, 6.6 days",
    ):
        assert phrase in warning
    assert real_sensor_notes(office, found) == []


def test_a_zone_that_finds_sources_has_no_warning() -> None:
    zone = new_zone()
    assert warning_in_words(zone, zone_accuracy(zone)) is None


def test_a_zone_that_finds_sources_only_over_a_period_recommends_pooled_rounds() -> None:
    zone = new_zone(schedule=replace(DEFAULT_SCHEDULE, releases=10_000, budget_rounds=10_000))
    found = zone_accuracy(zone)
    assert (found.finds_in_a_round, found.finds_in_a_period) == (False, True)
    warning = warning_in_words(zone, found)
    assert warning is not None
    assert "pooled rounds" in warning


def test_the_suggested_simulated_zone_finds_sources(office: Zone) -> None:
    first, *others = simulated_path(office)
    assert first == "heatcloak zone new office-simulated.toml --name office --sensors 12 --period 60"
    assert [command.split()[1] for command in others] == ["provision", "bundle"]
    assert all("--sensor simulated" in command for command in others)
    suggested = new_zone("office", OFFICE, schedule=replace(DEFAULT_SCHEDULE, period=60.0))
    assert zone_accuracy(suggested).finds_in_a_round
