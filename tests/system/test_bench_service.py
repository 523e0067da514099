"""A short run of ``heatcloak bench service``."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]


def test_every_reading_is_stored_and_everything_is_measured(heatcloak: Command, mosquitto: object) -> None:
    """The command fails if a store does not hold every reading once.

    Rates of a short run vary by half on a busy machine, so the processor time per message is checked, which
    hardly depends on the load. The rates of a long run are in the documentation.
    """
    few = ("--pairs", "2", "--rounds", "60", "--nodes", "20", "--seconds", "1", "--stalled", "500")
    done = heatcloak("bench", "service", *few, "--large", "40", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    facts = json.loads(done.stdout)
    rows = {(row["receiver"], row["workload"]): row for row in facts["rows"]}
    backlog = rows["SQLite", "backlog"]
    assert (backlog["bound"], backlog["messages"]) == (0.7, 3000)
    assert backlog["ratio_low"] <= backlog["ratio"] <= backlog["ratio_high"]
    assert 0 < backlog["processor_ratio"] <= 1 / 0.7
    assert rows["bare paho client", ""]["rate"] > rows["bare aiomqtt loop", ""]["rate"] > 100
    (growth,) = facts["growth"]
    assert (growth["nodes"], growth["rounds"], growth["estimated"], growth["complete"]) == (20, 1, 1, 1)
    assert 0 < growth["latency_median"] <= growth["latency_max"] < 10
    before, *stages = facts["memory"]
    assert [stage["messages"] for stage in stages] == [500, 40, 0]
    assert all(stage["kept"] and stage["peak"] > before["peak"] / 2 for stage in stages)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [("1", "nodes must be in 2…20000, and at least one, got [1]"), ("all", "--nodes 'all' is not a size: ")],
)
def test_invalid_sizes_are_one_line_and_exit_code_2(heatcloak: Command, wrong: str, message: str) -> None:
    done = heatcloak("bench", "service", "--nodes", wrong)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"heatcloak: {message}")
