"""Real nodes and the real service in a provisioned zone, over TLS."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared.zone import load_zone
from support.provisioned import FINE, Provisioned, topic
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]

WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"


@pytest.fixture
def start_node() -> Iterator[Start]:
    """Return a function that starts real nodes; they are killed at the test's end."""
    started: list[subprocess.Popen[str]] = []

    def start(config: Path, *options: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "heatcloak_node", "--config", str(config), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def ended(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Stop a process and return what it printed."""
    process.send_signal(signal.SIGTERM)
    return process.communicate(timeout=60)


@pytest.mark.parametrize("certificates", [False, True])
def test_readings_reach_the_store_over_tls(
    hall: Path,
    provisioned: Callable[..., Provisioned],
    heatcloak: Command,
    start_heatcloak: Start,
    start_node: Start,
    *,
    certificates: bool,
) -> None:
    broker = provisioned(
        zone=load_zone(hall / "hall.toml"),
        client_certificates=certificates,
        nodes=("n01", "n02"),
        sensor={"kind": "simulated", "scenario": "scenario.toml"},
        scenario=WORLD,
    )
    done = heatcloak("provision", "--zone", "hall.toml", "--out", str(broker.out), "--json")
    assert done.returncode == 0, done.stderr
    (command,) = [line for line in json.loads(done.stdout)["next"] if line.startswith("heatcloak serve")]
    server = start_heatcloak(*command.split()[1:], "--json", "--store", "sqlite:///s.db")
    assert server.stderr is not None
    while "serving zone hall" not in (line := server.stderr.readline()):
        assert line, "the service ended before it was ready"
    listeners = [broker.client(node) for node in ("n01", "n02")]
    for node, listener in zip(("n01", "n02"), listeners, strict=True):
        assert listener.answer() == FINE
        listener.subscribe(topic("stored", node))
    nodes = [start_node(broker.folder(node) / "node.toml", "--json") for node in ("n01", "n02")]
    for listener in listeners:
        listener.wait_until(lambda listener=listener: listener.received)  # type: ignore[misc]
        listener.close()
    totals = []
    for process in nodes:
        out, err = ended(process)
        assert process.returncode == 0, err
        assert "retrying" not in err
        assert "denied" not in err
        totals.append(json.loads(out.splitlines()[-1]))
    out, err = ended(server)
    assert server.returncode == 0, err
    counts = json.loads(out.splitlines()[-1])
    assert all(total["published"] > 0 and total["denied"] == 0 for total in totals)
    # Readings released while a node was stopping may be in flight.
    unstored = sum(total["unstored"] for total in totals)
    assert counts["stored"] >= sum(total["published"] for total in totals) - unstored > 0
    assert (counts["refusals"], counts["denied"]) == ({}, 0)


def test_wrong_authority_is_reported_once_by_node_and_service(
    hall: Path, provisioned: Callable[..., Provisioned], heatcloak: Command, start_node: Start
) -> None:
    fields: dict[str, Any] = {
        "zone": load_zone(hall / "hall.toml"),
        "nodes": ("n01",),
        "sensor": {"kind": "simulated", "scenario": "scenario.toml"},
        "scenario": WORLD,
    }
    broker, other = provisioned(**fields), provisioned(**fields)
    shutil.copy(other.out / "ca/ca.crt", broker.folder("n01") / "ca.crt")
    node = start_node(broker.folder("n01") / "node.toml")
    assert node.stderr is not None
    err = ""
    while "not signed by" not in err:
        err += (line := node.stderr.readline())
        assert line, err
    log = broker.out / "broker.log"
    wait_until(lambda: log.read_text(errors="replace").count("unknown ca") >= 3, message="three refusals")
    err += ended(node)[1]
    assert err.count("not signed by a trusted authority: give the ca.crt of its authority") == 1
    assert "Traceback" not in err
    where = ("--broker", f"127.0.0.1:{broker.port}", "--ca-file", str(other.out / "ca/ca.crt"))
    who = ("--user", "heatcloak_aggregator", "--password-file", str(broker.out / "aggregator/password"))
    done = heatcloak("serve", "--zone", "hall.toml", *where, *who)
    assert done.returncode == 1
    assert "not signed by a trusted authority" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert "n01" not in (broker.out / "broker.log").read_text(errors="replace")


def test_node_with_another_nodes_id_is_denied_and_counts_it(
    hall: Path, provisioned: Callable[..., Provisioned], start_node: Start
) -> None:
    broker = provisioned(
        zone=load_zone(hall / "hall.toml"),
        nodes=("n01", "n02"),
        sensor={"kind": "simulated", "scenario": "scenario.toml"},
        scenario=WORLD,
    )
    owner = broker.client("n02")
    assert owner.answer() == FINE
    owner.publish(topic("status", "n02"), retain=True)
    config = broker.folder("n01") / "node.toml"
    text = config.read_text(encoding="utf-8").replace('node = "n01"', 'node = "n02"', 1)
    config.write_text(text, encoding="utf-8")
    impostor = start_node(config, "--json")
    viewer = broker.client("heatcloak_viewer")
    assert viewer.answer() == FINE
    viewer.subscribe(topic("+", "n02"))
    assert impostor.stderr is not None
    before = ""
    while "denied a publish" not in before:
        before += (line := impostor.stderr.readline())
        assert line, before
    out, err = ended(impostor)
    assert json.loads(out.splitlines()[-1])["denied"] > 0
    assert (before + err).count("the broker denied a publish: Not authorized") == 1
    viewer.subscribe("barrier")
    assert viewer.received == [(topic("status", "n02"), b"hello")]
    viewer.close()
    owner.close()
