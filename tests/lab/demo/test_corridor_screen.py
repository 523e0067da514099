"""The output of a demo in a corridor: one line per round, or a live screen."""

from __future__ import annotations

import io

import numpy as np
import pytest
from rich.console import Console

from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.presenter import spans
from heatcloak_lab.demo.round_view import RecoveredView, RoundView
from heatcloak_lab.demo.screens import LineScreen, LiveScreen
from support.corridor_runs import corridor_run


@pytest.mark.parametrize(
    ("status", "remark"),
    [("optimal", ""), ("converged", ""), ("relaxed", "(relaxed)"), ("crowded", "(crowded)")],
)
def test_a_line_ends_with_a_remark_only_if_the_status_is_unusual(status: str, remark: str) -> None:
    output = io.StringIO()
    person, readings = np.eye(100)[29], np.zeros(50)
    screen = LineScreen(Console(file=output, width=200), demo_zone(3), 3)
    alone = RecoveredView(1, person, status, EmdScore(0.0, placeless=False))
    screen.show(RoundView(1, person, readings, readings, alone))
    assert output.getvalue().rstrip().partition("EMD 0.000")[2].strip() == remark


def test_a_line_shows_the_regions_and_their_probabilities() -> None:
    """The regions are those of the pooled rounds. A key precedes the first line."""
    run = corridor_run(0, 3)
    output = io.StringIO()
    screen = LineScreen(Console(file=output, width=200), run.zone, 3)
    for view in run.views:
        screen.show(view)
    lines = output.getvalue().splitlines()
    assert "people at: the truth, which only a simulation knows" in lines
    last = run.views[-1]
    for low, high, _ in last.best.vicinities:  # type: ignore[misc]  # of a corridor
        assert f"{low:.2f}–{high:.2f} (91%)" in lines[-1]
    assert "3 rounds pooled" in lines[-1]


def test_the_live_screen_shows_the_regions() -> None:
    """In one row, from the pooled rounds."""
    run = corridor_run(0, 2)
    output = io.StringIO()
    console = Console(file=output, width=100, height=40, force_terminal=True)
    with LiveScreen(console, run.zone, 2) as screen:
        screen.show(run.views[-1])
    shown = output.getvalue()
    assert "a person in" in shown
    assert "━" in shown


def test_spans_cover_the_cells_that_regions_touch() -> None:
    assert spans([(0.0, 0.2), (0.55, 0.6)], 10) == "━━···━····"
    assert spans([], 4) == "····"
