"""The faults of a fleet as a broker sees them: each occurs at the chosen node, with its own effect."""

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


class WireRecorder:
    """A subscriber that records all messages of the zone's nodes and when they arrived."""

    def __init__(self, port: int) -> None:
        self.messages: list[tuple[float, str, str, dict[str, Any]]] = []
        subscribed = threading.Event()
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self._client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/hall/+/+", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._record
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        assert subscribed.wait(30)

    def _record(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        *_, node, leaf = message.topic.split("/")
        self.messages.append((time.monotonic(), node, leaf, json.loads(message.payload)))

    def readings(self, node: str) -> list[dict[str, Any]]:
        """Return a node's readings in the order of arrival."""
        return [fields for _, sender, leaf, fields in self.messages if (sender, leaf) == (node, "reading")]

    def states(self, node: str) -> list[tuple[str, object]]:
        """Return state and reason of a node's status messages, including its will."""
        statuses = [fields for _, sender, leaf, fields in self.messages if (sender, leaf) == (node, "status")]
        return [(fields["state"], fields.get("reason")) for fields in statuses]

    def delay(self, node: str, seq: int) -> float:
        """Return how many seconds after the reading of a node without faults this one arrived."""
        moments: dict[tuple[str, int], float] = {
            (sender, fields["seq"]): moment
            for moment, sender, leaf, fields in reversed(self.messages)
            if leaf == "reading" and sender in (node, "n12")
        }
        return moments[node, seq] - moments["n12", seq]

    def close(self) -> None:
        """Disconnect."""
        self._client.disconnect()
        self._client.loop_stop()


@pytest.mark.alone
def test_each_kind_of_fault_has_its_own_effect_at_the_broker(
    tmp_path: Path, heatcloak: Command, mosquitto: Any
) -> None:
    """Each kind hits a node of its own; the twelfth node has no fault."""
    (tmp_path / "faults.toml").write_text(FAULTS, encoding="utf-8")
    slow = ("--sensors", "12", "--period", "0.4", "--releases", "50")
    assert heatcloak("zone", "new", "hall.toml", *slow).returncode == 0
    recorder = WireRecorder(mosquitto.port)
    options = ("--faults", "faults.toml", "--rounds", str(ROUNDS), "--json")
    done = heatcloak("fleet", "--zone", "hall.toml", *options, "--broker", f"127.0.0.1:{mosquitto.port}")
    recorder.close()
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    first, every = report["first_round"], list(range(ROUNDS))
    assert report["done"] == {
        **dict.fromkeys(sorted(kind for kind in report["done"]), 1),
        "slow-link": 3,
    }
    assert len(report["done"]) == 11

    def seqs(node: str) -> list[int]:
        return [fields["seq"] for fields in recorder.readings(node)]

    def rounds(node: str) -> list[int]:
        return sorted({fields["round"] - first for fields in recorder.readings(node)})

    assert seqs("n12") == every
    assert seqs("n01") == [seq for seq in every if seq != 2], "reading 2 arrived"
    assert seqs("n02") == [0, 1, 2, 2, 2, *every[3:]]
    assert seqs("n03") == [0, 1, 3, 4, 2, *every[5:]]
    assert sorted(seqs("n04")) == every
    assert 1.0 < recorder.delay("n04", 2) < 2.0
    boots = list(dict.fromkeys(fields["boot"] for fields in recorder.readings("n05")))
    assert len(boots) == 2
    assert ("offline", None) in recorder.states("n05"), "the broker published no will"
    assert ("offline", "stopped on request") not in recorder.states("n05")[:-1]
    assert recorder.states("n06").count(("offline", "stopped on request")) == 2
    assert ("offline", None) in recorder.states("n07")
    assert len({fields["boot"] for fields in recorder.readings("n07")}) == 1
    assert rounds("n07") == every, "waiting readings were not sent afterwards"
    assert rounds("n08") == [number for number in every if number != 2]
    # The clock is a second ahead in round 4: rounds from 6 on are released early, and only once.
    assert len(rounds("n09")) < ROUNDS
    assert len(seqs("n09")) == len(rounds("n09"))
    assert sorted(seqs("n10")) == every
    assert max(recorder.delay("n10", seq) for seq in (2, 3, 4)) > 0.3
    assert not {3, 4} & set(rounds("n11")), "it released a round while its sensor hung"
    assert len(rounds("n11")) >= ROUNDS - 4
