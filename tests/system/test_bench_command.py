"""The command ``heatcloak bench``: results, files, interruption, and invalid options."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.cli.main import main
from support.commands import Finished
from support.waiting import wait_until

Run = Callable[..., Finished]
Command = Callable[..., "subprocess.CompletedProcess[str]"]

INVALID_OPTIONS = (
    ("recovery", "--sizes", "100", "give "),
    ("recovery", "--methods", "magic", "unknown method 'magic': choose from bpdn"),
    ("recovery", "--sigma", "nan", "sigma must be positive and finite, got nan"),
    ("emd", "--sizes", "many", "give "),
    ("tracking", "--kinds", "runs", "unknown kind of world 'runs': choose from stands"),
    ("--json", "emd", "give them after emd"),
)
"""Arguments, and a part of the error text."""
SHORT = ("--sizes", "30x15", "--rounds", "2", "--grow-to", "0")


def facts_of(done: subprocess.CompletedProcess[str] | Finished) -> dict[str, Any]:
    """Return the JSON that a successful run has printed."""
    assert (done.returncode, done.stderr) == (0, "")
    facts: dict[str, Any] = json.loads(done.stdout)
    assert facts["complete"] is True
    assert {"python", "cores", "blas", "libraries", "peers"} <= facts["machine"].keys()
    return facts


def test_recovery_has_a_row_for_every_method(heatcloak: Command) -> None:
    """Installed methods have time, memory and quality; objectives agree with our certificate."""
    facts = facts_of(heatcloak("bench", "recovery", *SHORT, "--json"))
    rows = {row["method"]: row for row in facts["rows"]}
    assert list(rows) == [
        *("bpdn", "gridless", "posterior", "cvxpy-clarabel", "cvxpy-ecos", "cvxpy-scs"),
        *("spgl1", "lasso-lars"),
    ]
    for row in rows.values():
        if row["state"] == "not installed":
            continue
        assert row["state"] == "measured"
        assert (row["rounds"], row["answered"]) == (2, 2)
        assert row["seconds"] > 0.0
        assert row["prepare_seconds"] > 0.0
        assert row["bytes"] >= 0
        assert row["ratio_low"] <= row["ratio"] <= row["ratio_high"]
        assert 0.0 <= row["emd"] < 1.0
    ours, reference = rows["bpdn"], rows["cvxpy-clarabel"]
    assert ours["ratio"] == 1.0
    assert -1e-9 <= ours["gap"] <= 1e-7
    assert abs(reference["objective_difference"]) <= 1e-5
    assert -1e-6 <= reference["gap"] <= 1e-5
    assert rows["posterior"]["gap"] is None
    assert facts["growth"] == []


def test_files_are_written_into_out_without_names_of_this_machine(heatcloak: Command, tmp_path: Path) -> None:
    small = ("--sizes", "30x15", "--rounds", "1", "--grow-to", "300", "--methods", "bpdn")
    done = heatcloak("bench", "recovery", *small, "--out", "made/here", "--json")
    facts = facts_of(done)
    names = ["recovery-growth.csv", "recovery.csv", "recovery.json", "recovery.png", "recovery.svg"]
    assert sorted(path.name for path in (tmp_path / "made/here").iterdir()) == names
    assert {tmp_path / name for name in facts["written"]} == set((tmp_path / "made/here").iterdir())
    assert [(point["axis"], point["n"], point["m"]) for point in facts["growth"]] == [
        *(("n", 100, 50), ("n", 300, 50), ("m", 100, 30)),
    ]
    text = (tmp_path / "made/here/recovery.json").read_text(encoding="utf-8")
    assert os.uname().nodename not in text
    assert str(tmp_path) not in text
    assert sys.prefix not in text


def test_a_peer_that_is_not_installed_has_a_row_with_the_remedy(heatcloak: Command, tmp_path: Path) -> None:
    """Without a terminal the table is plain text."""
    (tmp_path / "spgl1.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    done = heatcloak("bench", "recovery", *SHORT, "--methods", "spgl1,gridless")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "n = 30, m = 15, σ = 0.7, 2 rounds: cost"
    assert [line.split()[0] for line in lines[1:5]] == ["method", "bpdn", "gridless", "spgl1"]
    assert "× ours" in lines[1]
    assert "×" in lines[3]
    assert lines[4].endswith("not installed: spgl1: pip install 'heatcloak-lab[bench]'")
    assert "\x1b" not in done.stdout


def test_emd_agrees_with_scipy_and_states_why_a_size_is_unsupported(run_heatcloak: Run) -> None:
    facts = facts_of(run_heatcloak("bench", "emd", "--sizes", "50,2000", "--rounds", "3", "--json"))
    rows = {(row["n"], row["method"]): row for row in facts["rows"]}
    assert rows[50, "scipy"]["difference"] <= 1e-11
    assert rows[2000, "scipy"]["pairs"] == 3
    network = rows[2000, "pot-network"]
    assert network["state"] == "not installed" or "n² entries" in network["note"]


def test_noise_measures_ours_and_both_peers_at_every_scale(run_heatcloak: Run) -> None:
    facts = facts_of(run_heatcloak("bench", "noise", "--count", "20", "--repeats", "2", "--json"))
    assert [row["sigma_ticks"] for row in facts["rows"]][-1] == 2**31 - 1
    assert all(
        min(row["rounded_ns"], row["discrete_ns"], row["exact_ns"], row["float_ns"]) > 0
        for row in facts["rows"]
    )


def test_tracking_measures_the_chosen_worlds(run_heatcloak: Run) -> None:
    few = ("--worlds", "1", "--kinds", "stands, demo", "--rounds", "3", "--sigma", "0.7217", "--jobs", "1")
    facts = facts_of(run_heatcloak("bench", "tracking", *few, "--json"))
    assert facts["setting"]["kinds"] == ["stands", "demo"]
    assert facts["setting"]["sigma"] == pytest.approx(0.7217)
    assert {row["kind"] for row in facts["accuracy"]} == {"stands", "demo"}
    assert {row["n"] for row in facts["times"]} == {100, 1000}


def test_invalid_options_are_one_line_and_exit_code_2(
    heatcloak: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = heatcloak("bench", *INVALID_OPTIONS[0][:-1])
    results = [(done.returncode, done.stdout, done.stderr)]
    terminated = signal.getsignal(signal.SIGTERM)
    for *arguments, _ in INVALID_OPTIONS[1:]:
        monkeypatch.setattr(sys, "argv", ["heatcloak", "bench", *arguments])
        code = main()
        results.append((code, *capsys.readouterr()))
    signal.signal(signal.SIGTERM, terminated)
    for (code, out, error), (*_, expected) in zip(results, INVALID_OPTIONS, strict=True):
        assert (code, out) == (2, "")
        assert error.startswith("heatcloak: ")
        assert expected in error
        assert len(error.splitlines()) == 1


def test_an_interrupted_run_prints_its_results_and_leaves_no_files_and_processes(
    start_heatcloak: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    process = start_heatcloak("bench", "recovery", "--grow-to", "0", "--out", "out", "--json")
    wait_until(lambda: children_of(process.pid), message="nothing is measured")
    children = children_of(process.pid)
    os.kill(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in error
    assert json.loads(out)["complete"] is False
    assert not [*(tmp_path / "out").iterdir()]
    for child in children:
        wait_until(partial(is_gone, child), message=f"process {child} is still there")


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def children_of(parent: int) -> list[int]:
    """Return the running children of a process."""
    listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = (line.split() for line in listing.stdout.splitlines())
    return [int(pid) for pid, above in pairs if int(above) == parent]


def test_help_imports_no_solver_compiler_and_figure_library() -> None:
    code = (
        "import sys\nfrom heatcloak_aggregator.cli.main import main\n"
        "sys.argv = ['heatcloak', 'bench', 'recovery', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print('LOADED', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    shown, _, loaded = done.stdout.partition("LOADED")
    assert "--grow-to" in shown
    heavy = {"numba", "cvxpy", "clarabel", "matplotlib", "sklearn", "ot", "spgl1", "ecos", "scs"}
    assert not heavy & set(loaded.split())
