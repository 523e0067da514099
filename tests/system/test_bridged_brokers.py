"""Nodes at one mosquitto and the aggregator at another, joined by the bridge of the guide."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.wire import decode_estimate
from heatcloak_shared.zone import Zone, render_zone
from support.mosquitto import Mosquitto, retained_message
from support.provisioned import Provisioned
from support.waiting import wait_until

GUIDE = Path(__file__).parents[2] / "docs/how-to/broker-clusters.md"
WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
ROUNDS = 24


def bridge_configuration(nodes: Provisioned, data: Path) -> str:
    """Return the guide's configuration of the aggregator's broker, for the nodes' broker of the test."""
    text: str
    (text,) = re.findall(
        r"^```text\n(# The broker of the aggregator.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S
    )
    own = nodes.out / "aggregator"
    password = (own / "password").read_text(encoding="ascii").strip()
    for old, new in {
        # Its listener is that of the fixture.
        "listener 1883 localhost\n": "",
        "broker.lan:8883": f"127.0.0.1:{nodes.port}",
        "/etc/heatcloak/ca.crt": str(own / "ca.crt"),
        "PASSWORD": password,
        "/var/lib/mosquitto/": f"{data}/",
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def zone(zone: Zone) -> Zone:
    """Return the small zone with rounds of half a second."""
    return replace(zone, schedule=replace(zone.schedule, period=0.5))


@pytest.mark.parametrize("killed", ["nodes", "aggregator"])
def test_every_reading_is_stored_once_although_a_bridged_broker_is_killed(
    zone: Zone,
    provisioned: Callable[..., Provisioned],
    start_mosquitto: Callable[..., Mosquitto],
    start_heatcloak: Callable[..., subprocess.Popen[str]],
    wait_for_line: Callable[[subprocess.Popen[str], str], str],
    tmp_path: Path,
    killed: str,
) -> None:
    """Estimates cross the bridge in the other direction."""
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text(WORLD, encoding="utf-8")
    (tmp_path / "data").mkdir()
    nodes = provisioned()
    beside = start_mosquitto(bridge_configuration(nodes, tmp_path / "data"))
    where = ("--broker", f"127.0.0.1:{beside.port}", "--store", "sqlite:///s.db")
    server = start_heatcloak("serve", "--zone", "hall.toml", *where)
    assert server.stderr is not None
    while "serving zone hall" not in (line := server.stderr.readline()):
        assert line, "the service ended before it was ready"
    drained = threading.Thread(target=server.stderr.read)
    drained.start()
    fleet = start_heatcloak(
        "fleet",
        *("--zone", "hall.toml", "--scenario", "world.toml", "--credentials", str(nodes.out)),
        *("--rounds", str(ROUNDS), "--spool", "disk", "--report", "report.json"),
    )
    wait_for_line(fleet, "readings released so far")
    if killed == "nodes":
        nodes.stop(signal.SIGKILL)
        nodes.start()
    else:
        beside.kill()
        beside.start()
    _, err = fleet.communicate(timeout=200)
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (report["unstored"], report["dropped"], report["lost"], report["denied"]) == (0, 0, 0, 0), err
    store = Store(f"sqlite:///{tmp_path}/s.db")
    wait_until(lambda: store.count("hall") >= report["published"], 30, "a reading was not stored")
    # Readings have one row each: none was stored twice.
    assert store.count("hall") == report["published"] > 4
    store.close()
    client = nodes.client("heatcloak_viewer")
    assert client.answer() == "Success"
    client.subscribe("heatcloak/v1/hall/estimate")
    client.wait_until(lambda: any(topic.endswith("estimate") for topic, _ in client.received))
    client.close()
    estimate = next(payload for topic, payload in client.received if topic.endswith("estimate"))
    assert decode_estimate(estimate).rev == zone.rev
    # Retained messages of nodes are at the aggregator's broker too.
    assert retained_message(beside.port, "heatcloak/v1/hall/n01/meta")
    server.send_signal(signal.SIGTERM)
    server.wait(60)
    drained.join(10)
