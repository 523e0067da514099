"""Logging as text or JSON: one line per record, with bounded length and a bounded rate."""

from __future__ import annotations

import json
import logging
import math
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from structlog.stdlib import ExtraAdder, ProcessorFormatter
from structlog.typing import EventDict, ProcessorReturnValue, WrappedLogger

from heatcloak_shared.log_lines import log_time
from heatcloak_shared.sanitize import sanitize

BURST = 20
"""Lines of one kind that are written per window."""
WINDOW = 10.0
"""Length of a window in seconds."""
MOST_KINDS = 200
"""Kinds that are counted separately; all others count as one kind."""
_OTHER_KINDS = ("", "")


@dataclass(slots=True)
class _Window:
    until: float
    shown: int = 0
    left_out: int = 0


class LogLimit:
    """Rate limit for each kind of record; a kind is a logger and a message template.

    Args:
        clock: monotonic seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def lets_through(self, record: logging.LogRecord) -> bool:
        """Return whether a record is written. Call `expired` first."""
        kind = record.name, _template(record)
        if kind not in self._windows and len(self._windows) >= MOST_KINDS:
            kind = _OTHER_KINDS
        window = self._windows.setdefault(kind, _Window(self._clock() + WINDOW))
        if window.shown >= BURST:
            window.left_out += 1
            return False
        window.shown += 1
        return True

    def expired(self, *, everything: bool = False) -> list[tuple[str, str, int]]:
        """Remove windows that are over; return logger, template and number of their suppressed records.

        Args:
            everything: also remove windows that are not over.
        """
        now = self._clock()
        over = [kind for kind, window in self._windows.items() if everything or window.until <= now]
        found = [(*kind, self._windows.pop(kind).left_out) for kind in over]
        return [(name or __name__, text or "others", number) for name, text, number in found if number]


def _template(record: logging.LogRecord) -> str:
    # A preformatted message is its own template; its beginning suffices.
    return record.msg[:80] if isinstance(record.msg, str) else sanitize(type(record.msg).__name__)


MOST_TEXT = 2000
"""Maximum characters of a value."""
MOST_TRACE = 8000
"""Maximum characters of an exception."""
MOST_EXTRAS = 32
MOST_NAME = 64
_MOST_INTEGER = 2**63

_RESERVED = ("time", "level", "logger", "event", "exception")


def configure_logs(*, as_json: bool, level: int) -> None:
    """Send all log records to standard error, one line each.

    As JSON, a line is an object of ``time`` (RFC 3339, UTC, milliseconds), ``level``, ``logger``, ``event``,
    ``exception`` if there is one, and the fields given as ``extra``; as text it is the time, the level and
    the message. Control characters are escaped, every value is truncated, and each kind of record (logger and
    template) has a rate limit: the number of suppressed records is logged afterwards.

    Args:
        as_json: JSON lines instead of text.
        level: the lowest level that is written.
    """
    root = logging.getLogger()
    for handler in root.handlers[:]:
        # Keep the handlers that tests and other tools attached.
        if isinstance(handler, LineHandler) or type(handler) is logging.StreamHandler:
            root.removeHandler(handler)
            handler.close()
    root.addHandler(LineHandler(as_json=as_json))
    root.setLevel(level)


class LineHandler(logging.Handler):
    """Writes each record as one line, and never raises.

    Args:
        as_json: JSON lines instead of text.
        stream: the output; None for the current standard error.
        clock: monotonic seconds.
    """

    def __init__(
        self, *, as_json: bool, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._stream = stream
        self._limit = LogLimit(clock)
        shape = _json_line if as_json else _text_line
        self.setFormatter(
            ProcessorFormatter(processors=[shape], foreign_pre_chain=[_save_message, ExtraAdder()])
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record's line unless the rate limit suppresses it."""
        for name, text, number in self._limit.expired():
            self._write(_summary(name, text, number))
        if self._limit.lets_through(record):
            self._write(record)

    def close(self) -> None:
        """Log what was suppressed, and close."""
        for name, text, number in self._limit.expired(everything=True):
            self._write(_summary(name, text, number))
        super().close()

    def _write(self, record: logging.LogRecord) -> None:
        try:
            line = self.format(record)
        except Exception:  # noqa: BLE001  a record that can't be formatted must not end the program
            record = logging.makeLogRecord({"name": record.name, "levelno": record.levelno})
            record.levelname = logging.getLevelName(record.levelno)
            record.msg = "a log record could not be formatted: its message and its arguments do not match"
            line = self.format(record)
        stream = self._stream or sys.stderr
        try:
            try:
                stream.write(line + "\n")
            except UnicodeEncodeError:
                stream.write(line.encode("ascii", "backslashreplace").decode("ascii") + "\n")
            stream.flush()
        except (OSError, ValueError):
            # The reader is gone or the disk is full; the service continues.
            return


def _summary(name: str, text: str, number: int) -> logging.LogRecord:
    record = logging.makeLogRecord({"name": name, "levelno": logging.WARNING, "levelname": "WARNING"})
    record.msg, record.args = "suppressed %d more lines like: %s", (number, text)
    return record


def _save_message(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Save the message, so that an extra field named ``event`` can't replace it."""
    event["_event"] = event["event"]
    return event


def _text_line(_logger: WrappedLogger, _method: str, event: EventDict) -> ProcessorReturnValue:
    record: logging.LogRecord = event["_record"]
    line = f"{log_time(record.created)} {record.levelname} {_shortened(str(event['_event']), MOST_TEXT)}"
    if (exception := _exception(event)) is not None:
        line += f": {exception}"
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in line)


def _json_line(_logger: WrappedLogger, _method: str, event: EventDict) -> ProcessorReturnValue:
    record: logging.LogRecord = event["_record"]
    line: dict[str, object] = {
        "time": log_time(record.created),
        "level": record.levelname.lower(),
        "logger": _shortened(record.name, MOST_TEXT),
        "event": _shortened(str(event["_event"]), MOST_TEXT),
    }
    if (exception := _exception(event)) is not None:
        line["exception"] = exception
    hidden = ("exc_info", "stack_info")
    extras = [name for name in event if not name.startswith("_") and name not in _RESERVED + hidden]
    for name in extras[:MOST_EXTRAS]:
        line[_shortened(name, MOST_NAME)] = _plain(event[name])
    return json.dumps(line, allow_nan=False)


def _exception(event: EventDict) -> str | None:
    info = event.get("exc_info")
    if not isinstance(info, tuple) or info[0] is None:
        return None
    text = "".join(traceback.format_exception(*info)).rstrip("\n")
    if len(text) > MOST_TRACE:
        # The end names the exception.
        text = f"...{text[-(MOST_TRACE - 3) :]}"
    return text


def _plain(value: object) -> str | float | None:
    """Return a value as its JSON type, or as a short text."""
    if value is None or isinstance(value, bool):
        return value
    if type(value) is int and abs(value) < _MOST_INTEGER:
        return value
    if type(value) is float and math.isfinite(value):
        return value
    if isinstance(value, str):
        return _shortened(str(value), MOST_TEXT)
    try:
        return sanitize(value, MOST_TEXT)
    except Exception:  # noqa: BLE001  its __repr__ fails
        return f"a {type(value).__name__}"


def _shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 3]}..."
