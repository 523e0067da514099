"""Fit a plan to the readings of a session, and name the doors that were not as the plan has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from heatcloak_aggregator.fit.fitted_room import (
    MOST_DOOR,
    FittedDoor,
    FittedPosition,
    FittedRoom,
    FittedSensor,
)
from heatcloak_aggregator.fit.floor import domain_of_plan, plan_hash
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.room_model import room_model
from heatcloak_aggregator.fit.solve import MOST_DISCREPANCY, RoomFit, Uncertain, solve
from heatcloak_aggregator.plans.plan import FloorPlan

_OTHER_PARAMETERS = 4
"""Of a fit beside those of sensors and doors."""
_ANY_AGE = 1.0
"""In m²: the bound of the sensitivity is not needed."""


def fit_plan(plan: FloorPlan, trials: HeaterTrials, age: float, baselines: Sequence[float]) -> FittedRoom:
    """Fit the model of heat of a plan to readings.

    Args:
        plan: one that `check_plan` accepts.
        trials: the readings of its sensors, in the order of the plan.
        age: the declared least spread of the heat of people, in m².
        baselines: the reading of each sensor in the empty room.

    Raises:
        ParameterError: there are too few readings.
    """
    domain = domain_of_plan(plan)
    model = room_model(domain, trials.positions, age, list(plan.shut_doors.values()))
    fit = fit_of_room(solve(trials, model), plan, age, trials, baselines)
    if fit.discrepancy > MOST_DISCREPANCY:
        fit = replace(fit, suspects=shut_by_readings(plan, trials))
    return fit


def shut_by_readings(plan: FloorPlan, trials: HeaterTrials) -> tuple[str, ...]:
    """Return the names of doors that the plan does not have shut, and that were shut by the readings.

    All doors are fitted as shut ones, each with a conductance of its own, on coarser cells. Without a door
    among them that explains the readings to the discrepancy that is accepted, there are none.
    """
    opened = [door.name for door in plan.doors if door.state != "shut"]
    if not opened:
        return ()
    all_shut = replace(plan, doors=tuple(replace(door, state="shut") for door in plan.doors))
    domain = domain_of_plan(all_shut)
    indices = list(all_shut.shut_doors.values())
    if int(trials.known.sum()) <= len(indices) + len(plan.sensors) + _OTHER_PARAMETERS:
        return ()
    model = room_model(domain, trials.positions, _ANY_AGE, indices, side=domain.grid)
    # Only the parameters are needed, not the bound of the sensitivity.
    count = len(plan.sensors)
    model = replace(
        model, sensitivity=lambda _room, _weights: 1.0, shares=lambda _room: np.full(count, 1.0 / count)
    )
    found = solve(trials, model)
    if found.discrepancy > MOST_DISCREPANCY:
        return ()
    shut = {
        name
        for name, conductance in zip(all_shut.shut_doors, found.doors, strict=True)
        if conductance.value <= MOST_DOOR
    }
    return tuple(name for name in opened if name in shut)


def fit_of_room(
    fit: RoomFit,
    plan: FloorPlan,
    age: float,
    trials: HeaterTrials,
    baselines: Sequence[float],
) -> FittedRoom:
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
    return FittedRoom(
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
        doors=tuple(
            FittedDoor(name, conductance)
            for name, conductance in zip(plan.shut_doors, fit.doors, strict=True)
        ),
    )
