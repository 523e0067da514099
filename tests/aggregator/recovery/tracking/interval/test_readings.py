"""Readings in few coordinates: the same likelihood as that of the readings themselves."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.posterior.interval.table import column
from heatcloak_aggregator.recovery.tracking.interval.readings import Reducer, window_of
from heatcloak_shared.errors import ParameterError


@pytest.fixture(scope="module")
def op() -> IntervalOperator:
    return IntervalDomain(100, 50).operator(0.05)


@pytest.mark.parametrize("present", [50, 30, 7, 1])
@pytest.mark.parametrize("even", [True, False])
def test_the_misfit_of_any_people_is_that_of_the_readings(
    op: IntervalOperator, present: int, even: bool
) -> None:
    rng = np.random.default_rng(present)
    sensors = np.sort(rng.permutation(50)[:present])
    sigma = np.full(present, 0.6) if even else rng.uniform(0.3, 1.5, present)
    readings = rng.normal(1.0, 1.0, present)
    found = Reducer(op, 24.0, 0.3).reduce(3, readings, sigma, sensors)
    for people in ([], [0.31], [0.05, 0.5, 0.98]):
        rest = found.target.copy()
        scratch = np.zeros((1, rest.size))
        for place in people:
            column(found.nodes, place, 0.8, scratch, 0)
            rest -= scratch[0]
        heat = 0.8 * op.responses(people).sum(axis=0)[sensors] if people else np.zeros(present)
        exact = np.square((readings - heat) / sigma).sum()
        assert rest @ rest + found.outside == pytest.approx(exact, rel=1e-4)
    assert found.values.size == present


def test_rounds_with_the_same_sensors_and_noise_share_a_table(op: IntervalOperator) -> None:
    reducer, rng = Reducer(op, 24.0, 0.3), np.random.default_rng(1)
    sensors = np.arange(40)
    rounds = [
        reducer.reduce(1, rng.normal(size=50), 0.7, None),
        reducer.reduce(2, rng.normal(size=40), 0.7, sensors),
        reducer.reduce(4, rng.normal(size=50), 0.7, None),
        reducer.reduce(5, rng.normal(size=40), 0.7, sensors[::-1]),
    ]
    window = window_of(rounds)
    assert window.rounds.tolist() == [1, 2, 4, 5]
    assert window.kinds.tolist() == [0, 1, 0, 1]
    assert window.nodes.shape[0] == 2
    assert window.targets.shape == (4, window.nodes.shape[3])


def test_noise_far_below_what_can_be_resolved_is_raised(op: IntervalOperator) -> None:
    found = Reducer(op, 24.0, 0.0).reduce(1, np.ones(50), 0.0, None)
    assert np.isfinite(found.target).all()
    assert np.abs(found.target).max() < 1e9


@pytest.mark.parametrize(
    ("readings", "sigma", "sensors"),
    [
        (np.ones(49), 1.0, None),
        (np.full(50, np.nan), 1.0, None),
        (np.ones(50), -1.0, None),
        (np.ones(50), np.ones(49), None),
        (np.ones(2), 1.0, [0, 50]),
        (np.ones(2), 1.0, [3, 3]),
        ([], 1.0, []),
    ],
)
def test_wrong_readings_are_refused(
    op: IntervalOperator, readings: object, sigma: object, sensors: object
) -> None:
    with pytest.raises(ParameterError):
        Reducer(op, 24.0, 0.3).reduce(1, readings, sigma, sensors)  # type: ignore[arg-type]


def test_readings_are_explained_unless_noise_like_theirs_is_next_to_impossible(op: IntervalOperator) -> None:
    rng, reducer = np.random.default_rng(4), Reducer(op, 24.0, 0.3)
    for _ in range(200):
        found = reducer.reduce(1, 0.7 * rng.standard_normal(50), 0.7, None)
        assert found.is_explained(0.5 * float(found.target @ found.target))
    found = reducer.reduce(1, np.full(50, 1e20), 0.7, None)
    assert not found.is_explained(0.0)
    found = reducer.reduce(1, np.zeros(50), 0.7, None)
    assert found.is_explained(0.0)
    assert not found.is_explained(80.0)
