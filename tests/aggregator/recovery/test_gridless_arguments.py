"""Invalid arguments of the gridless recovery."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.gridless import gridless
from heatcloak_shared.errors import ParameterError


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf, 1e200])
def test_refuses_readings_that_are_not_finite(default_op: IntervalOperator, bad: float) -> None:
    readings = np.zeros(50)
    readings[3] = bad
    with pytest.raises(ParameterError, match="leave that sensor out"):
        gridless(default_op, readings, 0.1)


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"sigma": math.nan}, "sigma"),
        ({"sigma": -1.0}, "sigma"),
        ({"max_sources": 0}, "max_sources"),
        ({"max_sources": 1.5}, "max_sources"),
        ({"max_sources": True}, "max_sources"),
        ({"intensity": 0.0}, "intensity"),
        ({"intensity": 1.1}, "intensity"),
        ({"intensity": math.nan}, "intensity"),
        ({"intensity": "warm"}, "intensity"),
        ({"sensors": [50]}, "sensor"),
        ({"sensors": [1, 2]}, "readings"),
    ],
)
def test_refuses_arguments_out_of_range(
    default_op: IntervalOperator, options: dict[str, Any], name: str
) -> None:
    with pytest.raises(ParameterError, match=name) as refusal:
        gridless(default_op, np.zeros(50), **{"sigma": 0.1, **options})
    assert "\n" not in str(refusal.value)
