"""Published readings, read back for an audit from wherever they were kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from heatcloak_aggregator.store import Store
from heatcloak_shared.errors import ConfigError, StoreError, WireError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading, decode_reading


def readings_in_store(url: str, zone: str) -> list[Reading]:
    """Every reading of a zone in a store, whatever became of it: a late one was released too.

    Raises:
        ConfigError: there is no such store, or it can't be read: no audit was made.
    """
    try:
        with closing(Store(url, create=False)) as store:
            return store.released_readings(zone)
    except StoreError as error:
        raise ConfigError(f"--store: {error}") from None


def readings_in_capture(path: Path) -> Iterator[Reading]:
    """Every reading in a file of one wire reading a line.

    Raises:
        ConfigError: the file can't be read, or a line is no reading.
    """
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip():
                    yield _reading(line.strip(), path, number)
    except OSError as error:
        raise ConfigError(f"--capture {sanitize(str(path), 200)}: {error.strerror}: give a file") from None


def _reading(line: bytes, path: Path, number: int) -> Reading:
    try:
        return decode_reading(line)
    except WireError as error:
        text = f"--capture {sanitize(str(path), 200)}, line {number}: {error}: give one wire reading a line"
        raise ConfigError(text) from None
