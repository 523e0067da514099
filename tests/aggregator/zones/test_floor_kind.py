"""Zones on floors: from a plan to a calibrated zone file, and its check against the model."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.domains import FloorDomain, SteadyOperator
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import HeatOfPeople
from heatcloak_aggregator.zones.floor_kind import KIND, floor_of_plan, room_of_sensors
from heatcloak_aggregator.zones.kinds import domain_of, drifting_operator, kind_of, operator_of
from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Floor, Move, Promise, Zone, parse_zone, promise_in_words, render_zone

SCHEDULE = Schedule(period=900.0, every=1, releases=4, budget_rounds=4, max_delay=30.0)
PROMISE = Promise(Move(0.2), 4.0, 1e-5)


def plan_of(old: str = "", new: str = "") -> FloorPlan:
    """Return the example flat, with some text replaced."""
    text = example_text("flat")
    assert old in text
    return parse_plan(text.replace(old, new) if old else text)


@pytest.fixture(scope="module")
def floor() -> Floor:
    return floor_of_plan(plan_of())


@pytest.fixture(scope="module")
def flat(floor: Floor) -> Zone:
    return new_zone("flat", floor, PROMISE, SCHEDULE)


def test_the_floor_of_a_plan_has_its_parts(floor: Floor) -> None:
    """The wall of the flat is in two pieces, on both sides of the open door."""
    assert floor.outline == ((0.0, 0.0), (8.0, 0.0), (8.0, 5.0), (0.0, 5.0))
    assert floor.rooms == ("living-room", "bedroom")
    assert floor.sensors[0] == (1.0, 1.2)
    walls = sorted(wall.points for wall in floor.walls)
    np.testing.assert_allclose(walls, [((5.0, 0.0), (5.0, 1.05)), ((5.0, 1.95), (5.0, 5.0))])
    assert (floor.doors, floor.obstacles, floor.columns) == ((), (), ())
    assert (len(floor.map), {len(row) for row in floor.map}) == (20, {32})
    in_bedroom = np.array(floor.communities) == 1
    np.testing.assert_array_equal(in_bedroom, np.array(floor.places)[:, 0] > 5.0)


def test_a_door_that_may_be_shut_is_a_door_of_the_floor_and_one_that_stays_shut_a_wall() -> None:
    either, shut = (
        floor_of_plan(plan_of('state = "open" ', f'state = "{state}"\nconductance = 0.4 '))
        for state in ("either", "shut")
    )
    (door,) = either.doors
    np.testing.assert_allclose(door.points, ((5.0, 1.05), (5.0, 1.95)))
    assert door.conductance == 0.4
    assert shut.doors == ()
    assert door in shut.walls
    assert len(either.walls) == 2


def test_furniture_keeps_people_out_and_columns_heat_too(floor: Floor) -> None:
    bed = '[[obstacle]]\nname = "bed"\ncorners = [[1.0, 2.0], [2.0, 2.0], [2.0, 3.0], [1.0, 3.0]]\n'
    corners = ((1.0, 2.0), (2.0, 2.0), (2.0, 3.0), (1.0, 3.0))
    for kind, more in (("obstacles", ""), ("columns", 'heat = "blocks"\n')):
        furnished = floor_of_plan(parse_plan(f"{example_text('flat')}\n{bed}{more}"))
        assert getattr(furnished, kind) == (corners,)
        assert furnished.n_sources < floor.n_sources - 16


def test_the_heat_of_people_is_declared_in_the_floor() -> None:
    heat = HeatOfPeople(length=3.0, age=0.5, power=80.0, conductance=120.0, margin=1.3)
    floor = floor_of_plan(plan_of(), heat)
    assert (floor.length, floor.age, floor.power, floor.conductance) == (3.0, 0.5, 80.0, 120.0)
    assert floor.margin == 1.3


def test_a_zone_of_a_plan_survives_its_file(flat: Zone) -> None:
    text = render_zone(flat)
    again = parse_zone(text.encode())
    assert again == flat
    assert again.rev == flat.rev == new_zone("flat", flat.domain, PROMISE, SCHEDULE).rev
    check_against_model(again, "flat.toml")


def test_the_domain_of_a_zone_is_that_of_its_floor(flat: Zone, floor: Floor) -> None:
    op, domain = operator_of(floor), domain_of(floor)
    assert isinstance(domain, FloorDomain)
    assert isinstance(op, SteadyOperator)
    np.testing.assert_allclose(domain.places, floor.places)
    np.testing.assert_array_equal(domain.sensors, floor.sensors)
    assert (op.length, op.spread, op.strength) == (4.0, 0.25, 1.0)
    assert kind_of(floor) is KIND
    # A person next to a sensor.
    assert 0.2 < op.matrix().max() < 2.0
    assert flat.domain == floor


@pytest.mark.parametrize("shape", ["uniform", "shaped"])
def test_a_zone_that_states_a_little_less_sensitivity_is_refused(floor: Floor, shape: Any) -> None:
    """The calibrated one is for people who walk, and 0.2 % above the model."""
    zone = new_zone("flat", floor, PROMISE, SCHEDULE, shape=shape)
    op, noise = operator_of(floor), zone.noise
    scales = np.array(noise.relative_scales)
    needed = op.weighted_sensitivity(0.2, scales, off_grid=True)
    assert needed < noise.sensitivity < 1.003 * needed
    assert op.weighted_sensitivity(0.2, scales) < 0.95 * needed
    lower = replace(zone, noise=replace(noise, sensitivity=0.99 * noise.sensitivity))
    with pytest.raises(
        ZoneError, match=r"flat\.toml: noise\.sensitivity: .* is below the domain's"
    ) as caught:
        check_against_model(lower, "flat.toml")
    assert "\n" not in str(caught.value)
    check_against_model(zone, "flat.toml")


def test_the_margin_of_a_fit_raises_the_sensitivity(flat: Zone, floor: Floor) -> None:
    """A zone that claims a margin, but not its noise, is refused."""
    fitted = replace(floor, margin=1.2)
    raised = new_zone("flat", fitted, PROMISE, SCHEDULE, shape="uniform")
    plain = new_zone("flat", floor, PROMISE, SCHEDULE, shape="uniform")
    assert raised.noise.sensitivity == pytest.approx(1.2 * plain.noise.sensitivity, rel=1e-9)
    with pytest.raises(ZoneError, match="below the domain's"):
        check_against_model(replace(plain, domain=fitted), "flat.toml")


def test_a_door_that_may_be_shut_costs_no_less_noise_than_either_state() -> None:
    states = {
        state: new_zone(
            "flat",
            floor_of_plan(plan_of('state = "open" ', f'state = "{state}" ')),
            PROMISE,
            SCHEDULE,
            shape="uniform",
        ).noise.sensitivity
        for state in ("open", "shut", "either")
    }
    assert states["either"] == pytest.approx(max(states["open"], states["shut"]), rel=1e-6)


def test_a_floor_that_cannot_be_computed_is_refused_with_its_file(flat: Zone, floor: Floor) -> None:
    for changed, error in (
        (replace(floor, sensors=(*floor.sensors[:5], (9.0, 1.0))), "sensor 6 at .* is not on the floor"),
        (replace(floor, grid=0.2), "grid is 0.2"),
        (replace(floor, map=("aa", *floor.map[1:])), "cell in row .* nearer to a wall"),
        (replace(floor, outline=((0.0, 0.0), (8.0, 5.0), (8.0, 0.0), (0.0, 5.0))), "no simple polygon"),
    ):
        with pytest.raises(ZoneError, match=rf"flat\.toml: .*{error}"):
            check_against_model(replace(flat, domain=changed), "flat.toml")


def test_the_promise_of_the_flat_is_in_words(flat: Zone) -> None:
    words = promise_in_words(flat)
    for phrase in ("up to 0.2 m at every moment", "100 W", "0.25 m2", "doors are as planned", "4 releases"):
        assert phrase in words


def test_the_presenter_names_rooms_and_places(floor: Floor) -> None:
    presenter = kind_of(floor).presenter(floor)
    places = np.array(floor.places)
    living = int(np.abs(places - (1.125, 2.625)).sum(axis=1).argmin())
    bed = int(np.abs(places - (6.375, 3.125)).sum(axis=1).argmin())
    sources = np.zeros(floor.n_sources)
    assert presenter.places(sources) == "nowhere"
    sources[[living, bed]] = 0.25, 0.75
    assert presenter.places(sources) == "(6.4, 3.1) (1.1, 2.6) (bedroom 75%, living-room 25%)"
    assert (
        presenter.sources([(living, 0.3), (bed, 0.9)], floor.n_sources) == "(6.4, 3.1) 0.90 (1.1, 2.6) 0.30"
    )
    assert presenter.sources([], floor.n_sources) == "none"
    assert presenter.marks(sources, 40).count("●") == 2
    for line in (
        presenter.ruler(40),
        presenter.marks(sources, 40),
        presenter.peaks(sources, 40),
        presenter.heights(np.linspace(1.0, 2.0, 6), 40, zero=False),
    ):
        assert len(line) == 40


def test_places_in_no_room_are_elsewhere() -> None:
    floor = Floor(("ab-",), ("a", "b"), ((0.4, 0.2),), ((0.0, 0.0), (1.5, 0.0), (1.5, 0.5)), cell=0.5)
    assert kind_of(floor).presenter(floor).places(np.array([0.0, 0.0, 1.0])) == "(1.2, 0.2) (elsewhere 100%)"
    nameless = replace(floor, rooms=(), map=("---",))
    assert kind_of(nameless).presenter(nameless).places(np.array([0.0, 0.0, 1.0])) == "(1.2, 0.2)"


def test_sensors_drift_together_along_a_slope_or_by_room(floor: Floor) -> None:
    kind = kind_of(floor)
    assert kind.drift_directions(floor, "none") is None
    common, slope, rooms = (kind.drift_directions(floor, name) for name in ("common", "slope", "rooms"))
    assert common is not None
    assert slope is not None
    assert rooms is not None
    np.testing.assert_array_equal(common, np.ones((6, 1)))
    assert room_of_sensors(floor).tolist() == [0, 0, 0, 0, 1, 1]
    np.testing.assert_array_equal(rooms.T, [[1, 1, 1, 1, 0, 0], [0, 0, 0, 0, 1, 1]])
    # Every linear function of the coordinates is a drift of the slope.
    linear = np.array(floor.sensors) @ [0.3, -1.7] + 21.0
    assert slope.shape == (6, 3)
    assert np.linalg.lstsq(slope, linear)[1].sum() < 1e-20
    with pytest.raises(
        ParameterError, match="no drift 'vertical': choose from 'none', 'common', 'slope', 'rooms'"
    ):
        kind.drift_directions(floor, "vertical")
    assert drifting_operator(floor, "rooms").drift is not None


def test_a_drift_of_the_temperature_is_multiplied_by_the_gains_of_the_nodes(floor: Floor) -> None:
    gains = (0.9, 1.1, 1.0, 0.95, 1.05, 1.0)
    fitted = replace(floor, gains=gains)
    for drift in ("common", "slope", "rooms"):
        alike, directions = (kind_of(each).drift_directions(each, drift) for each in (floor, fitted))
        assert alike is not None
        assert directions is not None
        np.testing.assert_array_equal(directions, alike * np.array(gains)[:, None])
    assert kind_of(fitted).drift_directions(fitted, "none") is None


def test_a_floor_with_one_sensor_in_each_room_has_no_drift_of_rooms(floor: Floor) -> None:
    lone = replace(floor, sensors=(floor.sensors[0], floor.sensors[5]))
    with pytest.raises(ParameterError, match="no room has two sensors"):
        kind_of(lone).drift_directions(lone, "rooms")


def test_facts_and_locations_name_rooms_and_sensors(flat: Zone, floor: Floor) -> None:
    facts = kind_of(floor).facts(floor)
    assert (facts["places"], facts["room_names"]) == (floor.n_sources, ["living-room", "bedroom"])
    located, words = kind_of(floor).located(flat)
    assert located["nodes"] == dict(zip(flat.nodes, floor.sensors, strict=True))
    assert words["nodes"] == "n01 at (1, 1.2) … n06 at (6.5, 3.8)"
    assert kind_of(floor).least_move(floor) == 0.25
    with pytest.raises(ParameterError, match="--domain floor comes from a plan: give --plan FILE"):
        kind_of(floor).section({})
