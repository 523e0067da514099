"""Floors as domains: arguments, errors, equality and copies."""

from __future__ import annotations

import math
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.domains.floor import (
    FloorDomain,
    FloorOperator,
    FloorShape,
    FloorWall,
    PulseOperator,
    SteadyOperator,
)
from heatcloak_shared.errors import ParameterError
from support.floors import domain_of
from support.ten_floors import TEN_FLOORS, rectangle

HALL = rectangle(4.0, 3.0)
SENSORS = ((1.0, 1.0), (3.0, 2.0))
SHUT = ((2.0, 0.0), (2.0, 3.0))


def hall(**changes: Any) -> FloorDomain:
    return FloorDomain(**{"outline": HALL, "sensors": SENSORS, **changes})


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"outline": []}, "pairs of finite numbers x and y in metres"),
        ({"outline": [(0.0, 0.0), (1.0, 0.0)]}, "the outline has 2 points: give at least 3"),
        ({"outline": [(0.0, 0.0), (4.0, math.nan), (4.0, 3.0)]}, "pairs of finite numbers"),
        ({"outline": [(0.0, 0.0), (4.0, math.inf), (4.0, 3.0)]}, "pairs of finite numbers"),
        ({"outline": [(0.0, 0.0), (4.0, 3.0), (4.0, 0.0), (0.0, 3.0)]}, "no simple polygon"),
        ({"outline": [(0.0, 0.0), (1.0, 1.0), (2.0, 2.0)]}, "no simple polygon"),
        ({"outline": rectangle(1001.0, 3.0)}, "1001 m long: give at most 1000 m"),
        ({"outline": "hall"}, "the corners"),
        ({"outline": [[1.0, 2.0, 3.0]] * 3}, "pairs of finite numbers"),
        ({"walls": [[(1.0, 1.0)]]}, "wall 1 has 1 points: give at least 2"),
        ({"walls": [SHUT, [(1.0, 1.0), (1.0, 1.0)]]}, "wall 2 has a piece without length"),
        ({"walls": [[(1.0, math.nan), (1.0, 1.0)]]}, "pairs of finite numbers"),
        ({"walls": [FloorWall(SHUT, -1.0)]}, r"conductance of wall 1 is -1\.0: give a finite number from 0"),
        ({"walls": [FloorWall(SHUT, math.nan)]}, "conductance of wall 1 is nan"),
        ({"walls": [FloorWall(SHUT, math.inf)]}, "conductance of wall 1 is inf"),
        ({"columns": [[(1.0, 1.0), (2.0, 2.0), (2.0, 1.0), (1.0, 2.0)]]}, "no simple polygon"),
        ({"obstacles": [[(1.0, 1.0), (2.0, 2.0)]]}, "one of the obstacles has 2 points: give at least 3"),
        ({"columns": [HALL]}, r"sensor 1 at \(1, 1\) is not on the floor"),
        ({"obstacles": [HALL]}, "nobody fits anywhere"),
        ({"clearance": 0.18}, r"clearance is 0\.18: give from 0\.19 to 2 metres"),
        ({"clearance": math.nan}, "clearance is nan"),
        ({"clearance": 1.6}, "nobody fits anywhere"),
        ({"grid": 0.13}, r"grid is 0\.13: give a side from 0\.01 metres to two thirds of the clearance"),
        ({"grid": math.nan}, "grid is nan"),
        ({"grid": 0.0}, r"grid is 0\.0"),
        ({"cell": 0.01}, r"cell is 0\.01: give a side from 0\.05 to 10 metres"),
        ({"cell": math.nan}, "cell is nan"),
        ({"cell": 10.0}, "nobody fits anywhere|keeps"),
        ({"outline": rectangle(60.0, 60.0), "cell": 0.25}, "56644 places: at most 20000"),
        ({"outline": rectangle(900.0, 900.0), "cell": 0.25}, "too small for the floor: choose larger ones"),
        ({"sensors": []}, "the sensors must be pairs"),
        ({"sensors": [(1.0, math.nan)]}, "the sensors must be pairs of finite numbers"),
        ({"sensors": [(5.0, 1.0)]}, r"sensor 1 at \(5, 1\) is not on the floor"),
        ({"sensors": [(1.0, 1.0), (4.0, 1.0)]}, r"sensor 2 at \(4, 1\) is not on the floor"),
        ({"sensors": [(2.0, 1.0)], "walls": [SHUT]}, r"sensor 1 at \(2, 1\) is on a wall: move it"),
        ({"sensors": [(1.0, 1.0)], "columns": [rectangle(2.0, 2.0)]}, "sensor 1 .* not on the floor"),
        ({"doors": [SHUT] * 4}, "4 doors may be open or shut: at most 3"),
        ({"cells": []}, "pairs of integers, row and column: give at least one"),
        ({"cells": [(4.0, 4.0)]}, "pairs of integers"),
        ({"cells": [4, 4]}, "pairs of integers"),
        ({"cells": [(4, 4), (0, 0)]}, "cell in row 0 and column 0 is nearer to a wall"),
        ({"cells": [(4, 4), (-1, 4)]}, "cell in row -1 and column 4"),
        ({"cells": [(4, 4), (4, 5), (4, 4)]}, "a cell is repeated"),
    ],
)
def test_floors_that_cannot_be_are_refused_with_the_remedy(changes: dict[str, Any], error: str) -> None:
    with pytest.raises(ParameterError, match=error) as caught:
        hall(**changes)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("given_", "error"),
    [
        ({"length": 0.05, "age": 0.25}, r"length is 0\.05: give a number from 0\.1 to 100"),
        ({"length": 101.0, "age": 0.25}, r"length is 101\.0"),
        ({"length": math.nan, "age": 0.25}, "length"),
        ({"length": 4.0, "age": 0.01}, r"age is 0\.01: give a number from 0\.02 to 100"),
        ({"length": 4.0, "age": math.inf}, "age"),
        ({"length": 4.0, "age": 0.25, "strength": 0.0}, "strength"),
        ({"length": 4.0, "age": 0.25, "strength": 1e7}, "strength is 10000000.0"),
    ],
)
def test_heat_that_is_out_of_range_is_refused(given_: dict[str, float], error: str) -> None:
    with pytest.raises(ParameterError, match=error):
        hall().steady(**given_)


def test_a_pulse_that_is_out_of_range_is_refused() -> None:
    for spread in (0.019, 101.0, math.nan):
        with pytest.raises(ParameterError, match="spread"):
            hall().operator(spread)


def test_a_radius_beyond_every_way_is_refused() -> None:
    op = hall().steady(4.0, 0.25)
    assert op.sensitivity(4.0) > 0.0
    with pytest.raises(ParameterError, match=r"no person moves further than .*, twice the longest way"):
        op.sensitivity(20.0)
    for alpha in (-0.1, math.nan, math.inf):
        with pytest.raises(ParameterError, match="alpha"):
            op.sensitivity(alpha)
    for scales in ([1.0], [1.0, 0.0], [1.0, math.nan]):
        with pytest.raises(ParameterError, match=r"scales?\b"):
            op.weighted_sensitivity(0.2, scales)


def test_readings_at_points_off_the_floor_are_refused() -> None:
    op = hall(walls=[SHUT]).steady(4.0, 0.25)
    for point in ((2.0, 1.0), (-1.0, 1.0), (math.nan, 1.0)):
        with pytest.raises(ParameterError):
            op.readings_at([point])


def test_a_floor_that_is_built_again_is_equal_in_all_parts() -> None:
    one, other = (domain_of(TEN_FLOORS["one room"]) for _ in range(2))
    assert one.shape == other.shape
    assert hash(one.shape) == hash(other.shape)
    assert one.walking == other.walking
    for name in ("cells", "places", "sensors"):
        np.testing.assert_array_equal(getattr(one, name), getattr(other, name))
        assert not getattr(one, name).flags.writeable
    first, second = (domain.steady(4.0, 0.25) for domain in (one, other))
    np.testing.assert_array_equal(first.matrix(), second.matrix())
    assert first.sensitivity(0.2) == second.sensitivity(0.2)


def test_a_shape_takes_lists_and_arrays() -> None:
    walls = (FloorWall(((2.0, 0.0), (2.0, 1.0))),)
    one = FloorShape(HALL, walls)
    other = FloorShape([list(corner) for corner in HALL], [(np.array([[2, 0], [2, 1]]),)])  # type: ignore[arg-type]
    assert one == other


def test_given_cells_are_the_places_in_their_order() -> None:
    domain = hall(cells=[(5, 4), (2, 7), (2, 6)])
    np.testing.assert_allclose(domain.places, [(1.125, 1.375), (1.875, 0.625), (1.625, 0.625)])
    assert domain.operator(0.25).matrix().shape == (2, 3)


@pytest.mark.parametrize("kind", [PulseOperator, SteadyOperator])
def test_operators_are_pickled_with_their_values(kind: type) -> None:
    domain = hall(walls=[FloorWall(((2.0, 0.0), (2.0, 2.0)), 0.2)])
    op: FloorOperator = domain.operator(0.25) if kind is PulseOperator else domain.steady(4.0, 0.25, 0.7)
    matrix, bound = op.matrix(), op.sensitivity(0.2, off_grid=True)
    again: Any = pickle.loads(pickle.dumps(op))  # noqa: S301  it is our own
    np.testing.assert_array_equal(again.matrix(), matrix)
    assert again.sensitivity(0.2, off_grid=True) == bound
    assert repr(again) == repr(op)
    drifting = pickle.loads(pickle.dumps(op.with_drift(np.ones((2, 1)))))  # noqa: S301
    np.testing.assert_array_equal(drifting.matrix(), matrix)


def test_texts_of_floors_and_operators_name_their_size() -> None:
    domain = hall()
    assert repr(domain) == "FloorDomain(140 places of 0.25 m, 2 sensors)"
    assert repr(domain.operator(0.5)) == f"PulseOperator({domain!r}, spread=0.5)"
    assert repr(domain.steady(4.0, 0.25)) == f"SteadyOperator({domain!r}, length=4.0, age=0.25, strength=1.0)"


@st.composite
def floors(draw: Any) -> dict[str, Any]:
    """Draw arguments of floors: rectangles with walls, a column, a door and sensors nearly anywhere."""
    extents = [draw(st.integers(10, 48)) / 16 for _ in range(2)]
    point = st.tuples(
        *(
            st.integers(0, round(16 * extent)).map(lambda k: k / 16)
            | st.floats(0.015625, extent - 0.015625, width=32)
            for extent in extents
        )
    )
    within = st.tuples(*(st.floats(0.03125, extent - 0.03125, width=32) for extent in extents))
    line = st.lists(point, min_size=2, max_size=4, unique=True)
    walls = draw(st.lists(st.tuples(line, st.sampled_from([0.0, 0.5])), max_size=4))
    return {
        "outline": rectangle(*extents),
        "sensors": draw(st.lists(within, min_size=1, max_size=3)),
        "walls": [FloorWall(tuple(points), conductance) for points, conductance in walls],
        "columns": draw(st.lists(st.lists(point, min_size=3, max_size=3, unique=True), max_size=1)),
        "doors": draw(st.lists(line, max_size=1)),
        "cell": draw(st.sampled_from([0.1, 0.25])),
    }


@settings(max_examples=60)
@given(arguments=floors())
def test_random_floors_are_computed_or_refused(arguments: dict[str, Any]) -> None:
    """Refused, such as sensors in a corner into which no cell fits, in one line."""
    try:
        domain = FloorDomain(**arguments)
        op = domain.operator(0.25)
        matrix, bound = op.matrix(), op.sensitivity(0.05)
    except ParameterError as error:
        assert str(error).isprintable()
        return
    assert matrix.shape == (domain.n_sensors, domain.n_sources)
    assert np.isfinite(matrix).all()
    assert matrix.min() > -1e-6 * max(matrix.max(), 1e-3)
    assert 0.0 < bound < math.inf
    assert np.isfinite(domain.distances([0])).all()
