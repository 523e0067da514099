"""``heatcloak zone calibrate --plan``: what a zone on a floor will see, and where to put its sensors."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.cli.zone_floor import heat_of, load_floor_plan
from heatcloak_aggregator.domains.floor import SteadyOperator
from heatcloak_aggregator.method_names import COMMON_DRIFT, NO_DRIFT, ROOMS_DRIFT, SLOPE_DRIFT
from heatcloak_aggregator.plans.plan import FloorPlan, Sensor
from heatcloak_aggregator.plans.plan_file import plan_text
from heatcloak_aggregator.zones.calibration import node_names
from heatcloak_aggregator.zones.defaults import (
    DEFAULT_FLOOR_RELEASES,
    DEFAULT_PROMISE,
    DEFAULT_STEP,
    HeatOfPeople,
)
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.floor_planning import Outlook, Wish, outlooks, suggest_sensors
from heatcloak_aggregator.zones.kinds import kind_of, operator_of
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.parameters import check_positive, check_probability
from heatcloak_shared.zone import Floor, Zone
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

SENSORS = {"ideal": 0.0, **SENSOR_RESOLUTIONS}
"""Kinds of sensors that are compared, with their resolution in kelvins."""
_ALPHAS, _EPSILONS, _RELEASES = (0.1, 0.2, 0.5), (2.0, 4.0, 8.0), (1, 4, 16)
_GOOD_ROOM = 0.9
_DRIFTS = {
    NO_DRIFT: "the temperature of the empty floor never changes",
    COMMON_DRIFT: "the temperature of the empty floor changes alike everywhere",
    SLOPE_DRIFT: "the temperature of the empty floor changes linearly in x and y",
    ROOMS_DRIFT: "the temperature of each room changes on its own",
}
_LEGEND = (
    "room: how often the likeliest room is the right one. error: mean length of the way from the best "
    "estimate to a person. round: from one round. period: from all its rounds, in which the person stands "
    "still. Both are Bayes limits for one person of known power who is equally likely anywhere: no method is "
    "better. *: the promise that the others vary."
)


@dataclass(frozen=True, slots=True)
class FloorOptions:
    """Options of the command.

    Attributes:
        zone: the zone of the file that was given; None for none.
        plan: the plan that was given.
        heat: loss length, conductance, power and age by name; None for those of the zone, or the usual ones.
        alpha, epsilons, releases, delta: of the promises; None or empty for those of the zone, or several.
        resolution: of the sensors in kelvins; None for that of the zone, or several.
        suggest: number of sensors to suggest places for; None for none.
        out: where the plan with suggested sensors is written; None for nowhere.
        draws: number of simulated people.
        seed: their seed.
        drift: how sensors drift together, see `DomainKind.drift_directions`.
    """

    zone: Zone | None
    plan: Path | None
    heat: dict[str, float | None]
    alpha: float | None
    epsilons: list[float]
    releases: list[int]
    delta: float | None
    resolution: float | None
    suggest: int | None
    out: Path | None
    draws: int
    seed: int
    drift: str


def calibrate_floor(options: FloorOptions, *, as_json: bool) -> None:
    """Print what zones on a floor will see.

    Args:
        options: what to compare.
        as_json: print one JSON object instead of tables.

    Raises:
        ConfigError: options do not go together.
        PlanError: the plan is wrong.
        ParameterError: no noise keeps a promise.
    """
    if options.out is not None and (options.suggest is None or options.plan is None):
        raise ConfigError("--out writes a plan with suggested sensors: give --plan FILE and --suggest NUMBER")
    plan = None if options.plan is None else load_floor_plan(options.plan)
    floor = _floor(options, plan)
    wishes, sensors = _wishes(options)
    with progress_bar("simulating") as progress:
        found = _outlooks(floor, wishes, options, progress)
    places, suggested = None, None
    if options.suggest is not None:
        op = cast("SteadyOperator", operator_of(floor))
        with progress_bar("placing sensors") as progress:
            places = suggest_sensors(op, options.suggest, wishes[0], progress=progress)
        better = replace(floor, sensors=tuple((float(x), float(y)) for x, y in places), gains=())
        with progress_bar("simulating") as progress:
            suggested = _outlooks(better, wishes[:1], options, progress)[0]
        if options.out is not None and plan is not None:
            _write_plan(plan, places, options.out)
    if as_json:
        facts = {
            "sensors": floor.n_sensors,
            "drift": options.drift,
            "outlooks": [each.as_dict() for each in found],
            "suggested_sensors": None if places is None else places.tolist(),
            "suggested_outlook": None if suggested is None else suggested.as_dict(),
        }
        print(jsonlib.dumps(facts))
        return
    _print_tables(floor, found, sensors, options.drift)
    if places is not None and suggested is not None:
        _print_suggestion(floor, places, suggested, found[0])
        if options.out is not None:
            print(f"{options.out}: the plan with these sensors")


def _floor(options: FloorOptions, plan: FloorPlan | None) -> Floor:
    """Return the floor: that of the plan, or of the zone with other heat."""
    if plan is not None:
        if options.zone is not None:
            raise ConfigError("--plan describes a floor, and the zone file has its own: omit one of them")
        return floor_of_plan(plan, heat_of(options.heat))
    assert options.zone is not None  # noqa: S101  by the caller
    floor = cast("Floor", options.zone.domain)
    own = HeatOfPeople(floor.length, floor.age, floor.power, floor.conductance)
    heat = heat_of(options.heat, own)
    return replace(floor, length=heat.length, age=heat.age, power=heat.power, conductance=heat.conductance)


def _wishes(options: FloorOptions) -> tuple[list[Wish], list[str]]:
    """Return the promises to compare, the main one first, and the name of each one's sensor."""
    zone = options.zone
    alphas, epsilons, releases = [options.alpha] if options.alpha else [], options.epsilons, options.releases
    delta, resolution = options.delta, options.resolution
    if zone is not None:
        alphas = alphas or [zone.promise.alpha or DEFAULT_STEP]
        epsilons, releases = epsilons or [zone.promise.epsilon], releases or [zone.schedule.releases]
        delta = zone.promise.delta if delta is None else delta
        resolution = zone.resolution if resolution is None else resolution
    main = Wish(
        check_positive("alpha", alphas[0] if alphas else DEFAULT_STEP),
        check_positive("epsilon", epsilons[0] if epsilons else DEFAULT_PROMISE.epsilon),
        check_probability("delta", DEFAULT_PROMISE.delta if delta is None else delta),
        releases[0] if releases else DEFAULT_FLOOR_RELEASES,
        resolution or 0.0,
    )
    # One respect at a time: all combinations would be hard to read.
    wishes = [main]
    wishes += [replace(main, resolution=each) for each in SENSORS.values() if resolution is None]
    wishes += [replace(main, alpha=check_positive("alpha", each)) for each in alphas or _ALPHAS]
    wishes += [replace(main, epsilon=check_positive("epsilon", each)) for each in epsilons or _EPSILONS]
    wishes += [replace(main, releases=each) for each in releases or _RELEASES]
    different = list(dict.fromkeys(wishes))
    names = {each: name for name, each in reversed(SENSORS.items())}
    return different, [names.get(wish.resolution, f"{wish.resolution:g} K") for wish in different]


def _outlooks(
    floor: Floor, wishes: list[Wish], options: FloorOptions, progress: Callable[[float], object]
) -> list[Outlook]:
    op = cast("SteadyOperator", operator_of(floor))
    rooms = np.array(floor.communities or (0,) * floor.n_sources)
    drift = kind_of(floor).drift_directions(floor, options.drift)
    return outlooks(op, rooms, wishes, options.draws, options.seed, floor.margin, drift, progress)


def _print_tables(floor: Floor, found: list[Outlook], sensors: list[str], drift: str) -> None:
    console = Console(width=100, highlight=False)
    blind = found[0].one_round
    console.print(
        f"{floor.n_sensors} sensors, {len(floor.rooms)} rooms; {_DRIFTS[drift]}. A guess without readings: "
        f"the room {100.0 * blind.blind_room:.0f} %, {blind.blind_error:.1f} m."
    )
    table = Table(box=SIMPLE_HEAD)
    for name in ("sensor", "alpha", "epsilon", "rounds", "noise", "room,\nround", "room,\nperiod",
                 "error,\nround", "error,\nperiod"):  # fmt: skip
        table.add_column(name, justify="left" if name == "sensor" else "right")
    for number, (outlook, sensor) in enumerate(zip(found, sensors, strict=True)):
        wish = outlook.wish
        table.add_row(
            f"{sensor}{' *' if number == 0 else ''}", f"{wish.alpha:g}", f"{wish.epsilon:g}",
            str(wish.releases), f"{outlook.sigma:.3g} K", *_cells(outlook),
        )  # fmt: skip
    console.print(table)
    console.print(_LEGEND)
    able, unable = _by_success(found, sensors)
    if unable:
        console.print(
            f"Not good enough here: {', '.join(unable)}. With none of these promises the room is found "
            f"{100.0 * _GOOD_ROOM:.0f} % of the time over a period. "
            + (f"Sensors that can: {', '.join(able)}." if able else "Promise less, or list more rounds.")
        )


def _by_success(found: list[Outlook], sensors: list[str]) -> tuple[list[str], list[str]]:
    """Return the kinds of sensors with which some promise finds the room over a period, and the others."""
    able = {name for outlook, name in zip(found, sensors, strict=True) if outlook.period.room >= _GOOD_ROOM}
    names = list(dict.fromkeys(sensors))
    return [name for name in names if name in able], [name for name in names if name not in able]


def _cells(outlook: Outlook) -> tuple[str, ...]:
    accuracies = (outlook.one_round, outlook.period)
    rooms = (f"{100.0 * each.room:.0f} %" for each in accuracies)
    return (*rooms, *(f"{each.error:.1f} m" for each in accuracies))


def _print_suggestion(floor: Floor, places: FloatArray, suggested: Outlook, own: Outlook) -> None:
    console = Console(width=100, highlight=False)
    shown = " ".join(f"({x:g}, {y:g})" for x, y in places)
    console.print(f"\nSuggested places of {len(places)} sensors: {shown}")
    for title, outlook in ((f"the present {floor.n_sensors} sensors", own), ("these", suggested)):
        cells = _cells(outlook)
        console.print(
            f"with {title}: the room {cells[0]} and {cells[2]} from one round, {cells[1]} and {cells[3]} "
            "over the period"
        )


def _write_plan(plan: FloorPlan, places: FloatArray, out: Path) -> None:
    names = node_names(len(places))
    sensors = tuple(Sensor(name, (float(x), float(y))) for name, (x, y) in zip(names, places, strict=True))
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(plan_text(replace(plan, sensors=sensors)))
    except FileExistsError:
        raise ConfigError(f"{out}: exists: give another path, or remove it") from None
    except OSError as error:
        raise ConfigError(f"{out}: {error.strerror}: give a writable path") from None
