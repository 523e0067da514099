"""A zone's readings written to a file, however many there are: as JSON lines, CSV or Parquet."""

from __future__ import annotations

import csv
import io
import itertools
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import IO, Any

from heatcloak_aggregator.store.readings import COLUMNS
from heatcloak_aggregator.store.rows import StoredReading
from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading, encode_reading

ROW_GROUP = 50_000
"""Readings that a Parquet file keeps together."""
_TOLD = 5000
"""Readings after which it is told how far the export is."""

_FIELDS = tuple(Reading.__dataclass_fields__)

Progress = Callable[[int], None]


class Format(StrEnum):
    """How readings are written."""

    JSONL = "jsonl"
    CSV = "csv"
    PARQUET = "parquet"


def format_of(name: str, asked: Format | None = None) -> Format:
    """The format that was asked for, or that a file's name ends in.

    Raises:
        ConfigError: neither tells.
    """
    if asked is not None:
        return asked
    ending = Path(name).suffix.lower().removeprefix(".")
    if ending not in tuple(Format):
        raise ConfigError(f"{sanitize(name, 200)}: what format? end it in .jsonl, .csv or .parquet")
    return Format(ending)


def export(
    stored: Iterable[StoredReading], out: Path, form: Format, progress: Progress = lambda count: None
) -> int:
    """Write readings to a file, which is there whole or not at all.

    Args:
        stored: the readings.
        out: the file; one that is there is replaced at once, at the end.
        form: its format.
        progress: told now and then how many readings are written.

    Returns:
        How many there are.

    Raises:
        StoreError: the file can't be written; what was there before is as it was.
    """
    told = _telling(stored, progress)
    with written_whole(out) as file:
        return export_to(told, file, form)


def export_to(stored: Iterable[StoredReading], file: IO[bytes], form: Format) -> int:
    """Write readings to an open file; gives how many there were."""
    return {Format.JSONL: _write_jsonl, Format.CSV: _write_csv, Format.PARQUET: _write_parquet}[form](
        stored, file
    )


def as_line(stored: StoredReading) -> bytes:
    """A reading as JSON: the wire's, and then its verdict and when it arrived."""
    told = b',"verdict":"%s","arrived":%r}' % (stored.verdict.encode(), stored.arrived)
    return encode_reading(stored.reading)[:-1] + told


def _write_jsonl(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    return sum(1 for each in stored if file.write(as_line(each) + b"\n"))


def _write_csv(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    count = 0
    file.write(f"{','.join(COLUMNS)}\n".encode("ascii"))
    # A page at a time: the caller's file is of bytes, and stays the caller's.
    for chunk in _chunks(stored, _TOLD):
        page = io.StringIO(newline="")
        csv.writer(page, lineterminator="\n").writerows(_row(each) for each in chunk)
        file.write(page.getvalue().encode("ascii"))
        count += len(chunk)
    return count


def _write_parquet(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    # Imported here: it takes longer than all the rest, and the other formats do without it.
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema([pa.field(name, _type(pa, name), name in ("key", "mac", "kept")) for name in COLUMNS])
    count = 0
    with pq.ParquetWriter(file, schema) as writer:
        for chunk in _chunks(stored, ROW_GROUP):
            columns = zip(*(_row(each) for each in chunk), strict=True)
            arrays = [
                pa.array(column, _type(pa, name)) for name, column in zip(COLUMNS, columns, strict=True)
            ]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            count += len(chunk)
    return count


def _type(pa: Any, name: str) -> Any:  # noqa: ANN401  pyarrow has no types of its own
    if name in ("seq", "round", "ticks", "sigma_ticks", "key", "kept"):
        return pa.int64()
    return pa.float64() if name in ("step", "t", "arrived") else pa.string()


def _row(stored: StoredReading) -> tuple[object, ...]:
    values = (getattr(stored.reading, name) for name in _FIELDS)
    return (*values, stored.verdict.value, stored.arrived)


def _chunks(stored: Iterable[StoredReading], size: int) -> Iterator[list[StoredReading]]:
    rest = iter(stored)
    while chunk := list(itertools.islice(rest, size)):
        yield chunk


def _telling(stored: Iterable[StoredReading], progress: Progress) -> Iterator[StoredReading]:
    for count, each in enumerate(stored, start=1):
        yield each
        if count % _TOLD == 0:
            progress(count)


@contextmanager
def written_whole(out: Path) -> Iterator[IO[bytes]]:
    """A file beside ``out`` that takes its place once it is written and on the disk."""
    fresh: Path | None = None
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{out.name}.", dir=out.parent)
        fresh = Path(name)
        with open(descriptor, "wb") as file:  # noqa: PTH123  a descriptor, not a path
            os.fchmod(descriptor, 0o666 & ~_umask())
            yield file
            file.flush()
            os.fsync(descriptor)
        fresh.replace(out)
    except OSError as error:
        text = f"{sanitize(str(out), 200)}: {error.strerror or 'can not be written'}"
        raise StoreError(f"{text}: make room, or give a path that can be written") from None
    finally:
        if fresh is not None:
            with suppress(OSError):
                fresh.unlink()


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
