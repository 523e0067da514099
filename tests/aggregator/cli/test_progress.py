"""What is said of compiling: once, on standard error, and to no machine."""

from __future__ import annotations

import logging

import pytest

from heatcloak_aggregator.cli.progress import compilation_shown

LOGGER = logging.getLogger("heatcloak_aggregator.native")


def test_compiling_is_told_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with compilation_shown(quiet=False):
        LOGGER.info("compiling numerical code")
    assert capsys.readouterr() == ("", "heatcloak: compiling numerical code\n")


def test_machines_are_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with compilation_shown(quiet=True):
        LOGGER.info("compiling numerical code")
    assert capsys.readouterr() == ("", "")


def test_nothing_is_told_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    level = LOGGER.level
    with compilation_shown(quiet=False):
        pass
    LOGGER.info("compiling numerical code")
    assert capsys.readouterr() == ("", "")
    assert (LOGGER.level, LOGGER.propagate, LOGGER.handlers) == (level, True, [])
