"""Fuzzed messages: the service stores the valid ones, and refuses and counts all others.

``make soak`` runs the long form, a hundred thousand messages.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.mqtt.admission import RefusedError, admit
from support.waiting import wait_until

pytestmark = pytest.mark.alone

BATCH = 100
PER_NODE = 800
"""Messages of one node: fewer than the rate limit for refused messages."""
LEAST_NODES = 22

UNUSUAL = st.sampled_from(
    [
        *(
            "NaN",
            "Infinity",
            "-Infinity",
            "1e999",
            "-1e999",
            "1.0",
            "0.0",
            "-0",
            "1E2",
            "01",
            "true",
            "false",
        ),
        *("null", "[]", "{}", '""', '"\\ud800"', '"\\u0000"', '"n01"', "9" * 400, "-" + "9" * 5000, "1e-400"),
        *(str(2**53), str(-(2**53)), str(2**63 - 1), str(2**63), str(2**31), "[" * 200 + "]" * 200),
        *('{"a":' * 90 + "1" + "}" * 90, '"\x7f\x1b[31m"', '"' + "é" * 100 + '"'),
    ]
)
VALUES = st.one_of(
    UNUSUAL,
    st.integers().map(str),
    st.floats().map(repr),
    st.text(max_size=20).map(json.dumps),
    st.recursive(st.none() | st.booleans(), lambda inner: st.lists(inner, max_size=3), max_leaves=5).map(
        json.dumps
    ),
)
MUTATIONS = st.one_of(
    st.just(()),
    st.tuples(st.sampled_from(["set", "twice", "add"]), st.integers(0, 10), VALUES),
    st.tuples(st.just("drop"), st.integers(0, 10)),
    st.tuples(st.just("pad"), st.integers(505, 520)),
    st.tuples(st.just("cut"), st.integers(0, 300)),
    st.tuples(st.just("raw"), st.binary(max_size=700)),
    st.tuples(st.just("byte"), st.integers(0, 200), st.integers(0, 255)),
    st.tuples(
        st.just("deep"), st.sampled_from([b"[", b'{"a":', b'"', b"\xff", b"\x00", b"9"]), st.integers(1, 3000)
    ),
)


def mutate(payload: bytes, mutation: tuple[Any, ...]) -> bytes:
    """Return a valid message with one mutation."""
    kind, *more = mutation or ("",)
    if kind == "raw":
        return bytes(more[0])
    if kind == "cut":
        return payload[: int(more[0])]
    if kind == "byte":
        return payload[: int(more[0])] + bytes([more[1]]) + payload[int(more[0]) + 1 :]
    if kind == "deep":
        return bytes(more[0] * more[1])
    if kind == "pad":
        room = int(more[0]) - len(payload) - len(b',"x":""')
        return payload[:-1] + b',"x":"' + b"x" * room + b'"}'
    pairs = [(key, json.dumps(value)) for key, value in json.loads(payload).items()]
    if kind:
        index = more[0] % len(pairs)
        key = pairs[index][0]
        if kind == "drop":
            del pairs[index]
        elif kind == "set":
            pairs[index] = (key, more[1])
        elif kind == "twice":
            pairs.append((key, more[1]))
        else:
            pairs.append(("kept" if index % 2 else "key", more[1]))
    return ("{" + ",".join(f'"{key}":{value}' for key, value in pairs) + "}").encode("utf-8", "surrogatepass")


def identities(rows: list[Any]) -> set[tuple[str, str, int]]:
    """Return node, boot and number of each stored reading."""
    return {(row.reading.node, row.reading.boot, row.reading.seq) for row in rows}


@pytest.mark.timeout(3600)
def test_the_valid_ones_of_fuzzed_messages_are_stored_and_all_others_counted(
    start_attack: Callable[[int, int], Any], mqtt_publish: Any, monitor_health: Any, fuzz: int
) -> None:
    """The test admits each message by the same rules as the service."""
    # Enough nodes that none exceeds the rate limit, however fast the service reads.
    compromised = max(fuzz // PER_NODE + 2, LEAST_NODES)
    attack = start_attack(1, compromised)
    service, zone = attack.system.service, attack.zone
    monitor = monitor_health(service)
    valid: set[tuple[str, str, int]] = set()
    raws = [attack.connect(user=node) for node in attack.compromised]
    sent, batches = 0, 0

    @settings(
        max_examples=max(fuzz // BATCH, 1),
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(MUTATIONS, min_size=BATCH, max_size=BATCH))
    def send(mutations: list[tuple[Any, ...]]) -> None:
        nonlocal sent, batches
        batches += 1
        index = batches % len(raws)
        attack.node = attack.compromised[index]
        packets = []
        for number, mutation in enumerate(mutations):
            boot = secrets.token_hex(16)
            if number % 4 == 3:
                status = {"v": 1, "state": "online", "boot": boot, "reason": None, "kept": [[boot, 3]]}
                packets.append(
                    mqtt_publish(attack.topic("status"), mutate(json.dumps(status).encode(), mutation), 1)
                )
                continue
            payload = mutate(attack.reading(boot, number), mutation)
            packets.append(mqtt_publish(attack.topic(), payload, 1))
            sent += 1
            with suppress(RefusedError):
                reading = admit(zone, attack.topic(), payload, time.time())
                valid.add((reading.node, reading.boot, reading.seq))
        raws[index].send(b"".join(packets))

    send()

    def stored() -> set[tuple[str, str, int]]:
        return identities(attack.rows())

    wait_until(lambda: stored() >= valid, message=lambda: f"{len(valid - stored())} missing", interval=0.2)
    assert stored() == valid
    assert 0.05 * sent < len(valid) < 0.9 * sent, "both kinds occurred"
    attack.require_valid(attack.rows())
    monitor.close()
    status, text = service.ask(f"/api/v1/zones/{zone.name}/nodes", 5.0)
    assert status == 200
    refused: dict[str, int] = {}
    for node in json.loads(text)["nodes"]:
        assert node["quarantines"] == 0
        for reason, number in node["refusals"].items():
            refused[reason] = refused.get(reason, 0) + number
    assert sum(refused.values()) >= sent - len(valid), "every refused reading is counted"
    service.stop()
    for each in raws:
        each.close()
    log = service.log()
    attack.system.require_quiet_logs()
    assert all(line.isprintable() for line in log.splitlines()), "text of peers is sanitized"
    print(
        f"\n{sent} fuzzed readings: {len(valid)} stored, refused {refused}; {monitor.memory >> 20} MB, "
        f"slowest answer {monitor.slowest:.2f} s"
    )
    assert monitor.slowest < 1.0
