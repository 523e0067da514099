"""Replay readings from a recording: one JSON object per line."""

from __future__ import annotations

import json
import math
import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from heatcloak_node.sensors.sensor import UNSCALED, Scale, take_resolution, take_scale
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.files import open_regular
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.tables import Table, as_number
from heatcloak_shared.zone import Zone

LONGEST_LINE = 1024
MAX_SPEED = 1e9
CLOCKS = ("t", "round")

_LINE_BYTES = LONGEST_LINE + 2
_TOLERANCE = 1e-6
"""Times this close are equal: they were computed in floating point."""


class LineError(ValueError):
    """A line is malformed. The text says how, and does not show the line."""


def from_table(table: Table, zone: Zone, node: str) -> ReplaySensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    path = table.file_path("path", "give the path of a recording")
    speed = table.number("speed", above=0.0, below=MAX_SPEED, default=1.0)
    scale = take_scale(table)
    resolution = take_resolution(table, scale)
    return ReplaySensor(Recording(path), zone.schedule.period, speed, scale, resolution)


def parse_line(line: bytes, clock: str) -> tuple[float, float]:
    """Return the time and the value in one line. ``clock`` is the key of the time: ``"t"`` or ``"round"``.

    Raises:
        LineError: the line is malformed.
    """
    fields = _fields(line)
    if clock not in fields:
        raise LineError(f'no "{clock}", which every line must have if the first one has it')
    moment, value = fields[clock], as_number(fields.get("value"))
    when = as_number(moment)
    if when is None or not math.isfinite(when) or (clock == "round" and type(moment) is not int):
        raise LineError(f'"{clock}" is not {"an integer" if clock == "round" else "a number of seconds"}')
    if value is None or not math.isfinite(value):
        raise LineError('"value" is not a number')
    return when, value


def clock_of(line: bytes) -> str:
    """Return the key of the time, ``"t"`` or ``"round"``, in a recording that begins with ``line``.

    Raises:
        LineError: the line has neither key, or both.
    """
    found = [clock for clock in CLOCKS if clock in _fields(line)]
    if len(found) != 1:
        raise LineError('give either "t", in seconds, or "round", beside "value"')
    return found[0]


def _fields(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise LineError(f"more than {LONGEST_LINE} bytes")
    fields = None
    # The text of these exceptions shows the line.
    with suppress(ValueError, RecursionError):
        fields = json.loads(line)
    if not isinstance(fields, dict):
        raise LineError("not a JSON object")
    return fields


class Recording:
    """A recording on disk, read one line at a time.

    Args:
        path: the file.

    Attributes:
        clock: ``"t"`` or ``"round"``.
        first: the time of the first line.
        end: the time at which the recording ends: the last line lasts as long as the line before it. A single
            line lasts for ever.

    Raises:
        ConfigError: the file can't be read, is empty, or has a line that is malformed or not later than the
            line before it. The text gives the line number and shows no value.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._name = shown_path(path)
        self._size = 0
        self.clock = ""
        self.first, self.end = math.nan, math.inf
        try:
            with _open(path) as file:
                self._check(file)
        except OSError as error:
            raise ConfigError(f"{self._name}: {error.strerror}: give the path of a recording") from None

    def value_at(self, moment: float) -> float:
        """Return the value of the last line that is not after ``moment``, which must not be before the first.

        Raises:
            SensorError: the recording is over, or its file has changed.
        """
        if moment > self.end - _TOLERANCE:
            raise SensorError("the recording is over: start the node again, or give it a longer one")
        try:
            with _open(self._path) as file:
                return self._search(file, moment + _TOLERANCE)
        except (LineError, OSError):
            raise SensorError(
                f"{self._name}: changed since the start: do not change it while the node runs"
            ) from None

    def _check(self, file: BinaryIO) -> None:
        number, last = 0, -math.inf
        while line := file.readline(_LINE_BYTES):
            number += 1
            try:
                self.clock = self.clock or clock_of(_content(line))
                last, before = self._after(last, _content(line)), last
            except LineError as error:
                raise ConfigError(f"{self._name}: line {number}: {error}: correct that line") from None
            if number == 1:
                self.first = last
            else:
                self.end = last + (last - before)
            self._size += len(line)
        if not number:
            raise ConfigError(f"{self._name}: empty: give a recording with at least one line")

    def _after(self, last: float, line: bytes) -> float:
        moment, _ = parse_line(line, self.clock)
        if moment <= last:
            raise LineError(f'"{self.clock}" is not greater than in the line before')
        return moment

    def _search(self, file: BinaryIO, moment: float) -> float:
        """Bisect the bytes for the last line that begins in [low, high) and is not after ``moment``."""
        low, high, found = 0, self._size, math.nan
        while low < high:
            middle = (low + high) // 2
            end, when, value = self._line_from(file, middle)
            if when <= moment:
                low, found = end, value
            else:
                high = middle
        if math.isnan(found):
            raise LineError("the first line has changed")
        return found

    def _line_from(self, file: BinaryIO, offset: int) -> tuple[int, float, float]:
        """Return the end, the time and the value of the first line that begins at or after ``offset``."""
        file.seek(max(offset - 1, 0))
        if offset:
            file.readline(_LINE_BYTES)
        line = file.readline(_LINE_BYTES)
        if not line:
            return offset, math.inf, math.nan
        return file.tell(), *parse_line(_content(line), self.clock)


def _open(path: Path) -> BinaryIO:
    return os.fdopen(open_regular(path, os.O_RDONLY), "rb")


def _content(line: bytes) -> bytes:
    return line.rstrip(b"\r\n")


class ReplaySensor:
    """Replay a recording from its first line on, starting with the first round that is read.

    Each line is valid until the next one. A line is found in a few reads of the file, so `read` does not
    block for long.

    Args:
        recording: the recording.
        period: the length of the zone's rounds in seconds.
        speed: recorded seconds (or rounds) that pass in one second (or round) of the zone.
        scale: from the recording's unit to the zone's.
        resolution: see `resolution_of`: that of the sensor that was recorded, and of the recorded digits.
    """

    kind = "replay"
    takes = 0.0

    def __init__(
        self,
        recording: Recording,
        period: float,
        speed: float = 1.0,
        scale: Scale = UNSCALED,
        resolution: float | None = None,
    ) -> None:
        self._recording = recording
        self._step = speed * (period if recording.clock == "t" else 1.0)
        self._scale = scale
        self._began: int | None = None
        self.resolution = resolution

    def read(self, round_number: int) -> float:
        """Return the recorded value.

        Raises:
            SensorError: the recording is over, or its file has changed.
        """
        if self._began is None:
            self._began = round_number
        passed = (round_number - self._began) * self._step
        return self._scale(self._recording.value_at(self._recording.first + passed))
