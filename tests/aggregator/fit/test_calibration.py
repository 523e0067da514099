"""Fits of plans: which doors were not as the plan has them. The model of heat is a formula."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.fit import calibration
from heatcloak_aggregator.fit.calibration import fit_plan, shut_by_readings
from heatcloak_aggregator.fit.fit_file import fit_text, parse_fit
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.room_model import RoomParameters
from heatcloak_aggregator.plans.plan import DoorState, FloorPlan
from support.fitted_rooms import POSITIONS, SMALL, plain_model, trials_of

SENSORS = np.array([sensor.at for sensor in SMALL.sensors])
OPEN, CLOSED = 1e4, 0.1
"""Conductances of doors in 1/m."""


@pytest.fixture(autouse=True)
def _formula(monkeypatch: pytest.MonkeyPatch) -> None:
    def replaced(
        domain: object, positions: object, age: float, shut_doors: Sequence[int], *, side: float = 0.0
    ) -> Any:
        return plain_model(SENSORS, POSITIONS, len(shut_doors))

    monkeypatch.setattr(calibration, "room_model", replaced)


def with_doors(*states: DoorState) -> FloorPlan:
    doors = tuple(replace(door, state=state) for door, state in zip(SMALL.doors, states, strict=True))
    return replace(SMALL, doors=doors)


def readings(living: float, inner: float) -> HeaterTrials:
    room = RoomParameters(4.0, 0.1, 0.2, (living, inner))
    return trials_of(plain_model(SENSORS, POSITIONS, 2), room, np.random.default_rng(1))[0]


def test_doors_as_planned_are_accepted() -> None:
    fit = fit_plan(with_doors("shut", "shut"), readings(CLOSED, CLOSED), 0.25, [20.0] * 6)
    assert fit.is_good
    assert [door.name for door in fit.doors] == ["living", "inner"]
    assert fit_plan(SMALL, readings(OPEN, OPEN), 0.25, [20.0] * 6).is_good


def test_a_shut_door_that_was_open_is_named() -> None:
    fit = fit_plan(with_doors("shut", "shut"), readings(CLOSED, OPEN), 0.25, [20.0] * 6)
    assert fit.problem is not None
    assert fit.problem.startswith("door 'inner' would conduct ")
    assert [door.name for door in fit.opened] == ["inner"]


@pytest.mark.parametrize("state", ["open", "either"])
def test_an_open_door_that_was_shut_is_named(state: DoorState) -> None:
    fit = fit_plan(with_doors(state, "open"), readings(CLOSED, OPEN), 0.25, [20.0] * 6)
    assert fit.suspects == ("living",)
    assert fit.problem is not None
    assert fit.problem.endswith("unless door 'living' was shut, which the plan has open")
    assert parse_fit(fit_text(fit).encode()).suspects == ("living",)


def test_no_door_is_named_if_doors_explain_nothing() -> None:
    trials = readings(OPEN, OPEN)
    odd = trials.rises * np.exp(0.2 * np.random.default_rng(2).standard_normal(trials.rises.shape))
    trials = HeaterTrials(trials.positions, trials.watts, odd, trials.errors)
    assert shut_by_readings(SMALL, trials) == ()
    fit = fit_plan(SMALL, trials, 0.25, [20.0] * 6)
    assert not fit.is_good
    assert fit.suspects == ()
    assert shut_by_readings(with_doors("shut", "shut"), trials) == ()
