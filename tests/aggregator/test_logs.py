"""Log records: each is one line of bounded length, at a bounded rate."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.logs import (
    BURST,
    MOST_EXTRAS,
    MOST_KINDS,
    MOST_TEXT,
    MOST_TRACE,
    WINDOW,
    LineHandler,
    configure_logs,
)

LONGEST = 6 * (MOST_TRACE + (MOST_EXTRAS + 3) * MOST_TEXT)
TIME = len("2026-01-31T23:59:59.999Z")

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
names = st.text(min_size=1).filter(
    lambda name: name not in ("message", "asctime") and name not in logging.makeLogRecord({}).__dict__
)


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Log:
    """A logger with a `LineHandler`, and its output."""

    def __init__(self, *, as_json: bool) -> None:
        self.clock = Clock()
        self.stream = io.StringIO()
        self.handler = LineHandler(as_json=as_json, stream=self.stream, clock=self.clock)
        self.logger = logging.Logger("heatcloak_aggregator.x", logging.DEBUG)
        self.logger.addHandler(self.handler)

    @property
    def lines(self) -> list[str]:
        """The output, split at newlines only."""
        text = self.stream.getvalue()
        assert text == "" or text.endswith("\n")
        return text.split("\n")[:-1]


@settings(deadline=None, derandomize=True)
@given(
    text=st.text(),
    arguments=st.lists(anything, max_size=2),
    extra=st.dictionaries(names, anything, max_size=4),
)
def test_every_json_line_is_one_strict_ascii_object(
    text: str, arguments: list[object], extra: dict[str, object]
) -> None:
    log = Log(as_json=True)
    log.logger.warning(text, *arguments, extra=extra)
    (line,) = log.lines
    assert line.isascii()
    assert line.isprintable()
    read = json.loads(line, parse_constant=lambda name: pytest.fail(name))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", read["time"])
    assert (read["level"], read["logger"]) == ("warning", "heatcloak_aggregator.x")
    assert isinstance(read["event"], str)


@settings(deadline=None, derandomize=True)
@given(text=st.text())
def test_every_text_record_is_one_printable_line(text: str) -> None:
    log = Log(as_json=False)
    log.logger.warning("peer sent %s", text)
    (line,) = log.lines
    assert line.isprintable()
    assert line[TIME:].startswith(" WARNING peer sent ")


def test_a_text_line_has_time_level_and_message() -> None:
    log = Log(as_json=False)
    record = logging.makeLogRecord(
        {
            "msg": "round %d of %s: ±%.2f",
            "args": (7, "hall", 0.041),
            "levelname": "INFO",
            "created": 1_785_542_399.125,
        }
    )
    log.handler.handle(record)
    assert log.lines == ["2026-07-31T23:59:59.125Z INFO round 7 of hall: ±0.04"]


def test_extra_fields_do_not_replace_reserved_fields() -> None:
    log = Log(as_json=True)
    log.logger.error("store %s", "x", extra={"zone": "hall", "round": 7, "event": "forged", "level": "debug"})
    read = json.loads(log.lines[0])
    assert {name: read[name] for name in ("level", "event", "zone", "round")} == {
        "level": "error",
        "event": "store x",
        "zone": "hall",
        "round": 7,
    }


def fail(text: str, depth: int = 100) -> None:
    if depth:
        fail(text, depth - 1)
    raise ValueError(text)


@pytest.mark.parametrize("as_json", [True, False])
@pytest.mark.parametrize("text", ["x" * 10_000_000, "\n\x1b" * 1_000_000, "\U0001f525" * 1_000_000])
def test_every_value_is_truncated(as_json: bool, text: str) -> None:
    log = Log(as_json=as_json)
    try:
        fail(text)
    except ValueError:
        fields: dict[str, Any] = {f"field{i}": text for i in range(100)}
        log.logger.exception("peer sent %s", text, extra={**fields, "n" * 1000: [text], "deep": {1: [text]}})
    (line,) = log.lines
    assert len(line) < 2 * LONGEST if as_json else len(line) < 10 * (MOST_TEXT + MOST_TRACE)
    if as_json:
        read = json.loads(line)
        assert max(len(value) for value in read.values()) <= MOST_TRACE
        assert len(read) <= 5 + MOST_EXTRAS


def test_an_exception_is_one_field_that_keeps_its_end() -> None:
    log = Log(as_json=True)
    try:
        fail("first\nsecond", 500)
    except ValueError:
        log.logger.exception("it failed")
    read = json.loads(log.lines[0])
    assert read["event"] == "it failed"
    assert read["exception"].endswith("ValueError: first\nsecond")


def test_excess_lines_are_suppressed_and_counted() -> None:
    log = Log(as_json=False)
    for number in range(1000):
        log.logger.warning("node %s: refused", f"n{number}")
    log.logger.warning("something else")
    assert len(log.lines) == BURST + 1
    log.clock.now = WINDOW
    log.logger.info("later")
    assert [line[TIME:] for line in log.lines[-2:]] == [
        f" WARNING suppressed {1000 - BURST} more lines like: node %s: refused",
        " INFO later",
    ]
    for _ in range(BURST + 5):
        log.logger.warning("node %s: refused", "n1")
    log.handler.close()
    assert log.lines[-1][TIME:] == " WARNING suppressed 5 more lines like: node %s: refused"


def test_excess_kinds_are_suppressed_as_one() -> None:
    log = Log(as_json=True)
    for number in range(100_000):
        log.logger.warning(f"{number} is a peer's text")
    assert len(log.lines) == MOST_KINDS + BURST
    log.handler.close()
    read = json.loads(log.lines[-1])
    assert read["event"].startswith(f"suppressed {100_000 - MOST_KINDS - BURST} more lines")


class Mute:
    """A value whose text raises."""

    def __repr__(self) -> str:
        raise RuntimeError

    __str__ = __repr__


@pytest.mark.parametrize("as_json", [True, False])
def test_records_that_cannot_be_formatted_raise_no_error(
    as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Log(as_json=as_json)
    log.logger.warning("%d of %s", "one")
    log.logger.warning("%s", Mute())
    log.logger.warning("fields", extra={"mute": Mute(), "long": 10**10_000, "nan": float("nan")})
    assert len(log.lines) == 3
    if as_json:
        assert json.loads(log.lines[2])["nan"] == "nan"
    assert capsys.readouterr().err == ""


def test_a_closed_or_ascii_stream_raises_no_error() -> None:
    log = Log(as_json=False)
    log.stream.close()
    log.logger.warning("not shown")
    raw = io.BytesIO()
    handler = LineHandler(as_json=False, stream=io.TextIOWrapper(raw, "ascii", write_through=True))
    handler.emit(logging.makeLogRecord({"msg": "±", "levelname": "INFO"}))
    assert raw.getvalue()[TIME:] == b" INFO \\xb1\n"


def test_configured_logs_go_to_standard_error(
    root_logger: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    root_logger.addHandler(logging.StreamHandler(sys.stderr))
    others = [each for each in root_logger.handlers if type(each) is not logging.StreamHandler]
    for as_json in (False, True, True):
        configure_logs(as_json=as_json, level=logging.INFO)
    logging.getLogger("heatcloak_aggregator.y").info("hello")
    logging.getLogger("heatcloak_aggregator.y").debug("not this")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, lines
    assert json.loads(lines[0])["event"] == "hello"
    assert [each for each in root_logger.handlers if each in others] == others
