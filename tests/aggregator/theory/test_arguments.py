"""Wrong types and values are refused with a one-line error."""

from __future__ import annotations

import inspect
import math
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator import GraphDomain, IntervalDomain, theory
from heatcloak_shared.errors import ParameterError

FUNCTIONS = [name for name in theory.__all__ if name[0].islower()]
GOOD: dict[str, Any] = {
    "op": IntervalDomain(20, 40).operator(0.01),
    "matrix": np.eye(4),
    "places": [0.5],
    "sigma": 0.1,
    "residual": 0.1,
    "alpha": 0.01,
    "epsilon": 1.0,
    "delta": 0.1,
    "error": 0.1,
    "at": 0.5,
    "k": 1,
    "sources": 2,
    "order": 2,
    "constants": "exact",
    "vertices": 7,
    "spread": 0.3,
    "intensity": (0.2, 1.0),
    "sensors": [3, 8, 20],
    "missing": 0.2,
    "draws": 16,
    "seed": 1,
    "rounds": 3,
    "exponent": 0.5,
    "form": "exact",
}
GRAPH = GraphDomain(3, [[0, 1], [1, 2]]).operator(0.3)
BAD = [
    "x",
    b"1",
    1j,
    {},
    object(),
    math.nan,
    math.inf,
    -1,
    10**5000,
    [],
    [[0.0, 0.0]],
    [[math.nan, 1.0]],
    [[10**400, 1.0]],
    ["a"],
    [[1], [2, 3]],
    np.array([1.0, 2.0, 3.0]),
    np.zeros((0, 3)),
    np.array("0.5"),
    np.datetime64("2020-01-01"),
    range(0),
]


def good(name: str) -> dict[str, Any]:
    """Return valid arguments of the function."""
    own = GOOD | {"op": GRAPH} if name == "spectral_bounds" else GOOD
    parameters = list(inspect.signature(getattr(theory, name)).parameters)
    assert set(parameters) <= set(own), f"{name} has an argument without a test value"
    return {each: own[each] for each in parameters}


def test_every_argument_of_every_function_is_checked() -> None:
    """Every bad value of every argument raises a ParameterError of one line, without a warning."""
    for name in FUNCTIONS:
        function = getattr(theory, name)
        function(**good(name))
        for parameter in good(name):
            for bad in BAD:
                with pytest.raises(ParameterError) as refusal:
                    function(**good(name) | {parameter: bad})
                assert "\n" not in str(refusal.value)
                assert len(str(refusal.value)) < 200


def test_functions_of_heat_refuse_other_operators() -> None:
    for name in FUNCTIONS:
        if "op" in good(name):
            matrix = good(name)["op"].matrix()
            with pytest.raises(
                ParameterError,
                match=r"does not support a ndarray: give (Interval|Graph)Domain|is not an operator: give dom",
            ):
                getattr(theory, name)(**good(name) | {"op": matrix})


def test_candes_refuses_more_sources_than_half_the_columns() -> None:
    """``candes_applies`` requires k sources and at least 2k columns."""
    assert theory.candes_applies(np.eye(5), 2) is True
    with pytest.raises(ParameterError, match="half the number of columns, 2"):
        theory.candes_applies(np.eye(5), 3)
    with pytest.raises(ParameterError, match="k is a bool"):
        theory.candes_applies(np.eye(5), True)
