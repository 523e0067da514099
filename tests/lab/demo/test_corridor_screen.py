"""What a demo prints where nobody watches: a line a round, with a remark where there is one to make."""

from __future__ import annotations

import io

import numpy as np
import pytest
from rich.console import Console

from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.presenter import spans
from heatcloak_lab.demo.corridor_screen import LineScreen, LiveScreen
from heatcloak_lab.demo.round_view import RecoveredView, RoundView
from support.corridor_runs import corridor_run


@pytest.mark.parametrize(
    ("status", "remark"),
    [("optimal", ""), ("converged", ""), ("relaxed", "(relaxed)"), ("crowded", "(crowded)")],
)
def test_a_status_is_a_remark_where_not_all_is_well(status: str, remark: str) -> None:
    """With every method: what is as it should be is not said in every line."""
    paper = io.StringIO()
    one, none = np.eye(100)[29], np.zeros(50)
    screen = LineScreen(Console(file=paper, width=200), demo_zone(3), 3)
    alone = RecoveredView(1, one, status, EmdScore(0.0, placeless=False))
    screen.show(RoundView(1, one, none, none, alone))
    assert paper.getvalue().rstrip().partition("EMD 0.000")[2].strip() == remark


def test_a_line_tells_the_regions_and_how_likely_somebody_is_in_each() -> None:
    """Of the rounds pooled; before the first one what stands in a line is explained."""
    run = corridor_run(0, 3)
    paper = io.StringIO()
    screen = LineScreen(Console(file=paper, width=200), run.zone, 3)
    for view in run.views:
        screen.show(view)
    lines = paper.getvalue().splitlines()
    assert "people at: the truth, which only a simulation knows" in lines
    last = run.views[-1]
    for low, high, _ in last.best.vicinities:  # type: ignore[misc]  # of a corridor
        assert f"{low:.2f}–{high:.2f} (91%)" in lines[-1]
    assert "3 rounds pooled" in lines[-1]


def test_the_live_screen_shows_the_regions() -> None:
    """One row for all of them, from the pooled rounds."""
    run = corridor_run(0, 2)
    paper = io.StringIO()
    console = Console(file=paper, width=100, height=40, force_terminal=True)
    with LiveScreen(console, run.zone, 2) as screen:
        screen.show(run.views[-1])
    shown = paper.getvalue()
    assert "somebody in" in shown
    assert "━" in shown


def test_spans_cover_the_cells_that_regions_touch() -> None:
    assert spans([(0.0, 0.2), (0.55, 0.6)], 10) == "━━···━····"
    assert spans([], 4) == "····"
