"""Screens of the demo on a graph: live in a terminal, or one line per round."""

from __future__ import annotations

from typing import cast

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_aggregator.zones.presenter import GraphPresenter
from heatcloak_lab.demo.corridor_screen import FINE, LineScreen, LiveScreen
from heatcloak_lab.demo.round_view import PooledView, RoundView, known
from heatcloak_lab.demo.vertex_posterior import CommunityNames, community_of, shown_communities
from heatcloak_shared.zone import Graph, Zone, promise_in_short, promise_in_words

_LABEL = 12
_MOST_COLUMNS = 100
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

    def show(self, view: RoundView) -> None:
        """Print the round; before the first one, print the promise."""
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
        """Return the explanation of a line's columns."""
        lines = [
            f"{self._names.word}: where the person is",
            "alone: the likeliest one by that round, its probability, and the EMD",
        ]
        return [*lines, "pooled: the same by the latest rounds that agree"] if view.pooled else lines


def _found(view: RoundView | PooledView) -> str:
    top = known(view).top
    return "nothing" if top is None else f"{top[0]} ({top[1]:.2f}) {view.score.value:.1f} hops"


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
        """Return a table with a row for each community, and the error of the estimate."""
        shown: list[RoundView | PooledView] = [view] if view.pooled is None else [view, view.pooled]
        table = Table.grid(padding=(0, 2))
        heads = ["this round alone"]
        if view.pooled is not None:
            heads.append(f"{view.pooled.rounds} round{'s' * (view.pooled.rounds > 1)} pooled")
        table.add_row("", "", *(Text(head, style="dim") for head in heads))
        homes = {community_of(self._graph, int(home)) for home in np.flatnonzero(view.truth)}
        room = min(max(self.console.height - _OTHER_LINES, _FEWEST), _MOST)
        for name in shown_communities(known(shown[-1]), homes, room):
            bars = [_bar(known(each).of(name), colour) for each, colour in zip(shown, _COLOURS, strict=False)]
            person = Text("●", style="bold green") if name in homes else ""
            table.add_row(
                Text(self._names.of(name), style="bold green" if name in homes else ""), person, *bars
            )
        table.add_row()
        few = (f"any of {len(known(each).likely)}" for each in shown)
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
