"""The report of a fit: what was found, what fits worst, the verdict, and what the promise then rests on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from heatcloak_aggregator.fit.fitted_room import MOST_DOOR, FittedRoom, named_doors, percent
from heatcloak_aggregator.fit.solve import CONFIDENCE, MOST_DISCREPANCY, Uncertain

WORST = 5
"""Residuals that a report lists."""
WIDE_MARGIN = 1.5
"""Margin from which on the report advises more positions."""


class Residual(NamedTuple):
    """A reading that differs from the model.

    Attributes:
        sensor: the id of the node.
        at: the position of the heater.
        rise: how much the sensor reads more than in the empty room.
        expected: the same of the fitted model.
        value: the difference in standard deviations; above 0, the sensor is warmer than the model.
    """

    sensor: str
    at: tuple[float, float]
    rise: float
    expected: float
    value: float


def worst_residuals(fit: FittedRoom, most: int = WORST) -> list[Residual]:
    """Return the readings that differ most from the model, the largest difference first."""
    found = [
        Residual(sensor.name, position.at, *values)
        for position in fit.positions
        for sensor, *values in zip(
            fit.sensors, position.rises, position.expected, position.residuals, strict=True
        )
    ]
    known = [each for each in found if not math.isnan(each.value)]
    return sorted(known, key=lambda each: -abs(each.value))[:most]


def verdict_reason(fit: FittedRoom) -> str:
    """Return why a fit is go or no-go, and for a no-go what to do."""
    if fit.problem is not None:
        return f"{fit.problem}: {_remedy(fit)}"
    return (
        f"the room differs from the model by {percent(fit.discrepancy)}; at most {percent(MOST_DISCREPANCY)} "
        "is accepted"
    )


_REMEDY = (
    "compare the plan with the room (walls, doors open or shut, places of sensors) and the session with what "
    "was done (positions of the heater, nobody in the room, heat steady), then record again what was wrong"
)
_SHUT_REMEDY = (
    "shut the door and record again; or, if it stays open, correct its state in the plan, and fit again"
)
_OPEN_REMEDY = (
    "open the door and record again; or, if it stays shut, correct its state in the plan, and fit again"
)


def _remedy(fit: FittedRoom) -> str:
    """Return what to do about a fit that is no-go."""
    if fit.opened:
        return _SHUT_REMEDY
    return _OPEN_REMEDY if fit.suspects else _REMEDY


def basis_of_promise(fit: FittedRoom) -> str:
    """Return the sentence that says what a promise rests on if a zone uses the fit."""
    return (
        f"The promise rests on the plan, the fitted walls and loss length ({100.0 * CONFIDENCE:g} % bound, "
        f"margin {fit.margin:.3g}), the declared greatest power and least spread of a person (at least "
        f"{fit.age:g} m2), and a steady state of a heater that gives off heat like a person."
    )


def advice(fit: FittedRoom) -> list[str]:
    """Return what could be better about an accepted fit."""
    found = []
    if fit.is_good and fit.margin > WIDE_MARGIN:
        found.append(
            f"the margin of {fit.margin:.3g} is noise that more positions of the heater save: record some "
            "near sensors and near doors, and fit again"
        )
    unknown = [door.name for door in fit.doors if door.conductance.high > MOST_DOOR]
    if fit.is_good and unknown:
        found.append(
            f"the readings do not tell whether {named_doors(unknown)} "
            f"{'were' if len(unknown) > 1 else 'was'} shut: record positions of the heater near it, on both "
            "sides, and fit again"
        )
    return found


def report_lines(fit: FittedRoom) -> list[str]:
    """Return the report as text."""
    rooms = {
        "length": _with_interval(fit.length, "m: how far heat spreads before it is lost"),
        "walls": _with_interval(fit.walls, "1/m: heat that walls conduct; 0 is insulated"),
        "air": _with_interval(fit.conductance, "W/K: heat that keeps the air 1 degree warmer"),
        "heater": _with_interval(fit.spread, "m2: how far the heater's own heat is spread"),
        "discrepancy": f"{percent(fit.discrepancy)} between the room and the model",
        "margin": f"{fit.margin:.3g}: bound of the sensitivity over its estimate, at {fit.age:g} m2",
    }
    longest = max(len(sensor.name) for sensor in fit.sensors)
    lines = [f"verdict: {fit.verdict}: {verdict_reason(fit)}"]
    lines += [f"  {name:<12} {text}" for name, text in rooms.items()]
    if fit.doors:
        widest = max(len(door.name) for door in fit.doors)
        lines.append(f"shut doors: heat that they conduct, in 1/m; at most {MOST_DOOR:g} is accepted")
        lines += [f"  {door.name:<{widest}}  {_with_interval(door.conductance, '1/m')}" for door in fit.doors]
    lines.append("sensors: gain, with its standard deviation, and reading of the empty room")
    lines += [
        f"  {sensor.name:<{longest}}  {sensor.gain:6.3f} ± {sensor.gain * sensor.gain_error:.3f}  "
        f"{sensor.baseline:9.3f}"
        for sensor in fit.sensors
    ]
    worst = worst_residuals(fit)
    if worst:
        lines.append("largest differences from the model, in standard deviations")
        lines += [
            f"  {each.sensor:<{longest}}  {each.value:+6.1f}  rises by {each.rise:.2f} instead of "
            f"{each.expected:.2f}, heater at [{each.at[0]:g}, {each.at[1]:g}]"
            for each in worst
        ]
    return [*lines, *(f"advice: {text}" for text in advice(fit)), basis_of_promise(fit)]


def report_facts(fit: FittedRoom) -> dict[str, object]:
    """Return the report for programs."""
    return {
        "plan": fit.plan,
        "plan_hash": fit.plan_hash,
        "verdict": fit.verdict,
        "reason": verdict_reason(fit),
        "discrepancy": fit.discrepancy,
        "margin": fit.margin,
        "age": fit.age,
        "watts": fit.watts,
        "room": {
            "length": fit.length._asdict(),
            "walls": fit.walls._asdict(),
            "conductance": fit.conductance._asdict(),
            "heater_spread": fit.spread._asdict(),
        },
        "doors": [{"name": door.name, "conductance": door.conductance._asdict()} for door in fit.doors],
        "suspects": list(fit.suspects),
        "sensors": [
            {"name": each.name, "gain": each.gain, "gain_error": each.gain_error, "baseline": each.baseline}
            for each in fit.sensors
        ],
        "positions": [
            {
                "at": each.at,
                "watts": each.watts,
                "rises": _known(each.rises),
                "expected": _known(each.expected),
                "residuals": _known(each.residuals),
            }
            for each in fit.positions
        ],
        "worst": [each._asdict() for each in worst_residuals(fit)],
        "advice": advice(fit),
        "promise": basis_of_promise(fit),
    }


def _with_interval(value: Uncertain, unit: str) -> str:
    return f"{value.value:.3g} ({value.low:.3g} to {value.high:.3g}) {unit}"


def _known(values: Sequence[float]) -> list[float | None]:
    """Return numbers for JSON, which has no NaN."""
    return [None if math.isnan(value) else value for value in values]
