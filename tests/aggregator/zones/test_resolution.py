"""Zones of sensors that report in steps: their calibration, and what computes with their noise."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy.stats import norm

from heatcloak_aggregator.privacy.accounting import spent_between, spent_by_zones
from heatcloak_aggregator.privacy.calibration import compare_methods
from heatcloak_aggregator.zones.accuracy import real_sensor_notes, zone_accuracy
from heatcloak_aggregator.zones.calibration import LATTICE_SHARE, NOISE_SHAPES, NoiseShape, new_zone
from heatcloak_aggregator.zones.choices import maker_like, zones_by_noise
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE
from heatcloak_aggregator.zones.event_budget import event_budget
from heatcloak_aggregator.zones.model_check import check_against_model, one_round_sensitivity
from heatcloak_aggregator.zones.observer import attackers_best, neighbour_distinguishability
from heatcloak_aggregator.zones.rooms import Scale, load_room_map, promises_by_room
from heatcloak_shared.budget import lattice_allowance, mu_for
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import (
    Graph,
    Interval,
    Move,
    Promise,
    Range,
    Room,
    Zone,
    broken_promise,
    budget_of,
    move_by_room,
    parse_zone,
    render_zone,
    resolution_share,
)

Floats = NDArray[np.float64]
PROBE = 0.0625
RANGE = Promise(Range(15.0, 35.0), 4.0, 1e-5)


def less_noise(zone: Zone, share: float) -> Zone:
    """Return the zone with ``share`` of its noise."""
    ticks = tuple(max(int(share * each), 1) for each in zone.noise.sigma_ticks)
    return replace(zone, noise=replace(zone.noise, sigma_ticks=ticks))


def lattice_share(zone: Zone) -> float:
    """Return the share of the whole change that the lattice takes, apart from the resolution."""
    lattice = lattice_allowance(zone.noise.sigma_ticks)
    whole = zone.noise.weighted_sensitivity + (1.0 + zone.resolution_ticks) * lattice
    return lattice / whole


@settings(max_examples=40, deadline=None)
@given(
    epsilon=st.floats(0.1, 10),
    alpha=st.floats(1e-3, 0.3),
    releases=st.integers(1, 500),
    sensors=st.integers(1, 60),
    spread=st.floats(1e-3, 1),
    resolution=st.sampled_from([PROBE, 0.25]) | st.floats(1e-6, 100.0),
    kind=st.sampled_from(NOISE_KINDS),
    shape=st.sampled_from(NOISE_SHAPES),
)
def test_a_new_zone_keeps_its_promise_with_nearly_the_least_noise_and_is_parsed_back(
    epsilon: float,
    alpha: float,
    releases: int,
    sensors: int,
    spread: float,
    resolution: float,
    kind: NoiseKind,
    shape: NoiseShape,
) -> None:
    """One percent less noise would break the promise; the lattice takes at most the documented share."""
    zone = new_zone(
        domain=Interval(50, sensors, 1.0, spread),
        promise=Promise(Move(alpha), epsilon, 1e-5),
        schedule=Schedule(1.0, 1, releases, releases),
        noise_kind=kind,
        shape=shape,
        resolution=resolution,
    )
    assert zone.resolution == resolution
    assert parse_zone(render_zone(zone).encode()) == zone
    check_against_model(zone, "zone")
    assert broken_promise(zone) is None
    assert broken_promise(less_noise(zone, 0.99 - 1.0 / min(zone.noise.sigma_ticks))) is not None
    assert lattice_share(zone) <= LATTICE_SHARE


def test_sixty_probes_take_three_times_the_noise_of_ideal_sensors() -> None:
    domain = Interval(100, 60, 0.5, 0.1)
    ideal, real = (
        new_zone(domain=domain, shape="uniform", resolution=resolution) for resolution in (0.0, PROBE)
    )
    assert broken_promise(replace(ideal, resolution=PROBE)) is not None
    change = real.noise.sensitivity + (PROBE + real.noise.step) * math.sqrt(60)
    assert PROBE * math.sqrt(60) == pytest.approx(0.484, abs=5e-4)
    assert real.noise.sigma == pytest.approx(
        change * math.sqrt(20) / mu_for("rounded-gaussian", 4.0, 1e-5), 1e-3
    )
    assert resolution_share(real) == pytest.approx(0.484 / change, rel=1e-3)
    # The share of the noise that the resolution takes is what a zone of ideal sensors does without.
    assert 1.0 - ideal.noise.sigma / real.noise.sigma == pytest.approx(resolution_share(real), abs=0.01)
    assert real.noise.step > ideal.noise.step, "a coarser lattice costs the same share of a larger change"


def test_a_resolution_of_zero_changes_nothing() -> None:
    assert new_zone(resolution=0.0) == new_zone()
    assert new_zone(promise=RANGE, resolution=0.0) == new_zone(promise=RANGE)


def test_shaped_noise_is_shaped_for_the_steps_of_the_sensors() -> None:
    """The more the steps count, the more equal are the scales that they need."""
    spreads = []
    for resolution in (0.0, 0.005, PROBE):
        uniform, shaped = (new_zone(shape=shape, resolution=resolution) for shape in ("uniform", "shaped"))
        assert shaped.noise.sigma <= uniform.noise.sigma * (1.0 + 1e-3)
        assert broken_promise(shaped) is None
        spreads.append(max(shaped.noise.relative_scales))
    assert spreads == sorted(spreads, reverse=True)
    assert not new_zone(resolution=0.005).noise.is_uniform
    assert new_zone(resolution=PROBE).noise.is_uniform, "shaping gains less than 2 %"


@pytest.mark.parametrize("resolution", [-1.0, math.nan, math.inf, 1e13, True])
def test_a_resolution_out_of_range_is_refused(resolution: float) -> None:
    with pytest.raises(ParameterError, match="resolution"):
        new_zone(resolution=resolution)


def test_a_range_has_no_resolution() -> None:
    with pytest.raises(ParameterError, match="resolution: a range hides any change of the readings"):
        new_zone(promise=RANGE, resolution=PROBE)


def test_a_zone_on_a_graph_has_a_resolution() -> None:
    path = Graph(4, ((0, 1), (1, 2), (2, 3)), None, (0, 1, 2, 3), 1.0)
    promise = Promise(Move(1.0), 4.0, 1e-5)
    ideal, real = (new_zone(domain=path, promise=promise, resolution=each) for each in (0.0, PROBE))
    assert real.noise.sigma > 1.2 * ideal.noise.sigma
    change = real.noise.sensitivity + (PROBE + real.noise.step) * 2.0
    assert real.noise.is_uniform
    assert neighbour_distinguishability(real) == pytest.approx(
        norm.cdf(0.5 * change / real.noise.sigma), 1e-9
    )


def test_zones_like_another_have_its_resolution_unless_they_hide_a_range() -> None:
    zone = new_zone(resolution=PROBE)
    assert maker_like(zone)() == zone
    assert maker_like(zone)(promise=RANGE).resolution == 0.0
    assert maker_like(zone, 0.25)().resolution == 0.25
    assert maker_like(new_zone(promise=RANGE), PROBE)() == zone
    for _, other in zones_by_noise(zone):
        assert other is None or other.resolution == PROBE


def test_accounts_count_the_steps_of_the_sensors() -> None:
    zone = new_zone(resolution=PROBE)
    assert spent_between(zone, 0, 19).mu == budget_of(zone).mu
    assert spent_by_zones(zone, 4).mu == pytest.approx(2.0 * budget_of(zone).mu, rel=1e-12)


def test_methods_are_compared_for_the_steps_of_the_sensors() -> None:
    zone = new_zone(resolution=PROBE, shape="uniform")
    needed = one_round_sensitivity(zone.domain, zone.promise.hides)
    assert isinstance(zone.promise.hides, Move)
    rows = {row.method: row for row in compare_methods(zone, zone.promise.hides, needed)}
    assert rows["gaussian"].sigma == pytest.approx(zone.noise.sigma, rel=1e-3)


def test_what_an_observer_learns_of_a_place_is_less_with_more_noise() -> None:
    ideal, real = new_zone(), new_zone(resolution=PROBE)
    assert attackers_best(real) > 2.0 * attackers_best(ideal)
    assert (zone_accuracy(real).place_error or 0.0) > (zone_accuracy(ideal).place_error or 1.0)


def test_notes_for_real_sensors_state_the_resolution_or_how_to_give_it() -> None:
    for zone, expected in (
        (new_zone(resolution=PROBE), "sensors that report in steps of at most 0.0625, after the gain"),
        (new_zone(), "nodes refuse sensors that report in steps, so make the zone with --resolution"),
    ):
        assert any(expected in note for note in real_sensor_notes(zone, zone_accuracy(zone)))


def test_rooms_keep_their_promise_with_the_steps_of_the_sensors() -> None:
    hides = move_by_room(DEFAULT_DOMAIN, 0.01, [Room("bedroom", 0.03, 0.0, 0.25)])
    zone = new_zone(promise=replace(DEFAULT_PROMISE, hides=hides), resolution=PROBE)
    sigmas = np.array(zone.noise.sigmas)
    rounding = (PROBE + zone.noise.step) * math.sqrt(float(np.sum(sigmas**-2.0)))
    for room in promises_by_room(zone):
        assert room.delta <= 1e-5
        assert room.mu == pytest.approx(math.sqrt(20) * (room.change + rounding), rel=1e-9)


def test_an_epsilon_of_a_room_that_the_steps_alone_exceed_is_refused(tmp_path: Path) -> None:
    """A shorter move costs less, but the steps of the sensors cost the same at any distance."""
    file = tmp_path / "map.toml"
    file.write_text('[[room]]\nname = "bedroom"\nfrom = 0.0\nto = 0.25\nepsilon = 2.0\n', encoding="utf-8")
    room_map = load_room_map(file, Scale(DEFAULT_DOMAIN, 0.01, 4.0, 1e-5, 20))
    promise = replace(DEFAULT_PROMISE, hides=room_map.move)
    room_map.check(new_zone(promise=promise))
    with pytest.raises(ParameterError, match=r"bedroom.*the resolution of this zone's sensors is too coarse"):
        room_map.check(new_zone(promise=promise, resolution=PROBE))


def test_the_constant_part_of_an_event_is_that_of_both_roundings() -> None:
    """The fading part is at most 2·√(ρλ) more than without rounding, for each look."""
    ideal, real = new_zone(shape="uniform"), new_zone(shape="uniform", resolution=PROBE)
    found = event_budget(real, 0.01)
    sigma, m = real.noise.sigma, len(real.nodes)
    assert found.floor == pytest.approx(m * (PROBE + real.noise.step) ** 2 / (2.0 * sigma**2), rel=1e-9)
    without = event_budget(replace(real, resolution=0.0), 0.01)
    assert found.fading > without.fading
    assert found.rho <= found.naive * (1.0 + 1e-12)
    assert event_budget(ideal, 0.01).floor < 1e-3 * found.floor


def reported(place: float, spread: float, phase: Floats, offset: Floats, step: float) -> Floats:
    """Return readings of one person by sensors in steps of `PROBE`, rounded to the lattice."""
    sensors = np.arange(1, 51) / 50
    clean = np.exp(-((place - sensors) ** 2) / (4 * spread)) / math.sqrt(4 * math.pi * spread)
    measured = np.round((clean + phase) / PROBE) * PROBE + offset
    return np.asarray(np.round(measured / step) * step)


def test_the_cost_of_an_event_bounds_pairs_of_rounded_worlds() -> None:
    """At random places, with steps of random phases."""
    zone = new_zone(shape="uniform", resolution=PROBE)
    alpha, step, sigma = 0.01, zone.noise.step, zone.noise.sigma
    chance = np.random.default_rng(5)
    greatest = 0.0
    for _ in range(200):
        start, total = chance.uniform(0.0, 1.0 - alpha), 0.0
        for look in range(20):
            steps = chance.uniform(0.0, PROBE, 50), chance.uniform(0.0, step, 50), step
            spread = 0.05 + 0.01 * look
            moved = reported(start + alpha, spread, *steps) - reported(start, spread, *steps)
            total += float(moved @ moved) / (2.0 * sigma**2)
        greatest = max(greatest, total)
    assert greatest <= event_budget(zone, 0.01).rho
