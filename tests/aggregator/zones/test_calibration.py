"""Calibration of new zones: the noise keeps the promise, and little more than it requires."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator import GraphDomain, IntervalDomain
from heatcloak_aggregator.zones.calibration import (
    attackers_best,
    check_against_model,
    demo_zone,
    model_sensitivity,
    neighbour_distinguishability,
    new_zone,
)
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import domain_of, operator_of
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import (
    Graph,
    Interval,
    Move,
    Promise,
    Range,
    Zone,
    budget_of,
    parse_zone,
    render_zone,
)


@settings(max_examples=40, deadline=None)
@given(
    epsilon=st.floats(0.05, 20),
    exponent=st.floats(-12, -1),
    alpha=st.floats(1e-4, 1),
    releases=st.integers(1, 2000),
    sensors=st.integers(1, 60),
    spread=st.floats(1e-3, 2),
)
def test_a_new_zone_keeps_its_promise_with_nearly_the_least_noise_and_is_parsed_back(
    epsilon: float, exponent: float, alpha: float, releases: int, sensors: int, spread: float
) -> None:
    """Two percent less noise would break the promise."""
    zone = new_zone(
        domain=Interval(50, sensors, 1.0, spread),
        promise=Promise(Move(alpha), epsilon, 10**exponent),
        schedule=Schedule(1.0, 1, releases, releases),
    )
    assert parse_zone(render_zone(zone).encode()) == zone
    check_against_model(zone, "zone")
    spent = budget_of(zone)
    assert spent.delta(epsilon) <= zone.promise.delta
    less = type(spent)(spent.sensitivity, spent.step, int(spent.sigma_ticks * 0.98) - 1, sensors, releases)
    assert less.delta(epsilon) > zone.promise.delta


def test_the_default_zone_has_the_documented_noise() -> None:
    """The multiplier of the inflated sensitivity is 5.1768; the lattice inflates it by at most 5 %."""
    zone = new_zone()
    inflation = zone.noise.step * 50**0.5 / zone.noise.sensitivity
    assert 0.02 < inflation <= 0.05
    assert zone.noise.sigma / (zone.noise.sensitivity * (1 + inflation)) == pytest.approx(5.1768, rel=1e-3)
    assert zone.nodes[0] == "n01"
    assert zone.nodes[-1] == "n50"


def test_a_zone_is_calibrated_for_people_off_the_grid() -> None:
    """At a small spread, the sensitivity on the grid is a tenth too small."""
    narrow = Interval(100, 50, 1.0, 1e-4)
    stated, needed = new_zone(domain=narrow).noise.sensitivity, model_sensitivity(narrow, 0.01)
    assert needed < stated < needed * (1 + 1e-8), "the margin is for machines that round differently"
    assert needed > 1.09 * IntervalDomain(100, 50).operator(1e-4).sensitivity(0.01)
    assert model_sensitivity(DEFAULT_DOMAIN, 0.01) >= 0.13589715279376594


def test_the_budget_of_a_demo_zone_covers_the_whole_run() -> None:
    """A longer run divides the same ε among more releases."""
    assert demo_zone(5) == demo_zone(20) == new_zone("demo")
    long = demo_zone(80)
    assert long.schedule.releases == 80
    assert long.noise.sigma == pytest.approx(2 * new_zone().noise.sigma, rel=1e-3)


def test_a_promise_that_requires_more_noise_than_can_be_drawn_is_refused() -> None:
    with pytest.raises(ParameterError):
        new_zone(promise=Promise(Move(0.01), 1e-9, 1e-12), schedule=Schedule(1.0, 1, 10**9, 10**9))


@settings(max_examples=30, deadline=None)
@given(
    epsilon=st.floats(0.05, 20),
    alpha=st.floats(1, 3),
    releases=st.integers(1, 2000),
    spread=st.floats(1e-3, 20),
    weight=st.floats(0.1, 10),
    sensors=st.permutations(range(7)).flatmap(lambda order: st.integers(1, 7).map(lambda k: order[:k])),
)
def test_a_new_zone_on_a_graph_keeps_its_promise_and_is_parsed_back(
    epsilon: float, alpha: float, releases: int, spread: float, weight: float, sensors: list[int]
) -> None:
    """For whole and fractional numbers of hops, and any order of sensors."""
    edges = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 0), (0, 3))
    graph = Graph(7, edges, (weight, *[1.0] * 7), tuple(sensors), spread)
    zone = new_zone(
        domain=graph,
        promise=Promise(Move(alpha), epsilon, 1e-5),
        schedule=Schedule(1.0, 1, releases, releases),
    )
    assert parse_zone(render_zone(zone).encode()) == zone
    check_against_model(zone, "zone")
    assert budget_of(zone).delta(epsilon) <= 1e-5
    slope = model_sensitivity(graph, 1.0)
    assert zone.noise.sensitivity >= model_sensitivity(graph, alpha) >= 0.999999 * alpha * slope
    assert 0.5 < neighbour_distinguishability(zone) <= neighbour_distinguishability(zone, releases) <= 1.0


@pytest.mark.parametrize("alpha", [0.5, 0.0, float("nan")])
def test_an_alpha_below_one_hop_is_refused_on_a_graph(graph_zone: Zone, alpha: float) -> None:
    with pytest.raises(ParameterError, match=r"alpha: .* is less than one hop, .*: give at least 1"):
        new_zone(domain=graph_zone.domain, promise=Promise(Move(alpha), 4.0, 1e-5))


def test_the_domain_of_a_zone_has_the_files_sensors_and_a_shared_operator(graph_zone: Zone) -> None:
    domain = domain_of(graph_zone.domain)
    assert isinstance(domain, GraphDomain)
    assert (domain.sensors.tolist(), domain.n_edges, domain.distance(0, 5)) == ([0, 2, 3, 5], 7, 3.0)
    assert operator_of(graph_zone.domain) is operator_of(graph_zone.domain)
    assert isinstance(domain_of(DEFAULT_DOMAIN), IntervalDomain)


def test_a_graph_zone_with_too_small_a_sensitivity_is_refused(graph_zone: Zone) -> None:
    valid = new_zone(domain=graph_zone.domain, promise=graph_zone.promise)
    noise = replace(valid.noise, sensitivity=0.99 * valid.noise.sensitivity)
    with pytest.raises(ZoneError, match=r"hall.toml: noise.sensitivity: .* is below the domain's"):
        check_against_model(replace(valid, noise=noise), "hall.toml")


def test_on_a_graph_distinguishability_replaces_the_attackers_accuracy(graph_zone: Zone) -> None:
    """A zone that hides a range permits less of it than one that hides a move."""
    with pytest.raises(ParameterError, match="neighbouring vertices"):
        attackers_best(graph_zone)
    promise = replace(graph_zone.promise, hides=Range(0.0, 1.0))
    hidden = new_zone(domain=graph_zone.domain, promise=promise)
    shown = new_zone(domain=graph_zone.domain, promise=graph_zone.promise)
    assert (
        0.5
        < neighbour_distinguishability(hidden)
        < neighbour_distinguishability(shown)
        < neighbour_distinguishability(shown, 20)
        < 0.8
    )
