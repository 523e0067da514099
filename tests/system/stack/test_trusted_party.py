"""The trusted party beside the stack: it sees everything, and shows that nobody else could."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


def test_it_opens_what_the_aggregator_can_not(running: Any) -> None:
    """Live, with read-only credentials: every node's reading exactly, and both estimates of a round."""
    told = running.compose("run", "--rm", "-T", "trusted", "--rounds", "3", "--json").stdout
    *rounds, counts = (json.loads(line) for line in told.splitlines())
    assert len(rounds) == 3
    for each in rounds:
        assert len(each["ticks"]) + len(each["missing"]) == 12
        assert each["public"]["sources"] != each["exact"]["sources"]
    assert counts["opened"] >= 30
    assert counts["refused"] == {}


def test_nobody_else_holds_a_key_and_whoever_does_is_found(running: Any) -> None:
    """The proof holds; and it fails, naming who and where, when a node's key lies with the aggregator."""
    proof = running.run("compose/prove.sh", "--quick")
    lines = {tuple(line.split()[:2]): line for line in proof.stdout.splitlines()}
    assert lines["fleet", "/heatcloak/nodes"].endswith("11, each its own node's")
    assert lines["node", "/heatcloak"].endswith("1, each its own node's")
    for place in (("aggregator", "/heatcloak/own"), ("aggregator", "/heatcloak/store")):
        assert lines[place].endswith("looked for: none")
    for place in (("broker", "/mosquitto/config"), ("postgres", "/var/lib/postgresql")):
        assert lines[place].endswith("looked for: none")
    assert re.search(r"as expected: it heard [1-9]\d* readings and opened none", proof.stdout)
    assert "nothing could be opened" not in proof.stdout, "that reads as an error"
    assert proof.stdout.splitlines()[-1].startswith("PASSED: only the trusted party")
    key = running.compose("exec", "-T", "fleet", "cat", "/heatcloak/nodes/n02/seed.key").stdout
    stolen = "cat >/heatcloak/store/notes; chmod 600 /heatcloak/store/notes"
    running.compose("exec", "-T", "aggregator", "sh", "-c", stolen, text=key)
    try:
        found = running.run("compose/prove.sh", "--quick", "aggregator", check=False)
    finally:
        running.compose("exec", "-T", "aggregator", "rm", "/heatcloak/store/notes")
    assert found.returncode == 1
    assert "WRONG: n02 in store/notes" in found.stdout
    assert found.stdout.splitlines()[-1].endswith("aggregator")


def test_the_proof_looks_into_images_logs_and_memory_disks_too(running: Any) -> None:
    """All of a container's files, log and memory disks; a service that does not run proves nothing."""
    whole = running.run("compose/prove.sh", "node")
    searching, files, said, *_ = whole.stdout.splitlines()[1:]
    assert searching == "  node: searching ..."
    assert files.split()[:2] == ["node", "files"]
    assert int(files.split()[2]) > 1000
    assert files.endswith("1, each its own node's")
    assert said.endswith("none")
    key = running.compose("exec", "-T", "fleet", "cat", "/heatcloak/nodes/n02/seed.key").stdout
    hidden = "/dev/shm/hidden"  # noqa: S108  in a container
    running.compose("exec", "-T", "node", "sh", "-c", f"cat >{hidden}", text=key)
    try:
        found = running.run("compose/prove.sh", "--quick", "node", check=False)
    finally:
        running.compose("exec", "-T", "node", "rm", hidden)
    assert found.returncode == 1
    assert "WRONG: n02 in standard input" in found.stdout
    nobody = running.run("compose/prove.sh", "--quick", "nobody", check=False)
    assert nobody.returncode == 1
    assert "nobody does not run" in nobody.stdout
