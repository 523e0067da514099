"""The file of a calibration session: when the room was empty, and when a heater was where.

It is TOML, and grows while an installer records. Each change replaces the whole file, and keeps what is in
it, comments included.
"""

from __future__ import annotations

import fcntl
import math
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Literal, NoReturn, cast

from heatcloak_aggregator.fit.floor import plan_hash, position_problem
from heatcloak_aggregator.fit.observations import FEWEST_POSITIONS
from heatcloak_aggregator.plans.plan import FloorPlan, Point
from heatcloak_aggregator.plans.plan_file import header_lines
from heatcloak_aggregator.store.export import written_whole
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import read_start, sync_folder
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES, Table, as_number, parse_table

FORMAT = 1
ENOUGH_POSITIONS = 8
"""Fewest positions of the heater without a warning."""
SAME_POSITION = 0.05
"""Positions nearer than this, in metres, count as one."""
MOST_PERIODS = 1000
LEAST_WATTS, MOST_WATTS = 1.0, 20_000.0
SHORTEST = 60.0
"""Shortest period, in seconds."""
LATEST = 4e9
"""Times are before the year 2096, in seconds since 1970."""

PeriodKind = Literal["empty", "heater"]


@dataclass(frozen=True)
class Period:
    """A time of a session.

    Attributes:
        kind: ``"empty"`` or ``"heater"``; nobody is on the floor in either.
        start: when it began, in seconds since 1970.
        stop: when it ended; None if it has not.
        at: x and y of the heater in metres; None if there is none.
        watts: power of the heater; None if there is none.
    """

    kind: PeriodKind
    start: float
    stop: float | None
    at: Point | None = None
    watts: float | None = None

    @property
    def in_words(self) -> str:
        """Return what was recorded, such as ``500 W at [2, 1.5]``."""
        if self.at is None:
            return "empty"
        return f"{self.watts:g} W at [{self.at[0]:g}, {self.at[1]:g}]"


@dataclass(frozen=True)
class Session:
    """A calibration session.

    Attributes:
        plan: the name of the plan.
        plan_hash: the hash of its geometry.
        periods: the periods, in the order of their beginning.
        source: the name of its file, for error texts; not part of comparisons.
    """

    plan: str
    plan_hash: str
    periods: tuple[Period, ...]
    source: str = field(default="session", compare=False, repr=False)

    @property
    def empty(self) -> tuple[Period, ...]:
        """Return the periods without a heater."""
        return tuple(period for period in self.periods if period.kind == "empty")

    @property
    def heater(self) -> tuple[Period, ...]:
        """Return the periods with a heater."""
        return tuple(period for period in self.periods if period.kind == "heater")

    @property
    def open_period(self) -> Period | None:
        """Return the period that has not ended, the last one; None if all have."""
        return self.periods[-1] if self.periods and self.periods[-1].stop is None else None

    @property
    def n_positions(self) -> int:
        """Return the number of different positions of the heater."""
        known: list[Point] = []
        for period in self.heater:
            at = cast("Point", period.at)
            if all(math.dist(at, other) > SAME_POSITION for other in known):
                known.append(at)
        return len(known)


def load_session(path: Path) -> Session:
    """Return the session in a TOML file.

    Raises:
        ConfigError: the file can't be read or is malformed, or periods overlap.
    """
    return parse_session(_content(path), shown_path(path))


def parse_session(content: bytes, source: str = "session") -> Session:
    """Return a session.

    Args:
        content: TOML.
        source: the name of its file, for error texts.

    Raises:
        ConfigError: as `load_session`.
    """
    table = parse_table(content, source, ConfigError)
    table.integer("format", FORMAT, FORMAT)
    name = table.text("plan", "give the name of the plan")
    digest = table.text("plan_hash", "take it from a session that `heatcloak fit record` wrote")
    tables = table.tables("period")
    if len(tables) > MOST_PERIODS:
        table.refuse("period", f"{len(tables)} periods: give at most {MOST_PERIODS}")
    lines = header_lines(content.decode("utf-8")).get("period", [])
    periods = []
    for number, item in enumerate(tables):
        if len(lines) == len(tables):
            item.source = f"{source}: line {lines[number]}"
        periods.append(_period(item, is_last=number == len(tables) - 1))
    table.finish()
    periods.sort(key=lambda period: period.start)
    for one, other in pairwise(periods):
        if one.stop is None or other.start < one.stop:
            raise ConfigError(
                f"{source}: the period from {moment(other.start)} ({other.in_words}) overlaps the one from "
                f"{moment(one.start)} ({one.in_words}): correct the times"
            )
    return Session(name, digest, tuple(periods), source)


def check_plan_of_session(session: Session, plan: FloorPlan) -> None:
    """Refuse another plan than that of a session, and positions where no heater can be.

    Raises:
        ConfigError: the plan is another one or has changed, or a position is not in the walking space.
    """
    if session.plan_hash != plan_hash(plan):
        raise ConfigError(
            f"{session.source}: is of another plan than {plan.source}, or that has changed: give the plan of "
            f"the session, called {sanitize(session.plan, 40)}, or record a new session; if the room is the "
            f'same and the plan was corrected, write plan_hash = "{plan_hash(plan)}" into the session'
        )
    for period in session.heater:
        problem = position_problem(plan, cast("Point", period.at))
        if problem is not None:
            raise ConfigError(
                f"{session.source}: the heater of {moment(period.start)} ({period.in_words}) {problem}: "
                "correct its position"
            )


def check_session(session: Session, plan: FloorPlan) -> tuple[str, ...]:
    """Check whether a session is complete enough for a fit, and return warnings.

    Raises:
        ConfigError: as `check_plan_of_session`; or a period has not ended, there are fewer than four
            positions of the heater, or no empty period.
    """
    check_plan_of_session(session, plan)
    if session.open_period is not None:
        refuse_open(session, session.open_period)
    if session.n_positions < FEWEST_POSITIONS:
        raise ConfigError(
            f"{session.source}: has {session.n_positions} positions of the heater: record at least "
            f"{FEWEST_POSITIONS}, better 12, in all rooms"
        )
    if not session.empty:
        raise ConfigError(
            f"{session.source}: has no empty period: record the room without the heater, before or after"
        )
    warnings = []
    if session.n_positions < ENOUGH_POSITIONS:
        warnings.append(
            f"{session.n_positions} positions of the heater are few: record at least {ENOUGH_POSITIONS}, so "
            "that a wrong plan is noticed"
        )
    return tuple(warnings)


def refuse_open(session: Session, period: Period) -> NoReturn:
    """Raise an error about a period without an end.

    Raises:
        ConfigError: always.
    """
    raise ConfigError(
        f"{session.source}: the period from {moment(period.start)} ({period.in_words}) has no end: set it "
        "with `heatcloak fit record --close-open TIME`, or remove the period with --drop-open"
    )


def begin_period(path: Path, plan: FloorPlan, period: Period) -> Session:
    """Append a period without an end to the file of a session, which is created if it does not exist.

    Args:
        path: the file.
        plan: the plan.
        period: the period, whose ``stop`` is None.

    Raises:
        ConfigError: the file is malformed or of another plan, the last period has not ended, or it ended
            after this one begins.
        StoreError: the file can't be written.
    """
    with _locked_folder(path):
        if path.exists():
            content = _content(path)
            session = parse_session(content, shown_path(path))
            check_plan_of_session(session, plan)
            if session.open_period is not None:
                refuse_open(session, session.open_period)
            text = content.decode("utf-8").rstrip("\n") + "\n"
        else:
            text = (
                "# A calibration session: when the room was empty, and when a heater was where.\n"
                + session_text(Session(plan.name, plan_hash(plan), ()))
            )
        return _write(path, f"{text}\n{_period_text(period)}")


def end_period(path: Path, stop: float) -> Session:
    """Write the end of the period that has none.

    Raises:
        ConfigError: the file is malformed, no period is open, or the end is not after the beginning.
        StoreError: the file can't be written.
    """
    with _locked_folder(path):
        text = _text_with_open_period(path)
        return _write(path, f"{text.rstrip()}\n{_time_text('to', stop)}\n")


def drop_period(path: Path) -> Session:
    """Remove the period that has no end.

    Raises:
        ConfigError: the file is malformed, or no period is open.
        StoreError: the file can't be written.
    """
    with _locked_folder(path):
        text = _text_with_open_period(path)
        last = header_lines(text).get("period", [0])[-1]
        if not last:
            raise ConfigError(
                f"{shown_path(path)}: its periods are not written as [[period]]: remove it there"
            )
        kept = "".join(text.splitlines(keepends=True)[: last - 1])
        return _write(path, kept.rstrip() + "\n")


@contextmanager
def recording_lock(path: Path) -> Iterator[None]:
    """Hold a lock on the file of a session while one of its periods is being recorded.

    Raises:
        ConfigError: another process holds it, or the file can't be opened.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        raise ConfigError(f"{shown_path(path)}: {error.strerror}: give a readable file") from None
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ConfigError(
                f"{shown_path(path)}: another `heatcloak fit record` is recording a period: wait for its "
                "end, or end it with Ctrl-C there"
            ) from None
        yield
    finally:
        os.close(descriptor)


def moment(time: float) -> str:
    """Return a time in UTC, to the second."""
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M:%S} UTC"


def parse_time(value: object) -> float | None:
    """Return a time in seconds since 1970; None if it is none, or has no offset from UTC.

    Args:
        value: a number of seconds since 1970, a date and time of TOML, or the text of either.
    """
    if isinstance(value, str):
        try:
            value = float(value)
        except ValueError:
            try:
                value = datetime.fromisoformat(cast("str", value).strip())
            except ValueError:
                return None
    if isinstance(value, datetime):
        if value.tzinfo is None:
            return None
        value = value.timestamp()
    number = as_number(value)
    # Written so that NaN fails it too.
    return number if number is not None and 0.0 <= number <= LATEST else None


def take_position(table: Table) -> Point:
    """Take the position of a heater, ``at``, from a table of a session or a fit.

    Raises:
        ConfigError: it is not two finite numbers.
    """
    remedy = "give [x, y] in metres"
    numbers = [as_number(item) for item in table.items("at", remedy)]
    if len(numbers) != 2 or not all(number is not None and math.isfinite(number) for number in numbers):
        table.refuse("at", f"not two finite numbers: {remedy}")
    return cast("Point", tuple(numbers))


def _period(table: Table, *, is_last: bool) -> Period:
    kind = table.choice("kind", ("empty", "heater"))
    at = watts = None
    if kind == "heater":
        at = take_position(table)
        watts = table.number_within("watts", LEAST_WATTS, MOST_WATTS)
    start = _time(table, "from")
    stop = None
    if table.has("to") or not is_last:
        stop = _time(table, "to")
        if not stop - start >= SHORTEST:
            table.refuse("to", f"less than {SHORTEST:g} s after from: correct it, or remove the period")
    table.finish()
    return Period(cast("PeriodKind", kind), start, stop, at, watts)


def _time(table: Table, key: str) -> float:
    remedy = "give seconds since 1970, or a date and time with its offset, such as 2026-01-10T09:30:00+01:00"
    values = table.item_or_items(key, 1, remedy)
    time = parse_time(values[0]) if len(values) == 1 else None
    if time is None:
        table.refuse(key, f"{', '.join(map(sanitize, values[:2]))} is not a time: {remedy}")
    return time


def _period_text(period: Period) -> str:
    lines = ["[[period]]", f'kind = "{period.kind}"']
    if period.at is not None:
        lines += [f"at = [{period.at[0]!r}, {period.at[1]!r}]", f"watts = {period.watts!r}"]
    lines.append(_time_text("from", period.start))
    if period.stop is not None:
        lines.append(_time_text("to", period.stop))
    return "\n".join([*lines, ""])


def session_text(session: Session) -> str:
    """Return a session as the text of its file; `parse_session` returns an equal one."""
    head = f'format = {FORMAT}\nplan = "{session.plan}"\nplan_hash = "{session.plan_hash}"\n'
    return "\n".join([head, *map(_period_text, session.periods)])


def _time_text(key: str, time: float) -> str:
    return f"{key} = {time!r}  # {moment(time)}"


def _text_with_open_period(path: Path) -> str:
    """Return the text of a session whose last period has no end."""
    content = _content(path)
    if parse_session(content, shown_path(path)).open_period is None:
        raise ConfigError(
            f"{shown_path(path)}: every period has an end: leave out --close-open and --drop-open"
        )
    return content.decode("utf-8")


def _content(path: Path) -> bytes:
    remedy = "give the path of a session that `heatcloak fit record` wrote"
    return read_start(path, MAX_FILE_BYTES + 1, ConfigError, shown_path(path), remedy)


def _write(path: Path, text: str) -> Session:
    """Replace the file, if the text is a valid session."""
    content = text.encode("utf-8")
    session = parse_session(content, shown_path(path))
    with written_whole(path) as file:
        file.write(content)
    sync_folder(path.resolve().parent)
    return session


@contextmanager
def _locked_folder(path: Path) -> Iterator[None]:
    """Lock the folder of a file against other commands, to read, change and write the file."""
    try:
        descriptor = os.open(path.resolve().parent, os.O_RDONLY | os.O_CLOEXEC)
    except (OSError, ValueError, RuntimeError):
        raise ConfigError(
            f"{shown_path(path)}: there is no such folder: make it, or give another path"
        ) from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
