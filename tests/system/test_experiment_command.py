"""``heatcloak experiment``: listed, run, written, and refused."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_lab.experiments import EXPERIMENTS

Command = Callable[..., "subprocess.CompletedProcess[str]"]
QUICK = ("--sources", "20", "--sensors", "6", "--looks", "5", "--minimum-age", "0.1", "--interval", "0.1")


def test_every_experiment_is_listed_and_can_be_run(heatcloak: Command) -> None:
    """Names and questions, for people and for machines; each has a command."""
    listed = json.loads(heatcloak("experiment", "list", "--json").stdout)
    assert [item["name"] for item in listed] == list(EXPERIMENTS)
    text = heatcloak("experiment", "list").stdout
    offered = heatcloak("experiment", "run", "--help").stdout
    for item in listed:
        assert re.search(rf"^{re.escape(item['name'])}  +{re.escape(item['question'])}$", text, re.MULTILINE)
        assert f" {item['name']} " in offered


def test_the_event_level_experiment_prints_its_findings_and_what_they_rest_on(heatcloak: Command) -> None:
    """The known figures, at a glance, without any option."""
    done = heatcloak("experiment", "run", "event-level")
    assert (done.returncode, done.stderr) == (0, "")
    for figure in ("2.025", "1.974", "2.84", "5.07", "13.5"):
        assert figure in done.stdout
    assert "Assumptions" in done.stdout
    assert "minimum age" in done.stdout


def test_files_go_where_they_are_asked_for(heatcloak: Command, tmp_path: Path) -> None:
    """Figure, tables and report, and nothing half written beside them; JSON names them."""
    done = heatcloak("experiment", "run", "event-level", *QUICK, "--out", "made/here", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["experiment"] == "event-level"
    assert facts["tables"]["costs"][0]["looks"] == 5
    written = {tmp_path / name for name in facts["written"]}
    assert written == set((tmp_path / "made/here").iterdir())
    assert {path.suffix for path in written} == {".png", ".svg", ".csv", ".html"}


def test_it_is_deterministic_and_says_so(heatcloak: Command) -> None:
    """Seed and trials are taken, as by every experiment, and change nothing in this one."""
    assert (
        "nothing is drawn at random" in heatcloak("experiment", "run", "event-level", "--help").stdout.lower()
    )
    first, second = (
        heatcloak("experiment", "run", "event-level", *QUICK, "--seed", seed, "--trials", "7").stdout
        for seed in "12"
    )
    assert first == second
    assert first


@pytest.mark.parametrize("out", ["file/below", "file"])
def test_a_folder_that_can_not_be_written_is_one_line(heatcloak: Command, tmp_path: Path, out: str) -> None:
    """Refused before the work, with cause and remedy."""
    (tmp_path / "file").write_text("")
    done = heatcloak("experiment", "run", "event-level", "--out", out)
    assert done.returncode == 2
    assert done.stderr.startswith(f"heatcloak: --out {out}: ")
    assert "give a folder that can be written" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("--minimum-age", "0.1"),
        ("--interval", "0.1"),
        ("--minimum-age", "0", "--interval", "0.1"),
        ("--minimum-age", "nan", "--interval", "0.1"),
        ("--minimum-age", "0.1", "--interval", "1e-12"),
        ("--sensors", "1000", "--looks", "10000"),
    ],
)
def test_impossible_options_are_one_line(
    heatcloak: Command, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """Exit code 2, no traceback, no files."""
    done = heatcloak("experiment", "run", "event-level", *arguments, "--out", "out")
    assert done.returncode == 2
    assert done.stderr.startswith("heatcloak: ")
    assert len(done.stderr.splitlines()) == 1
    assert not [*(tmp_path / "out").glob("*")]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_leaves_nothing_behind(
    start_heatcloak: Callable[..., subprocess.Popen[str]], tmp_path: Path, number: signal.Signals
) -> None:
    """Exit code 1 and an empty folder."""
    process = start_heatcloak("experiment", "run", "event-level", "--looks", "10000", "--out", "out")
    deadline = time.monotonic() + 60
    while not (tmp_path / "out").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.5)
    os.kill(process.pid, number)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in complaint
    assert not [*(tmp_path / "out").iterdir()]
