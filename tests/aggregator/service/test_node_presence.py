"""Log lines about the presence of nodes, on a clock that the test sets."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from heatcloak_aggregator.service.monitoring import NodePresence
from heatcloak_shared.wire import NodeState, Status, encode_status
from heatcloak_shared.zone import Zone

BOOT = "0" * 32


def statuses(online: int, faulty: int = 0, offline: int = 0) -> dict[str, Status]:
    """Return statuses of so many nodes."""
    kinds = [NodeState.ONLINE] * online + [NodeState.FAULTY] * faulty + [NodeState.OFFLINE] * offline
    return {f"n{number:02d}": Status(kind, BOOT, None) for number, kind in enumerate(kinds)}


def lines_logged(events: dict[int, dict[str, Status]], seconds: int) -> list[tuple[int, str]]:
    """Return the lines of a report every second; ``events`` are the changes of the statuses."""
    presence, current, lines = NodePresence("hall", 50), statuses(0), []
    for second in range(seconds):
        current = events.get(second, current)
        line = presence.report(current, 1000.0 + second)
        if line is not None:
            lines.append((second, line.removeprefix("zone hall: ")))
    return lines


def test_a_zone_without_nodes_is_reported_immediately_after_ten_seconds_and_every_minute() -> None:
    remedy = "start them, or check their broker and their zone file"
    assert lines_logged({}, 200) == [
        (1, "connected to the broker, 50 nodes expected, none online yet"),
        (10, f"none of 50 nodes online after 10 s: {remedy}"),
        (70, f"none of 50 nodes online after 70 s: {remedy}"),
        (130, f"none of 50 nodes online after 130 s: {remedy}"),
        (190, f"none of 50 nodes online after 190 s: {remedy}"),
    ]


def test_nodes_that_were_already_connected_are_counted_first() -> None:
    assert lines_logged({0: statuses(40, faulty=10)}, 300) == [
        (1, "connected to the broker, 50 nodes expected, 50 online")
    ]


def test_the_first_and_the_last_node_are_reported_immediately_and_others_together() -> None:
    events = {20 + number: statuses(number) for number in range(1, 51)}
    lines = lines_logged(events, 100)[2:]
    assert lines == [
        (21, "1 of 50 nodes online"),
        (31, "11 of 50 nodes online"),
        (41, "21 of 50 nodes online"),
        (51, "31 of 50 nodes online"),
        (61, "41 of 50 nodes online"),
        (70, "50 of 50 nodes online"),
    ]


def test_nodes_that_come_and_go_each_second_do_not_flood_the_log() -> None:
    events = {second: statuses(second % 2, offline=1) for second in range(5, 605)}
    assert len(lines_logged(events, 605)) <= 2 + 600 / 10


def test_a_zone_that_lost_all_nodes_is_reported_every_minute() -> None:
    lines = lines_logged({0: statuses(50), 30: statuses(0, offline=50)}, 160)
    assert [second for second, _ in lines] == [1, 30, 90, 150]
    assert lines[1][1] == "0 of 50 nodes online"


def test_a_service_logs_the_lines(harness: Any, zone: Zone, caplog: pytest.LogCaptureFixture) -> None:
    def is_logged(text: str) -> bool:
        return any(text in message for message in caplog.messages)

    async def work() -> None:
        async with harness.serving(zone):
            await harness.until(
                lambda: is_logged("connected to the broker, 4 nodes expected, none online yet")
            )
            status = encode_status(Status(NodeState.ONLINE, BOOT, None))
            await harness.client.publish(f"heatcloak/v1/{zone.name}/n01/status", status, qos=1, retain=True)
            await harness.until(lambda: is_logged(f"zone {zone.name}: 1 of 4 nodes online"))

    with caplog.at_level(logging.INFO):
        harness.run(work())
