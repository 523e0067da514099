"""The command ``heatcloak experiment``: list, results, files, interruption, and invalid options."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_lab.experiments import EXPERIMENTS
from support.commands import Finished
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]
QUICK = ("--sources", "20", "--sensors", "6", "--looks", "5", "--minimum-age", "0.1", "--interval", "0.1")


def test_every_experiment_is_listed_with_its_question_and_has_a_command(run_heatcloak: Run) -> None:
    listed = json.loads(run_heatcloak("experiment", "list", "--json").stdout)
    assert [item["name"] for item in listed] == list(EXPERIMENTS)
    text = run_heatcloak("experiment", "list").stdout
    offered = run_heatcloak("experiment", "run", "--help").stdout
    for item in listed:
        assert re.search(rf"^{re.escape(item['name'])}  +{re.escape(item['question'])}$", text, re.MULTILINE)
        assert f" {item['name']} " in offered


def test_event_level_prints_the_known_figures_and_its_assumptions(run_heatcloak: Run) -> None:
    done = run_heatcloak("experiment", "run", "event-level")
    assert (done.returncode, done.stderr) == (0, "")
    for figure in ("2.025", "1.974", "2.84", "5.07", "13.5"):
        assert figure in done.stdout
    assert "Assumptions" in done.stdout
    assert "minimum age" in done.stdout


def test_figure_tables_and_report_are_written_into_out(run_heatcloak: Run, tmp_path: Path) -> None:
    done = run_heatcloak("experiment", "run", "event-level", *QUICK, "--out", "made/here", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["experiment"] == "event-level"
    assert facts["tables"]["costs"][0]["looks"] == 5
    written = {tmp_path / name for name in facts["written"]}
    assert written == set((tmp_path / "made/here").iterdir())
    assert {path.suffix for path in written} == {".png", ".svg", ".csv", ".html"}


def test_event_level_accepts_seed_and_trials_and_does_not_depend_on_them(run_heatcloak: Run) -> None:
    done = run_heatcloak("experiment", "run", "event-level", "--help")
    assert "Nothing is random here" in done.stdout
    first, second = (
        run_heatcloak("experiment", "run", "event-level", *QUICK, "--seed", seed, "--trials", "7").stdout
        for seed in "12"
    )
    assert first == second
    assert first


@pytest.mark.parametrize("out", ["file/below", "file"])
def test_an_output_folder_that_can_not_be_written_is_refused(
    run_heatcloak: Run, tmp_path: Path, out: str
) -> None:
    (tmp_path / "file").write_text("")
    done = run_heatcloak("experiment", "run", "event-level", "--out", out)
    assert done.returncode == 2
    assert done.stderr.startswith(f"heatcloak: --out {out}: ")
    assert "give a writable folder" in done.stderr
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
def test_invalid_options_are_one_line_and_exit_code_2(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = run_heatcloak("experiment", "run", "event-level", *arguments, "--out", "out")
    assert done.returncode == 2
    assert done.stderr.startswith("heatcloak: ")
    assert len(done.stderr.splitlines()) == 1
    assert not [*(tmp_path / "out").glob("*")]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_an_empty_folder_and_exit_code_1(
    start_heatcloak: Callable[..., subprocess.Popen[str]], tmp_path: Path, number: signal.Signals
) -> None:
    process = start_heatcloak("experiment", "run", "event-level", "--looks", "10000", "--out", "out")
    wait_until((tmp_path / "out").exists, message="the run did not begin")
    os.kill(process.pid, number)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in error
    assert not [*(tmp_path / "out").iterdir()]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--data", "people.csv", "--city", "band"), "--data and --city exclude each other"),
        (("--bounds", "0,0,1,1"), "--bounds belongs to --data"),
        (("--city", "atlantis"), "unknown city 'atlantis': choose from 'hot-spots'"),
        (("--data", "none.csv"), "none.csv: No such file or directory"),
        (("--data", "people.csv"), "people.csv has 2 people: give a crowd of at least 200"),
    ],
)
def test_people_of_heatmaps_that_can_not_be_had_are_refused_in_one_line(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    (tmp_path / "people.csv").write_text("user,x,y\na,0.1,0.2\nb,0.3,0.4\n", encoding="utf-8")
    done = run_heatcloak("experiment", "run", "heatmaps", *arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--centre", "40,-75"), "--centre belongs to --data"),
        (("--data", "people.csv", "--centre", "here"), "--centre 'here' is no place"),
        (("--data", "none.csv"), "none.csv: No such file or directory"),
        (
            ("--data", "people.csv"),
            "people.csv: has no column 'latitude': give latitude, longitude, population",
        ),
    ],
)
def test_people_of_privacy_maps_that_can_not_be_had_are_refused_in_one_line(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    (tmp_path / "people.csv").write_text("x,y,population\n0.1,0.2,5\n", encoding="utf-8")
    done = run_heatcloak("experiment", "run", "privacy-map", *arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
