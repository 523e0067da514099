"""The command `heatcloak`, run in the process of the test."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest


class Finished(NamedTuple):
    """The output of a command and its exit code."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def run_heatcloak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Finished]]:
    """Run ``heatcloak`` in the folder of the test; a process of its own would take a second longer."""
    from heatcloak_aggregator.cli import main

    monkeypatch.chdir(tmp_path)
    before = signal.getsignal(signal.SIGTERM)

    def run(*arguments: str) -> Finished:
        monkeypatch.setattr(sys, "argv", ["heatcloak", *arguments])
        capfd.readouterr()
        try:
            code = main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        return Finished(code, *capfd.readouterr())

    yield run
    signal.signal(signal.SIGTERM, before)
