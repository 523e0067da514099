"""User-defined experiments: files, several at once, scripts, and errors."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.cli.main import main

Command = Callable[..., "subprocess.CompletedProcess[str]"]

TOML = """\
name = "{name}"
question = "Is it mine?"
vary = "n_sensors"
values = [5]
methods = [{{label = "mine", function = "mine:method"}}]
[setting]
n_sources = 20
calibration = "fixed"
"""
METHOD = """\
import numpy as np

def method(question):
    print("thinking")
    return np.abs(question.operator.matrix().T @ question.readings)
"""


@pytest.fixture(autouse=True)
def mine(tmp_path: Path) -> None:
    """Write two experiments into the folder of the test."""
    (tmp_path / "mine.py").write_text(METHOD, encoding="utf-8")
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(TOML.format(name=name), encoding="utf-8")


def test_several_files_are_run_once_each(heatcloak: Command, tmp_path: Path) -> None:
    options = ("--trials", "4", "--jobs", "1", "--out", "out", "--json")
    done = heatcloak("experiment", "run", "two.toml", "one.toml", "two.toml", *options)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert list(facts["experiments"]) == ["two", "one"]
    written = {tmp_path / name for name in facts["written"]}
    assert written == set((tmp_path / "out").iterdir())
    for name, own in facts["experiments"].items():
        assert own["experiment"] == name
        assert f"out/{name}.png" in own["written"]
    parts = [set(own["written"]) for own in facts["experiments"].values()]
    assert set().union(*parts) == set(facts["written"])
    assert sum(map(len, parts)) == len(facts["written"])


def test_results_go_to_standard_output_and_prints_of_a_method_to_standard_error(
    heatcloak: Command,
) -> None:
    done = heatcloak("experiment", "run", "one.toml", "--trials", "3", "--jobs", "1")
    assert done.returncode == 0
    assert "Is it mine?" in done.stdout
    assert "thinking" not in done.stdout
    assert set(done.stderr.splitlines()) == {"thinking"}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("event-leval",), "unknown experiment 'event-leval': did you mean event-level"),
        (("zzz",), "unknown experiment 'zzz': heatcloak experiment list shows all"),
        (("one.toml", "zzz"), "unknown experiment 'zzz'"),
        (("absent.toml",), "absent.toml: No such file or directory: give a readable file"),
        (("bent.toml",), "bent.toml: unknown parameter 'speed' in vary: choose from"),
        (("fails.toml", "--jobs", "1"), "method 'mine' failed with ZeroDivisionError"),
        (("one.toml", "same.toml"), "two experiments are named 'one'"),
        (("one.toml", "--dask", "nowhere"), "--dask 'nowhere' is not an address"),
    ],
)
def test_an_experiment_that_can_not_be_run_is_a_one_line_error(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    expected: str,
) -> None:
    (tmp_path / "bent.toml").write_text(TOML.format(name="bent").replace("n_sensors", "speed"))
    (tmp_path / "same.toml").write_text(TOML.format(name="one"))
    (tmp_path / "fails.toml").write_text(TOML.format(name="fails").replace("mine:method", "bad:method"))
    (tmp_path / "bad.py").write_text("def method(question):\n    return 1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["heatcloak", "experiment", "run", *arguments])
    terminated = signal.getsignal(signal.SIGTERM)
    try:
        code = main()
    finally:
        signal.signal(signal.SIGTERM, terminated)
    assert code == (1 if arguments[0] == "fails.toml" else 2)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"heatcloak: {expected}")
    assert len(printed.err.splitlines()) == 1


FAILING = """\
import numpy as np

def deeper(values):
    return np.linalg.inv(values)

def method(question):
    if question is None:
        return None
    return deeper(np.zeros((2, 2)))

def misuses(question):
    from heatcloak_aggregator import bpdn
    return bpdn(question.operator.matrix(), question.readings, 1.0)

def hostile(question):
    raise ValueError("first\\nsecond \\x1b[31mred")

class Callable:
    def __call__(self, question):
        return {}["absent"]

called = Callable()
"""


@pytest.mark.parametrize(
    ("function", "line", "jobs", "expected"),
    [
        ("method", 4, "1", "failed with LinAlgError: Singular matrix, in {file}, line {line}, at "),
        ("method", 4, "2", "failed with LinAlgError: Singular matrix, in {file}, line {line}, at "),
        ("misuses", 13, "1", ", in {file}, line {line}: op is array("),
        (
            "hostile",
            16,
            "2",
            "failed with ValueError: first second \\x1b[31mred, in {file}, line {line}, at ",
        ),
        ("called", 20, "1", "failed with KeyError: 'absent', in {file}, line {line}, at "),
    ],
)
def test_a_failing_method_is_reported_with_file_and_line(
    heatcloak: Command, tmp_path: Path, function: str, line: int, jobs: str, expected: str
) -> None:
    (tmp_path / "fails.toml").write_text(TOML.format(name="fails").replace("mine:method", f"bad:{function}"))
    (tmp_path / "bad.py").write_text(FAILING, encoding="utf-8")
    done = heatcloak("experiment", "run", "fails.toml", "--jobs", jobs, "--trials", "2")
    assert done.returncode == 1
    (error,) = done.stderr.splitlines()
    assert error.startswith("heatcloak: method 'mine' ")
    assert expected.format(file=tmp_path / "bad.py", line=line) in error


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "import math\n\nvalue = math.sqrt(-1)\n",
            "ValueError: math domain error, in {file}, line 3: correct",
        ),
        ("def method(question):\n    return (\n", "in {file}, line 2: correct that line"),
    ],
)
def test_a_module_that_can_not_be_loaded_is_reported_with_file_and_line(
    heatcloak: Command, tmp_path: Path, code: str, expected: str
) -> None:
    (tmp_path / "fails.toml").write_text(TOML.format(name="fails").replace("mine:method", "bad:method"))
    (tmp_path / "bad.py").write_text(code, encoding="utf-8")
    done = heatcloak("experiment", "run", "fails.toml")
    assert done.returncode == 2
    (error,) = done.stderr.splitlines()
    assert expected.format(file=tmp_path / "bad.py") in error


SCRIPT = """
import numpy as np
from heatcloak_lab.experiments import Sweep, run_experiment

def method(question):
    return np.abs(question.operator.matrix().T @ question.readings)

sweep = Sweep("own", "Own", "?", "n_sensors", (5, 6), methods=(("mine", method),))
print(run_experiment(sweep, trials=3, jobs=JOBS).series.rows)
"""


def test_a_script_needs_no_main_guard(tmp_path: Path) -> None:
    """Its functions work in worker processes, also if it is read from standard input."""
    printed = set()
    for how, jobs in (("script.py", 1), ("script.py", 2), ("-", 2)):
        text = SCRIPT.replace("JOBS", str(jobs))
        (tmp_path / "script.py").write_text(text)
        command = [sys.executable, "-W", "error", how]
        done = subprocess.run(command, cwd=tmp_path, input=text, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        printed.add(done.stdout)
    assert len(printed) == 1
    assert "mine" in printed.pop()


def test_help_and_list_import_no_figure_compiler_and_cluster_libraries() -> None:
    for arguments in (["experiment", "run", "--help"], ["experiment", "list"]):
        code = (
            f"import sys; sys.argv[1:] = {arguments}\n"
            "from heatcloak_aggregator.cli import main\n"
            "try:\n    main()\nexcept SystemExit:\n    pass\n"
            "print(*sys.modules)"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        loaded = set(done.stdout.splitlines()[-1].split())
        assert not loaded & {"matplotlib", "numba", "cvxpy", "loky", "distributed", "dask", "sklearn"}
