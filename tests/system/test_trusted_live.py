"""``heatcloak trusted`` at a broker."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.trusted import Keyring, derive_node_key
from heatcloak_aggregator.trusted.keyring import create_keyring
from heatcloak_lab.fleet import Fleet
from heatcloak_node import Seed
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.scenario import interval_reading, load_scenario
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone
from support.fleet_clock import released_in_time
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
Hall = Any
FILES = ("--zone", "hall.toml", "--keys", "ring.toml")
AUDIT = "trusted-audit.jsonl"
NODE_TOPIC = "heatcloak/v1/hall/n01/reading"


def publish(port: int, zone: Zone, readings: list[Reading]) -> None:
    """Publish each reading on its node's topic."""
    publish_payloads(
        port, [(node_topic(zone.name, each.node, "reading"), encode_reading(each)) for each in readings]
    )


def publish_payloads(port: int, messages: list[tuple[str, bytes]]) -> None:
    """Publish each payload on its topic."""
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.connect("127.0.0.1", port)
    client.loop_start()
    for topic, payload in messages:
        client.publish(topic, payload, qos=1).wait_for_publish(10)
    client.disconnect()
    client.loop_stop()


def wait_for_events(hall: Path, event: str, count: int) -> None:
    """Wait until the audit log has some entries of a kind."""
    entry = f'"event":"{event}"'
    wait_until(lambda: (hall / AUDIT).read_text(encoding="ascii").count(entry) >= count)


@pytest.fixture
def start_trusted(start_heatcloak: Start) -> Start:
    """Return a function that starts ``heatcloak trusted`` and returns when it is subscribed."""

    def start(port: int, *options: str) -> subprocess.Popen[str]:
        process = start_heatcloak("trusted", *FILES, "--broker", f"127.0.0.1:{port}", *options)
        assert process.stderr is not None
        line = process.stderr.readline()
        assert "opening readings of zone hall" in line, line
        assert AUDIT in line
        return process

    return start


def test_live_and_recorded_rounds_agree(
    trusted_hall: Hall,
    hall: Path,
    heatcloak: Command,
    mosquitto: Any,
    mosquitto_sub: str,
    start_trusted: Start,
    start_heatcloak: Start,
) -> None:
    zone = trusted_hall.zone
    epochs = Epochs(zone.schedule.round_of(time.time()), 5)
    ring = Keyring.from_root("hall", trusted_hall.seal.root, zone.nodes, epochs)
    create_keyring(hall / "fleet.toml", ring)
    listen = [mosquitto_sub, "-p", str(mosquitto.port), "-t", "heatcloak/v1/hall/+/reading", "-q", "1"]
    with (hall / "live.jsonl").open("wb") as sink:
        recorder = subprocess.Popen(listen, stdout=sink)
    try:
        process = start_trusted(mosquitto.port, "--json", "--rounds", "8", "--keys", "fleet.toml")
        with released_in_time(_fleet(trusted_hall, hall, mosquitto, epochs), zone.schedule):
            out, err = process.communicate(timeout=60)
        live, counts = trusted_hall.results(out)
        last = f'"round":{live[-1]["round"]},'.encode()
        wait_until(lambda: (hall / "live.jsonl").read_bytes().count(last) == len(zone.nodes))
    finally:
        recorder.terminate()
        recorder.wait()
    assert process.returncode == 0, err
    assert counts["rounds"] == len(live) == 8
    done = heatcloak("trusted", *FILES, "--keys", "fleet.toml", "--recording", "live.jsonl", "--json")
    recorded = {line["round"]: line for line in trusted_hall.results(done.stdout)[0]}
    people = load_scenario(hall / "world.toml")
    for line in live:
        assert line == recorded[line["round"]]
        assert line["missing"] == []
        for node, ticks in line["ticks"].items():
            place = zone.places[node] / zone.domain.n_sensors
            value = interval_reading(people.at(line["round"]), place, zone.domain.spread)
            assert ticks == round(value / zone.noise.step)


def _fleet(trusted_hall: Hall, hall: Path, mosquitto: Any, epochs: Epochs) -> Fleet:
    seeds = {
        node: Seed(NodeKey("hall", node, 0, 0, derive_node_key(trusted_hall.seal.root, node), epochs))
        for node in trusted_hall.zone.nodes
    }
    return Fleet(
        trusted_hall.zone,
        mosquitto.address,
        load_scenario(hall / "world.toml"),
        hall / "ledgers",
        seeds,
    )


def now_readings(trusted_hall: Hall, seq: int) -> list[Reading]:
    """Return what n01 and n02 publish in the current round."""
    number = trusted_hall.zone.schedule.round_of(time.time())
    return [trusted_hall.reading(node, number, seq) for node in ("n01", "n02")]


def ended(trusted_hall: Hall, process: subprocess.Popen[str]) -> Any:
    """Stop the command and return its counts."""
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    return trusted_hall.results(out)[1]


def test_late_readings_are_counted_and_not_decrypted(
    near_now: Hall, hall: Path, mosquitto: Any, start_trusted: Start
) -> None:
    process = start_trusted(mosquitto.port, "--json")
    late = [near_now.reading(node, near_now.START - 1000, 0) for node in near_now.zone.nodes]
    timely = now_readings(near_now, 1)[:1]
    publish(mosquitto.port, near_now.zone, late + timely)
    wait_for_events(hall, "open", 1)
    counts = ended(near_now, process)
    assert (counts["opened"], counts["late"]) == (1, 12)
    assert (hall / AUDIT).read_text().count('"event":"open"') == 1


def test_hostile_messages_are_counted_by_reason(
    near_now: Hall, hall: Path, mosquitto: Any, start_trusted: Start
) -> None:
    process = start_trusted(mosquitto.port, "--json")
    zone, start = near_now.zone, near_now.START
    good = near_now.reading("n01", start, 0)
    hostile = [
        replace(good, mac="0" * 16),
        replace(good, ticks=good.ticks + 1),
        replace(good, key=None, mac=None),
        replace(good, rev="0" * 16),
        replace(good, key=2**63 - 1),
        replace(good, round=2**50, t=zone.schedule.time_of(2**50), key=(2**50 - start) // 10_000),
    ]
    payloads = [*(encode_reading(reading) for reading in hostile * 5), b"nonsense", b"\xff" * 100]
    publish_payloads(mosquitto.port, [(NODE_TOPIC, each) for each in (*payloads, b"x" * 100_000)])
    publish(mosquitto.port, zone, now_readings(near_now, 1)[:1])
    wait_for_events(hall, "open", 1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    _, counts = near_now.results(out)
    assert counts["refused"] == {
        "forged or wrong key": 10,
        "unseeded": 5,
        "revision": 5,
        "epoch": 5,
        "future": 5,
        "malformed": 3,
    }
    assert counts["opened"] == 1
    assert "Traceback" not in err


def test_read_access_suffices_and_a_restarted_broker_is_found_again(
    near_now: Hall, hall: Path, start_mosquitto: Any, start_trusted: Start
) -> None:
    acl = "topic write heatcloak/v1/hall/+/reading\nuser trusted\ntopic read heatcloak/v1/+/+/reading\n"
    (hall / "acl").write_text(acl, encoding="ascii")
    (hall / "acl").chmod(0o600)
    (hall / "passwords").write_text("", encoding="ascii")
    subprocess.run(["mosquitto_passwd", "-b", str(hall / "passwords"), "trusted", "open"], check=True)
    (hall / "password").write_text("open\n", encoding="ascii")
    broker = start_mosquitto(f"acl_file {hall}/acl\npassword_file {hall}/passwords\n")
    process = start_trusted(broker.port, "--json", "--user", "trusted", "--password-file", "password")
    publish(broker.port, near_now.zone, now_readings(near_now, 0)[:1])
    wait_for_events(hall, "open", 1)
    broker.kill()
    broker.start()
    assert process.stderr is not None
    while "opening readings" not in (line := process.stderr.readline()):
        assert line, "the command ended"
    publish(broker.port, near_now.zone, now_readings(near_now, 1)[1:])
    wait_for_events(hall, "open", 2)
    assert ended(near_now, process)["opened"] == 2


def test_nothing_is_published_even_when_killed(
    near_now: Hall, hall: Path, mosquitto: Any, start_trusted: Start
) -> None:
    received: list[str] = []
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_connect = lambda client, *_: client.subscribe("#", qos=1)
    client.on_message = lambda client, userdata, message: received.append(message.topic)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    process = start_trusted(mosquitto.port)
    publish(mosquitto.port, near_now.zone, now_readings(near_now, 0)[:1])
    wait_for_events(hall, "open", 1)
    process.kill()
    process.wait()
    # The broker publishes a will before it carries these.
    for marker in ("after/1", "after/2"):
        client.publish(marker, b"", qos=1)
        wait_until(lambda marker=marker: marker in received)  # type: ignore[misc]
    client.disconnect()
    client.loop_stop()
    assert received == [NODE_TOPIC, "after/1", "after/2"]


def test_running_command_notices_revocation_and_ratchet(
    near_now: Hall, hall: Path, heatcloak: Command, mosquitto: Any, start_trusted: Start
) -> None:
    process = start_trusted(mosquitto.port, "--json")
    publish(mosquitto.port, near_now.zone, now_readings(near_now, 0))
    wait_for_events(hall, "open", 2)
    assert heatcloak("keys", "revoke", "ring.toml", "n01", "--from-round", "0").returncode == 0
    wait_for_events(hall, "ring", 1)
    publish(mosquitto.port, near_now.zone, now_readings(near_now, 1))
    wait_for_events(hall, "open", 3)
    assert heatcloak("keys", "ratchet", "ring.toml", "--to-epoch", "9999").returncode == 0
    wait_for_events(hall, "ring", 2)
    publish(mosquitto.port, near_now.zone, now_readings(near_now, 2))
    assert process.stderr is not None
    while "(forgotten)" not in (line := process.stderr.readline()):
        assert line, "the command ended"
    counts = ended(near_now, process)
    assert counts["opened"] == 3
    assert counts["refused"] == {"revoked": 2, "forgotten": 1}
    events = [json.loads(line) for line in (hall / AUDIT).read_text().splitlines()]
    assert [one["first_epoch"] for one in events if one["event"] == "ring"] == [0, 9999]


def test_lost_keyring_ends_the_session(
    near_now: Hall, hall: Path, mosquitto: Any, start_trusted: Start
) -> None:
    process = start_trusted(mosquitto.port, "--json")
    (hall / "ring.toml").unlink()
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    (line,) = err.splitlines()
    assert "keyring changed" in line
    assert "ring.toml" in line
    assert json.loads((hall / AUDIT).read_text().splitlines()[-1])["event"] == "end"


def test_removed_audit_log_ends_the_session(
    near_now: Hall, hall: Path, mosquitto: Any, start_trusted: Start
) -> None:
    process = start_trusted(mosquitto.port, "--json")
    (hall / AUDIT).unlink()
    publish(mosquitto.port, near_now.zone, now_readings(near_now, 0))
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "it was removed" in err.splitlines()[-1]
    assert near_now.results(out)[1]["opened"] == 0


@pytest.mark.alone
def test_flood_takes_no_memory_and_does_not_affect_other_nodes(
    near_now: Hall, hall: Path, mosquitto: Any, start_trusted: Start
) -> None:
    trusted_hall = near_now
    process = start_trusted(mosquitto.port, "--json")
    # The first recovery of a round loads 50 MB of libraries, which the flood must not be blamed for.
    publish(mosquitto.port, trusted_hall.zone, now_readings(trusted_hall, 0)[1:])
    assert process.stdout is not None
    assert "round" in json.loads(process.stdout.readline())
    before = resident(process.pid)
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    for number in range(40_000):
        last = client.publish(NODE_TOPIC, b'{"v":1,' + b"x" * 293)
        if number % 200 == 199:
            last.wait_for_publish(10)
    client.disconnect()
    client.loop_stop()
    others = itertools.count(1)

    def is_opened() -> bool:
        # Readings that wait behind the flood are late.
        publish(mosquitto.port, trusted_hall.zone, now_readings(trusted_hall, next(others))[1:])
        return (hall / AUDIT).read_text().count('"event":"open"') > 1

    wait_until(is_opened, message="no reading of another node is opened after the flood", interval=0.5)
    assert resident(process.pid) < before + 30e6
    counts = ended(trusted_hall, process)
    assert 2 <= counts["opened"] <= next(others)
    assert counts["refused"]["flood"] > counts["refused"]["malformed"]


def resident(pid: int) -> int:
    """Return the resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("pause", [0.0, 0.005, 0.03, 0.08, 0.15])
def test_second_signal_changes_nothing(
    trusted_hall: Hall, hall: Path, mosquitto: Any, start_trusted: Start, number: int, pause: float
) -> None:
    process = start_trusted(mosquitto.port, "--json")
    process.send_signal(number)
    time.sleep(pause)
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert trusted_hall.results(out)[1]["opened"] == 0
    assert not err
    assert '"event":"end"' in (hall / AUDIT).read_text()
