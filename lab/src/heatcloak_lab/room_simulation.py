"""A simulated calibration: a heater at several positions of a plan, and what every node records meanwhile.

The temperature at a sensor approaches the steady heat of the heater exponentially, while the room itself
drifts over the day. Sensors have gains, offsets, noise and steps. Only the steady heat is computed as in
the fit. The same room is also written as a scenario of `heatcloak fleet`.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.fit.floor import domain_of_plan, plan_hash
from heatcloak_aggregator.fit.room_model import RoomParameters, room_model
from heatcloak_aggregator.fit.session import Period, Session, session_text
from heatcloak_aggregator.plans.plan import FloorPlan, Point
from heatcloak_aggregator.plans.regions import place_grid
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone.floor import NOBODY
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

BEGIN = 1_768_024_800.0
"""When practice sessions begin: 2026-01-10 06:00 UTC."""
DAY = 86_400.0
ZONE = "practice"
TEMPERATURE = 19.5
"""Of the empty room at the beginning, in °C."""
MOST_OFFSET = 0.5
"""Greatest error of a sensor in °C, as in the data sheet of the DS18B20."""
SWING = 3.0
"""Greatest deviation of the temperature on an ordinary day. A session needs a day of even weather."""
_STAYS = 4
"""How often a day the person of the scenario goes to another room."""
_GAIN_SPREAD = 0.08
_FROM_SENSORS = 0.4
"""In metres: least distance of the heater from sensors."""


class SensorProperties(NamedTuple):
    """How a sensor reports temperatures.

    Attributes:
        kind: its kind in the recordings.
        step: the difference between neighbouring values; 0 for none.
        noise: standard deviation of its own noise.
    """

    kind: str
    step: float
    noise: float


SENSORS: Mapping[str, SensorProperties] = {
    "ds18b20": SensorProperties("ds18b20", SENSOR_RESOLUTIONS["ds18b20"], 0.03),
    "tmp117": SensorProperties("tmp117", SENSOR_RESOLUTIONS["tmp117"], 0.01),
    # The mean of 64 pixels.
    "amg8833": SensorProperties("amg8833", SENSOR_RESOLUTIONS["amg8833"] / 64, 0.03),
    "ideal": SensorProperties("ideal", 0.0, 0.002),
}


@dataclass(frozen=True, eq=False)
class SimulatedRoom:
    """The truth of a simulated room.

    Attributes:
        parameters: length, conductance of walls, and spread of the heater.
        conductance: of the air, in watts per kelvin.
        gains: what each sensor reads for a rise of 1 K, shape (m,). The conductance is for their mean.
        offsets: error of each sensor, shape (m,).
        temperature: of the empty room at the beginning.
        drift: amplitude of the room's own temperature over the day of the session, in kelvins.
        settling: time constant of the approach to the steady state, in seconds.
    """

    parameters: RoomParameters
    conductance: float
    gains: FloatArray
    offsets: FloatArray
    temperature: float = TEMPERATURE
    drift: float = 0.1
    settling: float = 480.0

    @property
    def baselines(self) -> FloatArray:
        """Return what each sensor reads in the empty room at the beginning, shape (m,)."""
        return self.temperature + self.offsets


@dataclass(frozen=True)
class Schedule:
    """The times of a session: an empty period first, after every few positions, and last.

    Attributes:
        heater: length of a period with the heater, in seconds.
        empty: length of an empty period, in seconds.
        positions_between: positions between two empty periods.
        interval: seconds between two readings.
    """

    heater: float = 5400.0
    empty: float = 3600.0
    positions_between: int = 3
    interval: float = 10.0


@dataclass(frozen=True, eq=False)
class SimulatedCalibration:
    """A session, and what the nodes recorded.

    Attributes:
        session: the session.
        room: the truth.
        sensor: how the sensors report.
        interval: seconds between two readings.
        times: when readings were taken, in seconds since 1970, shape (n,).
        values: what each sensor reported, shape (m, n).
        nodes: ids of the nodes.
    """

    session: Session
    room: SimulatedRoom
    sensor: SensorProperties
    interval: float
    times: FloatArray
    values: FloatArray
    nodes: tuple[str, ...]


def random_room(sensors: int, rng: np.random.Generator) -> SimulatedRoom:
    """Return a room with parameters, gains and offsets drawn at random."""
    parameters = RoomParameters(
        math.exp(rng.uniform(math.log(3.0), math.log(5.0))), rng.uniform(0.02, 0.3), rng.uniform(0.1, 0.3)
    )
    conductance = rng.uniform(60.0, 120.0)
    gains = np.exp(rng.normal(0.0, _GAIN_SPREAD, sensors))
    # Rounded, so that files have them exactly. A fit cannot tell a common gain from the conductance.
    return SimulatedRoom(
        parameters,
        conductance=conductance,
        gains=(gains / gains.mean()).round(4),
        offsets=rng.uniform(-MOST_OFFSET, MOST_OFFSET, sensors).round(3),
    )


def heater_positions(plan: FloorPlan, count: int, rng: np.random.Generator) -> list[Point]:
    """Return positions of a heater spread over the whole floor: each is far from those before it.

    Raises:
        ParameterError: there are fewer places.
    """
    grid = place_grid(plan)
    places = np.array(
        [
            grid.middle(row, column)
            for row, marks in enumerate(grid.rows)
            for column, mark in enumerate(marks)
            if mark != NOBODY
        ]
    )
    sensors = np.array([sensor.at for sensor in plan.sensors])
    places = places[_least_distances(places, sensors) >= _FROM_SENSORS]
    if len(places) < count:
        raise ParameterError(f"{count} positions do not fit into the plan: give at most {len(places)}")
    chosen = [int(rng.integers(len(places)))]
    while len(chosen) < count:
        chosen.append(int(_least_distances(places, places[chosen]).argmax()))
    # A session goes from place to place as it was chosen: neighbours in time are far apart.
    return [(float(x), float(y)) for x, y in places[chosen]]


def session_of(
    plan: FloorPlan, positions: Sequence[Point], watts: float, schedule: Schedule, begin: float = BEGIN
) -> Session:
    """Return a session with a heater at each position, and empty periods in between."""
    periods: list[Period] = []
    now = begin

    def add(length: float, at: Point | None = None) -> None:
        nonlocal now
        periods.append(
            Period("empty", now, now + length)
            if at is None
            else Period("heater", now, now + length, at, watts)
        )
        # The heater is moved, or switched on, in a minute.
        now += length + 60.0

    for number, at in enumerate(positions):
        if number % schedule.positions_between == 0:
            add(schedule.empty)
        add(schedule.heater, at)
    add(schedule.empty)
    return Session(plan.name, plan_hash(plan), tuple(periods))


def simulate_calibration(
    plan: FloorPlan,
    room: SimulatedRoom,
    session: Session,
    sensor: SensorProperties,
    rng: np.random.Generator,
    interval: float = 10.0,
) -> SimulatedCalibration:
    """Return what the nodes record in a session.

    Args:
        plan: the plan of the true room, whose walls all conduct alike.
        room: the truth.
        session: the session; its own plan may be another one.
        sensor: how the sensors report.
        rng: the source of noise.
        interval: seconds between two readings.
    """
    heater = session.heater
    positions = np.array([period.at for period in heater])
    responses = room_model(domain_of_plan(plan), positions, age=0.25).responses(room.parameters)
    watts = np.array([period.watts for period in heater], dtype=float)
    rises = room.gains[:, None] * responses * (watts / room.conductance)
    begin, end = session.periods[0].start, max(period.stop or period.start for period in session.periods)
    times = np.arange(begin, end, interval)
    values = _approach(times, session, rises, room.settling)
    phase = rng.uniform(0.0, 2.0 * math.pi)
    drift = np.sin(2.0 * math.pi * (times - begin) / DAY + phase) - math.sin(phase)
    values += room.baselines[:, None] + room.drift * drift + rng.normal(0.0, sensor.noise, values.shape)
    if sensor.step > 0.0:
        values = np.round(values / sensor.step) * sensor.step
    names = tuple(each.name for each in plan.sensors)
    return SimulatedCalibration(session, room, sensor, interval, times, values, names)


def calibration_files(plan: FloorPlan, folder: Path) -> tuple[Path, ...]:
    """Return the files that `write_calibration` writes into a folder."""
    return (
        folder / "session.toml",
        folder / "truth.json",
        *(folder / f"{sensor.name}.jsonl" for sensor in plan.sensors),
    )


def write_calibration(found: SimulatedCalibration, folder: Path) -> list[Path]:
    """Write the session, the recording of each node and the truth into a folder; return the recordings.

    Files are ``session.toml``, ``NODE.jsonl``, which only their owner can read, and ``truth.json``.
    """
    (folder / "session.toml").write_text(session_text(found.session), encoding="utf-8")
    room = found.room
    truth = {
        "length": room.parameters.length,
        "conductance": room.parameters.conductance,
        "spread": room.parameters.spread,
        "air_conductance": room.conductance,
        "temperature": room.temperature,
        "gains": dict(zip(found.nodes, room.gains.tolist(), strict=True)),
        "offsets": dict(zip(found.nodes, room.offsets.tolist(), strict=True)),
    }
    (folder / "truth.json").write_text(json.dumps(truth, indent=2) + "\n", encoding="utf-8")
    recordings = []
    for node, values in zip(found.nodes, found.values.tolist(), strict=True):
        path = folder / f"{node}.jsonl"
        path.unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="ascii") as file:  # noqa: PTH123  a descriptor, not a path
            file.writelines(f"{line}\n" for line in _lines(found, node, values))
        recordings.append(path)
    return recordings


def day_in_rooms(plan: FloorPlan, rng: np.random.Generator, day_rounds: int) -> list[tuple[int, int]]:
    """Return rounds and places of a person who goes to another room a few times a day.

    Args:
        plan: the plan of the floor.
        rng: the source of the person's choices.
        day_rounds: rounds in a day.

    Returns:
        Pairs of a round, ascending from 0, and a place as a zone of the plan numbers it.
    """
    floor = floor_of_plan(plan)
    rooms = np.array(floor.communities or (0,) * floor.n_sources)
    stops: list[tuple[int, int]] = []
    room = -1
    for when in sorted({day_rounds * stay // _STAYS for stay in range(_STAYS)}):
        others = np.flatnonzero(rooms != room)
        places = others if others.size else np.arange(rooms.size)
        # Any other room is as likely, whatever its size.
        room = int(rng.choice(np.unique(rooms[places])))
        stops.append((when, int(rng.choice(places[rooms[places] == room]))))
    return stops


def world_text(
    room: SimulatedRoom, sensor: SensorProperties, stops: Sequence[tuple[int, int]], day_rounds: int
) -> str:
    """Return a scenario in a simulated room: an ordinary day of a person who lives there.

    Args:
        room: the room.
        sensor: how the sensors report.
        stops: rounds and places of the person.
        day_rounds: rounds in a day.
    """
    places = ", ".join(f"[{when}, {place}]" for when, place in stops)
    return f"""\
# The room that `heatcloak fit practice` calibrates, on an ordinary day, for heatcloak fleet --scenario.
repeat = {day_rounds}              # rounds in a day

[ambient]
temperature = {room.temperature!r}
swing = {SWING!r}               # by day and night; the session is on a day of even weather
swing_rounds = {day_rounds}
resolution = {sensor.step!r}       # steps of the sensors
offsets = [
{_rows(room.offsets)}
]
gains = [
{_rows(room.gains)}
]

[[source]]                # a person who lives there
vertices = [{places}]
"""


def _rows(values: FloatArray) -> str:
    shown = [f"{value!r}," for value in values.tolist()]
    return "\n".join(f"    {' '.join(shown[start : start + 10])}" for start in range(0, len(shown), 10))


def _lines(found: SimulatedCalibration, node: str, values: Sequence[float]) -> Iterator[str]:
    times = found.times.tolist()
    header = {
        "v": 1,
        "kind": "recording",
        "zone": ZONE,
        "node": node,
        "sensor": found.sensor.kind,
        "unit": "as the sensor reports",
        "interval": found.interval,
        "started": times[0],
        "until": times[-1] + found.interval,
    }
    yield json.dumps(header, separators=(",", ":"))
    for time, value in zip(times, values, strict=True):
        yield f'{{"t":{time:.3f},"value":{value!r}}}'
    yield f'{{"end":{times[-1] + found.interval:.3f}}}'


def _approach(times: FloatArray, session: Session, rises: FloatArray, settling: float) -> FloatArray:
    """Return the rise of each sensor over time, shape (m, n): an exponential towards that of each period."""
    values = np.zeros((len(rises), len(times)))
    level = np.zeros(len(rises))
    heater = iter(rises.T)
    starts = [period.start for period in session.periods]
    for period, stop in zip(session.periods, [*starts[1:], math.inf], strict=True):
        target = np.zeros(len(rises)) if period.at is None else next(heater)
        within = (times >= period.start) & (times < stop)
        left = np.exp((period.start - times[within]) / settling)
        values[:, within] = target[:, None] + (level - target)[:, None] * left
        level = target + (level - target) * math.exp(-min((stop - period.start) / settling, 700.0))
    return values


def _least_distances(points: FloatArray, others: FloatArray) -> FloatArray:
    """Return the distance of each point from the nearest of the others."""
    apart = points[:, None] - others[None, :]
    return np.asarray(np.hypot(apart[..., 0], apart[..., 1]).min(axis=1))
