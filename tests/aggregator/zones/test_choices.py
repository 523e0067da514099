"""The rows that ``heatcloak zone calibrate`` compares: noise, cost and accuracy of promises and schedules."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from heatcloak_aggregator.zones.calibration import neighbour_distinguishability, new_zone
from heatcloak_aggregator.zones.choices import (
    Choices,
    choices,
    default_range,
    kernel_peak,
    with_releases,
)
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE, DEFAULT_SCHEDULE
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.graph_heat import graph_heat
from heatcloak_shared.zone import Graph, Promise, Zone, budget_of

_RANGE = replace(DEFAULT_PROMISE, hides=default_range(DEFAULT_DOMAIN))
_SCHEDULES = [with_releases(DEFAULT_SCHEDULE, count) for count in (1, 20)]


def _choices(promises: list[Promise], trials: int = 20) -> Choices:
    return choices(DEFAULT_DOMAIN, promises, _SCHEDULES, trials, 0)


def test_each_row_has_the_noise_and_rho_of_a_new_zone() -> None:
    rows = _choices([DEFAULT_PROMISE, _RANGE]).rows
    assert [(row.mode, row.epsilon, row.releases) for row in rows] == [
        ("model", 4.0, 1),
        ("model", 4.0, 20),
        ("range", 4.0, 1),
        ("range", 4.0, 20),
    ]
    assert (rows[1].sigma, rows[1].rho) == (new_zone().noise.sigma, budget_of(new_zone()).rho)


def test_more_rounds_or_a_smaller_epsilon_require_more_noise_and_give_worse_estimates() -> None:
    tight = replace(DEFAULT_PROMISE, epsilon=1.0)
    one_tight, many_tight, one, many = _choices([tight, DEFAULT_PROMISE], trials=100).rows
    for less, more in ((one, many), (one_tight, many_tight), (one, one_tight), (many, many_tight)):
        assert less.sigma is not None
        assert more.sigma is not None
        assert less.sigma < more.sigma
        assert less.emd is not None
        assert more.emd is not None
        assert less.emd < more.emd
    assert many.attacker_best is not None
    assert many.attacker_best_standing == pytest.approx(many.attacker_best / math.sqrt(20))


def test_hiding_a_range_requires_two_hundred_times_the_noise_of_hiding_a_move() -> None:
    _, model, _, span = _choices([DEFAULT_PROMISE, _RANGE]).rows
    assert model.sigma is not None
    assert span.sigma is not None
    assert 150.0 < span.sigma / model.sigma < 250.0


def test_a_promise_that_requires_more_noise_than_can_be_drawn_has_a_remark() -> None:
    """Other rows are computed; if there are none, it is an error."""
    tiny = replace(DEFAULT_PROMISE, epsilon=1e-9, delta=1e-300)
    refused, _, fine, _ = _choices([tiny, DEFAULT_PROMISE]).rows
    assert refused.sigma is None
    assert refused.emd is None
    assert "sigma is more than" in str(refused.remark)
    assert fine.remark is None
    with pytest.raises(ParameterError, match="sigma is more than"):
        _choices([tiny])


def test_the_default_range_covers_three_people_at_one_sensor() -> None:
    """The limit is rounded up, by less than one in the third digit."""
    for spread in (0.05, 0.001, 3.0):
        domain = replace(DEFAULT_DOMAIN, diffusivity=1.0, time=spread)
        span = default_range(domain)
        assert span.low == 0.0
        assert 3.0 * kernel_peak(domain) <= span.high <= 3.03 * kernel_peak(domain)
    assert default_range(DEFAULT_DOMAIN).high == 3.79


def test_another_number_of_releases_keeps_their_interval() -> None:
    """The shortest budget period that holds them."""
    schedule = replace(DEFAULT_SCHEDULE, every=3, budget_rounds=1000)
    assert with_releases(schedule, 20) is schedule
    assert with_releases(schedule, 7) == replace(schedule, releases=7, budget_rounds=21)


def test_rows_of_a_graph_state_distinguishability_instead_of_a_distance(graph_zone: Zone) -> None:
    domain = graph_zone.domain
    promises = [graph_zone.promise, replace(graph_zone.promise, hides=default_range(domain))]
    rows = choices(domain, promises, _SCHEDULES, 5, 0).rows
    for row in rows:
        zone = new_zone(
            domain=domain,
            promise=promises[row.mode == "range"],
            schedule=with_releases(DEFAULT_SCHEDULE, row.releases),
        )
        assert row.sigma == zone.noise.sigma
        assert (row.told_apart, row.told_apart_standing) == (
            neighbour_distinguishability(zone),
            neighbour_distinguishability(zone, row.releases),
        )
        assert row.attacker_best is None
        assert row.emd is not None
        assert 0.0 <= row.emd <= 3.0
        assert {"told_apart", "told_apart_standing"} < set(row.as_dict())
        assert "attacker_best" not in row.as_dict()
    assert "told_apart" not in _choices([DEFAULT_PROMISE], 2).rows[0].as_dict()


def test_the_kernel_peak_of_a_graph_is_the_greatest_reading_of_one_person_at_a_sensor(
    graph_zone: Zone,
) -> None:
    """For a large graph it is the upper bound 1."""
    graph = graph_zone.domain
    assert isinstance(graph, Graph)
    read = [graph_heat(graph).at(vertex, ((vertex, 1.0),)) for vertex in graph.sensors]
    assert kernel_peak(graph) == pytest.approx(max(read))
    ring = Graph(3000, tuple((i, (i + 1) % 3000) for i in range(3000)), None, (0,), 1.0)
    assert kernel_peak(ring) == 1.0
