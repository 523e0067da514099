"""The output of ``heatcloak trusted``: live in a terminal, lines without one, JSON for machines."""

from __future__ import annotations

import json
import sys

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.cli.progress import Display, LiveDisplay
from heatcloak_aggregator.heatmaps.mechanism import float_up, promise_in_words
from heatcloak_aggregator.recovery import BpdnResult
from heatcloak_aggregator.recovery.methods import shares_of
from heatcloak_aggregator.service.estimator import listed_sources
from heatcloak_aggregator.trusted.comparison import RoundComparison
from heatcloak_aggregator.trusted.heatmap import WrittenHeatmap
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import Zone

_LABEL = 16
_LEAST_COLUMNS, _MOST_COLUMNS = 8, 100


class TrustedScreen(Display):
    """Shows a session of the trusted party."""

    def ready(self, text: str) -> None:
        """Print that readings can be received, from where, and the audit log's path."""
        print(text, file=sys.stderr, flush=True)

    def show(self, comparison: RoundComparison) -> None:
        """Show a round."""

    def show_heatmap(self, written: WrittenHeatmap) -> None:
        """Show a heatmap that was written."""

    def close(self, counts: TrustedCounts) -> None:
        """Show the counts, after the last round."""


class JsonScreen(TrustedScreen):
    """Prints one JSON object per round, and a last one with the counts."""

    def __init__(self, zone: Zone) -> None:
        self._zone = zone

    def show(self, comparison: RoundComparison) -> None:
        """Print the round."""
        opened = comparison.round
        line = {
            "round": opened.number,
            "public": _result(comparison.public, self._zone),
            "exact": _result(comparison.trusted, self._zone),
            "emd": comparison.distance.value,
            "placeless": comparison.distance.placeless,
            "missing": list(opened.missing),
            "ticks": opened.uncovered,
        }
        print(json.dumps(line), flush=True)

    def close(self, counts: TrustedCounts) -> None:
        """Print the counts."""
        print(json.dumps(counts.as_dict()), flush=True)


class CellScreen(TrustedScreen):
    """Prints the rounds of a heatmap zone, as lines of text or of JSON.

    With private heatmaps it prints nothing else of the rounds: these lines may be published.
    """

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json

    def show(self, decrypted: DecryptedRound) -> None:  # type: ignore[override]
        """Print a round: row and column of each device's cell, or null for no place."""
        cells = decrypted.uncovered
        if self._as_json:
            line = {"round": decrypted.number, "cells": cells, "missing": list(decrypted.missing)}
            print(json.dumps(line), flush=True)
            return
        present = sum(cell is not None for cell in cells.values())
        missing = f"  ({len(decrypted.missing)} missing)" if decrypted.missing else ""
        print(f"round {decrypted.number}  {present} of {len(cells)} devices had a place{missing}", flush=True)

    def show_heatmap(self, written: WrittenHeatmap) -> None:
        """Print round, file and promise."""
        if self._as_json:
            line = {
                "round": written.number,
                "heatmap": str(written.path),
                "epsilon": float_up(written.epsilon),
                "epsilon_exact": str(written.epsilon),
            }
            print(json.dumps(line), flush=True)
            return
        promise = promise_in_words(written.epsilon)
        print(f"round {written.number}  {shown_path(written.path)}: {promise}", flush=True)

    def close(self, counts: TrustedCounts) -> None:
        """Print the counts."""
        print(json.dumps(counts.as_dict()) if self._as_json else _summary(counts), flush=True)


class LineScreen(TrustedScreen):
    """Prints one plain line per round."""

    def __init__(self, console: Console, zone: Zone) -> None:
        self._console = console
        self._floor = kind_of(zone.domain).presenter(zone.domain)

    def show(self, comparison: RoundComparison) -> None:
        """Print the round."""
        opened, places = comparison.round, self._floor.places
        line = (
            f"round {opened.number}  public near {places(comparison.public.estimate):<16}  "
            f"exact near {places(comparison.trusted.estimate):<16}  EMD {comparison.distance.value:.3f}"
        )
        remarks = ["placeless"] * comparison.distance.placeless
        if comparison.public.status != "optimal":
            remarks.append(comparison.public.status)
        if opened.missing:
            remarks.append(f"{len(opened.missing)} missing")
        if remarks:
            line += f"  ({', '.join(remarks)})"
        self._console.print(line, highlight=False, soft_wrap=True)

    def close(self, counts: TrustedCounts) -> None:
        """Print the counts."""
        self._console.print(_summary(counts), highlight=False, soft_wrap=True)


class LiveScreen(LiveDisplay, TrustedScreen):
    """Draws the floor live: published and exact readings, and the estimates from both.

    The last drawing stays, and contains the counts.
    """

    def __init__(self, console: Console, zone: Zone, counts: TrustedCounts) -> None:
        super().__init__(console)
        self._zone = zone
        self._line = kind_of(zone.domain).presenter(zone.domain)
        self._counts = counts
        self._footer = "connecting ..."
        self._last: RoundComparison | None = None
        self._distances: list[float] = []

    def ready(self, text: str) -> None:
        """Draw the text below the floor."""
        self._footer = text

    def show(self, comparison: RoundComparison) -> None:
        """Draw the round."""
        self._last = comparison
        self._distances.append(comparison.distance.value)
        self.redraw()

    def draw(self) -> RenderableType:
        """Return the current content."""
        last = self._last
        title = f"Heatcloak, trusted · zone {self._zone.name}"
        parts: list[RenderableType] = [Text("waiting for the first round ...")]
        if last is not None:
            title += f" · round {last.round.number}"
            parts = [self._floor(last), Text(), self._figures(last)]
        summary = Text(f"{_summary(self._counts)}\n{self._footer}", style="dim")
        return Panel(Group(*parts, Text(), summary), title=title)

    def _floor(self, last: RoundComparison) -> RenderableType:
        columns = max(_LEAST_COLUMNS, min(_MOST_COLUMNS, self.console.width - _LABEL - 6))
        line = self._line
        floor = Table.grid(padding=(0, 1))
        floor.add_column(width=_LABEL, style="dim")
        floor.add_column(width=columns)
        floor.add_row("published", Text(line.heights(last.cloaked, columns, zero=False), style="yellow"))
        floor.add_row("behind the noise", Text(line.heights(last.exact, columns, zero=True), style="green"))
        floor.add_row("public estimate", Text(line.peaks(last.public.estimate, columns), style="bold cyan"))
        floor.add_row("exact estimate", Text(line.peaks(last.trusted.estimate, columns), style="bold green"))
        floor.add_row("", Text(line.ruler(columns), style="dim"))
        if line.named is not None:
            floor.add_row(f"public {line.named}", Text(line.places(last.public.estimate), style="cyan"))
            floor.add_row(f"exact {line.named}", Text(line.places(last.trusted.estimate), style="green"))
        return floor

    def _figures(self, last: RoundComparison) -> Text:
        distance = f"EMD {last.distance.value:.3f}" + " (placeless)" * last.distance.placeless
        figures = (
            f"mean so far {np.mean(self._distances):.3f}",
            f"public {last.public.status}",
            f"{len(last.round.missing)} of {len(self._zone.nodes)} missing",
        )
        return Text.assemble((distance, "bold"), *(f"   {figure}" for figure in figures))


def _result(result: BpdnResult, zone: Zone) -> dict[str, object]:
    result_json: dict[str, object] = {
        "status": result.status,
        "sources": [list(pair) for pair in listed_sources(result.estimate, zone)],
    }
    shares = shares_of(zone.domain.communities, result)
    return result_json if shares is None else result_json | {"communities": [list(pair) for pair in shares]}


def _summary(counts: TrustedCounts) -> str:
    # Copy the dict: the terminal is drawn on another thread.
    refused = sorted(dict(counts.refused).items())
    return (
        f"{counts.opened} opened, {counts.duplicates} duplicates, {counts.second} second, "
        f"{counts.late} late; {counts.rounds} rounds; "
        f"refused: {', '.join(f'{reason} {number}' for reason, number in refused) or 'none'}"
    )
