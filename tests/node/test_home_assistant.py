"""What Home Assistant is told of a node: its documented format, cloaked values, and when they are too old."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jinja2
import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_node.home_assistant import HomeAssistantDiscovery, expire_after
from heatcloak_node.service import BIRTH_SPREAD
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone, render_zone
from support.home_assistant import check_discovery

UNKNOWN = "None"
"""The payload of a state that is unknown."""


@pytest.fixture
def payload(zone: Zone) -> dict[str, Any]:
    """What is published of node n03."""
    told = json.loads(HomeAssistantDiscovery(zone, "n03").publication.payload)
    assert isinstance(told, dict)
    return told


def render(template: str, value: dict[str, Any]) -> str:
    """What Home Assistant makes of a message."""
    environment = jinja2.Environment(autoescape=False)  # noqa: S701  no page
    environment.globals |= {"now": time.time, "as_timestamp": lambda moment: moment}
    return environment.from_string(template).render(value_json=value)


def test_the_payload_keeps_to_the_documented_format(payload: dict[str, Any]) -> None:
    """Device, origin and components are there; every key is documented and of its type."""
    check_discovery(payload)


def test_it_is_retained_where_home_assistant_looks(zone: Zone) -> None:
    """Under the discovery prefix, with an id of letters, digits, hyphens and underscores only."""
    told = HomeAssistantDiscovery(zone, "n03", "ha/test")
    assert told.publication.retain
    prefix, kind, object_id, leaf = told.publication.topic.rsplit("/", 3)
    assert (prefix, kind, leaf) == ("ha/test", "device", "config")
    assert object_id.replace("-", "").replace("_", "").isalnum()
    assert told.birth_topic == "ha/test/status"


def test_it_shows_the_cloaked_value_and_nothing_that_is_late(payload: dict[str, Any]) -> None:
    """A backlog that is sent after a cut-off is no present state, and must not bring back an expired one."""
    sensor = payload["components"]["cloaked"]
    reading = {"ticks": -1834, "step": 2.0**-11, "t": time.time() - 1}
    assert float(render(sensor["value_template"], reading)) == -1834 * 2.0**-11
    late = {**reading, "t": time.time() - 86400}
    assert render(sensor["value_template"], late) == UNKNOWN
    assert sensor["state_topic"] == "heatcloak/v1/hall/n03/reading"


@pytest.mark.parametrize(
    ("state", "available", "problem"),
    [
        ("online", "online", "OFF"),
        ("faulty", "online", "ON"),
        ("offline", "offline", "ON"),
        ("stopped", "offline", "ON"),
    ],
)
def test_availability_follows_the_status(
    payload: dict[str, Any], state: str, available: str, problem: str
) -> None:
    """The will's ``offline`` makes the entities unavailable; a faulty node is there, with a problem."""
    assert render(payload["availability"][0]["value_template"], {"state": state}) == available
    assert render(payload["components"]["problem"]["value_template"], {"state": state}) == problem


@pytest.mark.parametrize(
    ("schedule", "wanted"),
    [
        (Schedule(1.0, 1, 20, 20), 60),
        (Schedule(60.0, 1, 20, 20), 180),
        (Schedule(1.0, 300, 12, 3600), 900),
        (Schedule(1.0, 1, 20, 86400), 3 * 86381),
        (Schedule(30.0, 1, 1, 4), 360),
    ],
)
def test_a_reading_expires_after_three_of_the_longest_waits(schedule: Schedule, wanted: int) -> None:
    """Also where a budget period ends with a long rest."""
    assert expire_after(schedule) == wanted


def test_two_nodes_never_share_a_name(zone: Zone) -> None:
    """Ids may hold hyphens: hall-a/b and hall/a-b are two nodes."""
    first = HomeAssistantDiscovery(replace(zone, name="hall-a", nodes=("b",)), "b")
    second = HomeAssistantDiscovery(replace(zone, name="hall", nodes=("a-b",)), "a-b")
    ids = [json.loads(told.publication.payload)["device"]["identifiers"] for told in (first, second)]
    assert ids[0] != ids[1]
    assert first.publication.topic != second.publication.topic


def test_a_node_describes_itself_and_again_when_home_assistant_starts(
    mosquitto: Any, run_configured: Callable[[str], None], zone: Zone
) -> None:
    """At every connection, and within some seconds of Home Assistant's birth."""
    heard: queue.Queue[tuple[str, bytes]] = queue.Queue()
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    subscribed = threading.Event()
    client.on_connect = lambda client, *_: client.subscribe("ha/#", qos=1)
    client.on_subscribe = lambda *_: subscribed.set()
    client.on_message = lambda client, userdata, message: heard.put((message.topic, bytes(message.payload)))
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    assert subscribed.wait(10)
    try:
        run_configured('[home_assistant]\nprefix = "ha"\n')
        wanted = HomeAssistantDiscovery(zone, "n03", "ha").publication
        assert heard.get(timeout=10) == (wanted.topic, wanted.payload)
        client.publish("ha/status", b"offline", qos=1)
        client.publish("ha/status", b"online", qos=1)
        assert [heard.get(timeout=10)[0] for _ in range(2)] == ["ha/status", "ha/status"]
        assert heard.get(timeout=BIRTH_SPREAD + 5) == (wanted.topic, wanted.payload)
    finally:
        client.disconnect()
        client.loop_stop()


@pytest.fixture
def run_configured(mosquitto: Any, zone: Zone, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Starts ``heatcloak-node`` as n03 of the small zone, with more in its configuration."""
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    processes: list[subprocess.Popen[bytes]] = []

    def run(more: str) -> None:
        (tmp_path / "node.toml").write_text(
            'zone = "hall.toml"\nnode = "n03"\nstate = "state"\nallow_volatile_state = true\n'
            f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
            f'[sensor]\nkind = "simulated"\nscenario = "world.toml"\n{more}',
            encoding="utf-8",
        )
        command = [sys.executable, "-m", "heatcloak_node", "--config", str(tmp_path / "node.toml")]
        processes.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))

    yield run
    for process in processes:
        process.terminate()
        process.wait(10)
