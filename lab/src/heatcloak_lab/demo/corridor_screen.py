"""Screens of the demo in a corridor: live in a terminal, or one line per round."""

from __future__ import annotations

import math

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.cli.progress import Display, LiveDisplay
from heatcloak_aggregator.zones.calibration import attackers_best
from heatcloak_aggregator.zones.presenter import CorridorPresenter, spans
from heatcloak_lab.demo.round_view import PooledView, RoundView, Vicinities
from heatcloak_shared.zone import Zone, promise_in_short, promise_in_words

_CORRIDOR = CorridorPresenter()
_LABEL = 12
_MOST_COLUMNS = 100
FINE = ("optimal", "converged")
"""Statuses that need no remark."""


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
            for text in (promise_in_words(self._zone, seeded=True), *_key(view)):
                self._console.print(text, highlight=False, soft_wrap=True)
        line = (
            f"round {view.index + 1:>2}/{self._rounds}  people at {_CORRIDOR.places(view.truth):<16}  "
            f"{_found(view.best):<36}  EMD {view.score.value:.3f}"
        )
        if view.pooled is not None:
            line += f"  {_pooled_in_words(view.pooled)} {view.pooled.score.value:.3f}"
        remarks = [view.status] * (view.status not in FINE) + ["placeless"] * view.score.placeless
        if remarks:
            line += f"  ({', '.join(remarks)})"
        self._console.print(line, highlight=False, soft_wrap=True)


def _key(view: RoundView) -> list[str]:
    """Return the explanation of a line's columns."""
    regions = view.best.vicinities != ()
    found = "found in: regions, each with the probability that it holds a person" if regions else "found near"
    lines = ["people at: the truth, which only a simulation knows", found]
    lines.append("EMD: average distance of the recovered heat from the truth, 1 is the whole corridor")
    if view.pooled is not None:
        lines.append("pooled: the same from the latest rounds that agree, as is what is found")
    return lines


def _found(view: RoundView | PooledView) -> str:
    """Return the regions that hold a person, or the places of an estimate without regions."""
    if view.vicinities:
        regions = (f"{low:.2f}–{high:.2f} ({_percent(p)})" for low, high, p in _spans(view.vicinities))
        return f"found in {' '.join(regions)}"
    return f"found near {_CORRIDOR.places(view.estimate)}"


def _spans(vicinities: Vicinities) -> list[tuple[float, float, float]]:
    return sorted((region[0], region[1], region[2]) for region in vicinities if len(region) == 3)


def _percent(probability: float) -> str:
    """Return a percentage rounded down, so that only certainty is 100 %."""
    return f"{math.floor(100.0 * probability)}%"


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
        self._scores.append(view.score.value)
        if view.pooled is not None:
            self._pooled_scores.append(view.pooled.score.value)
        self._view = view
        self.redraw()

    def draw(self) -> RenderableType:
        """Return the latest round, or a message before the first one."""
        if self._view is None:
            return Panel("starting the broker, the aggregator and the nodes ...", title="Heatcloak")
        return self._draw(self._view)

    def _draw(self, view: RoundView) -> RenderableType:
        columns = max(20, min(_MOST_COLUMNS, self.console.width - _LABEL - 6))
        floor = Table.grid(padding=(0, 1))
        floor.add_column(width=_LABEL, style="dim")
        floor.add_column(width=columns)
        floor.add_row("people", Text(_CORRIDOR.marks(view.truth, columns), style="bold green"))
        floor.add_row("true heat", Text(_CORRIDOR.heights(view.clean, columns, zero=True), style="green"))
        floor.add_row("published", Text(_CORRIDOR.heights(view.cloaked, columns, zero=False), style="yellow"))
        floor.add_row("recovered", Text(_CORRIDOR.peaks(view.estimate, columns), style="bold cyan"))
        if view.pooled is not None:
            floor.add_row(
                "pooled", Text(_CORRIDOR.peaks(view.pooled.estimate, columns), style="bold magenta")
            )
        if view.best.vicinities:
            regions = [(low, high) for low, high, _ in _spans(view.best.vicinities)]
            floor.add_row("somebody in", Text(spans(regions, columns), style="bold blue"))
        floor.add_row("", Text(_CORRIDOR.ruler(columns), style="dim"))
        return Panel(
            Group(
                floor,
                Text(),
                self._figures(view),
                Text(),
                Text(promise_in_short(self._zone, seeded=True), style="italic"),
            ),
            title=f"Heatcloak · zone {self._zone.name} · round {view.index + 1} of {self._rounds}",
        )

    def _figures(self, view: RoundView) -> RenderableType:
        zone = self._zone
        figures = Table.grid(padding=(0, 3))
        figures.add_row(
            f"EMD [bold]{view.score.value:.3f}[/]",
            f"mean so far {np.mean(self._scores):.3f}",
            f"observer, on average ±{attackers_best(zone):.3f}",
            f"σ {zone.noise.sigma:.3f}",
            f"ε {zone.promise.epsilon:g}, δ {zone.promise.delta:g}",
        )
        if view.pooled is not None:
            figures.add_row(
                f"EMD [bold]{view.pooled.score.value:.3f}[/]",
                f"mean so far {np.mean(self._pooled_scores):.3f}",
                _pooled_in_words(view.pooled),
            )
        return figures


def _pooled_in_words(pooled: PooledView) -> str:
    return f"{pooled.rounds} round{'s' * (pooled.rounds > 1)} pooled"
