"""Calibration of new zones: the noise keeps the promise, and little more than it requires."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.zones.calibration import (
    LATTICE_SHARE,
    LEAST_GAIN,
    NOISE_SHAPES,
    NoiseShape,
    demo_zone,
    lattice_step,
    new_zone,
)
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.model_check import check_against_model, model_sensitivity
from heatcloak_aggregator.zones.observer import neighbour_distinguishability
from heatcloak_shared.budget import lattice_allowance, mu_for
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import LARGEST_TABLE, NOISE_KINDS, NoiseKind
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


def less_noise(zone: Zone, share: float) -> Zone:
    """Return the zone with ``share`` of its noise."""
    noise = zone.noise
    ticks = tuple(max(int(share * each), 1) for each in noise.sigma_ticks)
    return replace(zone, noise=replace(noise, sigma_ticks=ticks))


def lattice_share(zone: Zone) -> float:
    """Return the share by which the lattice raises the weighted sensitivity."""
    return lattice_allowance(zone.noise.sigma_ticks) / zone.noise.weighted_sensitivity


def most_of_the_lattice(zone: Zone) -> float:
    """Return the documented limit of `lattice_share`, with a margin for rounding to ticks."""
    if max(zone.noise.sigma_ticks) > LARGEST_TABLE:
        return 0.001 * 1.02
    return 0.013 * (1.0 + 1e-12) if zone.noise.is_uniform else 0.014 * 1.005


@settings(max_examples=60, deadline=None)
@given(
    epsilon=st.floats(0.05, 20),
    exponent=st.floats(-12, -1),
    alpha=st.floats(1e-4, 1),
    releases=st.integers(1, 2000),
    sensors=st.integers(1, 60),
    spread=st.floats(1e-3, 2),
    kind=st.sampled_from(NOISE_KINDS),
    shape=st.sampled_from(NOISE_SHAPES),
)
def test_a_new_zone_keeps_its_promise_with_nearly_the_least_noise_and_is_parsed_back(
    epsilon: float,
    exponent: float,
    alpha: float,
    releases: int,
    sensors: int,
    spread: float,
    kind: NoiseKind,
    shape: NoiseShape,
) -> None:
    """One percent less noise would break the promise."""
    zone = new_zone(
        domain=Interval(50, sensors, 1.0, spread),
        promise=Promise(Move(alpha), epsilon, 10**exponent),
        schedule=Schedule(1.0, 1, releases, releases),
        noise_kind=kind,
        shape=shape,
    )
    assert parse_zone(render_zone(zone).encode()) == zone
    check_against_model(zone, "zone")
    assert budget_of(zone).delta(epsilon) <= zone.promise.delta
    ticks = min(zone.noise.sigma_ticks)
    assert budget_of(less_noise(zone, 0.99 - 1.0 / ticks)).delta(epsilon) > zone.promise.delta
    assert lattice_share(zone) <= most_of_the_lattice(zone)
    assert lattice_share(zone) / (1.0 + lattice_share(zone)) <= LATTICE_SHARE


def test_the_default_zone_has_the_documented_noise() -> None:
    """Root mean square at most 0.666 with one scale and 0.645 shaped, by the exact multiplier √20·1.0812."""
    uniform, shaped = (new_zone(shape=shape).noise for shape in ("uniform", "shaped"))
    assert new_zone().noise == shaped
    rounded = 0.135911 + uniform.step * 50**0.5
    assert uniform.sigma / rounded == pytest.approx(20**0.5 * 1.0811618, rel=2e-4)
    assert uniform.sigma <= 0.666
    assert shaped.sigma <= 0.645
    assert new_zone(noise_kind="discrete-gaussian", shape="uniform").noise.sigma == pytest.approx(
        0.7127, abs=1e-4
    )
    assert new_zone().nodes[0] == "n01"
    assert new_zone().nodes[-1] == "n50"


def test_shaping_hides_every_move_equally_well_where_it_can() -> None:
    """The weighted slope varies less than with equal scales, and its maximum is the stated one."""
    zone = new_zone()
    slopes = interval_operator(operator_of(zone.domain)).slopes(np.linspace(0.0, 1.0, 2001)) * 0.01
    lengths = np.linalg.norm(slopes / zone.noise.sigmas, axis=1)
    assert lengths.max() == pytest.approx(zone.noise.weighted_sensitivity, rel=1e-4)
    assert lengths.max() <= zone.noise.weighted_sensitivity
    assert np.ptp(lengths[200:1801]) < np.ptp(np.linalg.norm(slopes[200:1801], axis=1)) / zone.noise.sigma


def test_noise_is_uniform_where_shaping_gains_little_or_nothing_is_known_of_moves() -> None:
    ring = Graph(6, tuple((i, (i + 1) % 6) for i in range(6)), None, tuple(range(6)), 1.0)
    assert new_zone(domain=ring, promise=Promise(Move(1.0), 4.0, 1e-5)).noise.is_uniform
    hidden = Promise(Range(0.0, 3.0), 4.0, 1e-5)
    assert new_zone(promise=hidden).noise.is_uniform
    with pytest.raises(ParameterError, match="cannot be shaped: choose uniform noise"):
        new_zone(promise=hidden, shape="shaped")


@pytest.mark.parametrize(
    ("sensitivity", "sensors", "mu"), [(0.1359, 50, 0.2068), (1.0, 1, 1.0), (1e-6, 1000, 1e-3), (3.0, 4, 0.5)]
)
def test_the_lattice_step_is_fine_where_a_table_reaches_and_costs_at_most_13_permille(
    sensitivity: float, sensors: int, mu: float
) -> None:
    step = lattice_step(sensitivity, sensors, mu)
    cost, ticks = step * sensors**0.5 / sensitivity, (sensitivity + step * sensors**0.5) / (mu * step)
    assert cost <= (0.013 if ticks <= LARGEST_TABLE else 0.001)
    if cost > 0.001:
        assert ticks > LARGEST_TABLE / 2, "the finest step with a table"


def test_the_lattice_costs_the_documented_share_of_the_default_zone() -> None:
    uniform, shaped = (lattice_share(new_zone(shape=shape)) for shape in ("uniform", "shaped"))
    assert (uniform, shaped) == pytest.approx((0.0127, 0.01357), abs=1e-5)


@pytest.mark.parametrize(
    ("epsilon", "delta", "releases"), [(60.0, 1e-10, 20), (60.0, 1e-12, 1), (48.0, 1e-30, 2)]
)
@pytest.mark.parametrize("kind", NOISE_KINDS)
def test_no_table_is_used_where_its_truncation_would_cost_noise(
    epsilon: float, delta: float, releases: int, kind: NoiseKind
) -> None:
    """At a large ε the truncation of a table would take all of δ."""
    promise, schedule = Promise(Move(0.01), epsilon, delta), Schedule(1.0, 1, releases, releases)
    uniform, shaped = (
        new_zone(promise=promise, schedule=schedule, noise_kind=kind, shape=shape)
        for shape in ("uniform", "shaped")
    )
    for zone in (uniform, shaped):
        assert min(zone.noise.sigma_ticks) > LARGEST_TABLE
        assert budget_of(zone).mu >= mu_for(kind, epsilon, delta) * 0.999
        assert lattice_share(zone) <= 0.001
    assert shaped.noise.sigma < 0.97 * uniform.noise.sigma


@pytest.mark.parametrize("shape", NOISE_SHAPES)
def test_the_lattice_costs_little_on_graphs(shape: NoiseShape) -> None:
    chance = np.random.default_rng(7)
    with_table = 0
    for _ in range(100):
        n = int(chance.integers(2, 12))
        edges = tuple((int(chance.integers(k)), k) for k in range(1, n))
        weights = tuple(float(each) for each in np.exp(chance.uniform(-1.5, 1.5, n - 1)))
        graph = Graph(n, edges, weights, tuple(range(n)), float(np.exp(chance.uniform(-2.0, 0.7))))
        schedule = Schedule(1.0, 1, 10, 10)
        zone = new_zone(domain=graph, promise=Promise(Move(1.0), 4.0, 1e-5), schedule=schedule, shape=shape)
        assert lattice_share(zone) <= most_of_the_lattice(zone)
        with_table += max(zone.noise.sigma_ticks) <= LARGEST_TABLE
    assert with_table >= 10


def test_a_zone_is_calibrated_for_people_off_the_grid() -> None:
    """At a small spread, the sensitivity on the grid is a tenth too small."""
    narrow = Interval(100, 50, 1.0, 1e-4)
    noise = new_zone(domain=narrow).noise
    needed = model_sensitivity(narrow, 0.01, noise.relative_scales)
    assert needed < noise.sensitivity < needed * (1 + 1e-8), "a margin for other machines' rounding"
    assert model_sensitivity(narrow, 0.01) > 1.09 * IntervalDomain(100, 50).operator(1e-4).sensitivity(0.01)
    assert model_sensitivity(DEFAULT_DOMAIN, 0.01) >= 0.13589715279376594


def test_the_budget_of_a_demo_zone_covers_the_whole_run() -> None:
    """A longer run divides the same ε among more releases."""
    assert demo_zone(5) == demo_zone(20) == new_zone("demo")
    long = demo_zone(80)
    assert long.schedule.releases == 80
    assert long.noise.sigma == pytest.approx(2 * new_zone().noise.sigma, rel=0.02)


@pytest.mark.parametrize(
    ("changes", "cause"),
    [
        ({"schedule": Schedule(1.0, 10**9, 10**9, 10**18)}, "a budget period of 1000000000000000000 rounds"),
        ({"promise": Promise(Range(0.0, 5e-324), 4.0, 1e-5)}, "give a change above 1e-90 and below 1e"),
    ],
)
def test_periods_and_changes_beyond_those_of_zone_files_are_refused(
    changes: dict[str, Any], cause: str
) -> None:
    with pytest.raises(ParameterError, match=cause):
        new_zone(**changes)


def test_a_promise_that_requires_more_noise_than_can_be_drawn_is_refused() -> None:
    with pytest.raises(ParameterError):
        new_zone(promise=Promise(Move(0.01), 1e-9, 1e-12), schedule=Schedule(1.0, 1, 10**9, 10**9))


@settings(max_examples=60, deadline=None)
@given(
    m=st.integers(1, 60),
    spread=st.floats(1e-3, 1),
    epsilon=st.floats(0.5, 10),
    releases=st.integers(1, 2000),
)
@example(m=5, spread=0.0085, epsilon=4.0, releases=299)
def test_noise_that_is_not_shaped_is_that_of_a_uniform_zone(
    m: int, spread: float, epsilon: float, releases: int
) -> None:
    """Room for shaped scales costs a uniform zone nothing, and shaped ones have tables where they fit."""

    def zone(shape: NoiseShape) -> Zone:
        return new_zone(
            domain=Interval(100, m, 1.0, spread),
            promise=Promise(Move(0.01), epsilon, 1e-5),
            schedule=Schedule(1.0, 1, releases, releases),
            shape=shape,
        )

    uniform, auto = zone("uniform"), zone("auto")
    assert auto == uniform or auto.noise.sigma < (1.0 - LEAST_GAIN) * uniform.noise.sigma
    assert lattice_share(auto) <= most_of_the_lattice(auto)


@pytest.mark.parametrize(
    ("sensors", "spread", "releases", "factor"),
    [(5, 0.0085, 19, 1.0), (51, 0.01251, 1, 2.0), (50, 0.04902, 40, 2.0**-4)],
)
def test_the_step_of_shaped_noise_is_chosen_for_its_greatest_scale(
    sensors: int, spread: float, releases: int, factor: float
) -> None:
    """The step of uniform noise, a coarser one for tables, or a fine one without tables."""
    uniform, shaped = (
        new_zone(
            domain=Interval(100, sensors, 1.0, spread),
            schedule=Schedule(1.0, 1, releases, releases),
            shape=shape,
        ).noise
        for shape in ("uniform", "shaped")
    )
    assert shaped.step == factor * uniform.step
    assert (max(shaped.sigma_ticks) <= LARGEST_TABLE) == (factor >= 1.0)
    assert max(uniform.sigma_ticks) <= LARGEST_TABLE


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
    scales = zone.noise.relative_scales
    slope = model_sensitivity(graph, 1.0, scales)
    assert zone.noise.sensitivity >= model_sensitivity(graph, alpha, scales) >= 0.999999 * alpha * slope
    assert 0.5 < neighbour_distinguishability(zone) <= neighbour_distinguishability(zone, releases) <= 1.0


@pytest.mark.parametrize("alpha", [0.5, 0.0, float("nan")])
def test_an_alpha_below_one_hop_is_refused_on_a_graph(graph_zone: Zone, alpha: float) -> None:
    with pytest.raises(ParameterError, match=r"alpha: .* is less than one hop, .*: give at least 1"):
        new_zone(domain=graph_zone.domain, promise=Promise(Move(alpha), 4.0, 1e-5))
