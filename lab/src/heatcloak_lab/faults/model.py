"""The faults file: one class for each kind of fault, and errors that name line, key and remedy."""

from __future__ import annotations

import difflib
import hashlib
import math
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from heatcloak_aggregator.validation_errors import explain
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize

MOST_SECONDS = 86_400.0
MOST_ROUNDS = 2**53

Seconds = Annotated[float, Field(gt=0, le=MOST_SECONDS, allow_inf_nan=False)]
Fraction = Annotated[float, Field(gt=0, le=1)]
Pattern = Annotated[str, Field(min_length=1, max_length=64)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, populate_by_name=False)


class Uniform(_Strict):
    """Seconds drawn uniformly between two bounds."""

    uniform: Annotated[list[Seconds], Field(min_length=2, max_length=2)]

    def draw(self, chance: float) -> float:
        """Return the seconds for a uniform number in [0, 1)."""
        low, high = min(self.uniform), max(self.uniform)
        return low + (high - low) * chance


class Exponential(_Strict):
    """Exponentially distributed seconds with a given mean, at most ten means."""

    exponential: Seconds

    def draw(self, chance: float) -> float:
        """Return the seconds for a uniform number in [0, 1)."""
        return min(-math.log(1.0 - chance), 10.0) * self.exponential


Duration = Seconds | Uniform | Exponential


def drawn(duration: float | Uniform | Exponential, chance: float) -> float:
    """Return the seconds of a duration for a uniform number in [0, 1)."""
    return duration if isinstance(duration, int | float) else duration.draw(chance)


class Fault(_Strict):
    """Common fields of all kinds of faults.

    Attributes:
        name: its name in reports, from which its random numbers derive; by default its kind and number.
        nodes: ``"all"``, a pattern, a list of ids and patterns, or a share of all nodes.
        first: the first round in which it may happen, counted from the run's first round (``from``).
        last: the last such round (``to``); None for no end.
        from_seconds, to_seconds: the same in seconds from the start of the run's first round.
        every: it may happen in every so many rounds, from the first one on.
        probability: its probability for one node in one round.
    """

    on_the_wire: ClassVar[bool] = False
    needs_disk: ClassVar[bool] = False

    name: Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[a-z0-9][a-z0-9 -]*$")] | None = None
    nodes: Literal["all"] | Pattern | Annotated[list[Pattern], Field(min_length=1)] | Fraction = "all"
    first: Annotated[int, Field(ge=0, le=MOST_ROUNDS, alias="from")] = 0
    last: Annotated[Annotated[int, Field(ge=0, le=MOST_ROUNDS)] | None, Field(alias="to")] = None
    from_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    to_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    every: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 1
    probability: Annotated[float, Field(gt=0, le=1)] = 1.0

    @model_validator(mode="before")
    @classmethod
    def _one_clock(cls, values: dict[str, Any]) -> dict[str, Any]:
        for plain, timed in (("from", "from_seconds"), ("to", "to_seconds")):
            if plain in values and timed in values:
                raise ValueError(f"{plain} and {timed} are equivalent: give one of them")
        return values

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        ends_early = self.last is not None and self.last < self.first
        starts, ends = self.from_seconds, self.to_seconds
        if ends_early or (starts is not None and ends is not None and ends <= starts):
            raise ValueError("ends before it begins: give a later end")
        return self

    def window(self, period: float) -> tuple[int, float]:
        """Return its first and last round, for rounds of ``period`` seconds."""
        first, last = self.first, math.inf if self.last is None else float(self.last)
        if self.from_seconds is not None:
            first = math.ceil(self.from_seconds / period)
        if self.to_seconds is not None:
            last = math.ceil(self.to_seconds / period) - 1
        return first, last


class Drop(Fault):
    """A reading is acknowledged and lost, as by a broker that crashes; its node must resend it."""

    on_the_wire: ClassVar[bool] = True
    kind: Literal["drop"]
    times: Annotated[int, Field(ge=1, le=1000)] = 1


class Delay(Fault):
    """A reading is sent late."""

    on_the_wire: ClassVar[bool] = True
    kind: Literal["delay"]
    seconds: Duration


class Duplicate(Fault):
    """A reading is sent ``copies`` times."""

    on_the_wire: ClassVar[bool] = True
    kind: Literal["duplicate"]
    copies: Annotated[int, Field(ge=2, le=100)] = 2


class Reorder(Fault):
    """A reading is sent after the next ``after`` readings, or after ``at_most`` seconds."""

    on_the_wire: ClassVar[bool] = True
    kind: Literal["reorder"]
    after: Annotated[int, Field(ge=1, le=1000)] = 1
    at_most: Seconds = 5.0


class SlowLink(Fault):
    """The node sends at most ``bytes_per_second`` in the round."""

    kind: Literal["slow-link"]
    bytes_per_second: Annotated[float, Field(ge=10, le=1e9)]


class Clock(Fault):
    """The node's clock is wrong in these rounds."""

    kind: Literal["clock"]
    offset: Annotated[float, Field(ge=-1e9, le=1e9)] = 0.0
    drift: Annotated[float, Field(ge=-0.5, le=0.5)] = 0.0


class BusError(Fault):
    """Reading the sensor fails."""

    kind: Literal["bus-error"]


class SlowSensor(Fault):
    """The sensor answers after ``seconds``, which may be too late."""

    kind: Literal["slow-sensor"]
    seconds: Duration


class StuckSensor(Fault):
    """The sensor hangs for a time, in which no other reading begins."""

    kind: Literal["stuck-sensor"]
    lasts: Annotated[Duration, Field(alias="for")]


class Timed(Fault):
    """A fault that begins at a moment of its round, and lasts."""

    lasts: Annotated[Duration, Field(alias="for")]
    at: Annotated[float, Field(ge=0, lt=1)] | None = None


class Crash(Timed):
    """The node crashes, loses its memory, and restarts with a fresh boot."""

    needs_disk: ClassVar[bool] = True
    kind: Literal["crash"]


class Churn(Timed):
    """The node disconnects cleanly, and restarts with a fresh boot."""

    needs_disk: ClassVar[bool] = True
    kind: Literal["churn"]


class Partition(Timed):
    """The node cannot reach the broker: its connection is cut, and new ones fail."""

    kind: Literal["partition"]


AnyFault = Annotated[
    Drop
    | Delay
    | Duplicate
    | Reorder
    | SlowLink
    | Clock
    | BusError
    | SlowSensor
    | StuckSensor
    | Crash
    | Churn
    | Partition,
    Field(discriminator="kind"),
]

KINDS: dict[str, type[Fault]] = {
    "drop": Drop,
    "delay": Delay,
    "duplicate": Duplicate,
    "reorder": Reorder,
    "slow-link": SlowLink,
    "clock": Clock,
    "bus-error": BusError,
    "slow-sensor": SlowSensor,
    "stuck-sensor": StuckSensor,
    "crash": Crash,
    "churn": Churn,
    "partition": Partition,
}


class FaultTables(_Strict):
    """The whole file."""

    fault: Annotated[list[AnyFault], Field(max_length=1000)] = []


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
    remedy = "give the path of a readable faults file"
    content = read_start(path, MAX_BYTES + 1, ConfigError, str(path), remedy)
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
