"""A short run of ``heatcloak bench node``."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

Command = Callable[..., "subprocess.CompletedProcess[str]"]


def test_a_node_keeps_its_memory_limit_and_everything_is_measured(
    heatcloak: Command, mosquitto: object
) -> None:
    """Memory hardly depends on the load of the machine, so its limit is checked here."""
    few = ("--starts", "5", "--readings", "40", "--wear-readings", "300")
    done = heatcloak("bench", "node", *few, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    facts = json.loads(done.stdout)
    rows = {row["figure"]: row for row in facts["rows"]}
    memory, start = rows["resident memory"], rows["start to first publish"]
    assert memory["ratio"] <= memory["bound"] == 1.25
    assert rows["resident memory, with TLS"]["node"] > memory["node"]
    assert 0 < start["node"] < 10
    assert 0 < start["peer"] < 10
    assert 0 < rows["processor per reading, back to back"]["node"] < 0.01
    assert 0 < rows["processor per reading, 40 per second"]["ratio"] < 30
    settings = [(wear["ledger_block"], wear["sync_seconds"]) for wear in facts["wear"]]
    assert settings == [(1, 0), (60, 0), (1, 60), (60, 60)]
    written = [wear["written_bytes"] for wear in facts["wear"]]
    # Nothing is counted on a file system in memory.
    assert written[0] > written[1] > written[3] or not any(written)
