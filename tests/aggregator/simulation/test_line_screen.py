"""What a demo prints where nobody watches: a line a round, with a remark where there is one to make."""

from __future__ import annotations

import io

import numpy as np
import pytest
from rich.console import Console

from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.simulation.round_view import RoundView
from heatcloak_aggregator.simulation.view import LineScreen
from heatcloak_aggregator.zones import demo_zone


@pytest.mark.parametrize(
    ("status", "remark"),
    [("optimal", ""), ("converged", ""), ("relaxed", "(relaxed)"), ("crowded", "(crowded)")],
)
def test_a_status_is_a_remark_where_not_all_is_well(status: str, remark: str) -> None:
    """With every method: what is as it should be is not said in every line."""
    paper = io.StringIO()
    one, none = np.eye(100)[29], np.zeros(50)
    screen = LineScreen(Console(file=paper, width=200), demo_zone(3), 3)
    screen.show(RoundView(1, one, none, none, one, status, EmdScore(0.0, placeless=False)))
    assert paper.getvalue().rstrip().partition("EMD 0.000")[2].strip() == remark
