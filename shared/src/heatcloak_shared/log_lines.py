"""Text log lines: time, level and message."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime


def log_time(seconds: float) -> str:
    """Return seconds since 1970 as RFC 3339 (a profile of ISO 8601), in UTC, with milliseconds."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class TextFormatter(logging.Formatter):
    """Format a record as ``2026-01-31T23:59:59.123Z LEVEL message``."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """Return the record's time, as `log_time`; ``datefmt`` is ignored."""
        return log_time(record.created)


def log_text(level: int, *, timed: bool = True) -> None:
    """Log records of at least ``level`` to standard error, with `TextFormatter` or without the time."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if timed else logging.Formatter("%(levelname)s %(message)s"))
    logging.basicConfig(handlers=[handler], level=level)
