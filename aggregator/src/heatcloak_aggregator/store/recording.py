"""Readings read back from an export, or from a recording of what was on the wire."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from heatcloak_aggregator.store.export import Format
from heatcloak_aggregator.store.readings import COLUMNS
from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_shared.errors import ConfigError, WireError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading, decode_reading

Found = tuple[int, Reading, Verdict | None]
"""The number of the line or row, from 1; the reading; what became of it, where that is told."""
Bad = tuple[int, str]
"""The number of a line or row that is no reading, and why."""

_LONGEST_LINE = 4096
_TOLD = re.compile(rb',"verdict":"([a-z]+)","arrived":[-+.0-9e]+\}\Z')
_WHOLE_NUMBERS = frozenset(("seq", "round", "ticks", "sigma_ticks", "key", "kept"))
_FRACTIONS = frozenset(("step", "t"))
_OPTIONAL = frozenset(("key", "mac", "kept"))
_FIELDS = tuple(Reading.__dataclass_fields__)


def read_recording(path: Path, form: Format) -> Iterator[Found | Bad]:
    """Every reading of a file, and every line or row that is none.

    Args:
        path: the file.
        form: its format. A recording of wire readings, one a line, is JSON lines too.

    Raises:
        ConfigError: the file can't be read, or is not of this format at all.
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
        raise ConfigError(f"{name}: {error.strerror or 'it can not be read'}: give a file") from None


def _read_jsonl(file: IO[bytes]) -> Iterator[Found | Bad]:
    number = 0
    # A line without an end must not fill the memory.
    while line := file.readline(_LONGEST_LINE):
        number += 1
        if not line.endswith(b"\n") and len(line) == _LONGEST_LINE:
            while (rest := file.readline(_LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield number, f"more than {_LONGEST_LINE} bytes"
        elif text := line.strip():
            try:
                yield (number, *_decode(text))
            except WireError as error:
                yield number, str(error)


def _decode(line: bytes) -> tuple[Reading, Verdict | None]:
    told = _TOLD.search(line)
    if told is not None:
        # The wire's own bytes: what stands behind them may make the line longer than the wire allows.
        return decode_reading(line[: told.start()] + b"}"), _verdict(told[1].decode())
    reading = decode_reading(line)
    verdict = json.loads(line).get("verdict")
    return reading, None if verdict is None else _verdict(verdict)


def _verdict(text: Any) -> Verdict:  # noqa: ANN401  whatever stood there
    try:
        return Verdict(text)
    except ValueError:
        told = ", ".join(Verdict)
        raise WireError("range", f"the verdict {sanitize(text, 24)} is none of {told}") from None


def _read_csv(path: Path, name: str) -> Iterator[Found | Bad]:
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        lines = csv.reader(file)
        header = _next_row(lines)
        if header is None or not isinstance(header, list):
            raise ConfigError(f"{name}: it has no header: give a file that heatcloak store export wrote")
        _require_columns(header, name)
        while (row := _next_row(lines)) is not None:
            if isinstance(row, str):
                yield lines.line_num, row
            elif len(row) != len(header):
                yield lines.line_num, f"{len(row)} columns: the header has {len(header)}"
            elif row:
                yield _made(
                    lines.line_num, {key: _typed(key, text) for key, text in zip(header, row, strict=True)}
                )


def _next_row(lines: Any) -> list[str] | str | None:  # noqa: ANN401  the csv module names no type
    try:
        return next(lines, None)
    except csv.Error as error:
        return f"no CSV: {sanitize(str(error), 80)}"


def _typed(name: str, text: str) -> object:
    """A cell as what its column holds; what is nothing of the kind stays a text, and is refused as one."""
    if text == "" and name in _OPTIONAL:
        return None
    try:
        if name in _WHOLE_NUMBERS:
            return int(text) if len(text) < 24 else text
        return float(text) if name in _FRACTIONS else text
    except ValueError:
        return text


def _read_parquet(file: IO[bytes], name: str) -> Iterator[Found | Bad]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.ParquetFile(file)
        names = table.schema_arrow.names
        _require_columns(names, name)
        wanted = [column for column in COLUMNS if column in names]
        number = 0
        for batch in table.iter_batches(batch_size=10_000, columns=wanted):
            for row in batch.to_pylist():
                number += 1
                yield _made(number, row)
    except (pa.ArrowException, ValueError) as error:
        if isinstance(error, ConfigError | WireError):
            raise
        raise ConfigError(
            f"{name}: it is no Parquet file, or damaged: {sanitize(str(error), 80)}: give a whole one"
        ) from None


def _require_columns(names: list[str], name: str) -> None:
    lacking = [column for column in _FIELDS if column not in names and column not in _OPTIONAL]
    if lacking:
        told = ", ".join(lacking)
        raise ConfigError(f"{name}: it lacks the columns {told}: give what heatcloak store export wrote")


def _made(number: int, cells: dict[str, Any]) -> Found | Bad:
    try:
        reading = Reading(**{name: cells.get(name) for name in _FIELDS})  # type: ignore[arg-type]
        if (reading.key is None) != (reading.mac is None):
            return number, "'key' and 'mac' go together: a seeded reading has both, another neither"
        verdict = cells.get("verdict")
        return number, reading, None if verdict in (None, "") else _verdict(verdict)
    except WireError as error:
        return number, str(error)
