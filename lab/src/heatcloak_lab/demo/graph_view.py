"""The demo on a graph as one watches it in a terminal, or reads it line by line without one."""

from __future__ import annotations

from typing import cast

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_aggregator.zones.presenter import GraphPresenter
from heatcloak_lab.demo.round_view import PooledView, RoundView, known
from heatcloak_lab.demo.vertex_posterior import Names, community_of, told_of
from heatcloak_lab.demo.view import FINE, LineScreen, LiveScreen
from heatcloak_shared.zone import Graph, Zone, promise_in_short, promise_in_words

_LABEL = 12
_MOST_COLUMNS = 100
_BAR = 12
_OTHER_LINES = 19
"""What a screen of 80 columns shows beside the communities."""
_FEWEST, _MOST = 3, 12
"""Communities that are shown, as many as there is room for."""
_EIGHTHS = " ▏▎▍▌▋▊▉"


class GraphLineScreen(LineScreen):
    """One plain line a round: where the person is, and where one round and all together say so.

    Args:
        console: where to.
        zone: the zone, on a graph.
        rounds: how many there will be.
        names: what communities are called.
    """

    def __init__(self, console: Console, zone: Zone, rounds: int, names: Names) -> None:
        super().__init__(console, zone, rounds)
        self._graph = cast("Graph", zone.domain)
        self._names = names

    def show(self, view: RoundView) -> None:
        """Print the round, and before the first one what is promised."""
        if view.index == 0:
            self._console.print(promise_in_words(self._zone, seeded=True), highlight=False, soft_wrap=True)
            for line in self._key(view):
                self._console.print(line, highlight=False, soft_wrap=True)
        homes = {community_of(self._graph, int(home)) for home in np.flatnonzero(view.truth)}
        parts = [" ".join([self._names.word, *map(str, sorted(homes))])]
        parts.append(f"alone {_found(view)}")
        if view.pooled is not None:
            parts.append(f"{view.pooled.rounds} pooled {_found(view.pooled)}")
        line = f"round {view.index + 1:>2}/{self._rounds}  {'; '.join(parts)}"
        if view.status not in FINE:
            line += f"  ({view.status})"
        self._console.print(line, highlight=False, soft_wrap=True)

    def _key(self, view: RoundView) -> list[str]:
        """What stands in a line."""
        lines = [
            f"{self._names.word}: where the person is",
            "alone: the likeliest one by that round, its probability, and the EMD",
        ]
        return [*lines, "pooled: the same by the latest rounds that agree"] if view.pooled else lines


def _found(told: RoundView | PooledView) -> str:
    top = known(told).top
    return "nothing" if top is None else f"{top[0]} ({top[1]:.2f}) {told.score.value:.1f} hops"


class GraphLiveScreen(LiveScreen):
    """The graph, live: heat and readings vertex by vertex, and how likely each community is.

    Args:
        console: where to.
        zone: the zone, on a graph.
        rounds: how many there will be.
        names: what communities are called.
    """

    def __init__(self, console: Console, zone: Zone, rounds: int, names: Names) -> None:
        super().__init__(console, zone, rounds)
        self._graph = cast("Graph", zone.domain)
        self._floor = GraphPresenter(self._graph)
        self._names = names

    def _draw(self, view: RoundView) -> RenderableType:
        columns = max(20, min(_MOST_COLUMNS, self.console.width - _LABEL - 6))
        floor = Table.grid(padding=(0, 1))
        floor.add_column(width=_LABEL, style="dim")
        floor.add_column(width=columns)
        floor.add_row("true heat", Text(self._floor.heights(view.clean, columns, zero=True), style="green"))
        floor.add_row(
            "published", Text(self._floor.heights(view.cloaked, columns, zero=False), style="yellow")
        )
        floor.add_row(self._names.several, Text(self._floor.ruler(columns), style="dim"))
        promise = Text(promise_in_short(self._zone, seeded=True), style="italic")
        return Panel(
            Group(floor, Text(), self._communities(view), Text(), promise),
            title=f"Heatcloak · zone {self._zone.name} · round {view.index + 1} of {self._rounds}",
        )

    def _communities(self, view: RoundView) -> RenderableType:
        """A row for each community, and below them what is said of the person."""
        told: list[RoundView | PooledView] = [view] if view.pooled is None else [view, view.pooled]
        table = Table.grid(padding=(0, 2))
        heads = ["this round alone"]
        if view.pooled is not None:
            heads.append(f"{view.pooled.rounds} round{'s' * (view.pooled.rounds > 1)} pooled")
        table.add_row("", "", *(Text(head, style="dim") for head in heads))
        homes = {community_of(self._graph, int(home)) for home in np.flatnonzero(view.truth)}
        room = min(max(self.console.height - _OTHER_LINES, _FEWEST), _MOST)
        for name in told_of(known(told[-1]), homes, room):
            bars = [_bar(known(each).of(name), colour) for each, colour in zip(told, _COLOURS, strict=False)]
            person = Text("●", style="bold green") if name in homes else ""
            table.add_row(
                Text(self._names.of(name), style="bold green" if name in homes else ""), person, *bars
            )
        table.add_row()
        few = (f"any of {len(known(each).likely)}" for each in told)
        table.add_row(Text(f"person, {VICINITY_LEVEL:.0%}", style="dim"), "", *few)
        table.add_row(Text("EMD", style="dim"), "", *(f"{each.score.value:.1f} hops" for each in told))
        means = (np.mean(scores) for scores in (self._scores, self._pooled_scores) if scores)
        table.add_row(Text("mean so far", style="dim"), "", *(f"{mean:.1f} hops" for mean in means))
        return table


_COLOURS = ("cyan", "magenta")


def _bar(share: float, colour: str) -> Text:
    eighths = round(8 * _BAR * share)
    whole, rest = divmod(eighths, 8)
    bar = ("█" * whole + _EIGHTHS[rest] * (rest > 0)).ljust(_BAR)
    return Text.assemble((bar, colour), f" {share:.2f}")
