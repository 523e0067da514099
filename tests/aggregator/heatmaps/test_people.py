"""Counting people: nobody counts for more than one, whatever their data say."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.heatmaps.people import TICKS, count_people, group_by_user
from heatcloak_shared.errors import ParameterError

_NUMBERS = st.floats(allow_nan=True, allow_infinity=True) | st.floats(0.0, 1.0)
_PERSON = st.lists(st.tuples(_NUMBERS, _NUMBERS, _NUMBERS), max_size=12)


@given(st.lists(_PERSON, max_size=4), _PERSON)
def test_one_person_changes_the_counts_by_at_most_one(
    others: list[list[tuple[float, float, float]]], person: list[tuple[float, float, float]]
) -> None:
    """The bound that the noise is calibrated for, exactly, in integers."""
    without = count_people([np.array(rows).reshape(-1, 3) for rows in others], 8)
    there = count_people([np.array(rows).reshape(-1, 3) for rows in [*others, person]], 8)
    assert (there >= without).all()
    assert int((there - without).sum()) <= TICKS


@given(st.lists(st.floats(0.0, 1e308), min_size=16, max_size=16))
def test_one_person_in_cells_counts_at_most_once(weights: list[float]) -> None:
    total = int(count_people(np.array(weights).reshape(1, 4, 4), 4).sum())
    assert total <= TICKS
    assert total >= TICKS - 16 or not any(weights)


@pytest.mark.parametrize(
    "rows",
    [
        [[np.nan, 0.5]],
        [[0.5, np.inf]],
        [[1.0, 0.5]],
        [[-1e-300, 0.5]],
        [[0.5, 0.5, -1.0]],
        [[0.5, 0.5, np.nan]],
        [[0.5, 0.5, np.inf]],
        [[0.5, 0.5, 0.0]],
        [],
    ],
    ids=repr,
)
def test_rows_that_are_no_place_are_left_out(rows: list[list[float]]) -> None:
    """An error would tell an observer that somebody has such data."""
    assert not count_people([rows], 4).any()
    good = [0.1, 0.1] if not rows or len(rows[0]) == 2 else [0.1, 0.1, 1.0]
    assert count_people([[*rows, good]], 4).sum() == TICKS


@pytest.mark.parametrize("columns", [2, 3])
def test_one_array_of_everybodys_places_is_a_sequence_of_people(columns: int) -> None:
    places = np.random.default_rng(1).random((5, 4, columns))
    assert np.array_equal(count_people(places, 8), count_people(list(places), 8))


def test_huge_weights_are_relative() -> None:
    counts = count_people([[[0.1, 0.1, 1e308], [0.9, 0.9, 1e308]]], 2)
    assert counts.tolist() == [[TICKS // 2, 0], [0, TICKS // 2]]


def test_a_million_rows_of_one_person_count_once() -> None:
    places = np.random.default_rng(1).random((1_000_000, 2)) * [0.25, 0.25]
    total = int(count_people([places], 16).sum())
    assert TICKS - 16 <= total <= TICKS


def test_row_is_y_and_column_is_x() -> None:
    counts = count_people([[[0.8, 0.1]]], 4)
    assert counts[0, 3] == TICKS


@pytest.mark.parametrize(
    "people", [5, "abc", [[1.0, 2.0]], [[["a", "b"]]], np.zeros((2, 3, 4)), [np.zeros((1, 4))]]
)
def test_refuses_what_has_another_shape(people: object) -> None:
    with pytest.raises(ParameterError):
        count_people(people, 4)  # type: ignore[arg-type]


_USERS = st.one_of(
    st.text(st.sampled_from("a\0 "), max_size=3), st.integers(0, 3), st.none(), st.tuples(st.integers(0, 1))
)


@given(st.lists(_USERS, max_size=12))
def test_users_share_a_group_exactly_if_they_are_equal(users: list[object]) -> None:
    """Two users that were merged would count as one person, and removing one would cost more than ε."""
    groups = [
        group[:, 0].astype(int).tolist()
        for group in group_by_user(users, np.arange(float(len(users)))[:, None])
    ]
    assert sorted(number for group in groups for number in group) == list(range(len(users)))
    for group in groups:
        assert {users[number] for number in group} == {users[group[0]]}
    assert len(groups) == len(set(users))


def test_rows_of_a_user_are_one_person_wherever_they_stand() -> None:
    users = ["b", "a", "b", "c", "a"]
    rows = np.arange(10.0).reshape(5, 2)
    found = [group.tolist() for group in group_by_user(users, rows)]
    assert found == [[[0.0, 1.0], [4.0, 5.0]], [[2.0, 3.0], [8.0, 9.0]], [[6.0, 7.0]]]
