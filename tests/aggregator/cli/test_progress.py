"""The message that numerical code is being compiled: on standard error, and not if quiet."""

from __future__ import annotations

import logging

import pytest

from heatcloak_aggregator.cli.progress import compilation_shown

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
