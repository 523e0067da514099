"""Home Assistant beside the stack: its user reads every node's announcement and may not command a node."""

from __future__ import annotations

import json

import pytest

from support.home_assistant import check_discovery
from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


def test_every_node_is_announced_as_a_device_of_its_own(running: Stack) -> None:
    home_assistant = running.client(
        "authority",
        "--cafile /own/home_assistant/ca.crt -u heatcloak_home_assistant "
        '-P "$(cat /own/home_assistant/password)"',
    )
    lines = [line.split(" ", 2) for line in home_assistant.receive("homeassistant/#", shown="%r %t %p")]
    assert {(retained, topic) for retained, topic, _ in lines} == {
        ("1", f"homeassistant/device/heatcloak_hall_n{number:02}/config") for number in range(1, 13)
    }
    devices = set()
    for _, topic, payload in lines:
        announcement = json.loads(payload)
        check_discovery(announcement)
        devices.update(announcement["device"]["identifiers"])
        assert topic.split("/")[2] in announcement["device"]["identifiers"]
    assert len(devices) == 12
    assert "Not authorized" in home_assistant.publish("heatcloak/v1/hall/n01/cmd")
