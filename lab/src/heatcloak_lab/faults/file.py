"""Read the faults file; errors name the line, the key and the remedy."""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from heatcloak_aggregator.validation_errors import explain
from heatcloak_lab.faults.model import KINDS, Fault, FaultTables
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

MAX_BYTES = 1 << 20
_HEADER = re.compile(r"\s*\[\[\s*fault\s*\]\]")


@dataclass(frozen=True, slots=True)
class FaultFile:
    """A faults file.

    Attributes:
        faults: the faults by name, in the file's order; an unnamed fault is called by its kind and number.
        sha256: SHA-256 of the file's bytes, in hexadecimal digits.
        text: the file's text.
    """

    faults: dict[str, Fault]
    sha256: str
    text: str

    @property
    def needs_disk(self) -> bool:
        """Return whether a fault makes a node lose its memory, so that spools must be on disk."""
        return any(fault.needs_disk for fault in self.faults.values())


NO_FAULTS = FaultFile({}, hashlib.sha256(b"").hexdigest(), "")


def load_faults(path: Path) -> FaultFile:
    """Return the faults in the file at ``path``.

    Raises:
        ConfigError: the file cannot be read, or a key or value is wrong; the text names line, key and remedy.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "no path"
        raise ConfigError(f"{path}: {why}: give the path of a readable faults file") from None
    if len(content) > MAX_BYTES:
        raise ConfigError(f"{path}: more than {MAX_BYTES} bytes: make it shorter")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise ConfigError(f"{path}: not UTF-8: save it as a UTF-8 text file") from None
    return parse_faults(text, str(path))


def parse_faults(text: str, source: str = "faults") -> FaultFile:
    """Return the faults in ``text``; ``source`` names it in errors.

    Raises:
        ConfigError: as `load_faults`.
    """
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # tomllib's text includes line and column.
        raise ConfigError(f"{source}: not TOML: {sanitize(str(error), 160)}: correct that line") from None
    try:
        faults = FaultTables.model_validate(tables).fault
    except ValidationError as error:
        raise ConfigError(f"{source}{_describe(error, tables, text)}") from None
    named: dict[str, Fault] = {}
    for fault in faults:
        kind = fault.kind
        count = 1 + sum(name.startswith(f"{kind}-") for name in named)
        name = fault.name or f"{kind}-{count}"
        if name in named:
            raise ConfigError(f"{source}: two faults are called {name}: give each a different name")
        named[name] = fault
    return FaultFile(named, hashlib.sha256(text.encode()).hexdigest(), text)


def _describe(error: ValidationError, tables: dict[str, Any], text: str) -> str:
    """Return the first error and its position: ``, line 7, fault[0].probability: …``."""
    first = error.errors(include_url=False)[0]
    path = first["loc"]
    kind, message = first["type"], explain(first)
    index = path[1] if len(path) > 1 and isinstance(path[1], int) else None
    # The path contains the discriminator and the names of a union's members.
    keys = [str(part) for part in path[3:]] if index is not None else [str(path[0])] if path else []
    key = keys[0] if keys else None
    value = tables.get("fault")
    table = value[index] if index is not None and isinstance(value, list) else {}
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        key = "kind"
        asked = str(table.get("kind", "")) if isinstance(table, dict) else ""
        near = difflib.get_close_matches(asked, KINDS, 1)
        which = f"did you mean {near[0]!r}?" if near else f"give one of {', '.join(KINDS)}"
        message = f"{'no such kind' if 'kind' in table else 'missing'}: {which}"
    elif kind == "extra_forbidden" and key is not None:
        known = _keys_of(table) if index is not None else ["fault"]
        near = difflib.get_close_matches(keys[-1], known, 1)
        which = f"did you mean {near[0]!r}?" if near else f"give one of {', '.join(known)}"
        message = f"no such key: {which}"
    where = ".".join(["fault" + (f"[{index}]" if index is not None else ""), *([key] if key else [])])
    if index is None and key is not None:
        where = key
    line = _line_of(text, index, key)
    return f"{f', line {line}' if line else ''}: {sanitize(where, 60)[1:-1]}: {message}"


def _keys_of(table: object) -> list[str]:
    kind = KINDS.get(str(table.get("kind")) if isinstance(table, dict) else "")
    fields = {} if kind is None else kind.model_fields
    return [field.alias or name for name, field in fields.items()]


def _line_of(text: str, index: int | None, key: str | None) -> int | None:
    """Return the line of a key in a fault's table, or of the table's header; None if it is not found."""
    header, seen = None, -1
    for number, line in enumerate(text.splitlines(), 1):
        if _HEADER.match(line):
            seen += 1
            header = number if seen == index else header
        if key is not None and seen == (-1 if index is None else index):
            found = re.match(r'\s*"?([^\s"=.]+)"?\s*[.=]', line)
            if found is not None and found[1] == key:
                return number
    return header
