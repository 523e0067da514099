"""A heatmap zone: 200 real devices, a real broker, and an aggregator that is killed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.store import Store
from heatcloak_shared.wire import decode_heatmap_estimate, encode_heatmap_estimate
from heatcloak_shared.zone import HeatmapZone, load_any_zone
from support.mosquitto import retained_message
from support.service import Service
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]

DEVICES = 200
PERIOD = 6.0


@pytest.fixture
def lobby(heatcloak: Command, tmp_path: Path) -> Path:
    """Return a folder with a heatmap zone of 200 devices."""
    made = heatcloak(
        *("zone", "new", "lobby.toml", "--kind", "heatmap", "--name", "lobby", "--size", "16"),
        *("--devices", str(DEVICES), "--period", str(PERIOD), "--epsilon", "2"),
    )
    assert made.returncode == 0, made.stderr
    return tmp_path


@pytest.fixture
def service(lobby: Path, mosquitto: Any) -> Iterator[Service]:
    """Return an aggregator that is restarted whenever it ends."""
    arguments = ["--zone", str(lobby / "lobby.toml"), "--broker", f"127.0.0.1:{mosquitto.port}"]
    arguments += ["--store", f"sqlite:///{lobby}/s.db", "--http-token-file", str(lobby / "heatcloak.token")]
    service = Service(lobby, arguments)
    yield service
    service.end()


def test_no_report_of_200_devices_is_lost_although_the_aggregator_is_killed(
    lobby: Path, mosquitto: Any, service: Service, start_heatcloak: Callable[..., subprocess.Popen[str]]
) -> None:
    """It is killed in the second period. Reports are stored exactly once, and both heatmaps are served."""
    service.start()
    fleet = start_heatcloak(
        *("fleet", "--zone", "lobby.toml", "--broker", f"127.0.0.1:{mosquitto.port}"),
        *("--rounds", "2", "--json"),
    )
    wait_until(lambda: stored_reports(service) > DEVICES, 90, "no device reported twice")
    service.kill()
    service.wait_until_ready(60)
    out, err = fleet.communicate(timeout=120)
    report = json.loads(out)
    assert (report["published"], report["unstored"], report["dropped"]) == (2 * DEVICES, 0, 0), err
    first, last = report["first_round"], report["last_round"]
    wait_until(
        lambda: {reports_of(service, number) for number in (first, last)} == {DEVICES},
        60,
        "a heatmap lacks reports",
    )

    zone = load_any_zone(lobby / "lobby.toml")
    store = Store(f"sqlite:///{lobby}/s.db")
    rows = list(store.stream("lobby"))
    store.close()
    assert Counter(row.reading.node for row in rows) == dict.fromkeys(zone.nodes, 2)
    assert Counter(row.reading.round for row in rows) == {first: DEVICES, last: DEVICES}
    assert {row.verdict for row in rows} == {"accepted"}
    assert all(zone.wrong_noise(row.reading) is None for row in rows)

    status, text = service.ask(f"/api/v1/zones/lobby/heatmaps/{last}", timeout=10)
    assert status == 200
    served = json.loads(text)
    published = decode_heatmap_estimate(retained_message(mosquitto.port, "heatcloak/v1/lobby/estimate"))
    fields = json.loads(encode_heatmap_estimate(published))
    assert {name: served[name] for name in fields.keys() - {"v", "zone"}} == {
        name: value for name, value in fields.items() if name not in {"v", "zone"}
    }
    assert served["densest"] is not None
    assert abs(sum(published.shares) - 1.0) < 1e-9
    service.stop()


def stored_reports(service: Service) -> int:
    status, text = service.ask("/api/v1/zones/lobby", timeout=5)
    return int(json.loads(text)["counts"]["stored"]) if status == 200 else 0


def reports_of(service: Service, number: int) -> int:
    status, text = service.ask(f"/api/v1/zones/lobby/heatmaps/{number}", timeout=5)
    return int(json.loads(text)["reports"]) if status == 200 else 0


def test_the_trusted_party_finds_the_true_cell_of_a_real_device(
    heatcloak: Command, tmp_path: Path, mosquitto: Any, start_heatcloak: Callable[..., subprocess.Popen[str]]
) -> None:
    """Through its file of places, the broker, the store and an export; the noise is removed exactly."""
    new = ("--kind", "heatmap", "--name", "lobby", "--devices", "1", "--period", "2", "--x", "0", "40")
    for command in (
        ("zone", "new", "lobby.toml", *new),
        ("keys", "new", "keys", "--zone", "lobby.toml"),
    ):
        assert heatcloak(*command).returncode == 0
    (tmp_path / "places.csv").write_text("x,y\n30.0,0.5\n", encoding="utf-8")
    (tmp_path / "node.toml").write_text(
        'zone = "lobby.toml"\nnode = "d01"\nstate = "state"\nseed_file = "keys/nodes/d01.key"\n'
        "allow_volatile_state = true\n"
        f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
        '[places]\nkind = "file"\npath = "places.csv"\ntakes = 0.1\n',
        encoding="utf-8",
    )
    server = start_heatcloak(
        *("serve", "--zone", "lobby.toml", "--broker", f"127.0.0.1:{mosquitto.port}"),
        *("--store", "sqlite:///s.db", "--json"),
    )
    device = subprocess.Popen(
        [sys.executable, "-m", "heatcloak_node", "--config", "node.toml", "--json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        rounds = [json.loads(server.stdout.readline()) for _ in range(2)]
    finally:
        device.terminate()
        out, err = device.communicate(timeout=30)
    assert device.returncode == 0, err
    assert json.loads(out)["published"] >= 2
    assert "30.0" not in err
    server.terminate()
    server.communicate(timeout=60)
    assert [line["reports"] for line in rounds] == [1, 1]
    store = ("--store", "sqlite:///s.db")
    assert heatcloak("store", "export", "out.jsonl", "--zone", "lobby", *store).returncode == 0
    ring = ("--zone", "lobby.toml", "--keys", "keys/ring.key")
    opened = heatcloak("trusted", *ring, "--recording", "out.jsonl", "--json")
    assert opened.returncode == 0, opened.stderr
    *shown, counts = map(json.loads, opened.stdout.splitlines())
    assert counts["opened"] == len(shown) >= 2
    assert all(line["cells"] == {"d01": [16, 24]} for line in shown)


def test_hostile_messages_are_counted_and_stop_nothing(
    heatcloak: Command, tmp_path: Path, mosquitto: Any, start_heatcloak: Callable[..., subprocess.Popen[str]]
) -> None:
    """Readings, reports that the mechanism does not have, and nonsense, on the topics of a heatmap zone."""
    new = ("--kind", "heatmap", "--name", "lobby", "--devices", "5", "--period", "2")
    assert heatcloak("zone", "new", "lobby.toml", *new).returncode == 0
    where = ("--zone", "lobby.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    server = start_heatcloak("serve", *where, "--store", "sqlite:///s.db", "--json")
    assert server.stderr is not None
    while "serving zone lobby" not in (line := server.stderr.readline()):
        assert line, "the service ended before it was ready"
    zone = load_any_zone(tmp_path / "lobby.toml")
    assert isinstance(zone, HeatmapZone)
    good: dict[str, Any] = {
        "v": 1,
        "zone": "lobby",
        "rev": zone.rev,
        "node": "d01",
        "boot": "0" * 32,
        "seq": 0,
        "round": 10,
        "report": "0" * zone.digits,
        "t": zone.schedule.time_of(10),
    }
    reading = {**good, "ticks": 1, "step": 0.5, "sigma_ticks": 300}
    del reading["report"]
    hostile = [
        b"not json",
        b"[" * 300,
        b"x" * 100_000,
        *(
            json.dumps(message).encode()
            for message in (
                reading,
                {**good, "report": "0" * (zone.digits + 1)},
                {**good, "report": "f" * zone.digits},
                {**good, "report": "F" * zone.digits},
                {**good, "report": 7},
                {**good, "node": "d02"},
                {**good, "zone": "hall"},
                {**good, "t": zone.schedule.time_of(12)},
            )
        ),
    ]
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    for payload in hostile * 10:
        client.publish("heatcloak/v1/lobby/d01/heatmap", payload, qos=1).wait_for_publish(10)
    client.publish("heatcloak/v1/lobby/d99/heatmap", json.dumps(good), qos=1).wait_for_publish(10)
    client.disconnect()
    client.loop_stop()
    fleet = heatcloak("fleet", *where, "--rounds", "2", "--json")
    assert fleet.returncode == 0, fleet.stderr
    assert server.stdout is not None
    rounds = [json.loads(server.stdout.readline()) for _ in range(2)]
    server.terminate()
    out, err = server.communicate(timeout=60)
    counts = json.loads(out)
    assert counts["stored"] == json.loads(fleet.stdout)["published"] == 10
    assert [line["reports"] for line in rounds] == [5, 5]
    assert sum(counts["refusals"].values()) == 10 * len(hostile) + 1
    has_larger = zone.mechanism.n_elements < 16**zone.digits
    assert counts["refusals"]["noise"] == 10 * (1 + has_larger)
    assert "Traceback" not in err
    assert len(err.splitlines()) < 20, "each kind of refusal is logged once per device"
