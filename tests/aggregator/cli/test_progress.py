"""Progress on standard error: the message that numerical code is being compiled, and the spinner."""

from __future__ import annotations

import io
import logging
import sys

import pytest

from heatcloak_aggregator.cli.progress import compilation_shown, spinner

LOGGER = logging.getLogger("heatcloak_aggregator.native")


def test_compilation_is_shown_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with compilation_shown(quiet=False):
        LOGGER.info("compiling numerical code")
    assert capsys.readouterr() == ("", "heatcloak: compiling numerical code\n")


def test_compilation_is_not_shown_if_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    with compilation_shown(quiet=True):
        LOGGER.info("compiling numerical code")
    assert capsys.readouterr() == ("", "")


def test_the_logger_is_restored_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    level = LOGGER.level
    with compilation_shown(quiet=False):
        pass
    LOGGER.info("compiling numerical code")
    assert capsys.readouterr() == ("", "")
    assert (LOGGER.level, LOGGER.propagate, LOGGER.handlers) == (level, True, [])


class Terminal(io.StringIO):
    """A terminal that keeps what is written to it."""

    def isatty(self) -> bool:
        return True


def test_a_spinner_shows_what_is_being_done(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with spinner("reading") as stage:
        stage("solving")
        LOGGER.info("compiling numerical code")
    assert "0:00:00" in terminal.getvalue()
    assert "compiling numerical code" in terminal.getvalue()
    assert (LOGGER.propagate, LOGGER.handlers) == (True, [])


def test_a_spinner_writes_nothing_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    with spinner("reading") as stage:
        stage("solving")
    assert capsys.readouterr() == ("", "")
