"""Screens of the demo on a graph: live in a terminal, or one line per round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_aggregator.zones.presenter import GraphPresenter
from heatcloak_lab.demo.corridor_screen import LineScreen, LiveScreen, Row, rounds_pooled
from heatcloak_lab.demo.round_view import RecoveredView, RoundView
from heatcloak_lab.demo.vertex_posterior import CommunityNames, community_of, shown_communities
from heatcloak_shared.zone import Graph, Zone

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
