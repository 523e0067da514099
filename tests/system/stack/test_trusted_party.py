"""The trusted party beside the stack opens every reading; `prove.sh` shows that no other container can."""

from __future__ import annotations

import json
import re

import pytest

from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


def plant_key(stack: Stack, service: str, path: str) -> None:
    """Write another node's key into a container."""
    key = stack.execute("fleet", "cat", "/heatcloak/nodes/n02/seed.key").stdout
    stack.execute(service, "sh", "-c", 'umask 077; printf %s "$KEY" >"$1"', "sh", path, KEY=key)


def test_the_trusted_party_opens_every_reading_live(running: Stack) -> None:
    """With read-only credentials: the exact reading of each node, and both estimates of a round."""
    output = running.compose("run", "--rm", "-T", "trusted", "--rounds", "3", "--json").stdout
    *rounds, counts = (json.loads(line) for line in output.splitlines())
    assert len(rounds) == 3
    for each in rounds:
        assert len(each["ticks"]) + len(each["missing"]) == 12
        assert each["public"]["sources"] != each["exact"]["sources"]
    assert counts["opened"] >= 30
    assert counts["refused"] == {}


def test_the_proof_passes_and_finds_a_key_in_the_aggregators_store(running: Stack) -> None:
    proof = running.run("compose/prove.sh", "--quick")
    lines = {tuple(line.split()[:2]): line for line in proof.stdout.splitlines()}
    assert lines["fleet", "/heatcloak/nodes"].endswith("11, each its own node's")
    assert lines["node", "/heatcloak"].endswith("1, each its own node's")
    for service in (("aggregator", "/heatcloak/own"), ("aggregator", "/heatcloak/store")):
        assert lines[service].endswith("looked for: none")
    for service in (("broker", "/mosquitto/config"), ("postgres", "/var/lib/postgresql")):
        assert lines[service].endswith("looked for: none")
    assert re.search(r"as expected: it received [1-9]\d* readings and opened none", proof.stdout)
    assert "nothing could be opened" not in proof.stdout, "that reads as an error"
    assert proof.stdout.splitlines()[-1].startswith("PASSED: only the trusted party")
    plant_key(running, "aggregator", "/heatcloak/store/notes")
    try:
        found = running.run("compose/prove.sh", "--quick", "aggregator", check=False)
    finally:
        running.execute("aggregator", "rm", "/heatcloak/store/notes")
    assert found.returncode == 1
    assert "WRONG: n02 in store/notes" in found.stdout
    assert found.stdout.splitlines()[-1].endswith("aggregator")


def test_the_proof_searches_images_and_logs(running: Stack) -> None:
    whole = running.run("compose/prove.sh", "node")
    searching, files, log, *_ = whole.stdout.splitlines()[1:]
    assert searching == "  node: searching ..."
    assert files.split()[:2] == ["node", "files"]
    assert int(files.split()[2]) > 1000
    assert files.endswith("1, each its own node's")
    assert log.endswith("none")


def test_the_proof_finds_a_key_in_shared_memory(running: Stack) -> None:
    hidden = "/dev/shm/hidden"  # noqa: S108  in a container
    plant_key(running, "node", hidden)
    try:
        found = running.run("compose/prove.sh", "--quick", "node", check=False)
    finally:
        running.execute("node", "rm", hidden)
    assert found.returncode == 1
    assert "WRONG: n02 in standard input" in found.stdout


def test_the_proof_fails_for_a_service_that_does_not_run(running: Stack) -> None:
    missing = running.run("compose/prove.sh", "--quick", "nobody", check=False)
    assert missing.returncode == 1
    assert "nobody is not running" in missing.stdout
