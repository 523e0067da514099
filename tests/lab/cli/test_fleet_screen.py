"""The screen of ``heatcloak fleet``: a live screen, or one line per round."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from heatcloak_lab.cli.fleet_screen import LineScreen, LiveScreen
from heatcloak_lab.fleet.worker_pool import Counts, summed

KINDS = ("drop", "crash")


def counts(nodes: int, hit: int = 0) -> Counts:
    """Return the counts of a fleet, of which ``hit`` nodes had a fault."""
    return Counts(
        round=12,
        nodes=nodes,
        connected=nodes,
        published=nodes,
        done={"drop": hit},
        last={"drop": "n0001"} if hit else {},
        faultiest=[(f"n{number:04}", True, {"drop": 1}) for number in range(hit)],
    )


def drawn(shown_counts: Counts) -> str:
    """Return the live screen as text."""
    console = Console(record=True, width=100, file=io.StringIO())
    screen = LiveScreen(console, "zone hall · 5000 nodes", KINDS)
    screen.show("running", shown_counts)
    console.print(screen.draw())
    return console.export_text()


def test_the_live_screen_has_the_same_height_for_few_and_many_nodes() -> None:
    """Faults do not change it either: only the nodes with the most faults have lines of their own."""
    heights = {drawn(counts(nodes, hit)).count("\n") for nodes, hit in ((5, 0), (50, 3), (5000, 4000))}
    assert len(heights) == 1
    assert heights.pop() <= 24
    assert "5000" in drawn(counts(5000))


def test_without_a_terminal_each_round_is_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    screen = LineScreen()
    for _ in range(3):
        screen.show("running", counts(5, 2))
    assert capsys.readouterr().out == (
        "round 12: 5 readings released so far, 5 nodes connected, 2 faults done\n"
    )


def test_counts_of_workers_add_up() -> None:
    """The sum lists the nodes with the most faults of all workers."""
    one, other = (
        counts(10, 3),
        counts(5, 0).model_copy(update={"faultiest": [("n9999", False, {"crash": 7})]}),
    )
    together = summed([one, other])
    assert (together.nodes, together.published, together.done) == (15, 15, {"drop": 3})
    assert together.faultiest[0][0] == "n9999"
    assert len(together.faultiest) == 4
