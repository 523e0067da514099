"""Home Assistant beside the stack: with its own user it finds every node, and may do nothing to them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.home_assistant import check_discovery

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


def test_every_node_has_announced_itself_as_documented(running: Any) -> None:
    """The fleet's nodes and the lone one, each a device of its own, retained under the discovery prefix."""
    home = running.client(
        "authority",
        "--cafile /own/home_assistant/ca.crt -u heatcloak_home_assistant "
        '-P "$(cat /own/home_assistant/password)"',
    )
    lines = [line.split(" ", 2) for line in home.hears("homeassistant/#", shown="%r %t %p")]
    assert {(retained, topic) for retained, topic, _ in lines} == {
        ("1", f"homeassistant/device/heatcloak_hall_n{number:02}/config") for number in range(1, 13)
    }
    devices = set()
    for _, topic, payload in lines:
        told = json.loads(payload)
        check_discovery(told)
        devices.update(told["device"]["identifiers"])
        assert topic.split("/")[2] in told["device"]["identifiers"]
    assert len(devices) == 12
    assert "Not authorized" in home.publishes("heatcloak/v1/hall/n01/cmd")
