"""Read where a moving node is, in a position zone, and report it through the zone's location mechanism.

The place exists only in local variables while `PositionCloak.measure` runs, and after it as the probabilities
of a report of its cell, in memory only. It is not logged, and no error shows it.

What an observer sees must not depend on the place:

- *Whether there is a message.* A source that fails, hangs or has no valid place does not skip the round: the
  report is that of the cell of the last fix, with fresh noise. Before the first fix it is that of the first
  cell of the zone's map that is not a wall. The public status is the same.
- *Its length.* Reports have a fixed number of digits.
- *Its time.* The probabilities of a cell's reports take longer to compute at some places than at others: a
  shortest path search visits more cells where levels are low. So they are computed on the thread that reads
  the source, and the report is released at a fixed time after that of the round: ``takes``. The search is not
  begun if the slowest one would not end before that, by a measurement at a public cell: a thread that is
  still busy would delay the message. They are computed in every round, even if the node has not moved.
- *The report without a fix.* It is drawn before the round from sums that are ready, in a time that is the
  same for all cells.

Not hidden is how busy the node is until ``takes`` is over: somebody who measures its use of power, or as the
broker how fast it acknowledges messages in that time, learns how long the search took.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from heatcloak_node.cloak import StreamSource
from heatcloak_node.location_sampling import Place, Sampling, sampling_of
from heatcloak_node.sensors.command import GRACE, run_command, take_command
from heatcloak_node.sensors.sensor import Source, take_duration, too_slow
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.files import read_end
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.location.location_table import RowSampler
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.tables import Table
from heatcloak_shared.wire import PositionReport
from heatcloak_shared.zone import AnyZone, PositionZone

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

MOST_BYTES = 4096
"""A file, or the output of a command, is searched for a place in at most this many bytes at its end."""
MOST_REPLAYED_BYTES = 1 << 22
"""Longest file to replay."""
READING = 1.0
"""Default seconds for reading a file, at most a quarter of a round."""
SECONDS_PER_OUTPUT = 2.5e-4
"""Default seconds for computing the probability of one output: what a Raspberry Pi Zero W needs. A Pi 4 is
about ten times as fast."""
_READY = 0.75
"""Share of ``takes`` after which a report must be ready. The ledger is written before, in the rest."""
_PARSING = 0.25
"""Share of ``takes`` that reading a file to replay may take."""
_ANY_ROUND = 1 << 40
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

log = logging.getLogger(__name__)


class PositionSource(Source, Protocol):
    """The place of one node; see `Source`."""

    def read(self, round_number: int) -> Place:
        """Return where the node is in a round.

        Raises:
            SensorError: there is no fix. The text names no place.
        """


def last_place(content: bytes) -> Place:
    """Return the last line that is a place, "x,y"; other lines, such as a header, are ignored.

    Raises:
        SensorError: no line is two finite numbers. The text does not show them.
    """
    for line in reversed(_lines(content)):
        place = _numbers(line, 2)
        if place is not None:
            return place[0], place[1]
    raise SensorError("no line is x,y: give two numbers, or check the program that writes them")


class PositionFile:
    """A file to which another program writes or appends lines "x,y". Each round reads its end again."""

    kind = "file"

    def __init__(self, path: Path, takes: float) -> None:
        self._path = path
        self.takes = takes

    def read(self, round_number: int) -> Place:
        """See `PositionSource`."""
        remedy = "give a readable file"
        content = read_end(self._path, MOST_BYTES + 1, SensorError, shown_path(self._path), remedy)
        if len(content) > MOST_BYTES:
            content = content[content.find(b"\n") + 1 :]  # the first line may be incomplete
        return last_place(content)


class PositionCommand:
    """A command that prints "x,y", for example that of a daemon for satellite navigation."""

    kind = "command"

    def __init__(self, command: Sequence[str], timeout: float, takes: float) -> None:
        self._command = list(command)
        self._timeout = timeout
        self.takes = takes

    def read(self, round_number: int) -> Place:
        """See `PositionSource`."""
        return last_place(run_command(self._command, self._timeout, MOST_BYTES))


class PositionReplay:
    """A CSV file of times and places: t in seconds since 1970, ascending, then x and y.

    The place of a round is that of the last row whose time is not after the round's start.
    """

    kind = "replay"

    def __init__(self, path: Path, zone: PositionZone, takes: float) -> None:
        self._path = path
        self._schedule = zone.schedule
        self.takes = takes

    def read(self, round_number: int) -> Place:
        """See `PositionSource`."""
        shown = shown_path(self._path)
        content = read_end(self._path, MOST_REPLAYED_BYTES + 1, SensorError, shown, "give a readable file")
        if len(content) > MOST_REPLAYED_BYTES:
            raise SensorError(f"{shown}: more than {MOST_REPLAYED_BYTES} bytes: give fewer rows")
        start = self._schedule.start_of(round_number)
        found = None
        for t, x, y in _rows_in_time(content, self.takes * _PARSING):
            if t > start:
                break
            found = x, y
        if found is None:
            raise SensorError(f"{shown}: no row t,x,y begins before the round: give an earlier one")
        return found


class PositionDraw(NamedTuple):
    """What is drawn before a round: the keystream of its report, and the report if there is no fix."""

    stream: Keystream
    without_fix: int


class PositionCloak:
    """The `Cloak` of a position zone: the location mechanism, applied to the place of one node.

    Args:
        zone: the zone.
        node: the node's id.
        source: where the node is.
        boot: the boot nonce, 16 bytes.
    """

    def __init__(self, zone: PositionZone, node: str, source: PositionSource, boot: bytes) -> None:
        self.source_kind = source.kind
        self.takes = source.takes
        self.source = source
        self._zone = zone
        self._streams = StreamSource(node, boot)
        self._sampling: Sampling | None = None
        self._last: RowSampler | None = None

    def draw(self, seq: int, round_number: int) -> PositionDraw:
        """See `Cloak`. Only one of the two reports is released."""
        if self._last is None:
            # Takes a while on a large map: the node connects to the broker first.
            self._sampling = sampling_of(self._zone.mechanism)
            self._last = self._sampling.first
            self._warn_if_slow(self._sampling.slowest)
        without_fix = self._last.draw(self._streams.stream(seq, round_number))
        return PositionDraw(self._streams.stream(seq, round_number), without_fix)

    def measure(self, round_number: int, drawn: PositionDraw) -> int:
        """See `Cloak`: return the report as the number of an output."""
        failure = None
        try:
            return self._report(round_number, drawn.stream)
        except SensorError as error:
            failure = str(error)
        except Exception as error:  # noqa: BLE001  its text and traceback may carry the place
            failure = f"the place can't be read: {type(error).__name__}: check the source"
        # Raised outside the handlers, so that no context, and no frame that holds the place, is attached.
        raise SensorError(failure)

    def replacement(self, drawn: PositionDraw) -> int:
        """See `Cloak`: return the report of the last fix, because a fix may be missing at certain places."""
        return drawn.without_fix

    def message(self, cloaked: int, envelope: dict[str, Any]) -> PositionReport:
        """See `Cloak`."""
        return PositionReport(position=f"{cloaked:0{self._zone.digits}x}", **envelope)

    def _report(self, round_number: int, stream: Keystream) -> int:
        assert self._sampling is not None  # noqa: S101  by `draw`
        began = time.monotonic()
        place = self.source.read(round_number)
        if self.takes > 0.0 and time.monotonic() - began + self._sampling.slowest > _READY * self.takes:
            raise SensorError("too little time is left to compute the report: give a longer time")
        here = self._sampling.at(place)
        self._last = here
        return here.draw(stream)

    def _warn_if_slow(self, slowest: float) -> None:
        if 0.0 < _READY * self.takes < slowest:
            log.warning(
                "a report may take %.2g s to compute on this machine, and takes is %.2g s: give at least "
                "%.2g s in node.toml, or all reports are those of the first cell",
                slowest,
                self.takes,
                slowest / _READY,
            )


def take_positions(table: Table, zone: AnyZone, node: str) -> PositionSource:
    """Return the source that the table ``[position]`` of ``node.toml`` describes.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, or the report takes longer than the zone's
            schedule allows.
    """
    inner = table.table("position")
    kind = inner.choice("kind", KINDS)
    source = KINDS[kind](inner, cast("PositionZone", zone), node)
    inner.finish()
    reason = too_slow(source.takes, zone.schedule)
    if reason is not None:
        inner.refuse("takes", reason)
    return source


def cloak(zone: AnyZone, node: str, source: Source, boot: bytes, seed: Seed | None) -> PositionCloak:
    """Return the cloak of one node of a position zone.

    Raises:
        ConfigError: there is a seed.
    """
    if seed is not None:
        raise ConfigError(
            f"node {node} has a seed, but the noise of a position zone cannot be removed: run it without one"
        )
    return PositionCloak(cast("PositionZone", zone), node, cast("PositionSource", source), boot)


def try_positions(source: Source) -> None:
    """Read the place once, and discard it.

    Raises:
        SensorError: there is no fix. The text names no place.
    """
    source.read(_ANY_ROUND)


def default_takes(zone: PositionZone) -> float:
    """Return the default seconds between the time of a round and its report, which grow with the map."""
    reading = min(READING, zone.schedule.period / 4)
    return reading + SECONDS_PER_OUTPUT * zone.mechanism.table.n_outputs


def _take_file(table: Table, zone: PositionZone, node: str) -> PositionFile:
    path = table.file_path("path", 'give the path of a file of lines "x,y"')
    return PositionFile(path, take_duration(table, "takes", default_takes(zone)))


def _take_command(table: Table, zone: PositionZone, node: str) -> PositionCommand:
    command = take_command(table)
    timeout = take_duration(table, "timeout", min(READING, zone.schedule.period / 4))
    least = timeout + GRACE
    takes = take_duration(table, "takes", least + SECONDS_PER_OUTPUT * zone.mechanism.table.n_outputs)
    if takes <= least:
        table.refuse(
            "takes", f"{takes:g} s is too short for a timeout of {timeout:g} s: give more than {least:g}"
        )
    return PositionCommand(command, timeout, takes)


def _take_replay(table: Table, zone: PositionZone, node: str) -> PositionReplay:
    path = table.file_path("path", "give the path of a CSV file of t, x and y")
    return PositionReplay(path, zone, take_duration(table, "takes", default_takes(zone)))


def _take_simulated(table: Table, zone: PositionZone, node: str) -> PositionSource:
    from heatcloak_node.simulated_positions import SimulatedPositions

    takes = take_duration(table, "takes") if table.has("takes") else 0.0
    return SimulatedPositions(zone.mechanism, node, table.integer("seed", 0, 2**53, default=0), takes)


KINDS: dict[str, Callable[[Table, PositionZone, str], PositionSource]] = {
    "file": _take_file,
    "command": _take_command,
    "replay": _take_replay,
    "simulated": _take_simulated,
}
"""Parser of the table ``[position]`` for each kind of source."""


def _rows_in_time(content: bytes, seconds: float) -> Iterable[tuple[float, float, float]]:
    """Yield the rows t,x,y of a CSV; raise SensorError if that takes longer than ``seconds``."""
    deadline = time.monotonic() + seconds
    for line in _lines(content):
        if time.monotonic() > deadline:
            raise SensorError("there are too many rows to read them in time: give fewer, or a longer time")
        row = _numbers(line, 3)
        if row is not None:
            yield row[0], row[1], row[2]


def _lines(content: bytes) -> list[str]:
    return content.removeprefix(_BYTE_ORDER_MARK).decode("ascii", "replace").splitlines()


def _numbers(line: str, count: int) -> list[float] | None:
    """Return ``count`` finite numbers, separated by commas; None if the line is anything else."""
    cells = line.split(",")
    if len(cells) != count:
        return None
    try:
        numbers = [float(cell) for cell in cells]
    except ValueError:
        return None
    return numbers if all(map(math.isfinite, numbers)) else None
