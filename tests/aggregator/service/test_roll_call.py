"""What a service says of its nodes while it waits for them, on a clock that the test sets."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from heatcloak_aggregator.service.node_presence import RollCall
from heatcloak_shared.wire import NodeState, Status, encode_status
from heatcloak_shared.zone import Zone

BOOT = "0" * 32


def states(online: int, faulty: int = 0, offline: int = 0) -> dict[str, Status]:
    """Statuses of so many nodes."""
    kinds = [NodeState.ONLINE] * online + [NodeState.FAULTY] * faulty + [NodeState.OFFLINE] * offline
    return {f"n{number:02d}": Status(kind, BOOT, None) for number, kind in enumerate(kinds)}


def said(events: dict[int, dict[str, Status]], seconds: int) -> list[tuple[int, str]]:
    """What is said in so many seconds, asked every second, where statuses change at some of them."""
    roll_call, statuses, lines = RollCall("hall", 50), states(0), []
    for second in range(seconds):
        statuses = events.get(second, statuses)
        line = roll_call.report(statuses, 1000.0 + second)
        if line is not None:
            lines.append((second, line.removeprefix("zone hall: ")))
    return lines


def test_while_no_node_connects_it_says_so_at_once_after_ten_seconds_and_every_minute() -> None:
    remedy = "start them, or check their broker and their zone file"
    assert said({}, 200) == [
        (1, "connected to the broker, 50 nodes expected, none online yet"),
        (10, f"none of 50 nodes online after 10 s: {remedy}"),
        (70, f"none of 50 nodes online after 70 s: {remedy}"),
        (130, f"none of 50 nodes online after 130 s: {remedy}"),
        (190, f"none of 50 nodes online after 190 s: {remedy}"),
    ]


def test_nodes_that_were_there_before_are_counted_first() -> None:
    assert said({0: states(40, faulty=10)}, 300) == [
        (1, "connected to the broker, 50 nodes expected, 50 online")
    ]


def test_the_first_and_the_last_node_are_reported_at_once_and_others_together() -> None:
    events = {20 + number: states(number) for number in range(1, 51)}
    lines = said(events, 100)[2:]
    assert lines == [
        (21, "1 of 50 nodes online"),
        (31, "11 of 50 nodes online"),
        (41, "21 of 50 nodes online"),
        (51, "31 of 50 nodes online"),
        (61, "41 of 50 nodes online"),
        (70, "50 of 50 nodes online"),
    ]


def test_nodes_that_come_and_go_each_second_do_not_flood_the_log() -> None:
    events = {second: states(second % 2, offline=1) for second in range(5, 605)}
    assert len(said(events, 605)) <= 2 + 600 / 10


def test_when_all_are_gone_it_reminds_every_minute() -> None:
    lines = said({0: states(50), 30: states(0, offline=50)}, 160)
    assert [second for second, _ in lines] == [1, 30, 90, 150]
    assert lines[1][1] == "0 of 50 nodes online"


def test_a_service_logs_it(world: Any, zone: Zone, caplog: pytest.LogCaptureFixture) -> None:
    """First that no node is online, and then the first one that comes."""

    async def run() -> None:
        async def until(text: str) -> None:
            while not any(text in record.message for record in caplog.records):
                await asyncio.sleep(0.05)

        async with world.serving(zone):
            await asyncio.wait_for(until("connected to the broker, 4 nodes expected, none online yet"), 30)
            status = encode_status(Status(NodeState.ONLINE, BOOT, None))
            await world.client.publish(f"heatcloak/v1/{zone.name}/n01/status", status, qos=1, retain=True)
            await asyncio.wait_for(until(f"zone {zone.name}: 1 of 4 nodes online"), 30)

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
