"""The demo as one watches it in a terminal, or reads it line by line without one."""

from __future__ import annotations

from types import TracebackType
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.simulation.round_view import RoundView
from heatcloak_aggregator.zones import attackers_best
from heatcloak_shared.zone import Zone, promise_in_words

_BARS = " ▁▂▃▄▅▆▇█"
_LABEL = 12
_MOST_COLUMNS = 100

FloatArray = npt.NDArray[np.float64]


class Screen(Protocol):
    """Whatever shows a run."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def show(self, view: RoundView) -> None:
        """Show one more round."""


class SilentScreen:
    """Shows nothing: for machines."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def show(self, view: RoundView) -> None:
        """Show nothing."""


class LineScreen(SilentScreen):
    """One plain line a round."""

    def __init__(self, console: Console, zone: Zone, rounds: int) -> None:
        self._console = console
        self._zone = zone
        self._rounds = rounds

    def show(self, view: RoundView) -> None:
        """Print the round, and before the first one what is promised."""
        if view.index == 0:
            self._console.print(promise_in_words(self._zone), highlight=False, soft_wrap=True)
        truth, estimate = _places(view.truth), _places(view.estimate)
        line = (
            f"round {view.index + 1:>2}/{self._rounds}  sources at {truth:<16}  "
            f"recovered near {estimate:<16}  EMD {view.score.value:.3f}"
        )
        remarks = [view.status] * (view.status != "optimal") + ["placeless"] * view.score.placeless
        if remarks:
            line += f"  ({', '.join(remarks)})"
        self._console.print(line, highlight=False, soft_wrap=True)


class LiveScreen:
    """The corridor, live: where the heat is, what the sensors say, what can be recovered."""

    def __init__(self, console: Console, zone: Zone, rounds: int) -> None:
        self._console = console
        self._zone = zone
        self._rounds = rounds
        self._scores: list[float] = []
        self._live = Live(console=console, refresh_per_second=12, transient=False)

    def __enter__(self) -> Self:
        self._live.__enter__()
        self._live.update(Panel("starting the broker, the aggregator and the nodes ...", title="Heatcloak"))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._live.__exit__(kind, error, trace)

    def show(self, view: RoundView) -> None:
        """Draw the round."""
        self._scores.append(view.score.value)
        self._live.update(self._draw(view), refresh=True)

    def _draw(self, view: RoundView) -> RenderableType:
        columns = max(20, min(_MOST_COLUMNS, self._console.width - _LABEL - 6))
        floor = Table.grid(padding=(0, 1))
        floor.add_column(width=_LABEL, style="dim")
        floor.add_column(width=columns)
        floor.add_row("people", Text(_marks(view.truth, columns), style="bold green"))
        floor.add_row("true heat", Text(_heights(view.clean, columns, zero=True), style="green"))
        floor.add_row("published", Text(_heights(view.cloaked, columns, zero=False), style="yellow"))
        floor.add_row("recovered", Text(_peaks(view.estimate, columns), style="bold cyan"))
        floor.add_row("", Text(_ruler(columns), style="dim"))
        return Panel(
            Group(
                floor, Text(), self._figures(view), Text(), Text(promise_in_words(self._zone), style="italic")
            ),
            title=f"Heatcloak · zone {self._zone.name} · round {view.index + 1} of {self._rounds}",
        )

    def _figures(self, view: RoundView) -> RenderableType:
        zone = self._zone
        figures = Table.grid(padding=(0, 3))
        figures.add_row(
            f"EMD [bold]{view.score.value:.3f}[/]",
            f"mean so far {np.mean(self._scores):.3f}",
            f"attacker's best ±{attackers_best(zone):.3f}",
            f"σ {zone.noise.sigma:.3f}",
            f"ε {zone.promise.epsilon:g}, δ {zone.promise.delta:g}",
        )
        return figures


def _places(sources: FloatArray) -> str:
    """Where a source vector's mass is, to two digits, neighbours taken together."""
    found, n = [], len(sources)
    present = np.flatnonzero(sources > 0.05)
    for group in np.split(present, np.flatnonzero(np.diff(present) > 1) + 1):
        if len(group):
            found.append(f"{np.average(group + 1, weights=sources[group]) / n:.2f}")
    return " ".join(found) or "nowhere"


def _greatest(values: FloatArray, columns: int) -> FloatArray:
    """``values`` in ``columns`` cells of equal width, the greatest of each cell."""
    cells = np.zeros(columns)
    np.maximum.at(cells, np.arange(len(values)) * columns // len(values), values)
    return cells


def _nearest(values: FloatArray, columns: int) -> FloatArray:
    """``values`` at the middles of ``columns`` cells of equal width."""
    middles = (np.arange(columns) + 0.5) * len(values) / columns
    return values[middles.astype(np.intp)]


def _marks(sources: FloatArray, columns: int) -> str:
    return "".join("●" if cell > 0 else "·" for cell in _greatest(sources, columns))


def _peaks(estimate: FloatArray, columns: int) -> str:
    cells = np.clip(_greatest(estimate, columns), 0, 1)
    return "".join("·" if cell < 0.02 else _bar(cell) for cell in cells)


def _heights(readings: FloatArray, columns: int, *, zero: bool) -> str:
    cells = _nearest(readings, columns)
    known = readings[np.isfinite(readings)]
    if not known.size:
        return "·" * columns
    low, high = (0.0 if zero else float(known.min())), float(known.max())
    span = (high - low) or 1.0
    return "".join(_bar((cell - low) / span) if np.isfinite(cell) else "?" for cell in cells)


def _bar(share: float) -> str:
    return _BARS[max(1, min(8, round(8 * share)))]


def _ruler(columns: int) -> str:
    return "0" + "─" * (columns - 2) + "1"
