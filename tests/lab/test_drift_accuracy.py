"""Accuracy in the example office with a day's drift and errors of sensors, beside a world without them.

Readings go through the chain of a fleet: simulated sensors, gain and offset of the node, the lattice, and the
node's noise. Both worlds have the same people and the same noise.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np
import pytest

from heatcloak_aggregator import posterior
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import FloorDomain
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.kinds import drifting_operator, operator_of
from heatcloak_lab.fleet.sensors import UNSCALED, Scales, fleet_sensor
from heatcloak_node import NoiseSource, Seed, cloaked_ticks
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.scenario import Ambient, Scenario, VertexSource
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Floor, Move, Promise, Zone
from support.zones import uniform_noise

PEOPLE, ROUNDS = 150, 4
"""People who each stand still for a period of so many rounds."""
ONE_PERSON = Prior(max_sources=1, intensity=1.0, count=(0.0, 1.0), overflow=0.0)
STEP, SIGMA_TICKS = 2.0**-13, 3085
"""0.377 K: the noise of the office for (4, 1e-5), 0.2 m and ideal sensors."""


class Found(NamedTuple):
    """How well each person was found.

    Attributes:
        errors: mean length of the way to the estimate in metres, shape (people,).
        right: 1 if the likeliest room is the right one, shape (people,).
    """

    errors: FloatArray
    right: FloatArray


def zone_of(floor: Floor) -> Zone:
    nodes = tuple(sensor.name for sensor in parse_plan(example_text("office")).sensors)
    promise = Promise(Move(0.2), 4.0, 1e-5)
    noise = uniform_noise(0.3, STEP, SIGMA_TICKS, floor.n_sensors)
    return Zone("office", floor, nodes, Schedule(900.0, 1, ROUNDS, ROUNDS), promise, noise)


def cloaked_readings(zone: Zone, world: Scenario, scales: Scales) -> FloatArray:
    """Return what the nodes release in each round, shape (rounds, m), with the noise of their seeds."""
    columns = []
    for number, node in enumerate(zone.nodes):
        seed = Seed(NodeKey(zone.name, node, 0, 0, bytes([number] * 32), Epochs(0, 10**6)))
        noise = NoiseSource(node, bytes(16), zone.noise.kind, zone.sigma_ticks_of(node), seed)
        sensor = fleet_sensor(zone, world, node, scales)
        columns.append(
            [
                cloaked_ticks(sensor, number, noise.draw(number, number), STEP, zone.reading_limits)
                for number in range(PEOPLE * ROUNDS)
            ]
        )
    return np.array(columns).T * STEP


def found_in(zone: Zone, drift: str, readings: FloatArray, people: IntArray) -> dict[int, Found]:
    """Return how well people are found from one round, and from all rounds of a period."""
    floor, op = zone.domain, drifting_operator(zone.domain, drift)
    rooms, domain = np.array(floor.communities), operator_of(floor).domain
    assert isinstance(domain, FloorDomain)
    ways = domain.distances(people)
    found = {}
    for rounds in (1, ROUNDS):
        errors, right = [], []
        for index, person in enumerate(people):
            pooled = readings[index * ROUNDS : index * ROUNDS + rounds].mean(axis=0)
            result = posterior(op, pooled, zone.noise.sigmas / np.sqrt(rounds), prior=ONE_PERSON)
            errors.append(result.estimate @ ways[index] / result.estimate.sum())
            shares = np.bincount(rooms, result.probability, rooms.max() + 1)  # type: ignore[union-attr]
            right.append(float(shares.argmax() == rooms[person]))
        found[rounds] = Found(np.array(errors), np.array(right))
    return found


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_drift_and_errors_of_sensors_cost_less_than_10_percent() -> None:
    """A day's drift of ±3 K at 20 °C, offsets of ±1 K, gains of ±10 %, and a fit with its usual errors."""
    rng = np.random.default_rng(5)
    floor = floor_of_plan(parse_plan(example_text("office")))
    people = rng.integers(floor.n_sources, size=PEOPLE)
    stops = tuple((float(ROUNDS * index), int(place)) for index, place in enumerate(people))
    still = Scenario((), on_vertices=(VertexSource(1.0, 0, None, stops),))
    offsets, gains = rng.uniform(-1.0, 1.0, floor.n_sensors), rng.uniform(0.9, 1.1, floor.n_sensors)
    ambient = Ambient(20.0, 3.0, 96.0, tuple(offsets.tolist()), tuple(gains.tolist()))
    fitted = np.exp(rng.normal(0.0, 0.01, gains.size)) / gains
    baselines = 20.0 + offsets + rng.normal(0.0, 0.02, gains.size)

    zone = zone_of(floor)
    without = found_in(zone, "none", cloaked_readings(zone, still, UNSCALED), people)
    calibrated = zone_of(replace(floor, gains=tuple(fitted.tolist())))
    scales = {
        node: (gain, -gain * baseline)
        for node, gain, baseline in zip(zone.nodes, fitted.tolist(), baselines.tolist(), strict=True)
    }
    drifting = cloaked_readings(calibrated, replace(still, ambient=ambient), scales)
    with_drift = found_in(calibrated, "common", drifting, people)
    for rounds in (1, ROUNDS):
        plain, other = without[rounds], with_drift[rounds]
        assert other.errors.mean() <= 1.1 * plain.errors.mean()
        assert other.right.mean() >= 0.9 * plain.right.mean()
    # Without the gains in the zone file, recovery takes a part of the drift for people.
    unaware = found_in(zone, "common", drifting, people)
    assert unaware[1].errors.mean() > 1.1 * without[1].errors.mean()
