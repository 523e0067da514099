"""What zones on a floor will see, and suggested places of sensors."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator.domains.floor import FloorDomain
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.floor_accuracy import FloorLimits
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.floor_planning import Wish, outlooks, suggest_sensors
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Move, Promise

PLAN = parse_plan(example_text("flat"))
FLOOR = floor_of_plan(PLAN)
ROOMS = np.array(FLOOR.communities)
WISH = Wish(0.2, 4.0, 1e-5, 4)


@pytest.fixture(scope="module")
def domain() -> FloorDomain:
    """Return the example flat with coarse places, for speed."""
    return FloorDomain(FLOOR.outline, FLOOR.sensors, [wall.points for wall in FLOOR.walls], cell=0.5)


@pytest.fixture(scope="module")
def rooms(domain: FloorDomain) -> np.ndarray:
    """Return the room of each place."""
    return np.asarray(domain.places[:, 0] > 5.0, dtype=np.intp)


def test_the_noise_is_that_of_a_zone() -> None:
    schedule = Schedule(period=900.0, every=1, releases=4, budget_rounds=4, max_delay=30.0)
    zone = new_zone("flat", FLOOR, Promise(Move(0.2), 4.0, 1e-5), schedule, shape="uniform")
    planned = WISH.sigma(zone.noise.sensitivity / 0.2, 6)
    assert planned == pytest.approx(zone.noise.sigma, rel=0.03)
    coarse = new_zone(
        "flat", FLOOR, Promise(Move(0.2), 4.0, 1e-5), schedule, shape="uniform", resolution=0.0625
    )
    assert replace(WISH, resolution=0.0625).sigma(zone.noise.sensitivity / 0.2, 6) == pytest.approx(
        coarse.noise.sigma, rel=0.03
    )


def test_coarse_sensors_see_less_and_more_rounds_see_more(domain: FloorDomain, rooms: np.ndarray) -> None:
    op = domain.steady(4.0, 0.25)
    wishes = [replace(WISH, resolution=each) for each in (0.0, 0.0625, 0.25)]
    ideal, fine, coarse = outlooks(op, rooms, wishes, 150, 1)
    assert ideal.sigma < fine.sigma < coarse.sigma
    assert ideal.period.error < fine.period.error < coarse.period.error
    assert ideal.period.error < ideal.one_round.error
    assert ideal.period.room > coarse.period.room


def test_readings_that_are_only_noise_leave_a_guess(domain: FloorDomain, rooms: np.ndarray) -> None:
    op = domain.steady(4.0, 0.25)
    found = FloorLimits(domain, rooms, 200, 3).of_noise(op, np.full(6, 1e6))
    assert found.error == pytest.approx(found.blind_error, rel=0.15)
    assert found.room == pytest.approx(found.blind_room, abs=0.15)


def test_a_drift_of_any_size_changes_nothing_and_a_needless_one_costs_accuracy(
    domain: FloorDomain, rooms: np.ndarray
) -> None:
    """The exact posterior under a flat prior of the drift, whose readings are projected."""
    op, sigmas = domain.steady(4.0, 0.25), np.full(6, 0.4)
    limits = FloorLimits(domain, rooms, 300, 5)
    alone = limits.of_noise(op, sigmas)
    drift = np.array([[1.0, 0.9, 1.1, 1.05, 0.95, 1.0]]).T
    drifting = limits.of_noise(op, sigmas, drift=drift)
    assert drifting == limits.of_noise(op, sigmas, drift=-7.0 * drift)
    every = limits.of_noise(op, sigmas, drift=np.eye(6)[:, :5] + drift)
    assert alone.error <= drifting.error + 0.1
    assert drifting.error < every.error
    (plain,), (known,) = (
        outlooks(op, rooms, [WISH], 150, 1, drift=each) for each in (None, np.eye(6)[:, :4])
    )
    assert plain.sigma == known.sigma
    assert plain.one_round.error < known.one_round.error


def test_limits_are_those_of_an_exact_posterior(domain: FloorDomain, rooms: np.ndarray) -> None:
    """By loops over people and places, with distances of all pairs."""
    op, sigma = domain.steady(4.0, 0.25), 0.4
    limits = FloorLimits(domain, rooms, 40, 5)
    found = limits.of_noise(op, np.full(6, sigma))
    matrix, distances = op.matrix(), domain.distances(np.arange(domain.n_sources))
    readings = op.readings_at(limits.people) + sigma * limits.noise
    errors, hits = [], 0
    for person, reading in zip(limits.people, readings, strict=True):
        misfits = np.square(reading[:, None] - matrix).sum(axis=0) / (2.0 * sigma**2)
        chances = np.exp(misfits.min() - misfits)
        chances /= chances.sum()
        home = int(np.linalg.norm(domain.places - person, axis=1).argmin())
        errors.append(distances[int((distances @ chances).argmin()), home])
        hits += int(np.argmax([chances[rooms == room].sum() for room in (0, 1)]) == rooms[home])
    assert found.error == pytest.approx(float(np.mean(errors)), rel=1e-6)
    assert found.room == pytest.approx(hits / 40)


def test_people_of_limits_stand_between_the_middles_of_places(domain: FloorDomain, rooms: np.ndarray) -> None:
    people = FloorLimits(domain, rooms, 50, 7).people
    assert domain.shape.holds(people).all()
    nearest = np.linalg.norm(people[:, None] - domain.places, axis=2).min(axis=1)
    assert nearest.max() > 0.1


def test_suggested_sensors_are_better_than_sensors_in_one_corner(
    domain: FloorDomain, rooms: np.ndarray
) -> None:
    op = domain.steady(4.0, 0.25)
    places = suggest_sensors(op, 4, WISH)
    corner = np.array([(0.5, 0.5), (0.9, 0.5), (0.5, 0.9), (0.9, 0.9)])
    errors = []
    for sensors in (places, corner):
        moved = FloorDomain(FLOOR.outline, sensors, [wall.points for wall in FLOOR.walls], cell=0.5)
        (found,) = outlooks(moved.steady(4.0, 0.25), rooms, [WISH], 150, 2)
        errors.append(found.period.error)
    assert errors[0] < 0.8 * errors[1]


def test_suggested_sensors_differ_and_keep_their_distance_from_walls(domain: FloorDomain) -> None:
    places = suggest_sensors(domain.steady(4.0, 0.25), 5, WISH)
    assert len(np.unique(places, axis=0)) == 5
    x, y = places.T
    assert (x >= 0.3).all()
    assert (x <= 7.7).all()
    assert (y >= 0.3).all()
    assert (y <= 4.7).all()
    beside_door = (y > 1.0) & (y < 2.0)
    assert (np.abs(x - 5.0)[~beside_door] >= 0.3).all()


def test_more_sensors_than_fit_are_refused(domain: FloorDomain) -> None:
    with pytest.raises(ParameterError, match="5000 sensors are too many for this floor: give at most"):
        suggest_sensors(domain.steady(4.0, 0.25), 5000, WISH)
