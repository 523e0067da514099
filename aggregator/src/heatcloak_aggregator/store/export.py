"""Write a zone's readings to a file in bounded memory: as JSON lines, CSV or Parquet."""

from __future__ import annotations

import csv
import io
import itertools
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import IO, Any

from heatcloak_aggregator.store.rows import StoredReading
from heatcloak_aggregator.store.schema import (
    FLOAT_COLUMNS,
    INTEGER_COLUMNS,
    OPTIONAL_COLUMNS,
    READING_COLUMNS,
    READING_FIELDS,
)
from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import encode_reading

ROW_GROUP = 50_000
"""Readings in a row group of a Parquet file."""
PROGRESS_EVERY = 5000
"""Readings between two reports of progress, and in a chunk of a CSV file."""

Progress = Callable[[int], None]


class Format(StrEnum):
    """File formats of an export."""

    JSONL = "jsonl"
    CSV = "csv"
    PARQUET = "parquet"


def format_of(name: str, asked: str | None = None, default: Format | None = None) -> Format:
    """Return the format that was asked for, else the one of a file name's ending, else the default.

    Raises:
        ConfigError: the one that was asked for is unknown, or none is given.
    """
    if asked is not None and asked not in tuple(Format):
        raise ConfigError(f"--format {sanitize(asked, 24)}: give jsonl, csv or parquet")
    ending = Path(name).suffix.lower().removeprefix(".")
    found = asked or (ending if ending in tuple(Format) else default)
    if found is None:
        raise ConfigError(f"{sanitize(name, 200)}: unknown format: use the ending .jsonl, .csv or .parquet")
    return Format(found)


def export(
    stored: Iterable[StoredReading], out: Path, form: Format, progress: Progress = lambda count: None
) -> int:
    """Write readings to a file, which appears whole or not at all.

    Args:
        stored: the readings.
        out: the file; an existing one is replaced at the end.
        form: its format.
        progress: called now and then with the number of readings written so far.

    Returns:
        How many readings were written.

    Raises:
        StoreError: the file can't be written; an existing one is unchanged.
    """
    with written_whole(out) as file:
        return export_to(_with_progress(stored, progress), file, form)


def export_to(stored: Iterable[StoredReading], file: IO[bytes], form: Format) -> int:
    """Write readings to an open file; return how many were written."""
    return {Format.JSONL: _write_jsonl, Format.CSV: _write_csv, Format.PARQUET: _write_parquet}[form](
        stored, file
    )


def as_line(stored: StoredReading) -> bytes:
    """Return a reading as JSON: the bytes of the wire, followed by its verdict and its time of arrival."""
    suffix = b',"verdict":"%s","arrived":%r}' % (stored.verdict.encode(), stored.arrived)
    return encode_reading(stored.reading)[:-1] + suffix


def _write_jsonl(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    return sum(1 for each in stored if file.write(as_line(each) + b"\n"))


def _write_csv(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    count = 0
    file.write(f"{','.join(READING_COLUMNS)}\n".encode("ascii"))
    # By chunks: a text wrapper would close the caller's file.
    for chunk in _chunks(stored, PROGRESS_EVERY):
        page = io.StringIO(newline="")
        csv.writer(page, lineterminator="\n").writerows(_row(each) for each in chunk)
        file.write(page.getvalue().encode("ascii"))
        count += len(chunk)
    return count


def _write_parquet(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    # Imported here because it is slow, and an optional dependency.
    import pyarrow as pa
    import pyarrow.parquet as pq

    types = {
        name: pa.int64()
        if name in INTEGER_COLUMNS
        else pa.float64()
        if name in FLOAT_COLUMNS
        else pa.string()
        for name in READING_COLUMNS
    }
    schema = pa.schema([pa.field(name, each, name in OPTIONAL_COLUMNS) for name, each in types.items()])
    count = 0
    with pq.ParquetWriter(file, schema) as writer:
        for chunk in _chunks(stored, ROW_GROUP):
            columns = zip(*map(_row, chunk), strict=True)
            arrays = [pa.array(column, each) for column, each in zip(columns, types.values(), strict=True)]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            count += len(chunk)
    return count


def _row(stored: StoredReading) -> tuple[Any, ...]:
    values = (getattr(stored.reading, name) for name in READING_FIELDS)
    return (*values, stored.verdict.value, stored.arrived)


def _chunks(stored: Iterable[StoredReading], size: int) -> Iterator[list[StoredReading]]:
    rest = iter(stored)
    while chunk := list(itertools.islice(rest, size)):
        yield chunk


def _with_progress(stored: Iterable[StoredReading], progress: Progress) -> Iterator[StoredReading]:
    for count, each in enumerate(stored, start=1):
        yield each
        if count % PROGRESS_EVERY == 0:
            progress(count)


@contextmanager
def written_whole(out: Path) -> Iterator[IO[bytes]]:
    """Open a temporary file that replaces ``out`` once it is written and synced to disk.

    Raises:
        StoreError: a file can't be written; an existing one is unchanged.
    """
    try:
        with tempfile.TemporaryDirectory(prefix=".export-", dir=out.parent) as folder:
            fresh = Path(folder, out.name)
            with fresh.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(out)
    except OSError as error:
        text = f"{sanitize(str(out), 200)}: {error.strerror or 'can not be written'}"
        raise StoreError(f"{text}: make room, or give a writable path") from None
