"""What a person sees of a fleet."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from heatcloak_lab.cli.fleet_screen import LineScreen, LiveScreen
from heatcloak_lab.fleet.worker_messages import Counts, summed

KINDS = ("drop", "crash")


def counts(nodes: int, hit: int = 0) -> Counts:
    """Counts of a fleet of so many nodes."""
    return Counts(
        round=12,
        nodes=nodes,
        connected=nodes,
        published=nodes,
        done={"drop": hit},
        last={"drop": "n0001"} if hit else {},
        afflicted=[(f"n{place:04}", True, {"drop": 1}) for place in range(hit)],
    )


def drawn(told: Counts) -> str:
    """The picture, as text."""
    console = Console(record=True, width=100, file=io.StringIO())
    screen = LiveScreen(console, "zone hall · 5000 nodes", KINDS)
    screen.show("running", told)
    console.print(screen.draw())
    return console.export_text()


def test_the_picture_is_as_high_for_few_as_for_many() -> None:
    """Nothing jumps while faults are done, and no node has a line of its own but the most afflicted."""
    heights = {drawn(counts(nodes, hit)).count("\n") for nodes, hit in ((5, 0), (50, 3), (5000, 4000))}
    assert len(heights) == 1
    assert heights.pop() <= 24
    assert "5000" in drawn(counts(5000))


def test_without_a_terminal_a_round_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Once, however often it is shown."""
    screen = LineScreen()
    for _ in range(3):
        screen.show("running", counts(5, 2))
    assert capsys.readouterr().out == (
        "round 12: 5 readings released so far, 5 nodes connected, 2 faults done\n"
    )


def test_counts_of_workers_add_up() -> None:
    """And the most afflicted of all are shown."""
    one, other = (
        counts(10, 3),
        counts(5, 0).model_copy(update={"afflicted": [("n9999", False, {"crash": 7})]}),
    )
    both = summed([one, other])
    assert (both.nodes, both.published, both.done) == (15, 15, {"drop": 3})
    assert both.afflicted[0][0] == "n9999"
    assert len(both.afflicted) == 4
