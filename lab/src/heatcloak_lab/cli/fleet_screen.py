"""Screens of ``heatcloak fleet`` (live, in lines, or none), and its summary."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heatcloak_aggregator.cli.progress import Display, LiveDisplay
from heatcloak_lab.fleet.report import FleetReport, Killed
from heatcloak_lab.fleet.worker_pool import Counts

MAX_FAULTY_SHOWN = 10
MAX_ZONES_SHOWN = 5
"""Most zones whose sums are printed one by one."""
DRAWS_A_SECOND = 4


class FleetScreen(Display):
    """Shows the progress of a fleet; this base class prints log lines only, for JSON output."""

    def show(self, what: str, counts: Counts) -> None:
        """Show the current phase and counts."""

    def log(self, line: str) -> None:
        """Print a line that a worker logged, beside the results."""
        print(line, file=sys.stderr, flush=True)


class LineScreen(FleetScreen):
    """Print one line per round."""

    def __init__(self) -> None:
        self._round: int | None = None
        self._waits = 0.0

    def show(self, what: str, counts: Counts) -> None:
        """Print each released round, and the number of unstored readings after the last one."""
        if what == "running" and counts.round is not None and counts.round != self._round:
            self._round = counts.round
            done = f", {sum(counts.done.values())} faults done" if counts.done else ""
            print(
                f"round {counts.round}: {counts.published} readings released so far, "
                f"{counts.connected} nodes connected{done}",
                flush=True,
            )
        if what == "settling" and self._waits >= 0.0:
            self._waits = self._waits or time.monotonic()
            if time.monotonic() - self._waits > 1.0:
                self._waits = -1.0
                print(f"waiting until {counts.unstored} readings are stored ...", flush=True)


class LiveScreen(LiveDisplay, FleetScreen):
    """Live view of sums, faults, and the nodes with most faults, of constant height.

    Args:
        console: the terminal.
        title: the title, with zone and nodes.
        kinds: the kinds of faults in the faults file.
    """

    def __init__(self, console: Console, title: str, kinds: tuple[str, ...]) -> None:
        super().__init__(console, DRAWS_A_SECOND)
        self._title = title
        self._kinds = kinds
        self._what = "starting"
        self._counts = Counts()
        self._began = time.monotonic()

    def show(self, what: str, counts: Counts) -> None:
        """Store the counts for the next redraw."""
        self._what, self._counts = what, counts

    def log(self, line: str) -> None:
        """Print a logged line above the live view."""
        self.console.print(line, style="yellow", highlight=False, markup=False)

    def draw(self) -> RenderableType:
        """Return the live view."""
        parts: list[RenderableType] = [self._sums()]
        if self._kinds:
            both = Table.grid(padding=(0, 4))
            both.add_row(self._faults(), self._faultiest())
            parts += [Text(), both]
        return Panel(Group(*parts), title=f"Heatcloak fleet · {self._title}", title_align="left")

    def _sums(self) -> Table:
        counts = self._counts
        seconds = int(time.monotonic() - self._began)
        sums = Table.grid(padding=(0, 2))
        for _ in range(4):
            sums.add_column(style="dim", min_width=9)
            sums.add_column(justify="right", min_width=8)
        away = counts.nodes - counts.connected
        named = {
            self._what: f"{seconds // 60}:{seconds % 60:02}",
            "connected": counts.connected,
            "cloaked": counts.published,
            "stored": counts.stored,
            "round": "–" if counts.round is None else counts.round,
            "away": away,
            "waiting": counts.unstored,
            "dropped": counts.dropped,
            "faulty": counts.faults,
            "refused": counts.refused_rounds,
            "missed": counts.missed,
            "denied": counts.denied,
        }
        cells = []
        for name, value in named.items():
            is_trouble = name in {"away", "dropped", "denied"} and value
            cells += [Text(name), Text(str(value), style="bold red" if is_trouble else "bold")]
        for start in range(0, len(cells), 8):
            sums.add_row(*cells[start : start + 8])
        return sums

    def _faults(self) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("fault", min_width=12)
        table.add_column("done", justify="right", min_width=6)
        table.add_column("last node", min_width=6)
        for kind in self._kinds:
            done = self._counts.done.get(kind, 0)
            table.add_row(kind, str(done), self._counts.last.get(kind, "–"), style="" if done else "dim")
        return table

    def _faultiest(self) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("most faults", min_width=14)
        table.add_column("all", justify="right", min_width=4)
        table.add_column("of which most", min_width=20, no_wrap=True)
        faultiest = self._counts.faultiest[:MAX_FAULTY_SHOWN]
        for node, is_connected, done in faultiest:
            kinds = sorted(done.items(), key=lambda pair: (-pair[1], pair[0]))[:2]
            counts = ", ".join(f"{kind} {count}" for kind, count in kinds)
            name = Text(node if is_connected else f"{node} (away)", style="" if is_connected else "red")
            table.add_row(name, str(sum(done.values())), counts)
        for _ in range(MAX_FAULTY_SHOWN - len(faultiest)):
            table.add_row("", "", "")
        return table


def summary_lines(report: FleetReport) -> Iterator[str]:
    """Yield the lines of a run's summary."""
    if report.nodes or not report.unknown:
        of = f" by the other {_count(len(report.nodes), 'node')}" if report.unknown else ""
        yield (
            f"{report.published} readings released{of}, {report.unstored} not acknowledged, "
            f"{report.dropped} dropped by full spools; "
            f"{report.faults} faults, {report.refused_rounds} refused rounds, "
            f"{report.denied} denied publishes"
        )
    if report.unknown:
        yield (
            f"the counts of {_count(len(report.unknown), 'node')} are unknown: their worker was killed, and "
            "the readings that they released are not counted"
        )
    if len(report.zones) <= MAX_ZONES_SHOWN:
        for name, zone in report.zones.items():
            yield (
                f"zone {name}: {zone.published} readings released, {zone.unstored} not acknowledged, "
                f"{zone.dropped} dropped"
            )
    yield from _missed(report)
    if report.done:
        yield f"faults: {', '.join(f'{kind} {count}' for kind, count in report.done.items())}"
    for worker in report.killed:
        yield f"worker {worker.worker} {_end_of(worker)}"


def _missed(report: FleetReport) -> Iterator[str]:
    """Yield a line about rounds that nodes missed."""
    missed = [node.missed for node in report.nodes.values() if node.missed]
    if missed:
        most = max(missed)
        rounds = "a round was missed" if most == 1 else f"up to {most} rounds were missed"
        yield (
            f"{rounds} by {_count(len(missed), 'node')}, {_count(sum(missed), 'reading')} in all: "
            "the machine was too busy, or its clock was set forward"
        )
        return
    last = report.last_round
    released = [boot.last_round for node in report.nodes.values() for boot in node.boots]
    reached = max((number for number in released if number is not None), default=None)
    if last is not None and report.nodes and (reached is None or reached < last):
        yield (
            f"no node released round {last}, the last requested: it was missed, or the run ended before it"
        )


def _end_of(worker: Killed) -> str:
    if worker.waited is not None:
        return f"did not end within {worker.waited:.0f} s and was killed"
    return f"was killed{', and restarted' if worker.restarted else ''}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"
