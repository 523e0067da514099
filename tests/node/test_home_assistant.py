"""The description of a node for Home Assistant: `heatcloak_node.home_assistant`."""

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

from heatcloak_node.home_assistant import HomeAssistantDiscovery
from heatcloak_node.service import BIRTH_SPREAD
from heatcloak_shared.zone import Zone, render_zone
from support.home_assistant import check_discovery

UNKNOWN = "None"
"""The payload of a state that is unknown."""


@pytest.fixture
def payload(zone: Zone) -> dict[str, Any]:
    """Return the description of node n03."""
    discovery = json.loads(HomeAssistantDiscovery(zone, "n03").publication.payload)
    assert isinstance(discovery, dict)
    return discovery


def render(template: str, value: dict[str, Any]) -> str:
    """Return the text that Home Assistant makes of a message."""
    environment = jinja2.Environment(autoescape=False)  # noqa: S701  no page
    environment.globals |= {"now": time.time, "as_timestamp": lambda moment: moment}
    return environment.from_string(template).render(value_json=value)


def test_every_key_of_the_payload_is_documented_and_of_its_type(payload: dict[str, Any]) -> None:
    check_discovery(payload)


def test_the_description_is_retained_below_the_discovery_prefix(zone: Zone) -> None:
    """Its id has letters, digits, hyphens and underscores only."""
    discovery = HomeAssistantDiscovery(zone, "n03", "ha/test")
    assert discovery.publication.retain
    prefix, kind, object_id, leaf = discovery.publication.topic.rsplit("/", 3)
    assert (prefix, kind, leaf) == ("ha/test", "device", "config")
    assert object_id.replace("-", "").replace("_", "").isalnum()
    assert discovery.birth_topic == "ha/test/status"


def test_late_readings_are_not_shown_as_the_current_state(payload: dict[str, Any]) -> None:
    """Readings sent after an outage must not bring back an expired state."""
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
    """The will makes the entities unavailable; a faulty node is available, with a problem."""
    assert render(payload["availability"][0]["value_template"], {"state": state}) == available
    assert render(payload["components"]["problem"]["value_template"], {"state": state}) == problem


def test_two_nodes_never_share_a_name(zone: Zone) -> None:
    """Ids may contain hyphens: hall-a/b and hall/a-b are two nodes."""
    first = HomeAssistantDiscovery(replace(zone, name="hall-a", nodes=("b",)), "b")
    second = HomeAssistantDiscovery(replace(zone, name="hall", nodes=("a-b",)), "a-b")
    ids = [json.loads(each.publication.payload)["device"]["identifiers"] for each in (first, second)]
    assert ids[0] != ids[1]
    assert first.publication.topic != second.publication.topic


def test_a_node_describes_itself_at_every_connection_and_after_home_assistant_starts(
    mosquitto: Any, run_configured: Callable[[str], None], zone: Zone
) -> None:
    messages: queue.Queue[tuple[str, bytes]] = queue.Queue()
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    subscribed = threading.Event()
    client.on_connect = lambda client, *_: client.subscribe("ha/#", qos=1)
    client.on_subscribe = lambda *_: subscribed.set()
    client.on_message = lambda client, userdata, message: messages.put(
        (message.topic, bytes(message.payload))
    )
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    assert subscribed.wait(30)
    try:
        run_configured('[home_assistant]\nprefix = "ha"\n')
        wanted = HomeAssistantDiscovery(zone, "n03", "ha").publication
        assert messages.get(timeout=10) == (wanted.topic, wanted.payload)
        client.publish("ha/status", b"offline", qos=1)
        client.publish("ha/status", b"online", qos=1)
        assert [messages.get(timeout=10)[0] for _ in range(2)] == ["ha/status", "ha/status"]
        assert messages.get(timeout=BIRTH_SPREAD + 5) == (wanted.topic, wanted.payload)
    finally:
        client.disconnect()
        client.loop_stop()


@pytest.fixture
def run_configured(mosquitto: Any, zone: Zone, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Return a function that starts ``heatcloak-node`` as n03, with more keys in its configuration."""
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
        process.wait(60)
