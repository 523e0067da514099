"""Whatever bytes come in on the topics of readings and statuses: what is stored keeps to the rules.

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

pytestmark = pytest.mark.alone

A_TURN = 100
A_NODE = 800
"""Messages that one node sends: fewer than it may send in vain."""
FEWEST = 22
"""Nodes that send."""

ODD = st.sampled_from(
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
    ODD,
    st.integers().map(str),
    st.floats().map(repr),
    st.text(max_size=20).map(json.dumps),
    st.recursive(st.none() | st.booleans(), lambda inner: st.lists(inner, max_size=3), max_leaves=5).map(
        json.dumps
    ),
)
BENT = st.one_of(
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


def bend(payload: bytes, how: tuple[Any, ...]) -> bytes:
    """A good message, bent."""
    what, *more = how or ("",)
    if what == "raw":
        return bytes(more[0])
    if what == "cut":
        return payload[: int(more[0])]
    if what == "byte":
        return payload[: int(more[0])] + bytes([more[1]]) + payload[int(more[0]) + 1 :]
    if what == "deep":
        return bytes(more[0] * more[1])
    if what == "pad":
        room = int(more[0]) - len(payload) - len(b',"x":""')
        return payload[:-1] + b',"x":"' + b"x" * room + b'"}'
    pairs = [(key, json.dumps(value)) for key, value in json.loads(payload).items()]
    if what:
        place = more[0] % len(pairs)
        key = pairs[place][0]
        if what == "drop":
            del pairs[place]
        elif what == "set":
            pairs[place] = (key, more[1])
        elif what == "twice":
            pairs.append((key, more[1]))
        else:
            pairs.append(("kept" if place % 2 else "key", more[1]))
    return ("{" + ",".join(f'"{key}":{value}' for key, value in pairs) + "}").encode("utf-8", "surrogatepass")


@pytest.mark.timeout(3600)
def test_of_fuzzed_messages_the_good_ones_are_stored(
    besiege: Callable[[int, int], Any], mqtt_publish: Any, make_vitals: Any, fuzz: int
) -> None:
    """Each message is judged here by the rules as well: those are stored, and the others counted."""
    # So many that, however fast all of it is taken in, none of them sends a flood.
    traitors = max(fuzz // A_NODE + 2, FEWEST)
    siege = besiege(1, traitors)
    service, zone = siege.system.service, siege.zone
    vitals = make_vitals(service)
    good: set[tuple[str, str, int]] = set()
    raws = [siege.enemy(user=node) for node in siege.traitors]
    sent, turn = 0, 0

    @settings(
        max_examples=max(fuzz // A_TURN, 1),
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(BENT, min_size=A_TURN, max_size=A_TURN))
    def pour(bends: list[tuple[Any, ...]]) -> None:
        nonlocal sent, turn
        turn += 1
        place = turn % len(raws)
        siege.traitor = siege.traitors[place]
        packets = []
        for number, how in enumerate(bends):
            boot = secrets.token_hex(16)
            if number % 4 == 3:
                told = {"v": 1, "state": "online", "boot": boot, "reason": None, "kept": [[boot, 3]]}
                packets.append(mqtt_publish(siege.topic("status"), bend(json.dumps(told).encode(), how), 1))
                continue
            payload = bend(siege.reading(boot, number), how)
            packets.append(mqtt_publish(siege.topic(), payload, 1))
            sent += 1
            with suppress(RefusedError):
                reading = admit(zone, siege.topic(), payload, time.time())
                good.add((reading.node, reading.boot, reading.seq))
        raws[place].send(b"".join(packets))

    pour()
    began = time.monotonic()
    while True:
        rows = siege.rows()
        stored = {(row.reading.node, row.reading.boot, row.reading.seq) for row in rows}
        if stored == good or time.monotonic() > began + 60:
            break
        time.sleep(0.2)
    assert stored == good
    assert 0.05 * sent < len(good) < 0.9 * sent, "there was something of both"
    siege.require_valid(rows)
    vitals.close()
    status, text = service.ask(f"/api/v1/zones/{zone.name}/nodes", 5.0)
    assert status == 200
    refused: dict[str, int] = {}
    for node in json.loads(text)["nodes"]:
        assert node["quarantines"] == 0
        for reason, number in node["refusals"].items():
            refused[reason] = refused.get(reason, 0) + number
    assert sum(refused.values()) >= sent - len(good), "each of the others is counted"
    service.stop()
    for each in raws:
        each.close()
    log = service.log()
    siege.system.require_quiet_logs()
    assert all(line.isprintable() for line in log.splitlines()), "peer text is cleaned"
    print(
        f"\n{sent} fuzzed readings: {len(good)} stored, refused {refused}; {vitals.memory >> 20} MB, "
        f"slowest answer {vitals.slowest:.2f} s"
    )
    assert vitals.slowest < 1.0
