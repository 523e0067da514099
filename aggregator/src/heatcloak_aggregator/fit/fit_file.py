"""The file of a fit: what a zone and its nodes take from a calibrated room, as TOML."""

from __future__ import annotations

import math
from hashlib import sha256
from pathlib import Path
from typing import cast

from heatcloak_aggregator.fit.fitted_room import (
    GO,
    NO_GO,
    FittedDoor,
    FittedPosition,
    FittedRoom,
    FittedSensor,
)
from heatcloak_aggregator.fit.session import take_position
from heatcloak_aggregator.fit.solve import Uncertain
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.store.export import written_whole
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES, Table, as_number, parse_table
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone.rooms import name_problem

FORMAT = 2
_AGES = (0.02, 100.0)
_LARGEST = 1e12
"""Greatest number in a fit."""
_MOST_SENSORS, _MOST_POSITIONS, _MOST_DOORS = 10_000, 1000, 500
_COLUMNS = ("rises", "expected", "residuals")
"""Keys of a position with a number of each sensor."""
_CHECKSUM_DIGITS = 16
_DOOR_REMEDY = "give the name of a door of the plan"
_AGE_TEXT = "the least spread of a person's heat that the margin was computed for, in m2"


def save_fit(fit: FittedRoom, path: Path) -> None:
    """Write the file of a fit, which appears whole or not at all.

    Raises:
        StoreError: the file can't be written; an existing one is unchanged.
    """
    with written_whole(path) as file:
        file.write(fit_text(fit).encode("utf-8"))


def load_fit(path: Path, plan: FloorPlan | None = None, *, allow_no_go: bool = False) -> FittedRoom:
    """Return the fit in a file.

    Args:
        path: the file.
        plan: refuse a fit of another plan; None to accept any.
        allow_no_go: also return a fit whose model does not describe the room.

    Raises:
        ConfigError: the file can't be read or is malformed, the plan is another one or has changed, or the
            fit is no-go.
    """
    remedy = "give the path of a fit that `heatcloak fit solve` wrote"
    content = read_start(path, MAX_FILE_BYTES + 1, ConfigError, shown_path(path), remedy)
    fit = parse_fit(content, shown_path(path))
    if plan is not None:
        fit.require_plan(plan)
    if not allow_no_go:
        fit.require_good()
    return fit


def parse_fit(content: bytes, source: str = "fit") -> FittedRoom:
    """Return the fit in the content of a file, go or no-go.

    Args:
        content: TOML.
        source: the name of the file, for error texts.

    Raises:
        ConfigError: it is malformed, or a number is not finite or contradicts another one.
    """
    table = parse_table(content, source, ConfigError)
    if table.integer("format", 1, FORMAT) < FORMAT:
        table.refuse("format", "is of an earlier version, which lacks the shut doors: fit again")
    verdict = table.choice("verdict", (GO, NO_GO))
    room = table.table("room")
    sensors = _sensors(table)
    fit = FittedRoom(
        plan=table.text("plan", "give the name of the plan"),
        plan_hash=table.text("plan_hash", "fit again"),
        age=table.number_within("age", *_AGES),
        watts=table.number_within("watts", 1e-6, _LARGEST),
        length=_uncertain(room, "length", least=1e-3),
        walls=_uncertain(room, "walls"),
        conductance=_uncertain(room, "conductance", least=1e-9),
        spread=_uncertain(room, "heater_spread", least=1e-6),
        discrepancy=table.number_within("discrepancy", 0.0, _LARGEST),
        margin=table.number_within("margin", 1.0, math.inf),
        sensors=sensors,
        positions=_positions(table, len(sensors)),
        doors=_doors(table),
        suspects=_suspects(table),
        source=source,
    )
    if not math.isfinite(fit.margin):
        table.refuse("margin", "is not finite: fit again")
    if verdict != fit.verdict:
        table.refuse("verdict", f"is {verdict!r}, but the numbers are {fit.verdict}: fit again")
    if table.text("checksum", "fit again") != _checksum(fit):
        # The promise of a zone rests on these numbers, which nobody can check by hand.
        table.refuse("checksum", "a value was changed after the fit: fit again")
    room.finish()
    table.finish()
    return fit


def fit_text(fit: FittedRoom) -> str:
    """Return a fit as the text of its file; `parse_fit` returns an equal one."""
    return "\n".join(
        [
            "# The model of heat of a room, of `heatcloak fit solve`. `heatcloak fit report` explains it.",
            f"format = {FORMAT}",
            f'checksum = "{_checksum(fit)}"   # of all values, so that no changed fit is used',
            *_value_lines(fit),
            "",
        ]
    )


def _checksum(fit: FittedRoom) -> str:
    return sha256("\n".join(_value_lines(fit)).encode()).hexdigest()[:_CHECKSUM_DIGITS]


def _value_lines(fit: FittedRoom) -> list[str]:
    lines = [
        f'plan = "{fit.plan}"',
        f'plan_hash = "{fit.plan_hash}"',
        f'verdict = "{fit.verdict}"',
        f"discrepancy = {fit.discrepancy!r}   # relative, between the room and the model",
        f"margin = {fit.margin!r}   # a bound of the sensitivity, over its estimate",
        f"age = {fit.age!r}   # {_AGE_TEXT}",
        f"watts = {fit.watts!r}   # of the heater at the first position",
    ]
    if fit.suspects:
        names = ", ".join(f'"{name}"' for name in fit.suspects)
        lines.append(f"suspects = [{names}]   # doors that the plan has open, and that were shut")
    lines += [
        "",
        "[room]   # each with its interval of probability 0.95",
        f"length = {_shown(fit.length)}   # how far heat spreads before it is lost, in metres",
        f"walls = {_shown(fit.walls)}   # conductance of walls, in 1/m",
        f"conductance = {_shown(fit.conductance)}   # of the air on the floor, in watts per kelvin",
        f"heater_spread = {_shown(fit.spread)}   # of the heater's own heat, in m2",
    ]
    for door in fit.doors:
        lines += [
            "",
            "[[door]]",
            f'name = "{door.name}"',
            f"conductance = {_shown(door.conductance)}   # shut, in 1/m",
        ]
    for sensor in fit.sensors:
        lines += [
            "",
            "[[sensor]]",
            f'name = "{sensor.name}"',
            f"gain = {sensor.gain!r}",
            f"gain_error = {sensor.gain_error!r}",
            f"baseline = {sensor.baseline!r}",
        ]
    for position in fit.positions:
        lines += [
            "",
            "[[position]]",
            f"at = [{position.at[0]!r}, {position.at[1]!r}]",
            f"watts = {position.watts!r}",
            *(f"{key} = [{', '.join(map(repr, getattr(position, key)))}]" for key in _COLUMNS),
        ]
    return lines


def _shown(value: Uncertain) -> str:
    return f"{{ value = {value.value!r}, low = {value.low!r}, high = {value.high!r} }}"


def _uncertain(table: Table, key: str, least: float = 0.0) -> Uncertain:
    part = table.table(key)
    value = Uncertain(*(part.number_within(name, least, _LARGEST) for name in Uncertain._fields))
    if not value.low <= value.value <= value.high:
        table.refuse(key, "the value is not between low and high: fit again")
    part.finish()
    return value


def _doors(table: Table) -> tuple[FittedDoor, ...]:
    tables = table.tables("door")
    if len(tables) > _MOST_DOORS:
        table.refuse("door", f"{len(tables)} doors: give at most {_MOST_DOORS}")
    doors = []
    for each in tables:
        name = each.text("name", _DOOR_REMEDY)
        if name_problem(name) is not None:
            each.refuse("name", f"{sanitize(name, 40)} is no name of a door: {_DOOR_REMEDY}")
        doors.append(FittedDoor(name, _uncertain(each, "conductance")))
        each.finish()
    return tuple(doors)


def _suspects(table: Table) -> tuple[str, ...]:
    names = table.items("suspects", _DOOR_REMEDY) if table.has("suspects") else []
    known = tuple(name for name in names if isinstance(name, str) and name_problem(name) is None)
    if len(known) < len(names) or len(names) > _MOST_DOORS:
        table.refuse("suspects", f"not at most {_MOST_DOORS} names: {_DOOR_REMEDY}")
    return known


def _sensors(table: Table) -> tuple[FittedSensor, ...]:
    tables = table.tables("sensor")
    if not 1 <= len(tables) <= _MOST_SENSORS:
        table.refuse("sensor", f"{len(tables)} sensors: give 1 to {_MOST_SENSORS}, each as [[sensor]]")
    found: dict[str, FittedSensor] = {}
    for each in tables:
        name = each.text("name", "give the id of the node")
        if not is_identifier(name) or name in found:
            each.refuse("name", f"{sanitize(name, 40)} is no id of a node, or given twice: fit again")
        found[name] = FittedSensor(
            name,
            each.number_within("gain", 1e-6, 1e6),
            each.number_within("gain_error", 0.0, _LARGEST),
            each.number_within("baseline", -_LARGEST, _LARGEST),
        )
        each.finish()
    return tuple(found.values())


def _positions(table: Table, sensors: int) -> tuple[FittedPosition, ...]:
    tables = table.tables("position")
    if len(tables) > _MOST_POSITIONS:
        table.refuse("position", f"{len(tables)} positions: give at most {_MOST_POSITIONS}")
    return tuple(_position(each, sensors) for each in tables)


def _position(table: Table, sensors: int) -> FittedPosition:
    position = FittedPosition(
        take_position(table),
        table.number_within("watts", 1e-6, _LARGEST),
        *(_column(table, key, sensors) for key in _COLUMNS),
    )
    table.finish()
    return position


def _column(table: Table, key: str, sensors: int) -> tuple[float, ...]:
    """Take a number of each sensor; NaN stands for a missing reading."""
    remedy = f"give {sensors} numbers, nan for a missing reading"
    numbers = [as_number(item) for item in table.items(key, remedy)]
    # Written so that NaN passes it.
    if len(numbers) != sensors or any(number is None or abs(number) > _LARGEST for number in numbers):
        table.refuse(key, f"not one number for each sensor: {remedy}")
    return tuple(cast("list[float]", numbers))
