"""Read where the person of a device was, in a heatmap zone, and cloak it.

Places exist only in local variables while `HeatmapCloak.measure` runs. They are not logged, and no error
shows them. What a device reads changes neither whether nor when it sends its message: if a source fails,
hangs or has no valid row, the report is that of the empty input, and the public status is the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from heatcloak_node.cloak import StreamSource
from heatcloak_node.sensors.command import GRACE, run_command, take_command
from heatcloak_node.sensors.sensor import Source, take_duration, too_slow
from heatcloak_shared.errors import SensorError
from heatcloak_shared.files import read_end
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.tables import Table
from heatcloak_shared.wire import HeatmapReport
from heatcloak_shared.zone import AnyZone, Area, HeatmapZone

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

MOST_BYTES = 1 << 18
"""Longest file of places, and longest output of a command."""
MOST_RECORDED_BYTES = 1 << 22
"""A recording is searched for rows in at most this many bytes at its end."""
LONGEST_TAKES = 5.0
_PARSING = 0.25
"""Share of the time before a message is due that parsing may take; the report takes about as long again."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

Place = tuple[float, float, float]
"""Coordinates x and y, and a weight; places outside of the unit square are ignored."""


class PlaceSource(Source, Protocol):
    """The places of one device; see `Source`."""

    def read(self, round_number: int) -> Sequence[Place]:
        """Return the places that the report of a round is about.

        Raises:
            SensorError: they can't be read. The text names no place.
        """


def parse_rows(content: bytes, columns: int, seconds: float) -> Iterable[list[float]]:
    """Yield the rows of numbers in CSV. A missing last column is 1.0.

    Args:
        content: the CSV. Other rows, such as a header, are ignored.
        columns: numbers in a row.
        seconds: how long parsing may take: it must be over when the round's message is due, because a busy
            thread could delay the message, and so its time would depend on what was read.

    Raises:
        SensorError: parsing takes longer.
    """
    deadline = time.monotonic() + seconds
    for line in content.removeprefix(_BYTE_ORDER_MARK).decode("ascii", "replace").splitlines():
        if time.monotonic() > deadline:
            raise SensorError("there are too many rows to read them in time: give fewer, or a longer time")
        cells = line.split(",")
        if len(cells) == columns - 1:
            cells.append("1")
        if len(cells) == columns:
            try:
                yield [float(cell) for cell in cells]
            except ValueError:
                continue


def places_in(content: bytes, area: Area, seconds: float) -> list[Place]:
    """Return the places in CSV with rows of x, y and optionally a weight.

    Raises:
        SensorError: there are rows besides a header, but none of them is valid; or parsing takes longer than
            ``seconds``.
    """
    places = [(*area.to_unit(x, y), weight) for x, y, weight in parse_rows(content, 3, seconds)]
    if not places:
        _refuse_other_rows(content, "x,y or x,y,weight")
    return places


def _refuse_other_rows(content: bytes, expected: str) -> None:
    """Raise SensorError if there is more than a header; no row is valid."""
    text = content.removeprefix(_BYTE_ORDER_MARK).strip().lower().replace(b" ", b"")
    if text and text.decode("ascii", "replace") not in expected.split(" or "):
        raise SensorError(f"no row is {expected}: give such rows, or an empty file for no place")


class PlacesFile:
    """A CSV file with the places of a device. Each round reads the whole file again."""

    kind = "file"

    def __init__(self, path: Path, area: Area, takes: float) -> None:
        self._path = path
        self._area = area
        self.takes = takes

    def read(self, round_number: int) -> list[Place]:
        """See `PlaceSource`."""
        content = _read_end(self._path, MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise SensorError(f"{shown_path(self._path)}: more than {MOST_BYTES} bytes: give fewer rows")
        return places_in(content, self._area, self.takes * _PARSING)


class PlacesCommand:
    """A command that prints the places of a device."""

    kind = "command"

    def __init__(self, command: Sequence[str], area: Area, timeout: float) -> None:
        self._command = list(command)
        self._area = area
        self._timeout = timeout
        self.takes = timeout + GRACE

    def read(self, round_number: int) -> list[Place]:
        """See `PlaceSource`."""
        began = time.monotonic()
        output = run_command(self._command, self._timeout, MOST_BYTES)
        left = self.takes - (time.monotonic() - began)
        return places_in(output, self._area, left * _PARSING)


class PlacesRecording:
    """A CSV file of times and places to which another program appends: t in seconds since 1970, ascending.

    A listed round is the first of its budget period. Its report is about the budget period before, which is
    over: the rows with start <= t < end, where end is the start of the listed round, and start is one budget
    period earlier. So each row counts in one report only.
    """

    kind = "recording"

    def __init__(self, path: Path, zone: HeatmapZone, takes: float) -> None:
        self._path = path
        self._area = zone.area
        self._schedule = zone.schedule
        self.takes = takes

    def read(self, round_number: int) -> list[Place]:
        """See `PlaceSource`."""
        schedule = self._schedule
        end = schedule.start_of(round_number)
        start = schedule.start_of(round_number - schedule.budget_rounds)
        content = _read_end(self._path, MOST_RECORDED_BYTES + 1)
        is_whole = len(content) <= MOST_RECORDED_BYTES
        if not is_whole:
            content = content[content.find(b"\n") + 1 :]  # the first row may be incomplete
        rows = list(parse_rows(content, 4, self.takes * _PARSING))
        if not rows and is_whole:
            _refuse_other_rows(content, "t,x,y or t,x,y,weight")
        # A row whose t is NaN is in no period.
        return [(*self._area.to_unit(x, y), weight) for t, x, y, weight in rows if start <= t < end]


class HeatmapDraw(NamedTuple):
    """What is drawn before a round: the keystream of its report, and the report of the empty input."""

    stream: Keystream
    empty: int


class HeatmapCloak:
    """The `Cloak` of a heatmap zone: the local mechanism, applied to the places of one device.

    Args:
        zone: the zone.
        node: the device's id.
        places: the source of its person's places.
        boot: the boot nonce, 16 bytes.
        seed: the trusted party's seed, or None.
    """

    def __init__(
        self, zone: HeatmapZone, node: str, places: PlaceSource, boot: bytes, seed: Seed | None
    ) -> None:
        self.source_kind = places.kind
        self.takes = places.takes
        self.places = places
        self._zone = zone
        self._streams = StreamSource(node, boot, seed)

    def draw(self, seq: int, round_number: int) -> HeatmapDraw:
        """See `Cloak`. The empty report and that of `measure` use the same bytes; only one is released."""
        empty = self._zone.mechanism.report((), self._streams.stream(seq, round_number))
        return HeatmapDraw(self._streams.stream(seq, round_number), empty)

    def measure(self, round_number: int, drawn: HeatmapDraw) -> int:
        """See `Cloak`: return the report as the number of a group element."""
        failure = None
        try:
            return self._zone.mechanism.report(self.places.read(round_number), drawn.stream)
        except SensorError as error:
            failure = str(error)
        except Exception as error:  # noqa: BLE001  its text and traceback may carry places
            failure = f"the places can't be read: {type(error).__name__}: check the source"
        # Raised outside the handlers, so that no context, and no frame that holds places, is attached.
        raise SensorError(failure)

    def replacement(self, drawn: HeatmapDraw) -> int:
        """See `Cloak`: return the report of the empty input: reports hide whether there are places."""
        return drawn.empty

    def message(self, cloaked: int, envelope: dict[str, Any]) -> HeatmapReport:
        """See `Cloak`."""
        return HeatmapReport(report=f"{cloaked:0{self._zone.digits}x}", **envelope)


def take_places(table: Table, zone: AnyZone, node: str) -> PlaceSource:
    """Return the source that the table ``[places]`` of ``node.toml`` describes.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, or the source takes longer than the zone's
            schedule allows.
    """
    inner = table.table("places")
    kind = inner.choice("kind", KINDS)
    source = KINDS[kind](inner, cast("HeatmapZone", zone), node)
    inner.finish()
    reason = too_slow(source.takes, zone.schedule)
    if reason is not None:
        inner.refuse("timeout" if kind == "command" else "takes", reason)
    return source


def cloak(zone: AnyZone, node: str, source: Source, boot: bytes, seed: Seed | None) -> HeatmapCloak:
    """Return the cloak of one device of a heatmap zone."""
    return HeatmapCloak(cast("HeatmapZone", zone), node, cast("PlaceSource", source), boot, seed)


def try_places(source: Source) -> None:
    """Read the places once, and discard them.

    Raises:
        SensorError: they can't be read. The text names no place.
    """
    source.read(0)


def _take_file(table: Table, zone: HeatmapZone, node: str) -> PlacesFile:
    path = table.file_path("path", "give the path of a CSV file of x, y and optionally a weight")
    return PlacesFile(path, zone.area, _take_takes(table, zone))


def _take_command(table: Table, zone: HeatmapZone, node: str) -> PlacesCommand:
    command = take_command(table)
    return PlacesCommand(command, zone.area, take_duration(table, "timeout", _default_takes(zone)))


def _take_recording(table: Table, zone: HeatmapZone, node: str) -> PlacesRecording:
    path = table.file_path("path", "give the path of a CSV file of t, x, y and optionally a weight")
    return PlacesRecording(path, zone, _take_takes(table, zone))


def _take_simulated(table: Table, zone: HeatmapZone, node: str) -> PlaceSource:
    from heatcloak_node.simulated_places import SimulatedPlaces

    return SimulatedPlaces(node, table.integer("seed", 0, 2**53, default=0))


KINDS: dict[str, Callable[[Table, HeatmapZone, str], PlaceSource]] = {
    "file": _take_file,
    "command": _take_command,
    "recording": _take_recording,
    "simulated": _take_simulated,
}
"""Parser of the table ``[places]`` for each kind of source."""


def _default_takes(zone: HeatmapZone) -> float:
    return min(LONGEST_TAKES, zone.schedule.period / 4)


def _take_takes(table: Table, zone: HeatmapZone) -> float:
    """Take the seconds between the time of a round and its release, which hide how long reading took."""
    return take_duration(table, "takes", _default_takes(zone))


def _read_end(path: Path, most_bytes: int) -> bytes:
    return read_end(path, most_bytes, SensorError, shown_path(path), "give a readable file")
