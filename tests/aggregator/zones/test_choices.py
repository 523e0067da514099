"""The rows that ``heatcloak zone calibrate`` compares: noise, cost and accuracy of promises and schedules."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest

from heatcloak_aggregator.theory import uneven_budget
from heatcloak_aggregator.zones.calibration import NoiseShape, new_zone
from heatcloak_aggregator.zones.choices import (
    MISSING,
    Choices,
    choices,
    default_range,
    kernel_peak,
    maker_like,
    requested_promise,
    with_releases,
    zones_by_noise,
)
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE, DEFAULT_SCHEDULE
from heatcloak_aggregator.zones.observer import neighbour_distinguishability
from heatcloak_aggregator.zones.position_error import position_errors
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.graph_heat import graph_heat
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind
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


def test_each_row_has_the_scales_of_three_noises_and_the_limits_of_the_chosen_one() -> None:
    """Shaped noise for the model, and none for a range."""
    rows = _choices([DEFAULT_PROMISE, _RANGE], 2).rows
    for row in rows:
        kinds = [(noise.kind, noise.shape) for noise in row.noises]
        assert kinds == [
            ("discrete-gaussian", "uniform"),
            ("rounded-gaussian", "uniform"),
            ("rounded-gaussian", "shaped"),
        ]
        (chosen,) = (noise for noise in row.noises if noise.chosen)
        assert chosen.sigma == row.sigma == min(noise.sigma for noise in row.noises if noise.sigma)
        assert chosen.shape == ("shaped" if row.mode == "model" else "uniform")
    discrete, uniform, shaped = (noise.sigma for noise in rows[1].noises)
    assert (discrete, uniform, shaped) == pytest.approx((0.7126, 0.6655, 0.6391), abs=1e-4)
    assert rows[3].noises[2].sigma is None
    own = rows[1]
    assert own.one_round == position_errors(new_zone())
    assert own.period == position_errors(new_zone(), 20)
    assert rows[0].period == rows[0].one_round
    assert math.isfinite(
        json.loads(json.dumps(own.as_dict(), allow_nan=False))["period"]["known"]["cramer_rao"]
    )


def test_noise_that_cannot_be_drawn_has_no_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discrete noise at a promise for which only rounded noise fits the sampler."""
    zone = replace(new_zone(shape="uniform"), schedule=with_releases(DEFAULT_SCHEDULE, 10**9))

    def refuse(*arguments: object, **options: object) -> Zone:
        if options["noise_kind"] == "discrete-gaussian":
            raise ParameterError("sigma is more than the sampler draws")
        return zone

    monkeypatch.setattr("heatcloak_aggregator.zones.choices.new_zone", refuse)
    (discrete, none), (uniform, own), (shaped, nothing) = zones_by_noise(zone)
    assert (discrete.sigma, none, shaped.sigma, nothing) == (None, None, None, None)
    assert (uniform.sigma, uniform.chosen, own) == (zone.noise.sigma, True, zone)


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("shape", ["uniform", "shaped"])
def test_the_noise_of_the_zone_is_the_chosen_one(kind: NoiseKind, shape: NoiseShape) -> None:
    """Uniform noise too, where shaping would gain; other zones of its maker have it likewise."""
    zone = new_zone(noise_kind=kind, shape=shape)
    ((chosen, own),) = [each for each in zones_by_noise(zone) if each[0].chosen]
    assert (chosen.kind, chosen.shape, chosen.sigma) == (kind, shape, zone.noise.sigma)
    assert own == zone
    shapes = [(noise.kind, noise.shape) for noise, other in zones_by_noise(zone) if other is not None]
    assert shapes == [("discrete-gaussian", "uniform"), ("rounded-gaussian", "uniform"), (kind, "shaped")]
    other = maker_like(zone)(schedule=_SCHEDULES[0]).noise
    assert other == new_zone(schedule=_SCHEDULES[0], noise_kind=kind, shape=shape).noise


def test_a_zone_that_cannot_gain_by_shaping_does_not_forbid_it() -> None:
    assert maker_like(new_zone(promise=_RANGE))() == new_zone()
    wide = replace(DEFAULT_DOMAIN, time=6.0)
    assert new_zone(domain=wide).noise.is_uniform
    assert maker_like(new_zone(domain=wide))() == new_zone()


def test_the_requested_promise_has_errors_of_each_noise_with_and_without_missing_sensors() -> None:
    progress: list[float] = []
    found = requested_promise(new_zone(), 20, 0, progress.append)
    assert (found.mode, found.releases, found.worlds) == ("model", 20, 2)
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    least = []
    for entry in found.noises:
        cases = [(each.missing, each.releases) for each in entry.errors]
        assert cases == [(0.0, 1), (0.0, 20), (MISSING, 1), (MISSING, 20)]
        for each in entry.errors:
            for error in (each.known, each.unknown):
                assert error.bayes is not None
                assert error.cramer_rao is not None
                assert (error.posterior is not None) == entry.noise.chosen
        whole, fewer = entry.errors[0].known.cramer_rao, entry.errors[2].known.cramer_rao
        assert whole is not None
        assert fewer is not None
        assert whole < fewer
        least.append(whole)
    assert least == sorted(least, reverse=True), "discrete, uniform, shaped"
    assert found.uneven == uneven_budget(20, 0.5)
    assert (found.uneven.running_mean, found.uneven.last_round) == pytest.approx((0.81, 1.30), abs=0.005)


def test_a_single_release_is_listed_once(graph_zone: Zone) -> None:
    """On a graph, whose entries have no Cramér-Rao bound."""
    zone = new_zone(domain=graph_zone.domain, promise=graph_zone.promise, schedule=_SCHEDULES[0])
    for entry in requested_promise(zone, 2, 0).noises:
        assert [(each.missing, each.releases) for each in entry.errors] == [(0.0, 1), (MISSING, 1)]
        assert {each.known.cramer_rao for each in entry.errors} == {None}
