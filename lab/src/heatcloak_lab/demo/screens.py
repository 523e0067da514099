"""Screens of the demo, in a corridor and on a graph: live in a terminal, or one line per round."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import cast

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.cli.progress import Display, LiveDisplay
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_aggregator.zones.observer import attackers_best
from heatcloak_aggregator.zones.presenter import CorridorPresenter, GraphPresenter, spans
from heatcloak_lab.demo.round_view import (
    CommunityNames,
    RecoveredView,
    RoundView,
    community_of,
    shown_communities,
)
from heatcloak_shared.zone import Graph, Zone, promise_in_short, promise_in_words

_CORRIDOR = CorridorPresenter()
_LABEL = 12
_MOST_COLUMNS = 100
_FINE = ("optimal", "converged")
"""Statuses that need no remark."""

Row = tuple[str, str, str]
"""The label of a line of characters, the line, and its style."""


class Screen(Display):
    """Shows the rounds of a run; this base class shows nothing, for JSON output."""

    def show(self, view: RoundView) -> None:
        """Show one more round."""


class LineScreen(Screen):
    """One plain line per round."""

    def __init__(self, console: Console, zone: Zone, rounds: int) -> None:
        self._console = console
        self._zone = zone
        self._rounds = rounds

    def show(self, view: RoundView) -> None:
        """Print the round; before the first one, print the promise."""
        if view.index == 0:
            for text in (promise_in_words(self._zone, seeded=True), *self._key(view)):
                self._console.print(text, highlight=False, soft_wrap=True)
        line = f"round {view.index + 1:>2}/{self._rounds}  {self._found(view)}"
        status, score = view.alone.status, view.alone.score
        remarks = [status] * (status not in _FINE)
        remarks += ["placeless"] * (score.placeless and self._zone.domain.has_length)
        if remarks:
            line += f"  ({', '.join(remarks)})"
        self._console.print(line, highlight=False, soft_wrap=True)

    def _key(self, view: RoundView) -> Iterator[str]:
        """Yield the explanation of a line's columns."""
        yield "people at: the truth, which only a simulation knows"
        if view.best.vicinities:
            yield "found in: regions, each with the probability that it holds a person"
        else:
            yield "found near"
        yield "EMD: average distance of the recovered heat from the truth, 1 is the whole corridor"
        if view.pooled is not None:
            yield "pooled: the same from the latest rounds that agree, as is what is found"

    def _found(self, view: RoundView) -> str:
        """Return the truth and the results in words."""
        line = (
            f"people at {_CORRIDOR.places(view.truth):<16}  {_places(view.best):<36}  "
            f"EMD {view.alone.score.value:.3f}"
        )
        if view.pooled is not None:
            line += f"  {rounds_pooled(view.pooled)} {view.pooled.score.value:.3f}"
        return line


def _places(view: RecoveredView) -> str:
    """Return the regions that hold a person, or the places of an estimate without regions."""
    if view.vicinities:
        # Percentages are rounded down, so that only certainty is 100 %.
        regions = (f"{low:.2f}–{high:.2f} ({math.floor(100.0 * p)}%)" for low, high, p in view.spans)
        return f"found in {' '.join(regions)}"
    return f"found near {_CORRIDOR.places(view.estimate)}"


class LiveScreen(LiveDisplay, Screen):
    """Live view of a corridor: true heat, published readings and recovered sources."""

    def __init__(self, console: Console, zone: Zone, rounds: int) -> None:
        super().__init__(console, refresh_per_second=12)
        self._zone = zone
        self._rounds = rounds
        self._scores: list[float] = []
        self._pooled_scores: list[float] = []
        self._view: RoundView | None = None

    def show(self, view: RoundView) -> None:
        """Draw the round."""
        self._scores.append(view.alone.score.value)
        if view.pooled is not None:
            self._pooled_scores.append(view.pooled.score.value)
        self._view = view
        self.redraw()

    def draw(self) -> RenderableType:
        """Return the latest round, or a message before the first one."""
        view = self._view
        if view is None:
            return Panel("starting the broker, the aggregator and the nodes ...", title="Heatcloak")
        columns = max(20, min(_MOST_COLUMNS, self.console.width - _LABEL - 6))
        floor = Table.grid(padding=(0, 1))
        floor.add_column(width=_LABEL, style="dim")
        floor.add_column(width=columns)
        for label, line, style in self._rows(view, columns):
            floor.add_row(label, Text(line, style=style))
        promise = Text(promise_in_short(self._zone, seeded=True), style="italic")
        return Panel(
            Group(floor, Text(), self._figures(view), Text(), promise),
            title=f"Heatcloak · zone {self._zone.name} · round {view.index + 1} of {self._rounds}",
        )

    def _rows(self, view: RoundView, columns: int) -> Iterator[Row]:
        yield "people", _CORRIDOR.marks(view.truth, columns), "bold green"
        yield "true heat", _CORRIDOR.heights(view.clean, columns, zero=True), "green"
        yield "published", _CORRIDOR.heights(view.cloaked, columns, zero=False), "yellow"
        yield "recovered", _CORRIDOR.peaks(view.alone.estimate, columns), "bold cyan"
        if view.pooled is not None:
            yield "pooled", _CORRIDOR.peaks(view.pooled.estimate, columns), "bold magenta"
        if view.best.vicinities:
            regions = [(low, high) for low, high, _ in view.best.spans]
            yield "a person in", spans(regions, columns), "bold blue"
        yield "", _CORRIDOR.ruler(columns), "dim"

    def _figures(self, view: RoundView) -> RenderableType:
        zone = self._zone
        figures = Table.grid(padding=(0, 3))
        figures.add_row(
            f"EMD [bold]{view.alone.score.value:.3f}[/]",
            f"mean so far {np.mean(self._scores):.3f}",
            f"observer, on average ±{attackers_best(zone):.3f}",
            f"σ {zone.noise.sigma:.3f}",
            f"ε {zone.promise.epsilon:g}, δ {zone.promise.delta:g}",
        )
        if view.pooled is not None:
            figures.add_row(
                f"EMD [bold]{view.pooled.score.value:.3f}[/]",
                f"mean so far {np.mean(self._pooled_scores):.3f}",
                rounds_pooled(view.pooled),
            )
        return figures


def rounds_pooled(pooled: RecoveredView) -> str:
    """Return the number of pooled rounds in words."""
    return f"{pooled.rounds} round{'s' * (pooled.rounds > 1)} pooled"


_BAR = 12
_OTHER_LINES = 19
"""Lines on a screen of 80 columns besides the communities."""
_FEWEST, _MOST = 3, 12
"""Least and greatest number of communities shown, depending on the room."""
_EIGHTHS = " ▏▎▍▌▋▊▉"


class GraphLineScreen(LineScreen):
    """One plain line per round: the person's community, and the likeliest one alone and pooled.

    Args:
        console: the output.
        zone: the zone, on a graph.
        rounds: number of rounds.
        names: names of the communities.
    """

    def __init__(self, console: Console, zone: Zone, rounds: int, names: CommunityNames) -> None:
        super().__init__(console, zone, rounds)
        self._graph = cast("Graph", zone.domain)
        self._names = names

    def _key(self, view: RoundView) -> Iterator[str]:
        yield f"{self._names.word}: where the person is"
        yield "alone: the likeliest one by that round, its probability, and the EMD"
        if view.pooled is not None:
            yield "pooled: the same by the latest rounds that agree"

    def _found(self, view: RoundView) -> str:
        homes = _homes(self._graph, view)
        parts = [" ".join([self._names.word, *map(str, sorted(homes))]), f"alone {_likeliest(view.alone)}"]
        if view.pooled is not None:
            parts.append(f"{view.pooled.rounds} pooled {_likeliest(view.pooled)}")
        return "; ".join(parts)


def _likeliest(view: RecoveredView) -> str:
    top = view.known.top
    return "nothing" if top is None else f"{top[0]} ({top[1]:.2f}) {view.score.value:.1f} hops"


def _homes(graph: Graph, view: RoundView) -> set[int]:
    """Return the communities of the people."""
    return {community_of(graph, int(home)) for home in np.flatnonzero(view.truth)}


class GraphLiveScreen(LiveScreen):
    """Live view of a graph: heat and readings by vertex, and the probability of each community.

    Args:
        console: the terminal.
        zone: the zone, on a graph.
        rounds: number of rounds.
        names: names of the communities.
    """

    def __init__(self, console: Console, zone: Zone, rounds: int, names: CommunityNames) -> None:
        super().__init__(console, zone, rounds)
        self._graph = cast("Graph", zone.domain)
        self._floor = GraphPresenter(self._graph)
        self._names = names

    def _rows(self, view: RoundView, columns: int) -> Iterator[Row]:
        yield "true heat", self._floor.heights(view.clean, columns, zero=True), "green"
        yield "published", self._floor.heights(view.cloaked, columns, zero=False), "yellow"
        yield self._names.several, self._floor.ruler(columns), "dim"

    def _figures(self, view: RoundView) -> RenderableType:
        """Return a table with a row for each community, and the error of the estimate."""
        shown, heads = [view.alone], ["this round alone"]
        if view.pooled is not None:
            shown.append(view.pooled)
            heads.append(rounds_pooled(view.pooled))
        table = Table.grid(padding=(0, 2))
        table.add_row("", "", *(Text(head, style="dim") for head in heads))
        homes = _homes(self._graph, view)
        room = min(max(self.console.height - _OTHER_LINES, _FEWEST), _MOST)
        for name in shown_communities(shown[-1].known, homes, room):
            bars = [_bar(each.known.of(name), colour) for each, colour in zip(shown, _COLOURS, strict=False)]
            person = Text("●", style="bold green") if name in homes else ""
            table.add_row(
                Text(self._names.of(name), style="bold green" if name in homes else ""), person, *bars
            )
        table.add_row()
        few = (f"any of {len(each.known.likely)}" for each in shown)
        table.add_row(Text(f"person, {VICINITY_LEVEL:.0%}", style="dim"), "", *few)
        table.add_row(Text("EMD", style="dim"), "", *(f"{each.score.value:.1f} hops" for each in shown))
        means = (np.mean(scores) for scores in (self._scores, self._pooled_scores) if scores)
        table.add_row(Text("mean so far", style="dim"), "", *(f"{mean:.1f} hops" for mean in means))
        return table


_COLOURS = ("cyan", "magenta")


def _bar(share: float, colour: str) -> Text:
    eighths = round(8 * _BAR * share)
    whole, rest = divmod(eighths, 8)
    bar = ("█" * whole + _EIGHTHS[rest] * (rest > 0)).ljust(_BAR)
    return Text.assemble((bar, colour), f" {share:.2f}")
