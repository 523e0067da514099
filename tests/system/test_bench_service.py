"""``heatcloak bench service``: what the service takes in, in its short form."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]


def test_what_is_sent_is_stored_and_everything_is_measured(heatcloak: Command, mosquitto: object) -> None:
    """The command fails where a store does not hold every reading once.

    Rates of a second's work swing by half on a busy machine, so what is asked for is processor time for each
    message, which hardly depends on what else runs. The rates of a long run are in the documentation.
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
    ("wrong", "told"),
    [("1", "nodes must be in 2…20000, and at least one, got [1]"), ("all", "--nodes 'all' is no size: ")],
)
def test_bad_sizes_are_misuse_in_one_line(heatcloak: Command, wrong: str, told: str) -> None:
    """Nothing is started."""
    done = heatcloak("bench", "service", "--nodes", wrong)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"heatcloak: {told}")
