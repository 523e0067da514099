"""A service that follows people and is killed again and again makes the estimates of an undisturbed one."""

from __future__ import annotations

import random
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.store import Store
from heatcloak_shared import encode_reading, load_zone
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Estimate, Release
from support.waiting import wait_until

KILLS = 6

Serve = Callable[..., "subprocess.Popen[str]"]


def estimates_of(store: Store, rev: str) -> dict[int, Estimate]:
    """Return the estimates in a store by round."""
    found: dict[int, Estimate] = {}
    for each in store.estimates("hall", rev, limit=100_000):
        assert isinstance(each.message, Estimate)
        found[each.message.round] = each.message
    return found


def publish(port: int, rounds: dict[int, list[Release]]) -> None:
    """Publish readings as their nodes would, in the order of the rounds."""
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.connect("127.0.0.1", port)
    client.loop_start()
    for number in sorted(rounds):
        for reading in rounds[number]:
            sent = client.publish(
                node_topic("hall", reading.node, "reading"),
                encode_reading(reading),  # type: ignore[arg-type]
                qos=1,
            )
            sent.wait_for_publish(10)
        time.sleep(0.02)
    client.disconnect()
    client.loop_stop()


@pytest.mark.slow
def test_a_tracker_killed_six_times_estimates_as_if_nothing_had_happened(
    hall: Path,
    start_heatcloak: Serve,
    start_mosquitto: Any,
    serve: Serve,
    fleet_arguments: Callable[[int, int], tuple[str, ...]],
    wait_for_line: Callable[..., str],
) -> None:
    chance = random.Random(4)
    broker, other = start_mosquitto(), start_mosquitto()
    rev = load_zone(hall / "hall.toml").rev
    options = ("--method", "tracker", "--lag", "3")
    fleet = start_heatcloak(*fleet_arguments(broker.port, 800))
    for _ in range(KILLS):
        server = serve(broker.port, *options)
        for _ in range(chance.randrange(1, 20)):
            wait_for_line(server, "round")
        time.sleep(chance.uniform(0.0, 0.2))
        server.kill()
        server.communicate()
    assert fleet.poll() is None, "this machine is too slow for this test: give it more rounds"
    serve(broker.port, *options)
    for _ in range(20):
        wait_for_line(fleet, "round")
    fleet.send_signal(signal.SIGINT)
    out, _ = fleet.communicate(timeout=60)
    assert ", 0 dropped" in out
    store = Store(f"sqlite:///{hall}/s.db")

    def accepted() -> dict[int, list[Release]]:
        numbers = [each.number for each in store.rounds("hall", rev, limit=100_000)]
        return store.accepted_readings("hall", rev, numbers)

    def is_settled(which: Store) -> bool:
        """Return whether every round has the estimate of all its readings, and three rounds more."""
        return not which.rounds_to_estimate("hall", rev, 0) and len(estimates_of(which, rev)) == len(
            accepted()
        )

    wait_until(lambda: is_settled(store), 60)
    rounds = accepted()
    assert len(rounds) > 3 * KILLS
    undisturbed = start_heatcloak(
        *("serve", "--zone", "hall.toml", "--broker", f"127.0.0.1:{other.port}"),
        *("--store", "sqlite:///other.db", "--window", "86400", *options),
    )
    assert undisturbed.stderr is not None
    while "serving zone hall" not in undisturbed.stderr.readline():
        assert undisturbed.poll() is None
    publish(other.port, rounds)
    expected = Store(f"sqlite:///{hall}/other.db")
    wait_until(lambda: is_settled(expected), 120)
    time.sleep(2.0)  # nothing changes any more
    one, same = estimates_of(store, rev), estimates_of(expected, rev)
    assert one.keys() == same.keys()
    assert [number for number in sorted(one) if one[number] != same[number]] == []
    assert {each.latest - number for number, each in one.items() if each.latest is not None} >= {0, 3}
    for each in (store, expected):
        each.close()
