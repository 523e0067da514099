"""The file of a fit: what a zone and its nodes take from a calibrated room, as TOML."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from heatcloak_aggregator.fit.floor import plan_hash
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.solve import MOST_DISCREPANCY, RoomFit, Uncertain
from heatcloak_aggregator.plans.plan import FloorPlan, Point
from heatcloak_aggregator.store.export import written_whole
from heatcloak_aggregator.zones.defaults import HeatOfPeople
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES, Table, as_number, parse_table
from heatcloak_shared.topics import is_identifier

FORMAT = 1
GO, NO_GO = "go", "no-go"
MOST_WALLS = 2.0
"""Conductance of walls in 1/m beyond which a fit is refused: a real wall has about 0.1, and air no limit."""
_AGES = (0.02, 100.0)
_LARGEST = 1e12
"""Greatest number in a fit."""
_MOST_SENSORS, _MOST_POSITIONS = 10_000, 1000
_COLUMNS = ("rises", "expected", "residuals")
"""Keys of a position with a number of each sensor."""
_AGE_TEXT = "the least spread of a person's heat that the margin was computed for, in m2"


@dataclass(frozen=True)
class FittedSensor:
    """A sensor of a fitted room.

    Attributes:
        name: the id of its node.
        gain: the factor that its node applies, so that all sensors are alike.
        gain_error: the standard deviation of the logarithm of the gain.
        baseline: its reading in the empty room, without the gain, in the sensor's own unit.
    """

    name: str
    gain: float
    gain_error: float
    baseline: float


@dataclass(frozen=True)
class FittedPosition:
    """A position of the heater.

    Attributes:
        at: x and y in metres.
        watts: the power of the heater.
        rises: how much each sensor reads more than in the empty room; NaN without reading.
        expected: the rises of the fitted model.
        residuals: (rise − expected) in standard deviations; NaN without reading.
    """

    at: Point
    watts: float
    rises: tuple[float, ...]
    expected: tuple[float, ...]
    residuals: tuple[float, ...]


@dataclass(frozen=True)
class FitFile:
    """A fitted room, as its file has it.

    Attributes:
        plan: the name of the plan.
        plan_hash: the hash of its geometry, see `plan_hash`.
        age: the declared least spread of the heat of people that the margin was computed for, in m².
        watts: the power of the heater that the air conductance refers to.
        length: ℓ, how far heat spreads before it is lost, in metres.
        walls: conductance κ of all walls and shut doors, in 1/m.
        conductance: of the air on the floor, in watts per kelvin.
        spread: of the heater's own heat, in m².
        discrepancy: η, the relative difference between the room and the model.
        margin: the bound of the sensitivity over the sensitivity at the estimate, at least 1.
        sensors: the sensors, in the order of the plan.
        positions: the positions of the heater, in the order of the session.
        source: the name of the file, for error texts; not part of comparisons.
    """

    plan: str
    plan_hash: str
    age: float
    watts: float
    length: Uncertain
    walls: Uncertain
    conductance: Uncertain
    spread: Uncertain
    discrepancy: float
    margin: float
    sensors: tuple[FittedSensor, ...]
    positions: tuple[FittedPosition, ...]
    source: str = field(default="fit", compare=False, repr=False)

    @property
    def problem(self) -> str | None:
        """Return why the model does not describe the room well enough for a promise; None if it does."""
        if self.discrepancy > MOST_DISCREPANCY:
            return (
                f"the room differs from the model by {percent(self.discrepancy)}, more than "
                f"{percent(MOST_DISCREPANCY)}"
            )
        if self.walls.value > MOST_WALLS:
            return (
                f"the walls would conduct {self.walls.value:.3g} per metre, like open air: a wall or shut "
                "door of the plan is not there"
            )
        return None

    @property
    def is_good(self) -> bool:
        """Whether the model describes the room well enough for a promise."""
        return self.problem is None

    @property
    def verdict(self) -> str:
        """Return ``"go"`` or ``"no-go"``."""
        return GO if self.is_good else NO_GO

    def require_good(self) -> None:
        """Refuse a fit that is no-go.

        Raises:
            ConfigError: it is.
        """
        if self.problem is not None:
            raise ConfigError(
                f"{self.source}: no-go: {self.problem}: see `heatcloak fit report`, and correct the plan, or "
                "record again"
            )

    def require_plan(self, plan: FloorPlan) -> None:
        """Refuse a plan that is not the one of the fit.

        Raises:
            ConfigError: it is another one, or has changed.
        """
        if self.plan_hash != plan_hash(plan):
            raise ConfigError(
                f"{self.source}: the plan has changed since the fit, or {plan.source} is not the plan "
                f"{sanitize(self.plan, 40)}: fit again, or give the plan of the fit"
            )


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100.0 * share:.3g} %" if share < 1.0 else f"{100.0 * share:.0f} %"


def fit_of_room(
    fit: RoomFit, plan: FloorPlan, age: float, trials: HeaterTrials, baselines: Sequence[float]
) -> FitFile:
    """Return a fitted room as its file has it.

    Args:
        fit: the fit.
        plan: the plan; its sensors are in the order of those of the fit.
        age: the declared least spread that the margin was computed for.
        trials: the readings.
        baselines: the reading of each sensor in the empty room.
    """
    sensors = tuple(
        FittedSensor(sensor.name, *map(float, values))
        for sensor, *values in zip(plan.sensors, fit.gains, fit.gain_errors, baselines, strict=True)
    )
    positions = tuple(
        FittedPosition(
            (float(x), float(y)), float(watts), *(tuple(column.round(4).tolist()) for column in columns)
        )
        for (x, y), watts, *columns in zip(
            trials.positions,
            trials.watts,
            trials.rises.T,
            fit.expected.T,
            fit.residuals.T,
            strict=True,
        )
    )
    return FitFile(
        plan=plan.name,
        plan_hash=plan_hash(plan),
        age=float(age),
        watts=fit.watts,
        length=fit.length,
        walls=fit.conductance if plan.walls else Uncertain(0.0, 0.0, 0.0),
        conductance=fit.air_conductance,
        spread=fit.spread,
        discrepancy=fit.discrepancy,
        margin=fit.margin,
        sensors=sensors,
        positions=positions,
    )


def heat_of_fit(fit: FitFile, power: float, age: float | None = None) -> HeatOfPeople:
    """Return how heat spreads in a fitted room, with what is declared of people.

    Args:
        fit: the fit.
        power: declared: the greatest power of a person, in watts.
        age: declared: the least spread of the heat of a body, in m²; None for that of the fit.

    Raises:
        ParameterError: the age is not the one that the margin was computed for.
    """
    if age is not None and age != fit.age:
        raise ParameterError(
            f"{fit.source}: is for heat that spreads over at least {fit.age!r} m², not {age!r}: fit again "
            f"with --age {age!r}"
        )
    return HeatOfPeople(
        length=fit.length.value,
        age=fit.age,
        power=power,
        conductance=fit.conductance.value,
        margin=fit.margin,
        walls=fit.walls.value,
    )


def save_fit(fit: FitFile, path: Path) -> None:
    """Write the file of a fit, which appears whole or not at all.

    Raises:
        StoreError: the file can't be written; an existing one is unchanged.
    """
    with written_whole(path) as file:
        file.write(fit_text(fit).encode("utf-8"))


def load_fit(path: Path, plan: FloorPlan | None = None, *, allow_no_go: bool = False) -> FitFile:
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


def parse_fit(content: bytes, source: str = "fit") -> FitFile:
    """Return the fit in the content of a file, go or no-go.

    Args:
        content: TOML.
        source: the name of the file, for error texts.

    Raises:
        ConfigError: it is malformed, or a number is not finite or contradicts another one.
    """
    table = parse_table(content, source, ConfigError)
    table.integer("format", FORMAT, FORMAT)
    verdict = table.choice("verdict", (GO, NO_GO))
    room = table.table("room")
    sensors = _sensors(table)
    fit = FitFile(
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
        source=source,
    )
    if not math.isfinite(fit.margin):
        table.refuse("margin", "is not finite: fit again")
    if verdict != fit.verdict:
        table.refuse("verdict", f"is {verdict!r}, but the numbers are {fit.verdict}: fit again")
    room.finish()
    table.finish()
    return fit


def fit_text(fit: FitFile) -> str:
    """Return a fit as the text of its file; `parse_fit` returns an equal one."""
    lines = [
        "# The model of heat fitted to a room by `heatcloak fit solve`. `heatcloak fit report` explains it.",
        f"format = {FORMAT}",
        f'plan = "{fit.plan}"',
        f'plan_hash = "{fit.plan_hash}"',
        f'verdict = "{fit.verdict}"',
        f"discrepancy = {fit.discrepancy!r}   # relative, between the room and the model",
        f"margin = {fit.margin!r}   # a bound of the sensitivity, over its estimate",
        f"age = {fit.age!r}   # {_AGE_TEXT}",
        f"watts = {fit.watts!r}   # of the heater at the first position",
        "",
        "[room]   # each with its interval of probability 0.95",
        f"length = {_shown(fit.length)}   # how far heat spreads before it is lost, in metres",
        f"walls = {_shown(fit.walls)}   # conductance of walls and shut doors, in 1/m",
        f"conductance = {_shown(fit.conductance)}   # of the air on the floor, in watts per kelvin",
        f"heater_spread = {_shown(fit.spread)}   # of the heater's own heat, in m2",
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
    return "\n".join([*lines, ""])


def _shown(value: Uncertain) -> str:
    return f"{{ value = {value.value!r}, low = {value.low!r}, high = {value.high!r} }}"


def _uncertain(table: Table, key: str, least: float = 0.0) -> Uncertain:
    part = table.table(key)
    value = Uncertain(*(part.number_within(name, least, _LARGEST) for name in Uncertain._fields))
    if not value.low <= value.value <= value.high:
        table.refuse(key, "the value is not between low and high: fit again")
    part.finish()
    return value


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
    at = [as_number(item) for item in table.items("at", "give [x, y] in metres")]
    if len(at) != 2 or not all(number is not None and abs(number) <= _LARGEST for number in at):
        table.refuse("at", "not two finite numbers: give [x, y] in metres")
    position = FittedPosition(
        cast("Point", tuple(at)),
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
