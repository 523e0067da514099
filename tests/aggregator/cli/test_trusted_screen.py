"""The trusted party's screen: public and exact estimates, their distance, and the counts."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from heatcloak_aggregator.cli.trusted_screen import LineScreen, LiveScreen
from heatcloak_aggregator.trusted.comparison import RoundComparer, RoundComparison
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_shared.zone import Zone


@pytest.fixture
def comparison(zone: Zone, sealer: Callable[..., Any]) -> RoundComparison:
    """Return a round in which one node is missing."""
    ticks = {node: 1000 + 10 * sensor for node, sensor in zone.places.items() if node != "n04"}
    readings = {node: sealer(zone)(node, 117, 0, value) for node, value in ticks.items()}
    return RoundComparer(zone).compare(DecryptedRound(117, readings, ticks, ("n04",)))


@pytest.mark.parametrize("width", [30, 80, 200])
def test_the_live_screen_shows_both_estimates_their_distance_and_the_counts(
    zone: Zone, comparison: RoundComparison, width: int
) -> None:
    """Also in a narrow terminal; the last drawing remains after the end, with the latest counts."""
    counts = TrustedCounts()
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=width, color_system=None, legacy_windows=False)
    with LiveScreen(console, zone, counts) as screen:
        screen.ready("from here; audit log there")
        screen.show(comparison)
        counts.opened = 33
        counts.refused["revoked"] = 4
    text = out.getvalue()
    last = text[text.rindex("Heatcloak, trusted") :]
    words = " ".join(last.replace("│", " ").split())
    for word in ("public", "exact", "EMD", f"{comparison.distance.value:.3f}", "33 opened", "revoked 4"):
        assert word in words, words
    if width >= 80:
        assert "round 117" in words
        assert "1 of 4 missing" in words
        assert "audit log there" in words


def test_warnings_are_printed_above_the_live_screen(zone: Zone) -> None:
    """Log handlers use the screen's console, and their own stream afterwards."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, color_system=None, legacy_windows=False)
    printing, other = logging.StreamHandler(sys.__stderr__), logging.StreamHandler(io.StringIO())
    root = logging.getLogger()
    for handler in (printing, other):
        root.addHandler(handler)
    try:
        with LiveScreen(console, zone, TrustedCounts()):
            logging.getLogger("heatcloak_aggregator").warning("a warning of one line")
            assert other.stream is not printing.stream
        assert printing.stream is sys.__stderr__
    finally:
        for handler in (printing, other):
            root.removeHandler(handler)
    assert "a warning of one line\n" in out.getvalue()


def test_a_line_has_both_estimates_their_distance_and_missing_nodes(
    zone: Zone, comparison: RoundComparison, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = LineScreen(Console(width=60), zone)
    screen.show(comparison)
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("round 117  public near ")
    assert f"EMD {comparison.distance.value:.3f}" in line
    assert "1 missing" in line
