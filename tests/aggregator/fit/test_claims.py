"""What a fit claims, over many simulated rooms: its bound holds, and it notices a wrong plan."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from heatcloak_aggregator.fit.fit_file import MOST_WALLS
from heatcloak_aggregator.fit.floor import domain_of_plan
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.room_model import RoomModel, RoomParameters, room_model
from heatcloak_aggregator.fit.solve import RoomFit, solve
from heatcloak_aggregator.plans.plan import FloorPlan
from support.fitted_rooms import POSITIONS, SMALL, Interpolated, random_parameters, trials_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

ROOMS = 200
WRONG_ROOMS = 20
SHUT = replace(SMALL, doors=(replace(SMALL.doors[0], state="shut"), SMALL.doors[1]))
NO_WALL = replace(SMALL, walls=SMALL.walls[1:], doors=SMALL.doors[1:])


@pytest.fixture(scope="module")
def right() -> RoomModel:
    return Interpolated(domain_of_plan(SMALL), POSITIONS).model


@pytest.fixture(scope="module")
def other() -> Callable[[FloorPlan], RoomModel]:
    @cache
    def model(plan: FloorPlan) -> RoomModel:
        return Interpolated(domain_of_plan(plan), POSITIONS, with_slopes=False).model

    return model


def over_bound(model: RoomModel, fit: RoomFit, room: RoomParameters, strengths: object) -> float:
    """Return the bound of the sensitivity of a fit over the true sensitivity of the room."""
    fitted = RoomParameters(fit.length.value, fit.conductance.value, fit.spread.value)
    bound = model.sensitivity(fitted, np.ones(len(fit.strengths))) * fit.margin
    # Nodes apply the fitted gains, which leaves what these are wrong by.
    return bound / model.sensitivity(room, np.asarray(strengths) / fit.strengths)


def test_the_interpolation_is_the_model(right: RoomModel) -> None:
    real = room_model(domain_of_plan(SMALL), POSITIONS, 0.25)
    weights = np.exp(0.05 * np.random.default_rng(1).standard_normal(6))
    for room in (RoomParameters(4.0, 0.1, 0.2), RoomParameters(3.3, 0.02, 0.12)):
        assert right.responses(room) == pytest.approx(real.responses(room), rel=2e-3)
        for each in (np.ones(6), weights):
            assert right.sensitivity(room, each) == pytest.approx(real.sensitivity(room, each), rel=0.02)


def test_the_bound_is_above_the_sensitivity_and_near_to_it(right: RoomModel) -> None:
    ratios, wrong = [], 0
    for seed in range(ROOMS):
        rng = np.random.default_rng(seed)
        room = random_parameters(rng)
        trials, strengths = trials_of(right, room, rng)
        fit = solve(trials, right)
        wrong += not fit.is_good
        ratios.append(over_bound(right, fit, room, strengths))
    print(f"bound over sensitivity: {min(ratios):.4f} to {max(ratios):.4f}, {wrong} refused")
    assert sum(ratio >= 1.0 for ratio in ratios) >= ROOMS - 1
    assert max(ratios) <= 1.2
    assert wrong == 0


def refusals(fitted: RoomModel, trials: Iterator[HeaterTrials]) -> int:
    return sum(not solve(each, fitted).is_good for each in trials)


def wrong_trials(true: RoomModel) -> Iterator[HeaterTrials]:
    for seed in range(WRONG_ROOMS):
        rng = np.random.default_rng(seed)
        yield trials_of(true, random_parameters(rng), rng)[0]


def test_a_wall_that_the_plan_lacks_is_noticed(
    right: RoomModel, other: Callable[[FloorPlan], RoomModel]
) -> None:
    assert refusals(other(NO_WALL), wrong_trials(right)) >= 0.9 * WRONG_ROOMS


def test_a_shut_door_that_is_open_in_the_plan_is_noticed(
    right: RoomModel, other: Callable[[FloorPlan], RoomModel]
) -> None:
    assert refusals(right, wrong_trials(other(SHUT))) >= 0.9 * WRONG_ROOMS


def test_a_wall_of_the_plan_that_is_not_there_is_noticed(
    right: RoomModel, other: Callable[[FloorPlan], RoomModel]
) -> None:
    """Its heat is that of walls that conduct like open air, which `FitFile` refuses."""
    conductances = [solve(each, right).conductance.value for each in wrong_trials(other(NO_WALL))]
    assert sum(conductance > MOST_WALLS for conductance in conductances) >= 0.9 * WRONG_ROOMS


def test_swapped_positions_of_the_heater_are_noticed(right: RoomModel) -> None:
    def swapped() -> Iterator[HeaterTrials]:
        rng = np.random.default_rng(0)
        for each in wrong_trials(right):
            order = np.arange(len(POSITIONS))
            one = other = 0
            # Positions next to each other are as good as equal.
            while math.dist(POSITIONS[one], POSITIONS[other]) < 2.0:
                one, other = rng.choice(len(POSITIONS), 2, replace=False).tolist()
            order[[one, other]] = order[[other, one]]
            yield HeaterTrials(each.positions[order], each.watts, each.rises, each.errors)

    assert refusals(right, swapped_in_place(right, swapped())) >= 0.9 * WRONG_ROOMS


def swapped_in_place(model: RoomModel, trials: Iterator[HeaterTrials]) -> Iterator[HeaterTrials]:
    """Yield trials whose readings are swapped instead of their positions, which the model is of."""
    for each in trials:
        order = [int(np.flatnonzero((at == POSITIONS).all(axis=1))[0]) for at in each.positions]
        yield HeaterTrials(POSITIONS, each.watts, each.rises[:, order], each.errors)
