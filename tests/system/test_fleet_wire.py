"""What a broker sees of a fleet's faults: each is done, to whom the file says, and looks as it should."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

Command = Callable[..., "subprocess.CompletedProcess[str]"]

ROUNDS = 12
FAULTS = """
[[fault]]
kind = "drop"
nodes = ["n01"]
from = 2
to = 2
[[fault]]
kind = "duplicate"
nodes = ["n02"]
from = 2
to = 2
copies = 3
[[fault]]
kind = "reorder"
nodes = ["n03"]
from = 2
to = 2
after = 2
[[fault]]
kind = "delay"
nodes = ["n04"]
from = 2
to = 2
seconds = 1.1
[[fault]]
kind = "crash"
nodes = ["n05"]
from = 3
to = 3
for = 0.4
[[fault]]
kind = "churn"
nodes = ["n06"]
from = 3
to = 3
for = 0.4
[[fault]]
kind = "partition"
nodes = ["n07"]
from = 3
to = 3
for = 0.7
[[fault]]
kind = "bus-error"
nodes = ["n08"]
from = 2
to = 2
[[fault]]
kind = "clock"
nodes = ["n09"]
from = 4
to = 4
offset = 1.0
[[fault]]
kind = "slow-link"
nodes = ["n10"]
from = 2
to = 4
bytes_per_second = 700
[[fault]]
kind = "stuck-sensor"
nodes = ["n11"]
from = 3
to = 3
for = 0.5
"""


class FaultyNetwork:
    """All that a zone's nodes publish, with the moment at which it came."""

    def __init__(self, port: int) -> None:
        self.heard: list[tuple[float, str, str, dict[str, Any]]] = []
        subscribed = threading.Event()
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self._client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/hall/+/+", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._hear
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        assert subscribed.wait(10)

    def _hear(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        *_, node, leaf = message.topic.split("/")
        self.heard.append((time.monotonic(), node, leaf, json.loads(message.payload)))

    def readings(self, node: str) -> list[dict[str, Any]]:
        """A node's readings, in the order in which they came."""
        return [told for _, who, leaf, told in self.heard if (who, leaf) == (node, "reading")]

    def states(self, node: str) -> list[tuple[str, object]]:
        """What a node said of itself, or its will did: state and reason."""
        said = [told for _, who, leaf, told in self.heard if (who, leaf) == (node, "status")]
        return [(told["state"], told.get("reason")) for told in said]

    def late(self, node: str, seq: int) -> float:
        """Seconds from the moment that a node nothing happened to sent this number to when this one did."""
        moments: dict[tuple[str, int], float] = {
            (who, told["seq"]): moment
            for moment, who, leaf, told in reversed(self.heard)
            if leaf == "reading" and who in (node, "n12")
        }
        return moments[node, seq] - moments["n12", seq]

    def close(self) -> None:
        """Hang up."""
        self._client.disconnect()
        self._client.loop_stop()


@pytest.mark.alone
def test_each_fault_is_done_and_looks_as_it_should(
    tmp_path: Path, heatcloak: Command, mosquitto: Any
) -> None:
    """One of each kind, to a node of its own; the twelfth node is left alone."""
    (tmp_path / "faults.toml").write_text(FAULTS, encoding="utf-8")
    slower = ("--sensors", "12", "--period", "0.4", "--releases", "50")
    assert heatcloak("zone", "new", "hall.toml", *slower).returncode == 0
    wire = FaultyNetwork(mosquitto.port)
    options = ("--faults", "faults.toml", "--rounds", str(ROUNDS), "--json")
    done = heatcloak("fleet", "--zone", "hall.toml", *options, "--broker", f"127.0.0.1:{mosquitto.port}")
    wire.close()
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    first, every = report["first_round"], list(range(ROUNDS))
    assert report["done"] == {
        **dict.fromkeys(sorted(kind for kind in report["done"]), 1),
        "slow-link": 3,
    }
    assert len(report["done"]) == 11

    def seqs(node: str) -> list[int]:
        return [told["seq"] for told in wire.readings(node)]

    def rounds(node: str) -> list[int]:
        return sorted({told["round"] - first for told in wire.readings(node)})

    assert seqs("n12") == every
    assert seqs("n01") == [seq for seq in every if seq != 2], "acknowledged, lost, not yet sent again"
    assert seqs("n02") == [0, 1, 2, 2, 2, *every[3:]]
    assert seqs("n03") == [0, 1, 3, 4, 2, *every[5:]]
    assert sorted(seqs("n04")) == every
    assert 1.0 < wire.late("n04", 2) < 2.0
    boots = list(dict.fromkeys(told["boot"] for told in wire.readings("n05")))
    assert len(boots) == 2
    assert ("offline", None) in wire.states("n05"), "the will spoke"
    assert ("offline", "stopped on request") not in wire.states("n05")[:-1]
    assert wire.states("n06").count(("offline", "stopped on request")) == 2
    assert ("offline", None) in wire.states("n07")
    assert len({told["boot"] for told in wire.readings("n07")}) == 1
    assert rounds("n07") == every, "what waited was sent after it"
    assert rounds("n08") == [number for number in every if number != 2]
    # A second ahead in round 4: rounds from 6 on come early, and are not released again.
    assert len(rounds("n09")) < ROUNDS
    assert len(seqs("n09")) == len(rounds("n09"))
    assert sorted(seqs("n10")) == every
    assert max(wire.late("n10", seq) for seq in (2, 3, 4)) > 0.3
    assert not {3, 4} & set(rounds("n11")), "it hung, and nothing else was begun"
    assert len(rounds("n11")) >= ROUNDS - 4
