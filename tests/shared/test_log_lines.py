"""Log lines as text begin with the time, in UTC, whatever the machine's time zone."""

from __future__ import annotations

import logging
import os
import subprocess
import sys

from heatcloak_shared.log_lines import TextFormatter, log_time


def test_a_line_is_time_level_and_message() -> None:
    record = logging.makeLogRecord(
        {"msg": "n%02d", "args": (7,), "levelname": "INFO", "created": 1_785_542_399.125}
    )
    assert TextFormatter().format(record) == "2026-07-31T23:59:59.125Z INFO n07"


def test_the_time_is_utc_in_any_time_zone() -> None:
    script = "from heatcloak_shared.log_lines import log_time; print(log_time(0.9996))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "TZ": "Asia/Tokyo"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == log_time(0.9996) == "1970-01-01T00:00:00.999Z"
