"""Log lines for people, or as JSON for machines: one line each, of bounded length, bounded in number."""

from __future__ import annotations

import json
import logging
import math
import sys
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO

from structlog.stdlib import ExtraAdder, ProcessorFormatter

from heatcloak_aggregator.log_limit import LogLimit
from heatcloak_shared.log_lines import log_time
from heatcloak_shared.sanitize import sanitize

if TYPE_CHECKING:
    from structlog.typing import EventDict, ProcessorReturnValue, WrappedLogger

MOST_TEXT = 2000
"""Characters of a value."""
MOST_TRACE = 8000
"""Characters of an exception."""
MOST_EXTRAS = 32
MOST_NAME = 64
_MOST_INTEGER = 2**63

_OURS = ("time", "level", "logger", "event", "exception")


def configure_logs(*, as_json: bool, level: int) -> None:
    """Have whatever is logged from now on go to standard error, one line each.

    As JSON, a line is an object of ``time`` (RFC 3339, UTC, milliseconds), ``level``, ``logger``, ``event``,
    ``exception`` where there is one, and the fields that were given as ``extra``; as text it is the time, the
    level and the message. Control characters are escaped, every value is cut at a bounded length, and of
    lines of one logger and template only some are written in a while: how many were left out is said
    afterwards.

    Args:
        as_json: JSON lines instead of text.
        level: the least level that is written.
    """
    root = logging.getLogger()
    for handler in root.handlers[:]:
        # What tests and other tools attached stays.
        if isinstance(handler, LineHandler) or type(handler) is logging.StreamHandler:
            root.removeHandler(handler)
            handler.close()
    root.addHandler(LineHandler(as_json=as_json))
    root.setLevel(level)


class LineHandler(logging.Handler):
    """Writes each record as one line, and never raises.

    Args:
        as_json: JSON lines instead of text.
        stream: where to; None for what standard error is at the time.
        clock: seconds that only ever grow.
    """

    def __init__(
        self, *, as_json: bool, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._stream = stream
        self._limit = LogLimit(clock)
        shape = _json_line if as_json else _text_line
        self.setFormatter(ProcessorFormatter(processors=[shape], foreign_pre_chain=[_keep, ExtraAdder()]))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record's line, if it is not one too many."""
        for name, text, number in self._limit.expired():
            self._write(_summary(name, text, number))
        if self._limit.lets_through(record):
            self._write(record)

    def close(self) -> None:
        """Say what was left out, and end."""
        for name, text, number in self._limit.expired(everything=True):
            self._write(_summary(name, text, number))
        super().close()

    def _write(self, record: logging.LogRecord) -> None:
        try:
            line = self.format(record)
        except Exception:  # noqa: BLE001  a message that can't be made is no reason to end
            record = logging.makeLogRecord({"name": record.name, "levelno": record.levelno})
            record.levelname = logging.getLevelName(record.levelno)
            record.msg = "a log line could not be made: its message and its values do not go together"
            line = self.format(record)
        stream = self._stream or sys.stderr
        try:
            try:
                stream.write(line + "\n")
            except UnicodeEncodeError:
                stream.write(line.encode("ascii", "backslashreplace").decode("ascii") + "\n")
            stream.flush()
        except (OSError, ValueError):
            # Nobody reads it any more, or the disk is full: the service goes on.
            return


def _summary(name: str, text: str, number: int) -> logging.LogRecord:
    record = logging.makeLogRecord({"name": name, "levelno": logging.WARNING, "levelname": "WARNING"})
    record.msg, record.args = "%d more lines were left out like: %s", (number, text)
    return record


def _keep(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Keep the message from a field of its name."""
    event["_event"] = event["event"]
    return event


def _text_line(_logger: WrappedLogger, _method: str, event: EventDict) -> ProcessorReturnValue:
    record: logging.LogRecord = event["_record"]
    line = f"{log_time(record.created)} {record.levelname} {_shortened(str(event['_event']), MOST_TEXT)}"
    if (exception := _exception(event)) is not None:
        line += f": {exception}"
    return _escaped(line)


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
    extras = [name for name in event if not name.startswith("_") and name not in _OURS + hidden]
    for name in extras[:MOST_EXTRAS]:
        line[_shortened(name, MOST_NAME)] = _plain(event[name])
    return json.dumps(line, allow_nan=False)


def _exception(event: EventDict) -> str | None:
    info = event.get("exc_info")
    if not isinstance(info, tuple) or info[0] is None:
        return None
    text = "".join(traceback.format_exception(*info)).rstrip("\n")
    if len(text) > MOST_TRACE:
        # Its end says what it was.
        text = f"...{text[-(MOST_TRACE - 3) :]}"
    return text


def _plain(value: object) -> str | float | None:
    """A value as JSON has it, or else as a short text."""
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
    except Exception:  # noqa: BLE001  its own text can't be had
        return f"a {type(value).__name__}"


def _shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 3]}..."


def _escaped(text: str) -> str:
    """``text`` with whatever could break, hide or recolour a line written as an escape."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)
