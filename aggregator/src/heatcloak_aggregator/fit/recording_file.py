"""The recording of a node: JSON lines that ``heatcloak-node --record`` wrote."""

from __future__ import annotations

import json
import math
import os
import stat
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NoReturn, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import failure_reason, open_regular
from heatcloak_shared.sanitize import shown_path

VERSION = 1
LONGEST_LINE = 4096
"""In bytes."""
MOST_READINGS = 5_000_000
"""Of one file: a reading each second for eight weeks."""
LARGEST = 1e9
"""Greatest absolute reading."""


@dataclass(frozen=True, eq=False)
class Recording:
    """The recording of a node.

    Attributes:
        source: the name of its file.
        zone: the id of the zone.
        node: the id of the node.
        sensor: the kind of the sensor.
        interval: seconds between two readings.
        times: when each value was read, in seconds since 1970, shape (n,).
        values: what the sensor reported, shape (n,). Faults are left out.
        faults: how many readings failed.
    """

    source: str
    zone: str
    node: str
    sensor: str
    interval: float
    times: FloatArray
    values: FloatArray
    faults: int


def load_recording(path: Path) -> Recording:
    """Return the recording in a file. A last line without its end is left out, as after a power cut.

    Raises:
        ConfigError: the file can't be read, or a line is malformed or too long; the error names it.
    """
    source = shown_path(path)
    try:
        with os.fdopen(open_regular(path, os.O_RDONLY), "rb") as file:
            return _read(file, source)
    except (OSError, ValueError) as error:
        if isinstance(error, ConfigError):
            raise
        raise ConfigError(f"{source}: {failure_reason(error)}: give the path of a recording") from None


def is_open_to_others(path: Path) -> bool:
    """Whether other users may read a file."""
    return bool(path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))


def _read(file: IO[bytes], source: str) -> Recording:
    first = file.readline(LONGEST_LINE + 1)
    header = _object(first, source, 1)
    if header is None:
        raise ConfigError(
            f"{source}: has no complete first line: give a recording of heatcloak-node --record"
        )
    if header.get("kind") != "recording" or header.get("v") != VERSION:
        raise ConfigError(
            f"{source}, line 1: not the start of a recording of version {VERSION}: give a file of "
            "heatcloak-node --record"
        )
    texts = {key: header.get(key) for key in ("zone", "node", "sensor")}
    interval = _number(header.get("interval"))
    wrong = [key for key, value in texts.items() if not isinstance(value, str)]
    if wrong or interval is None or not 0.0 < interval <= 86_400.0:
        raise ConfigError(
            f"{source}, line 1: {(*wrong, 'interval')[0]} is missing or invalid: record it again"
        )
    times, values, faults = array("d"), array("d"), 0
    number, has_ended = 1, False
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        found = _object(line, source, number)
        if found is None:
            break
        if has_ended or number > MOST_READINGS:
            why = "a line after the end" if has_ended else f"more than {MOST_READINGS} readings"
            raise ConfigError(f"{source}, line {number}: {why}: give one recording in each file")
        if "end" in found:
            has_ended = True
        elif (time := _number(found.get("t"))) is None:
            _refuse_line(source, number)
        elif isinstance(found.get("fault"), str):
            faults += 1
        elif (value := _number(found.get("value"))) is not None and abs(value) <= LARGEST:
            if times and time < times[-1]:
                raise ConfigError(
                    f"{source}, line {number}: the time goes back, as the clock of the node was set: "
                    "leave the recording out, or record again"
                )
            times.append(time)
            values.append(value)
        else:
            _refuse_line(source, number)
    return Recording(
        source,
        **cast("dict[str, str]", texts),
        interval=interval,
        times=np.array(times),
        values=np.array(values),
        faults=faults,
    )


def _object(line: bytes, source: str, number: int) -> dict[str, object] | None:
    """Return the JSON object in a line; None if it is the last line, and cut off."""
    if len(line) > LONGEST_LINE:
        raise ConfigError(
            f"{source}, line {number}: more than {LONGEST_LINE} bytes: give a file of heatcloak-node --record"
        )
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        if line.endswith(b"\n"):
            _refuse_line(source, number)
        return None
    return found


def _refuse_line(source: str, number: int) -> NoReturn:
    raise ConfigError(f"{source}, line {number}: not a line of a recording: delete it, or record again")


def _number(value: object) -> float | None:
    """Return a finite number; None if it is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if math.isfinite(number) else None
