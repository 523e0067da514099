"""Short runs of ``heatcloak bench city``. Their figures mean nothing; everything must be measured."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]


def test_every_part_of_the_capacity_is_measured(heatcloak: Command) -> None:
    """The command fails if a store does not hold every reading once.

    At most three zones are tried, so neither the capacity nor the prediction is meaningful here.
    """
    few = ("--method", "bpdn", "--nodes", "3", "--workers", "2", "--most-zones", "3", "--steps", "1")
    slow = ("--period", "1.5", "--seconds", "2", "--other-nodes", "5", "--other-period", "2")
    done = heatcloak("bench", "city", *few, *slow, "--zones", "100", "--json", timeout=280)
    assert (done.returncode, done.stderr) == (0, "")
    facts = json.loads(done.stdout)
    (row,) = facts["rows"]
    # On a busy machine fewer zones are served.
    assert (row["workers"], row["zones"]) in {(2, zones) for zones in (1, 2, 3)}
    purposes = [run["purpose"] for run in facts["runs"]]
    assert list(dict.fromkeys(purposes)) == ["capacity", "beyond saturation", "costs", "other size"]
    assert purposes.count("costs") == 2
    for run in facts["runs"]:
        assert run["rounds"] >= 1
        assert run["stored_rate"] > 0
        assert run["service"] > 0
    # Processor times come in steps of 10 ms, which a few recoveries do not take.
    assert sum(run["worker"] for run in facts["runs"]) > 0
    fitted, other = facts["prediction"]
    assert (fitted["nodes"], fitted["fitted"], fitted["measured"]) == (3, True, row["zones"])
    assert (other["nodes"], other["period"], other["zones"]) == (5, 2, 100)
    assert 1 <= other["measured"] <= 3
    assert other["not_served"] in {None, *range(other["measured"] + 1, 4)}
    for each in (fitted, other):
        assert each["predicted"] >= 1
        assert each["error"] == pytest.approx(each["predicted"] / each["measured"] - 1)
        assert each["machines"] == -(-100 // each["predicted"])
    assert {(each["nodes"], each["processes"]) for each in facts["recoveries"]} == {(3, 1), (3, 2), (5, 1)}


def test_zones_of_a_folder_come_and_go(heatcloak: Command) -> None:
    few = ("--folder-zones", "5", "--changed", "2", "--folder-period", "4", "--nodes", "3")
    done = heatcloak("bench", "city", *few, "--json", timeout=280)
    assert (done.returncode, done.stderr) == (0, "")
    facts = json.loads(done.stdout)
    (folder,) = facts["folder"]
    assert (folder["zones"], folder["changed"]) == (5, 2)
    assert min(folder[name] for name in ("start", "memory", "adding", "removing")) > 0
    assert [phase["zones"] for phase in facts["phases"]] == [5] * 6
    assert facts["phases"][0]["estimated"] == 1
    assert (facts["rows"], facts["prediction"]) == ([], [])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (("--workers", "0"), "workers must be at least 1, and ascending, got [0]"),
        (("--method", "magic"), "unknown method 'magic': choose from 'bpdn'"),
    ],
)
def test_invalid_options_are_one_line_and_exit_code_2(
    heatcloak: Command, wrong: tuple[str, str], message: str
) -> None:
    done = heatcloak("bench", "city", *wrong)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"heatcloak: {message}")
