"""Read readings back from an export, or from a recording of the wire."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from heatcloak_aggregator.store.export import Format
from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_aggregator.store.schema import (
    FLOAT_COLUMNS,
    INTEGER_COLUMNS,
    OPTIONAL_COLUMNS,
    READING_COLUMNS,
    READING_FIELDS,
)
from heatcloak_shared.errors import ConfigError, WireError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading, decode_reading

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
    if text == "" and name in OPTIONAL_COLUMNS:
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
        wanted = [column for column in READING_COLUMNS if column in names]
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
    missing = [column for column in READING_FIELDS if column not in names and column not in OPTIONAL_COLUMNS]
    if missing:
        raise ConfigError(
            f"{name}: columns {', '.join(missing)} are missing: give a file that heatcloak store export wrote"
        )


def _read_line(number: int, cells: dict[str, Any]) -> ReadLine | BadLine:
    try:
        reading = Reading(**{name: cells.get(name) for name in READING_FIELDS})  # type: ignore[arg-type]
        if (reading.key is None) != (reading.mac is None):
            return number, "'key' and 'mac' go together: give both or neither"
        verdict = cells.get("verdict")
        return number, reading, None if verdict in (None, "") else _verdict(verdict)
    except WireError as error:
        return number, str(error)
