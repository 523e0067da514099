"""Write a zone's readings to a file in bounded memory, as JSON lines, CSV or Parquet, and read them back.

The readings of a heatmap zone are the reports of its devices; they are not read back.
"""

from __future__ import annotations

import csv
import io
import itertools
import json
import os
import re
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import IO, Any

from heatcloak_aggregator.store.rows import ReadingVerdict, StoredReading
from heatcloak_aggregator.store.schema import (
    FLOAT_COLUMNS,
    INTEGER_COLUMNS,
    OPTIONAL_FIELDS,
    export_columns,
)
from heatcloak_shared.errors import ConfigError, StoreError, WireError
from heatcloak_shared.files import remedy_for, resolved
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.wire import Reading, Release, decode_reading, encode_release

ROW_GROUP = 50_000
"""Readings in a row group of a Parquet file."""
PROGRESS_EVERY = 5000
"""Readings between two reports of progress, and in a chunk of a CSV file."""

_TWO_TYPES = (
    "the readings are of zones of two kinds: export as jsonl, or limit the export with --since, --until or "
    "--zone"
)

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
        StoreError: the file can't be written, or the readings do not fit into one table; an existing file is
            unchanged.
    """
    with written_whole(out) as file:
        return export_to(_with_progress(stored, progress), file, form)


def require_one_table(types: Collection[type[Release]], form: Format) -> None:
    """Raise StoreError if messages of these types do not fit into one file of a format.

    Call it before `export_to`, which notices this only when it comes to the first message of another type.
    """
    if form is not Format.JSONL and len(types) > 1:
        raise StoreError(_TWO_TYPES)


def export_to(stored: Iterable[StoredReading], file: IO[bytes], form: Format) -> int:
    """Write readings to an open file; return how many were written.

    Raises:
        StoreError: a reading does not fit into the table of those before it; see `require_one_table`.
    """
    return {Format.JSONL: _write_jsonl, Format.CSV: _write_csv, Format.PARQUET: _write_parquet}[form](
        stored, file
    )


def as_line(stored: StoredReading) -> bytes:
    """Return a reading as JSON: the bytes of the wire, followed by its verdict and its time of arrival."""
    suffix = b',"verdict":"%s","arrived":%r}' % (stored.verdict.encode(), stored.arrived)
    return encode_release(stored.reading)[:-1] + suffix


def _write_jsonl(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    return sum(1 for each in stored if file.write(as_line(each) + b"\n"))


def _write_csv(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    count = 0
    columns, stored = _columns_of(stored)
    file.write(f"{','.join(columns)}\n".encode("ascii"))
    # By chunks: a text wrapper would close the caller's file.
    for chunk in _chunks(stored, PROGRESS_EVERY):
        page = io.StringIO(newline="")
        csv.writer(page, lineterminator="\n").writerows(_row(each, columns) for each in chunk)
        file.write(page.getvalue().encode("ascii"))
        count += len(chunk)
    return count


def _write_parquet(stored: Iterable[StoredReading], file: IO[bytes]) -> int:
    # Imported here because it is slow, and an optional dependency.
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns, stored = _columns_of(stored)
    types = {
        name: pa.int64()
        if name in INTEGER_COLUMNS
        else pa.float64()
        if name in FLOAT_COLUMNS
        else pa.string()
        for name in columns
    }
    schema = pa.schema([pa.field(name, each, name in OPTIONAL_FIELDS) for name, each in types.items()])
    count = 0
    with pq.ParquetWriter(file, schema) as writer:
        for chunk in _chunks(stored, ROW_GROUP):
            by_column = zip(*(_row(each, columns) for each in chunk), strict=True)
            arrays = [pa.array(values, each) for values, each in zip(by_column, types.values(), strict=True)]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            count += len(chunk)
    return count


def _columns_of(stored: Iterable[StoredReading]) -> tuple[tuple[str, ...], Iterator[StoredReading]]:
    """Return the columns of the first message, and all messages."""
    rest = iter(stored)
    first = list(itertools.islice(rest, 1))
    message: type[Release] = type(first[0].reading) if first else Reading
    return export_columns(message), itertools.chain(first, rest)


def _row(stored: StoredReading, columns: tuple[str, ...]) -> tuple[Any, ...]:
    try:
        values = [getattr(stored.reading, name) for name in columns[:-2]]
    except AttributeError:
        raise StoreError(_TWO_TYPES) from None
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
        StoreError: a file can't be written, or is a device or the like; an existing one is unchanged.
    """
    if out.exists() and not out.is_file():
        raise StoreError(f"{shown_path(out)}: is not a regular file: give the path of a file to write")
    try:
        target = resolved(out)  # what a symbolic link points to
        with tempfile.TemporaryDirectory(prefix=".export-", dir=target.parent) as folder:
            fresh = Path(folder, target.name)
            with fresh.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(target)
    except OSError as error:
        text = f"{shown_path(out)}: {error.strerror or 'can not be written'}"
        remedy = remedy_for(error, "make room, or give a writable path")
        raise StoreError(f"{text}: {remedy}") from None


_FIELDS = tuple(Reading.__dataclass_fields__)

ReadLine = tuple[int, Reading, ReadingVerdict | None]
"""The number of the line or row, from 1; the reading; its verdict, where the file has it."""
BadLine = tuple[int, str]
"""The number of a line or row without a valid reading, and the reason."""

_LONGEST_LINE = 4096
_SUFFIX = re.compile(rb',"verdict":"([a-z]+)","arrived":[-+.0-9e]+\}\Z')


def read_export(path: Path, form: Format) -> Iterator[ReadLine | BadLine]:
    """Yield every reading of a file, and every line or row that is none.

    Args:
        path: the file.
        form: its format. A recording of wire messages, one on each line, is JSON lines too.

    Raises:
        ConfigError: the file can't be read, or does not have this format.
    """
    name = sanitize(str(path), 200)
    try:
        with path.open("rb") as file:
            if form is Format.JSONL:
                yield from _read_jsonl(file)
            elif form is Format.CSV:
                yield from _read_csv(path, name)
            else:
                yield from _read_parquet(file, name)
    except OSError as error:
        raise ConfigError(f"{name}: {error.strerror or 'can not be read'}: give a readable file") from None


def _read_jsonl(file: IO[bytes]) -> Iterator[ReadLine | BadLine]:
    number = 0
    # Bounded, because a file without line ends would fill the memory.
    while line := file.readline(_LONGEST_LINE):
        number += 1
        if not line.endswith(b"\n") and len(line) == _LONGEST_LINE:
            while (rest := file.readline(_LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield number, f"longer than {_LONGEST_LINE} bytes"
        elif text := line.strip():
            try:
                yield (number, *_decode(text))
            except WireError as error:
                yield number, str(error)


def _decode(line: bytes) -> tuple[Reading, ReadingVerdict | None]:
    suffix = _SUFFIX.search(line)
    if suffix is not None:
        # Without the suffix, which may make the line longer than the wire allows.
        return decode_reading(line[: suffix.start()] + b"}"), _verdict(suffix[1].decode())
    reading = decode_reading(line)
    verdict = json.loads(line).get("verdict")
    return reading, None if verdict is None else _verdict(verdict)


def _verdict(text: Any) -> ReadingVerdict:  # noqa: ANN401  any JSON value
    try:
        return ReadingVerdict(text)
    except ValueError:
        choices = ", ".join(ReadingVerdict)
        raise WireError("range", f"unknown verdict {sanitize(text, 24)}: expected one of {choices}") from None


def _read_csv(path: Path, name: str) -> Iterator[ReadLine | BadLine]:
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        lines = csv.reader(file)
        header = _next_row(lines)
        if header is None or not isinstance(header, list):
            raise ConfigError(f"{name}: the header is missing: give a file that heatcloak store export wrote")
        _require_columns(header, name)
        while (row := _next_row(lines)) is not None:
            if isinstance(row, str):
                yield lines.line_num, row
            elif len(row) != len(header):
                yield lines.line_num, f"{len(row)} columns, expected {len(header)} as in the header"
            elif row:
                cells = {key: _cell(key, text) for key, text in zip(header, row, strict=True)}
                yield _read_line(lines.line_num, cells)


def _next_row(lines: Any) -> list[str] | str | None:  # noqa: ANN401  the csv module names no type
    try:
        return next(lines, None)
    except csv.Error as error:
        return f"not CSV: {sanitize(str(error), 80)}"


def _cell(name: str, text: str) -> object:
    """Return a cell in the type of its column; other text stays text, and is refused later."""
    if text == "" and name in OPTIONAL_FIELDS:
        return None
    try:
        if name in INTEGER_COLUMNS:
            return int(text) if len(text) < 24 else text
        return float(text) if name in FLOAT_COLUMNS else text
    except ValueError:
        return text


def _read_parquet(file: IO[bytes], name: str) -> Iterator[ReadLine | BadLine]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.ParquetFile(file)
        names = table.schema_arrow.names
        _require_columns(names, name)
        wanted = [column for column in export_columns(Reading) if column in names]
        number = 0
        for batch in table.iter_batches(batch_size=10_000, columns=wanted):
            for row in batch.to_pylist():
                number += 1
                yield _read_line(number, row)
    except (pa.ArrowException, ValueError) as error:
        if isinstance(error, ConfigError | WireError):
            raise
        raise ConfigError(
            f"{name}: not a Parquet file, or damaged: {sanitize(str(error), 80)}: give a whole one"
        ) from None


def _require_columns(names: list[str], name: str) -> None:
    missing = [column for column in _FIELDS if column not in names and column not in OPTIONAL_FIELDS]
    if missing:
        raise ConfigError(
            f"{name}: columns {', '.join(missing)} are missing: give a file that heatcloak store export wrote"
        )


def _read_line(number: int, cells: dict[str, Any]) -> ReadLine | BadLine:
    try:
        reading = Reading(**{name: cells.get(name) for name in _FIELDS})  # type: ignore[arg-type]
        if (reading.key is None) != (reading.mac is None):
            return number, "'key' and 'mac' go together: give both or neither"
        verdict = cells.get("verdict")
        return number, reading, None if verdict in (None, "") else _verdict(verdict)
    except WireError as error:
        return number, str(error)
