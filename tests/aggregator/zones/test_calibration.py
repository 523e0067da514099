"""Making zones: whatever is promised, the noise keeps it and is not much more than it needs."""

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
def test_every_new_zone_keeps_its_promise_and_reads_back(
    epsilon: float, exponent: float, alpha: float, releases: int, sensors: int, spread: float
) -> None:
    """The file that is written is accepted by its own rules; one tick in a hundred less would break it."""
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
    """Multiplier 5.1768 on the inflated sensitivity; the lattice inflates by at most 5 %."""
    zone = new_zone()
    inflation = zone.noise.step * 50**0.5 / zone.noise.sensitivity
    assert 0.02 < inflation <= 0.05
    assert zone.noise.sigma / (zone.noise.sensitivity * (1 + inflation)) == pytest.approx(5.1768, rel=1e-3)
    assert zone.nodes[0] == "n01"
    assert zone.nodes[-1] == "n50"


def test_a_person_off_the_grid_is_what_a_zone_is_calibrated_for() -> None:
    """At small spread the grid understates by a tenth."""
    narrow = Interval(100, 50, 1.0, 1e-4)
    stated, needed = new_zone(domain=narrow).noise.sensitivity, model_sensitivity(narrow, 0.01)
    assert needed < stated < needed * (1 + 1e-8), "a little more, for machines that round otherwise"
    assert needed > 1.09 * IntervalDomain(100, 50).operator(1e-4).sensitivity(0.01)
    assert model_sensitivity(DEFAULT_DOMAIN, 0.01) >= 0.13589715279376594


def test_a_demo_zone_covers_the_whole_run() -> None:
    """A longer run shares the same ε among more releases."""
    assert demo_zone(5) == demo_zone(20) == new_zone("demo")
    long = demo_zone(80)
    assert long.schedule.releases == 80
    assert long.noise.sigma == pytest.approx(2 * new_zone().noise.sigma, rel=1e-3)


def test_more_noise_than_can_be_drawn_is_refused() -> None:
    """One clear error, not an endless search."""
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
def test_every_new_zone_on_a_graph_keeps_its_promise_and_reads_back(
    epsilon: float, alpha: float, releases: int, spread: float, weight: float, sensors: list[int]
) -> None:
    """However many hops are hidden, whole ones or not, and wherever the sensors are."""
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
def test_a_zone_on_a_graph_hides_a_hop_at_least(graph_zone: Zone, alpha: float) -> None:
    """Half a hop is nobody's move, and the noise for it keeps nobody's promise."""
    with pytest.raises(ParameterError, match=r"alpha: .* is less than one hop, .*: give at least 1"):
        new_zone(domain=graph_zone.domain, promise=Promise(Move(alpha), 4.0, 1e-5))


def test_a_graphs_domain_is_the_one_that_its_file_describes(graph_zone: Zone) -> None:
    """Sensors in the file's order; all who ask share one operator."""
    domain = domain_of(graph_zone.domain)
    assert isinstance(domain, GraphDomain)
    assert (domain.sensors.tolist(), domain.n_edges, domain.distance(0, 5)) == ([0, 2, 3, 5], 7, 3.0)
    assert operator_of(graph_zone.domain) is operator_of(graph_zone.domain)
    assert isinstance(domain_of(DEFAULT_DOMAIN), IntervalDomain)


def test_a_graph_zone_of_a_smaller_sensitivity_is_refused(graph_zone: Zone) -> None:
    """One that was made for fewer sensors, for example."""
    fewer = new_zone(domain=graph_zone.domain, promise=graph_zone.promise)
    noise = replace(fewer.noise, sensitivity=0.99 * fewer.noise.sensitivity)
    with pytest.raises(ZoneError, match=r"hall.toml: noise.sensitivity: .* is below the domain's"):
        check_against_model(replace(fewer, noise=noise), "hall.toml")


def test_an_attacker_on_a_graph_places_nobody_but_tells_neighbours_apart(graph_zone: Zone) -> None:
    """The rule of thumb is one of corridors; a range tells apart no better than its noise lets it."""
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
