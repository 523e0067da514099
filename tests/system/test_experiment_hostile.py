"""Misbehaving user methods: errors of one line, and clean standard output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]

TOML = """\
name = "odd"
question = "Is it odd?"
vary = "{vary}"
values = {values}
methods = [{{label = "mine", function = "odd:{method}"}}]
{more}
[setting]
n_sources = 20
calibration = "fixed"
"""
METHODS = """\
import inspect
import os
import sys
import numpy as np

print("at import")
os.write(1, b"at import, raw\\n")

class Own(BaseException):
    pass

class Mute(Exception):
    def __str__(self):
        raise ValueError

def good(question):
    return np.ones(20)

def raw(question):
    os.write(1, b"raw\\n")
    sys.__stdout__.write("past\\n")
    os.system("echo shell")
    return np.ones(20)

def own(question):
    raise Own("mine")

def leaves(question):
    raise GeneratorExit

def mute(question):
    raise Mute

def changes_its_mind(question):
    if any("figures.py" in frame.filename for frame in inspect.stack()):
        return 1 / 0
    return np.ones(20)

def enormous(domain, truth, estimate):
    return 1e308
"""


@pytest.fixture
def odd(tmp_path: Path, heatcloak: Command) -> Command:
    """Return a function that runs an experiment with one of the methods."""
    (tmp_path / "odd.py").write_text(METHODS)

    def run(
        method: str, *options: str, vary: str = "n_sensors", values: str = "[5]", more: str = ""
    ) -> subprocess.CompletedProcess[str]:
        text = TOML.format(method=method, vary=vary, values=values, more=more)
        (tmp_path / "odd.toml").write_text(text)
        return heatcloak("experiment", "run", "odd.toml", "--trials", "2", *options)

    return run


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_user_code_can_not_write_to_standard_output(odd: Command, jobs: str) -> None:
    """On import, through the file descriptor, and from a child process."""
    done = odd("raw", "--jobs", jobs, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["experiment"] == "odd"
    assert {"at import", "at import, raw", "raw", "shell"} <= set(done.stderr.splitlines())


@pytest.mark.parametrize(
    ("method", "more", "code", "complaint"),
    [
        (
            "own",
            "",
            1,
            "method 'mine' failed with Own: mine, in {file}, line 26, at n_sensors = 5.0, trial 0: correct",
        ),
        ("leaves", "", 1, "method 'mine' failed with GeneratorExit, in {file}, line "),
        ("mute", "", 1, "method 'mine' failed with Mute, in {file}, line "),
        (
            "changes_its_mind",
            "",
            1,
            "method 'mine' failed with ZeroDivisionError: division by zero, in {file}, line ",
        ),
        (
            "good",
            'metric = {label = "big", function = "odd:enormous"}',
            1,
            "metric 'big' of method 'mine' gave",
        ),
    ],
)
def test_a_misbehaving_method_is_a_one_line_error(
    odd: Command, tmp_path: Path, method: str, more: str, code: int, complaint: str
) -> None:
    done = odd(method, "--jobs", "1", "--out", "out", more=more)
    assert done.returncode == code
    lines = [line for line in done.stderr.splitlines() if not line.startswith("at import")]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith(f"heatcloak: {complaint.format(file=tmp_path / 'odd.py')}")


def test_a_run_with_closed_standard_error_writes_its_results(odd: Command, tmp_path: Path) -> None:
    odd("good", "--jobs", "1")
    binary = Path(sys.executable).with_name("heatcloak")
    command = f"exec {binary} experiment run odd.toml --trials 2 --jobs 1 --out out 2>&-"
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=tmp_path, stdout=subprocess.PIPE, env=os.environ, check=False
    )
    assert done.returncode == 0
    assert b"Is it odd?" in done.stdout
    assert (tmp_path / "out" / "odd.png").exists()
