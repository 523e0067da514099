"""A provisioned zone with a real mosquitto over TLS: who is let in, and what each may do."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_aggregator.provision import Request, provision
from heatcloak_aggregator.service.telling import TELL_AFTER
from heatcloak_shared.broker import BrokerAddress, Tls
from heatcloak_shared.topics import discovery_topic
from heatcloak_shared.zone import Zone, load_zone

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]

WAIT = 8.0
WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"


class Provisioned:
    """A provisioned folder and its broker, run as its owner would run it."""

    def __init__(self, out: Path, zone: Zone, **asked: Any) -> None:
        self.out, self.zone = out, zone
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.again(host="127.0.0.1", port=self.port, **asked)
        self._process: subprocess.Popen[bytes] | None = None

    def again(self, **asked: Any) -> None:
        """Provision once more, with another wish."""
        request = replace(Request(self.zone), **asked)
        provision(request, self.out, datetime.now(UTC))

    def start(self, conf: Path | None = None) -> None:
        """Run the broker and wait until it listens."""
        if conf is None:
            conf = self.out / "broker/mosquitto.conf"
            if os.geteuid() == 0:
                # As root it would become a user who may not even look into the test's folder.
                text = conf.read_text(encoding="utf-8")
                conf = self.out / "as-root.conf"
                conf.write_text(f"{text}user root\n", encoding="utf-8")
        program = shutil.which("mosquitto", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
        assert program is not None
        log = (self.out / "broker.log").open("ab")
        self._process = subprocess.Popen([program, "-c", str(conf)], stdout=log, stderr=log, cwd="/")
        log.close()
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        pytest.fail(f"mosquitto did not start: {(self.out / 'broker.log').read_text(errors='replace')}")

    def reload(self) -> None:
        """Have the broker read its files again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)
        time.sleep(0.3)

    def stop(self) -> None:
        """End the broker."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(WAIT)
            self._process = None

    def folder(self, user: str) -> Path:
        """Where the credentials of a node or role are."""
        role = user.removeprefix("heatcloak_")
        return self.out / role if role != user else self.out / "nodes" / user

    def client(self, user: str, **changes: Any) -> Caller:
        """A client with the credentials of a user; keywords change its address."""
        folder = self.folder(user)
        password = (folder / "password").read_text(encoding="ascii").strip()
        pair = (folder / "client.crt", folder / "client.key")
        tls = Tls(folder / "ca.crt", *(pair if pair[0].exists() else ()))
        address = BrokerAddress("127.0.0.1", self.port, user, password, tls=tls)
        return Caller(replace(address, **changes))


class Caller:
    """An MQTT client that waits for what the broker says."""

    def __init__(self, address: BrokerAddress) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._answers: list[ReasonCode] = []
        self._published: dict[int, ReasonCode] = {}
        self._subscribed: list[int] = []
        self.lost = False
        version, protocol = CallbackAPIVersion.VERSION2, MQTTProtocolVersion.MQTTv5
        client = Client(version, protocol=protocol, reconnect_on_failure=False)
        client.username, client.password = address.username, address.password
        if address.tls is not None:
            client.tls_set_context(address.tls.context())
        client.on_connect = lambda _c, _u, _f, reason, _p: self._answers.append(reason)
        client.on_publish = lambda _c, _u, mid, reason, _p: self._published.__setitem__(mid, reason)
        client.on_subscribe = lambda _c, _u, mid, _r, _p: self._subscribed.append(mid)
        client.on_disconnect = self._on_disconnect
        client.on_message = self._on_message
        client.connect(address.host, address.port)
        client.loop_start()
        self._client = client

    def answer(self) -> str:
        """What the broker answers to CONNECT; nothing where it hangs up."""
        wait_until(lambda: bool(self._answers) or self.lost)
        if not self._answers or self._answers[0].is_failure:
            self.close()
        return str(self._answers[0]) if self._answers else ""

    def publish(self, topic: str, *, retain: bool = False) -> str:
        """What the broker answers to a publish."""
        mid = self._client.publish(topic, b"hello", qos=1, retain=retain).mid
        wait_until(lambda: mid in self._published)
        return str(self._published[mid])

    def hears(self, *topics: str) -> None:
        """Subscribe."""
        for topic in topics:
            mid = self._client.subscribe(topic, qos=1)[1]
            assert mid is not None
            wait_until(lambda: mid in self._subscribed)  # noqa: B023  called before the next one

    def close(self) -> None:
        """Hang up."""
        self._client.disconnect()
        self._client.loop_stop()

    def _on_message(self, client: Client, userdata: object, message: MQTTMessage) -> None:
        self.heard.append((message.topic, bytes(message.payload)))

    def _on_disconnect(self, *_: object) -> None:
        self.lost = True


def wait_until(there: Callable[[], bool]) -> None:
    """Wait until something is there."""
    deadline = time.monotonic() + WAIT
    while not there():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.01)


@pytest.fixture
def provisioned(zone: Zone, tmp_path: Path, mosquitto: Any) -> Iterator[Callable[..., Provisioned]]:
    """Provisions the small zone and runs its broker; the other fixture knows whether one is installed."""
    mosquitto.kill()
    made: list[Provisioned] = []

    def make(zone: Zone = zone, **asked: Any) -> Provisioned:
        made.append(Provisioned(tmp_path / f"provisioned{len(made)}", zone, **asked))
        made[-1].start()
        return made[-1]

    yield make
    for each in made:
        each.stop()


def topic(leaf: str, node: str = "n01") -> str:
    """A topic of a node of the hall."""
    return f"heatcloak/v1/hall/{node}/{leaf}"


DENIED, FINE = "Not authorized", "Success"


def test_a_node_writes_its_own_topics_and_nothing_else(provisioned: Callable[..., Provisioned]) -> None:
    """Not another's, not what the aggregator writes, not a command, not anything beside."""
    node = provisioned().client("n01")
    assert node.answer() == FINE
    for leaf in ("reading", "status", "meta"):
        assert node.publish(topic(leaf), retain=leaf != "reading") in (FINE, "No matching subscribers")
    others = [topic(leaf, "n02") for leaf in ("reading", "status", "meta", "stored", "cmd")]
    ours = [topic("stored"), topic("cmd"), "heatcloak/v1/hall/estimate", "heatcloak/v1/cellar/n01/reading"]
    beside = ["x", "$SYS/broker", topic("reading") + "/x", discovery_topic("homeassistant", "hall", "n01")]
    for denied in (*others, *ours, *beside):
        assert node.publish(denied) == DENIED, denied
    node.close()


def test_a_node_hears_what_is_its_own_alone(provisioned: Callable[..., Provisioned]) -> None:
    """Whatever it subscribes to: its own stored and cmd, and none of another's, retained or not."""
    broker = provisioned()
    aggregator, operator = broker.client("heatcloak_aggregator"), broker.client("heatcloak_operator")
    assert (aggregator.answer(), operator.answer()) == (FINE, FINE)
    aggregator.publish(topic("stored", "n02"), retain=True)
    node = broker.client("n01")
    assert node.answer() == FINE
    node.hears("#", "$SYS/#", topic("cmd", "n02"), topic("stored", "n02"), topic("reading", "n02"))
    other = broker.client("n02")
    other.publish(topic("reading", "n02"))
    for name in ("n02", "n01"):
        operator.publish(topic("cmd", name))
        aggregator.publish(topic("stored", name))
    aggregator.publish("heatcloak/v1/hall/estimate", retain=True)
    wait_until(lambda: len(node.heard) >= 2)
    time.sleep(0.3)
    assert sorted(name for name, _ in node.heard) == [topic("cmd"), topic("stored")]
    for each in (aggregator, operator, node, other):
        each.close()


def test_each_role_may_do_what_it_is_for(provisioned: Callable[..., Provisioned]) -> None:
    """Aggregator, trusted party, viewer, operator and Home Assistant, leaf by leaf."""
    broker = provisioned(home_assistant=True)
    estimate, birth = "heatcloak/v1/hall/estimate", "homeassistant/status"
    everything = [*(topic(leaf) for leaf in ("reading", "status", "meta", "stored", "cmd")), estimate, birth]
    discovery = discovery_topic("homeassistant", "hall", "n01")
    may_write = {
        "heatcloak_aggregator": {topic("stored"), estimate},
        "heatcloak_trusted": set(),
        "heatcloak_viewer": set(),
        "heatcloak_operator": {topic("cmd")},
        "heatcloak_home_assistant": {birth},
        "n01": {topic("reading"), topic("status"), topic("meta"), discovery},
    }
    public = {topic("reading"), topic("status"), topic("meta")}
    may_read = {
        "heatcloak_aggregator": public,
        "heatcloak_trusted": public | {estimate},
        "heatcloak_viewer": public | {estimate},
        "heatcloak_operator": {topic("status"), topic("meta")},
        "heatcloak_home_assistant": public | {estimate, birth, discovery},
        "n01": {topic("stored"), topic("cmd"), birth},
    }
    callers = {user: broker.client(user) for user in may_write}
    for caller in callers.values():
        assert caller.answer() == FINE
        caller.hears("#")
    for user, caller in callers.items():
        written = {name for name in (*everything, discovery) if caller.publish(name) != DENIED}
        assert written == may_write[user], user
    time.sleep(0.5)
    for user, caller in callers.items():
        assert {name for name, _ in caller.heard} == may_read[user], user
        caller.close()


def test_who_has_no_right_password_is_refused(provisioned: Callable[..., Provisioned]) -> None:
    """Nobody without a name, a wrong password, another's password, a user who is not there."""
    broker = provisioned()
    other = (broker.folder("n02") / "password").read_text(encoding="ascii").strip()
    for changes in (
        {"username": None, "password": None},
        {"password": "wrong"},
        {"password": other},
        {"username": "n99"},
        {"password": None},
    ):
        assert broker.client("n01", **changes).answer() == DENIED, changes
    assert broker.client("n01").answer() == FINE


def test_the_clear_is_not_spoken(provisioned: Callable[..., Provisioned]) -> None:
    """A client without TLS gets no answer."""
    assert provisioned().client("n01", tls=None).answer() == ""


def test_a_rotated_password_stops_working(provisioned: Callable[..., Provisioned]) -> None:
    """After the broker has read its files again: the old one is refused, whoever used it is thrown out."""
    broker = provisioned()
    old = (broker.folder("n01") / "password").read_text(encoding="ascii").strip()
    stolen, other = broker.client("n01"), broker.client("n02")
    assert (stolen.answer(), other.answer()) == (FINE, FINE)
    broker.again(rotate=("n01",))
    broker.reload()
    wait_until(lambda: stolen.lost)
    stolen.close()
    assert broker.client("n01", password=old).answer() == DENIED
    assert broker.client("n01").answer() == FINE
    assert not other.lost
    other.close()


def test_a_node_that_left_the_zone_is_refused(provisioned: Callable[..., Provisioned], zone: Zone) -> None:
    """After the broker has read its files again."""
    broker = provisioned()
    broker.zone = replace(
        zone, domain=replace(zone.domain, n_sensors=3), nodes=zone.nodes[:3], noise=replace(zone.noise)
    )
    broker.again()
    broker.reload()
    assert broker.client("n04").answer() == DENIED
    assert broker.client("n03").answer() == FINE


def test_a_certificate_is_the_identity(provisioned: Callable[..., Provisioned]) -> None:
    """Whatever name is said beside it; without one, and with a revoked one, nobody is let in."""
    broker = provisioned(client_certificates=True)
    node = broker.client("n01", username="heatcloak_aggregator", password=None)
    assert node.answer() == FINE
    assert node.publish(topic("reading")) != DENIED
    assert node.publish(topic("reading", "n02")) == DENIED
    assert node.publish("heatcloak/v1/hall/estimate") == DENIED
    node.close()
    folder = broker.folder("n01")
    assert broker.client("n01", tls=Tls(folder / "ca.crt")).answer() == ""
    for name in ("client.crt", "client.key"):
        shutil.copy(folder / name, broker.out / f"old-{name}")
    broker.again(rotate=("n01",))
    broker.stop()
    broker.start()
    old = Tls(folder / "ca.crt", broker.out / "old-client.crt", broker.out / "old-client.key")
    assert broker.client("n01", tls=old).answer() == ""
    assert broker.client("n01").answer() == FINE


def test_the_shipped_configuration_is_the_brokers_as_it_is(
    provisioned: Callable[..., Provisioned], tmp_path: Path
) -> None:
    """The size of a message is bounded, what is retained outlives a restart, and it says nothing alarming."""
    broker = provisioned()
    node = broker.client("n01")
    assert node.answer() == FINE
    node.publish(topic("status"), retain=True)
    node.close()
    broker.stop()
    broker.start()
    viewer = broker.client("heatcloak_viewer")
    assert viewer.answer() == FINE
    viewer.hears(topic("status"))
    wait_until(lambda: viewer.heard == [(topic("status"), b"hello")])
    viewer.close()
    log = (broker.out / "broker.log").read_text(errors="replace").lower()
    assert not [word for word in ("deprecated", "recommended", "unknown", "unable") if word in log], log


def test_as_root_the_broker_runs_as_its_own_user(zone: Zone, mosquitto: Any) -> None:
    """The file unchanged, from another folder: the broker's folder belongs to it, and goes on doing so."""
    mosquitto.kill()
    if os.geteuid() != 0:
        return  # then every other test runs the file unchanged
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        broker = Provisioned(Path(folder, "out"), zone)
        for path in (broker.out / "broker", *(broker.out / "broker").iterdir()):
            shutil.chown(path, "mosquitto", "mosquitto")
        broker.start(broker.out / "broker/mosquitto.conf")
        try:
            old = (broker.folder("n01") / "password").read_text(encoding="ascii").strip()
            assert broker.client("n01").answer() == FINE
            broker.again(rotate=("n01",))
            broker.reload()
            assert broker.client("n01", password=old).answer() == DENIED
            assert broker.client("n01").answer() == FINE
        finally:
            broker.stop()
        assert (broker.out / "broker/data/mosquitto.db").owner() == "mosquitto"


@pytest.fixture
def start_node() -> Iterator[Start]:
    """Starts real nodes; what still runs at the test's end is killed."""
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
    """What a process printed that is told to end."""
    process.send_signal(signal.SIGTERM)
    return process.communicate(timeout=15)


@pytest.mark.parametrize("certificates", [False, True])
def test_readings_come_all_the_way_over_tls(
    hall: Path,
    provisioned: Callable[..., Provisioned],
    heatcloak: Command,
    start_heatcloak: Start,
    start_node: Start,
    *,
    certificates: bool,
) -> None:
    """Two real nodes and the real service, by the files as they were written and the command as printed."""
    broker = provisioned(
        zone=load_zone(hall / "hall.toml"),
        client_certificates=certificates,
        nodes=("n01", "n02"),
        sensor={"kind": "simulated", "scenario": "scenario.toml"},
        scenario=WORLD,
    )
    said = heatcloak("provision", "--zone", "hall.toml", "--out", str(broker.out), "--json")
    assert said.returncode == 0, said.stderr
    (command,) = [line for line in json.loads(said.stdout)["next"] if line.startswith("heatcloak serve")]
    server = start_heatcloak(*command.split()[1:], "--json", "--store", "sqlite:///s.db")
    assert server.stderr is not None
    while "serving zone hall" not in (line := server.stderr.readline()):
        assert line, "the service ended before it was ready"
    nodes = [start_node(broker.folder(node) / "node.toml", "--json") for node in ("n01", "n02")]
    time.sleep(TELL_AFTER + 2)
    accounts = []
    for process in nodes:
        out, err = ended(process)
        assert process.returncode == 0, err
        assert "trying again" not in err
        assert "denied" not in err
        accounts.append(json.loads(out.splitlines()[-1]))
    out, err = ended(server)
    assert server.returncode == 0, err
    counts = json.loads(out.splitlines()[-1])
    assert all(account["published"] > 0 and account["denied"] == 0 for account in accounts)
    # What was released as a node was told to end may be on its way.
    unstored = sum(account["unstored"] for account in accounts)
    assert counts["stored"] >= sum(account["published"] for account in accounts) - unstored > 0
    assert (counts["refusals"], counts["denied"]) == ({}, 0)


def test_a_wrong_authority_is_told_by_node_and_service(
    hall: Path, provisioned: Callable[..., Provisioned], heatcloak: Command, start_node: Start
) -> None:
    """One line of each, with cause and remedy; neither says its password to whom it does not trust."""
    asked: dict[str, Any] = {
        "zone": load_zone(hall / "hall.toml"),
        "nodes": ("n01",),
        "sensor": {"kind": "simulated", "scenario": "scenario.toml"},
        "scenario": WORLD,
    }
    broker, other = provisioned(**asked), provisioned(**asked)
    shutil.copy(other.out / "ca/ca.crt", broker.folder("n01") / "ca.crt")
    node = start_node(broker.folder("n01") / "node.toml")
    assert node.stderr is not None
    err = ""
    while "not signed by" not in err:
        err += (line := node.stderr.readline())
        assert line, err
    time.sleep(1.5)
    err += ended(node)[1]
    assert err.count("not signed by an authority that we trust: give the ca.crt of its own") == 1
    assert "Traceback" not in err
    where = ("--broker", f"127.0.0.1:{broker.port}", "--ca-file", str(other.out / "ca/ca.crt"))
    who = ("--user", "heatcloak_aggregator", "--password-file", str(broker.out / "aggregator/password"))
    done = heatcloak("serve", "--zone", "hall.toml", *where, *who)
    assert done.returncode == 1
    assert "not signed by an authority that we trust" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert "n01" not in (broker.out / "broker.log").read_text(errors="replace")


def test_a_node_that_writes_anothers_topics_is_denied_and_counts_it(
    hall: Path, provisioned: Callable[..., Provisioned], start_node: Start
) -> None:
    """One who runs as n02 with n01's password: the broker denies, the node counts, n02's status stays."""
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
    viewer.hears(topic("+", "n02"))
    time.sleep(2)
    out, err = ended(impostor)
    assert json.loads(out.splitlines()[-1])["denied"] > 0
    assert err.count("the broker denied a publish: Not authorized") == 1
    assert viewer.heard == [(topic("status", "n02"), b"hello")]
    viewer.close()
    owner.close()
