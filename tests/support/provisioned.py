"""A provisioned zone with a real mosquitto over TLS, and clients with the credentials of its users."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_shared.broker import BrokerAddress, Tls
from heatcloak_shared.zone import Zone
from support.programs import find_program, free_port, listens
from support.waiting import wait_until

WAIT = 30.0
"""Seconds until an answer must have come."""
PLUGINS = os.environ.get("HEATCLOAK_TEST_MOSQUITTO_PLUGINS")
"""The folder of the plugins of an installed mosquitto 2.1; None to test the configuration for 2.0."""
DENIED, FINE = "Not authorized", "Success"


class Provisioned:
    """A provisioned folder and its broker, run like by an operator."""

    def __init__(self, out: Path, zone: Zone, **request_fields: Any) -> None:
        self.out, self.zone = out, zone
        self.port = free_port()
        if PLUGINS is not None:
            request_fields.setdefault("broker_plugins", PLUGINS)
        self.provision_as(host="127.0.0.1", port=self.port, **request_fields)
        self._process: subprocess.Popen[bytes] | None = None

    def provision_as(self, **request_fields: Any) -> None:
        """Provision, or provision again with another request."""
        request = replace(ProvisionRequest((self.zone,)), **request_fields)
        provision(request, self.out, datetime.now(UTC))

    @property
    def _file(self) -> Path:
        """The configuration file for the installed version of mosquitto."""
        name = "mosquitto.conf" if PLUGINS is None else "mosquitto-2.1.conf"
        return self.out / "broker" / name

    def conf(self) -> str:
        """Return the configuration for the installed broker."""
        return self._file.read_text(encoding="utf-8")

    def start_with(self, text: str) -> None:
        """Run the broker with another configuration."""
        conf = self.out / "changed.conf"
        # Started by root, mosquitto would become a user who can't access the test's folder.
        conf.write_text(f"{text}user root\n" if os.geteuid() == 0 else text, encoding="utf-8")
        self.start(conf)

    def start(self, conf: Path | None = None) -> None:
        """Start the broker and wait until all its listeners accept connections."""
        if conf is None and os.geteuid() == 0:
            self.start_with(self.conf())
            return
        conf = conf or self._file
        program = find_program("mosquitto", "mosquitto")
        log = (self.out / "broker.log").open("ab")
        process = subprocess.Popen([program, "-c", str(conf)], stdout=log, stderr=log, cwd="/")
        log.close()
        self._process = process
        ports = [int(port) for port in re.findall(r"^listener (\d+)", conf.read_text("utf-8"), re.MULTILINE)]

        def failure() -> str:
            return f"mosquitto did not start: {(self.out / 'broker.log').read_text(errors='replace')}"

        wait_until(lambda: process.poll() is not None or all(map(listens, ports)), WAIT, failure)
        if process.poll() is not None:
            pytest.fail(failure())

    def reload(self) -> None:
        """Make the broker read its files again, and return when it has."""
        self.send_signal(signal.SIGHUP)
        # Mosquitto reloads in the turn of its main loop in which it accepts this connection.
        caller = self.client("heatcloak_viewer")
        caller.answer()
        caller.close()

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal to the broker."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Stop the broker."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(WAIT)
            self._process = None

    def folder(self, user: str) -> Path:
        """Return the folder with the credentials of a node or role."""
        role = user.removeprefix("heatcloak_")
        if role == user:
            return self.out / "nodes" / user
        return self.out / "broker" / role if role == "health" else self.out / role

    def client(self, user: str, *, will: str | None = None, **changes: Any) -> Caller:
        """Return a client with a user's credentials and optionally a will; keywords change its address."""
        folder = self.folder(user)
        password = (folder / "password").read_text(encoding="ascii").strip()
        pair = (folder / "client.crt", folder / "client.key")
        tls = Tls(folder / "ca.crt", *(pair if pair[0].exists() else ()))
        address = BrokerAddress("127.0.0.1", self.port, user, password, tls=tls)
        return Caller(replace(address, **changes), will)


class Caller:
    """An MQTT client that waits for the broker's answers."""

    def __init__(self, address: BrokerAddress, will: str | None = None) -> None:
        self.received: list[tuple[str, bytes]] = []
        self._answers: list[ReasonCode] = []
        self._published: dict[int, ReasonCode] = {}
        self._subscribed: list[int] = []
        self._changed = threading.Condition()
        self.lost = False
        version, protocol = CallbackAPIVersion.VERSION2, MQTTProtocolVersion.MQTTv5
        client = Client(version, protocol=protocol, reconnect_on_failure=False)
        client.username, client.password = address.username, address.password
        if will is not None:
            client.will_set(will, b"hello", qos=1)
        if address.tls is not None:
            client.tls_set_context(address.tls.context())
        client.on_connect = self._on_connect
        client.on_publish = self._on_publish
        client.on_subscribe = self._on_subscribe
        client.on_disconnect = self._on_disconnect
        client.on_message = self._on_message
        client.connect(address.host, address.port)
        client.loop_start()
        self._client = client

    def answer(self) -> str:
        """Return the broker's answer to CONNECT; empty if it closes the connection."""
        self.wait_until(lambda: self._answers or self.lost)
        if not self._answers or self._answers[0].is_failure:
            self.close()
        return str(self._answers[0]) if self._answers else ""

    def publish(self, topic: str, *, retain: bool = False, payload: bytes = b"hello") -> str:
        """Return the broker's answer to a publish."""
        mid = self._client.publish(topic, payload, qos=1, retain=retain).mid
        self.wait_until(lambda: mid in self._published)
        return str(self._published[mid])

    def send(self, topic: str, payload: bytes) -> None:
        """Publish without waiting for an answer."""
        self._client.publish(topic, payload, qos=1)

    def burst(self, topic: str, times: int) -> None:
        """Publish as fast as possible, and return when the broker has answered all messages."""
        mids = [self._client.publish(topic, b"hello", qos=1).mid for _ in range(times)]
        self.wait_until(lambda: self._published.keys() >= set(mids))

    def publish_all(self, topics: Iterable[str], *, retain: bool = False) -> dict[str, str]:
        """Return the broker's answer to a publish on each topic."""
        mids = {topic: self._client.publish(topic, b"hello", qos=1, retain=retain).mid for topic in topics}
        self.wait_until(lambda: self._published.keys() >= set(mids.values()))
        return {topic: str(self._published[mid]) for topic, mid in mids.items()}

    def subscribe(self, *topics: str) -> None:
        """Subscribe to topics, and return when the broker has confirmed it."""
        mid = self._client.subscribe([(topic, 1) for topic in topics])[1]
        assert mid is not None
        self.wait_until(lambda: mid in self._subscribed)

    def received_topics(self, *topics: str) -> set[str]:
        """Subscribe to topics; return those received so far: the broker sends them before its next answer."""
        if topics:
            self.subscribe(*topics)
        self.subscribe("barrier")
        return {name for name, _ in self.received}

    def wait_until(self, condition: Callable[[], object]) -> None:
        """Wait until a condition holds; it is checked whenever the broker sent something."""
        with self._changed:
            assert self._changed.wait_for(condition, WAIT), "the broker did not answer as expected"

    def vanish(self) -> None:
        """Close the socket without a DISCONNECT, as by a power cut."""
        sock = self._client.socket()
        assert isinstance(sock, socket.socket)
        # Bypass TLS, which would send a close alert.
        socket.socket.shutdown(sock, socket.SHUT_RDWR)
        self._client.loop_stop()

    def close(self) -> None:
        """Disconnect."""
        self._client.disconnect()
        self._client.loop_stop()

    def _on_connect(self, client: Client, user: object, flags: object, reason: ReasonCode, _: object) -> None:
        with self._changed:
            self._answers.append(reason)
            self._changed.notify_all()

    def _on_publish(self, client: Client, user: object, mid: int, reason: ReasonCode, _: object) -> None:
        with self._changed:
            self._published[mid] = reason
            self._changed.notify_all()

    def _on_subscribe(self, client: Client, user: object, mid: int, *_: object) -> None:
        with self._changed:
            self._subscribed.append(mid)
            self._changed.notify_all()

    def _on_message(self, client: Client, user: object, message: MQTTMessage) -> None:
        with self._changed:
            self.received.append((message.topic, bytes(message.payload)))
            self._changed.notify_all()

    def _on_disconnect(self, *_: object) -> None:
        with self._changed:
            self.lost = True
            self._changed.notify_all()


@pytest.fixture
def provisioned(zone: Zone, tmp_path: Path) -> Iterator[Callable[..., Provisioned]]:
    """Return a function that provisions the small zone and starts its broker."""
    brokers: list[Provisioned] = []

    def make(zone: Zone = zone, **request_fields: Any) -> Provisioned:
        brokers.append(Provisioned(tmp_path / f"provisioned{len(brokers)}", zone, **request_fields))
        brokers[-1].start()
        return brokers[-1]

    yield make
    for each in brokers:
        each.stop()


def topic(leaf: str, node: str = "n01") -> str:
    """Return a topic of a node of zone hall."""
    return f"heatcloak/v1/hall/{node}/{leaf}"
