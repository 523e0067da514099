"""Readings from a recording: one JSON object a line."""

from __future__ import annotations

import errno
import json
import math
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from heatcloak_node.sensors.sensor import UNSCALED, Scale
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import as_number

LONGEST_LINE = 1024
CLOCKS = ("t", "round")

_MOST = LONGEST_LINE + 2
_SAME = 1e-6
"""Moments that are no further apart are the same: they were computed in floating point."""


class LineError(ValueError):
    """A line is none of a recording. The text tells how, and not what it holds."""


def parse_line(line: bytes, clock: str) -> tuple[float, float]:
    """The moment and the value in one line of a recording by ``clock``, ``"t"`` or ``"round"``.

    Raises:
        LineError: it is none.
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
    """What tells the time in a recording that begins with ``line``: ``"t"`` or ``"round"``.

    Raises:
        LineError: neither does, or both.
    """
    found = [clock for clock in CLOCKS if clock in _fields(line)]
    if len(found) != 1:
        raise LineError('give either "t", in seconds, or "round", beside "value"')
    return found[0]


def _fields(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise LineError(f"more than {LONGEST_LINE} bytes")
    fields = None
    # What is suppressed shows the line in its text.
    with suppress(ValueError, RecursionError):
        fields = json.loads(line)
    if not isinstance(fields, dict):
        raise LineError("not a JSON object")
    return fields


class Recording:
    """A recording on disk, of which one line at a time is in memory.

    Args:
        path: its file.

    Attributes:
        clock: ``"t"`` or ``"round"``.
        first: the moment of its first line.
        end: the moment at which it is over: its last line counts for as long as the one before it. A single
            line counts for ever.

    Raises:
        ConfigError: it can't be read, is empty, or a line is none of a recording, or not later than the one
            before it. The text names the line and shows no value.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._name = sanitize(str(path), 200)[1:-1]
        self._size = 0
        self.clock = ""
        self.first, self.end = math.nan, math.inf
        try:
            with _open_regular(path) as file:
                self._check(file)
        except OSError as error:
            raise ConfigError(f"{self._name}: {error.strerror}: give the path of a recording") from None

    def value_at(self, moment: float) -> float:
        """The value of the last line that is not after ``moment``, which is not before the first.

        Raises:
            SensorError: the recording is over, or its file was changed.
        """
        if moment > self.end - _SAME:
            raise SensorError("the recording is over: start the node again, or give it a longer one")
        try:
            with _open_regular(self._path) as file:
                return self._search(file, moment + _SAME)
        except (LineError, OSError):
            raise SensorError(f"{self._name}: changed since the start: leave it alone") from None

    def _check(self, file: BinaryIO) -> None:
        number, last = 0, -math.inf
        while line := file.readline(_MOST):
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
        """Bisection over bytes: of lines that begin in [low, high), the last one not after ``moment``."""
        low, high, found = 0, self._size, math.nan
        while low < high:
            middle = (low + high) // 2
            end, when, value = self._line_from(file, middle)
            if when <= moment:
                low, found = end, value
            else:
                high = middle
        if math.isnan(found):
            raise LineError("the first line is another one now")
        return found

    def _line_from(self, file: BinaryIO, offset: int) -> tuple[int, float, float]:
        """The first line that begins at or after ``offset``: where it ends, its moment and its value."""
        file.seek(max(offset - 1, 0))
        if offset:
            file.readline(_MOST)
        line = file.readline(_MOST)
        if not line:
            return offset, math.inf, math.nan
        return file.tell(), *parse_line(_content(line), self.clock)


def _open_regular(path: Path) -> BinaryIO:
    """A pipe would be waited for, on the thread that drives the node."""
    file = os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "no regular file")
    return file


def _content(line: bytes) -> bytes:
    return line.rstrip(b"\r\n")


class ReplaySensor:
    """Plays a recording from its first line on, beginning with the first round that it is read in.

    Each line counts until the next one. Never blocks for long: a line is found in a few reads of the file.

    Args:
        recording: what it plays.
        period: seconds that a round of the zone lasts.
        speed: recorded seconds, or recorded rounds, that pass in one second, or one round, of the zone.
        scale: from the recording's unit to the zone's.
    """

    kind = "replay"
    takes = 0.0

    def __init__(
        self, recording: Recording, period: float, speed: float = 1.0, scale: Scale = UNSCALED
    ) -> None:
        self._recording = recording
        self._a_round = speed * (period if recording.clock == "t" else 1.0)
        self._scale = scale
        self._began: int | None = None

    def read(self, round_number: int) -> float:
        """The recorded value.

        Raises:
            SensorError: the recording is over, or its file was changed.
        """
        if self._began is None:
            self._began = round_number
        passed = (round_number - self._began) * self._a_round
        return self._scale(self._recording.value_at(self._recording.first + passed))
