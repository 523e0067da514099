"""Screens of the demo, in a corridor, on a graph and on a floor: live, or one line per round."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.cli.progress import Display, LiveDisplay
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_aggregator.zones.observer import attackers_best
from heatcloak_aggregator.zones.presenter import CorridorPresenter, spans
from heatcloak_lab.demo.round_view import (
    CommunityNames,
    RecoveredView,
    RoundView,
    community_of,
    distance_in_words,
    rounds_later,
    shown_communities,
)
from heatcloak_shared.wire import Track, VertexTrack
from heatcloak_shared.zone import Zone, ZoneDomain, promise_in_short, promise_in_words

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

    def show_again(self, view: RoundView) -> None:
        """Show that the result of an earlier round was replaced."""


class LineScreen(Screen):
    """One plain line per round."""

    def __init__(self, console: Console, zone: Zone, rounds: int) -> None:
        self._console = console
        self._zone = zone
        self._rounds = rounds

        self._later: list[RoundView] = []

    def show_again(self, view: RoundView) -> None:
        """Print the replaced result at the end of the next line."""
        self._later.append(view)

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
        later = (f"round {each.index + 1} {self._distance(each.best)}" for each in self._later)
        line += "".join(f"; now {each}" for each in later)
        self._later.clear()
        self._console.print(line, highlight=False, soft_wrap=True)

    def _key(self, view: RoundView) -> Iterator[str]:
        """Yield the explanation of a line's columns."""
        yield "people at: the truth, which only a simulation knows"
        if view.is_followed:
            yield "found: each person's number, place, and where the person is with probability 0.9"
        elif view.best.vicinities:
            yield "found in: regions, each with the probability that it holds a person"
        else:
            yield "found near"
        yield "EMD: average distance of the recovered heat from the truth, 1 is the whole corridor"
        if view.pooled is not None:
            yield "pooled: the same from the latest rounds that agree, as is what is found"
        if view.is_followed:
            yield "now: the same of an earlier round, with the rounds since then"

    def _found(self, view: RoundView) -> str:
        """Return the truth and the results in words."""
        line = (
            f"people at {_CORRIDOR.places(view.truth):<16}  {_places(view.best):<36}  "
            f"EMD {view.alone.score.value:.3f}"
        )
        if view.pooled is not None:
            line += f"  {rounds_pooled(view.pooled)} {view.pooled.score.value:.3f}"
        return line

    def _distance(self, view: RecoveredView) -> str:
        return f"{view.score.value:.3f}"


def _places(view: RecoveredView) -> str:
    """Return the people, the regions that hold a person, or the places of an estimate without either."""
    if view.tracks or (view.tracks is not None and not view.vicinities):
        people = (f"{each.id} at {each.place:.2f} ({each.low:.2f}–{each.high:.2f})" for each in view.people)
        return f"found {', '.join(people) or 'nobody'}"
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
        self._later_scores: dict[int, float] = {}
        self._lag = 0
        self._view: RoundView | None = None

    def show(self, view: RoundView) -> None:
        """Draw the round."""
        self._scores.append(view.alone.score.value)
        if view.pooled is not None:
            self._pooled_scores.append(view.pooled.score.value)
        self._view = view
        self.redraw()

    def show_again(self, view: RoundView) -> None:
        """Take the replaced result, which the next drawing counts."""
        if view.later is not None:
            self._later_scores[view.index] = view.later.score.value
            self._lag = view.lag

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
        if view.is_followed:
            yield "followed", _numbered(view.alone, columns), "bold blue"
        elif view.best.vicinities:
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
        if self._later_scores:
            newest = max(self._later_scores)
            figures.add_row(
                f"EMD [bold]{self._later_scores[newest]:.3f}[/]",
                f"mean so far {np.mean(list(self._later_scores.values())):.3f}",
                f"{rounds_later(self._lag)}: round {newest + 1}",
            )
        if not view.is_followed:
            return figures
        people = Table.grid(padding=(0, 3))
        for each in view.alone.people:
            people.add_row(
                Text(f"person {each.id}", style="bold blue"),
                f"at {each.place:.2f}",
                f"between {each.low:.2f} and {each.high:.2f} ({VICINITY_LEVEL:.0%})",
                _since(each),
            )
        if not view.alone.people:
            people.add_row(Text("nobody is followed at the moment", style="dim"))
        return Group(people, Text(), figures)


def _numbered(view: RecoveredView, columns: int) -> str:
    """Return the regions of the people as a line of characters, with their numbers at their places."""
    line = list(spans([(each.low, each.high) for each in view.people], columns))
    for each in view.people:
        name = str(each.id)
        start = min(int(each.place * columns), columns - len(name))
        line[start : start + len(name)] = name
    return "".join(line)


def _since(person: Track | VertexTrack) -> str:
    """Return since when a followed person is here, in words."""
    if person.probability >= VICINITY_LEVEL:
        return f"here since round {person.since + 1}"
    return f"perhaps since round {person.since + 1} ({person.probability:.0%})"


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
        zone: the zone, on a graph or a floor.
        rounds: number of rounds.
        names: names of the communities.
    """

    def __init__(self, console: Console, zone: Zone, rounds: int, names: CommunityNames) -> None:
        super().__init__(console, zone, rounds)
        self._graph = zone.domain
        self._names = names

    def _key(self, view: RoundView) -> Iterator[str]:
        yield f"{self._names.word}: where the person is"
        if view.is_followed:
            yield "found: the likeliest one by the rounds so far, its probability, and the EMD"
            yield "now: the EMD of an earlier round, with the rounds since then"
        else:
            yield "alone: the likeliest one by that round, its probability, and the EMD"
        if view.pooled is not None:
            yield "pooled: the same by the latest rounds that agree"

    def _found(self, view: RoundView) -> str:
        homes = _homes(self._graph, view)
        first = "found" if view.is_followed else "alone"
        where = ", ".join(map(self._names.of, sorted(homes)))
        parts = [where, f"{first} {self._likeliest(view.alone)}"]
        if view.pooled is not None:
            parts.append(f"{view.pooled.rounds} pooled {self._likeliest(view.pooled)}")
        return "; ".join(parts)

    def _distance(self, view: RecoveredView) -> str:
        return distance_in_words(self._graph, view.score.value)

    def _likeliest(self, view: RecoveredView) -> str:
        top = view.known.top
        if top is None:
            return "nothing"
        return f"{self._names.briefly(top[0])} ({top[1]:.2f}) {self._distance(view)}"


def _homes(graph: ZoneDomain, view: RoundView) -> set[int]:
    """Return the communities of the people."""
    return {community_of(graph, int(home)) for home in np.flatnonzero(view.truth)}


class GraphLiveScreen(LiveScreen):
    """Live view of a graph: heat and readings by vertex, and the probability of each community.

    Args:
        console: the terminal.
        zone: the zone, on a graph or a floor.
        rounds: number of rounds.
        names: names of the communities.
    """

    def __init__(self, console: Console, zone: Zone, rounds: int, names: CommunityNames) -> None:
        super().__init__(console, zone, rounds)
        self._graph = zone.domain
        self._floor = kind_of(zone.domain).presenter(zone.domain)
        self._names = names

    def _rows(self, view: RoundView, columns: int) -> Iterator[Row]:
        yield "true heat", self._floor.heights(view.clean, columns, zero=True), "green"
        yield "published", self._floor.heights(view.cloaked, columns, zero=False), "yellow"
        yield self._names.several, self._floor.ruler(columns), "dim"

    def _figures(self, view: RoundView) -> RenderableType:
        """Return a table with a row for each community, and the error of the estimate."""
        shown, heads = [view.alone], ["by the rounds so far" if view.is_followed else "this round alone"]
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
        table.add_row(
            Text("EMD", style="dim"),
            "",
            *(distance_in_words(self._graph, each.score.value) for each in shown),
        )
        means = (np.mean(scores) for scores in (self._scores, self._pooled_scores) if scores)
        table.add_row(
            Text("mean so far", style="dim"),
            "",
            *(distance_in_words(self._graph, float(mean)) for mean in means),
        )
        if self._later_scores:
            mean = np.mean(list(self._later_scores.values()))
            table.add_row(
                Text(rounds_later(self._lag), style="dim"),
                "",
                f"{distance_in_words(self._graph, float(mean))} on average",
            )
        if not view.is_followed:
            return table
        return Group(table, *map(self._person, view.alone.vertex_people))

    @staticmethod
    def _person(each: VertexTrack) -> Text:
        """Return a followed person in words."""
        few = f"any of {len(each.vertices)} with {VICINITY_LEVEL:.0%}" if len(each.vertices) > 1 else "sure"
        return Text(f"person {each.id}: vertex {each.vertex}, {few}, {_since(each)}", style="bold blue")


_COLOURS = ("cyan", "magenta")


def _bar(share: float, colour: str) -> Text:
    eighths = round(8 * _BAR * share)
    whole, rest = divmod(eighths, 8)
    bar = ("█" * whole + _EIGHTHS[rest] * (rest > 0)).ljust(_BAR)
    return Text.assemble((bar, colour), f" {share:.2f}")
