"""Enemies at the broker, with and without a user of their own: honest nodes are served as before.

The service's resident memory stays below 400 MB, it answers within a second, nothing is stored that the
zone's rules refuse, and every honest reading is stored within two seconds of its schedule (99 of 100); while
a node floods the broker, within five.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

pytestmark = pytest.mark.alone

SHORT, LONG = (5, 2.0), (50, 5.0)
"""How many honest nodes there are, and how many seconds each attack lasts; `make soak` runs the long form."""
MOST_LAG, MOST_FLOODED_LAG = 2.0, 5.0
"""Seconds. While a flood begins, what the broker has queued for us already stands before the honest
readings: it is drained, not thrown away."""
MOST_MEMORY = 400 << 20
MOST_ANSWER = 1.0
EXPECTED = {
    "forger": {"node"},
    "giant": {"malformed"},
    "liar": {"schedule", "future", "revision", "zone", "noise"},
}
"""What is counted of whom; of whoever floods, that it did."""


def strangers(siege: Any, over: threading.Event) -> None:
    """Anonymous, with a wrong password, and with no user's name."""
    while not over.is_set():
        for user, password in ((None, None), (siege.traitor, "wrong"), ("nobody", "x"), ("", "")):
            raw = siege.stranger()
            assert raw.connect(f"stranger-{secrets.token_hex(4)}", user, password) != 0
            raw.close()
        time.sleep(0.01)


def forger(siege: Any, over: threading.Event, publish: Any) -> None:
    """On other nodes' topics, and with other nodes' names in its own."""
    raw, seq, boot = siege.enemy(), 0, secrets.token_hex(16)
    while not over.is_set():
        for node in siege.honest[:5]:
            forged = siege.reading(boot, seq, node=node, ticks=7)
            raw.send(publish(siege.topic(node=node), forged) + publish(siege.topic(), forged))
            for leaf in ("stored", "status", "cmd"):
                raw.send(publish(siege.topic(leaf, node), b'{"v":1}', retain=True))
            seq += 1
        raw.send(publish(f"heatcloak/v1/{siege.zone.name}/estimate", b"\xff" * 1000, retain=True))
        time.sleep(0.02)
    raw.close()


def giant(siege: Any, over: threading.Event, publish: Any) -> None:
    """Two megabytes, and just below and above what service and broker take."""
    while not over.is_set():
        for size in (2_000_000, (1 << 18) - 100, (1 << 18) + 1, 65_536, 1 << 14, 513):
            raw = siege.enemy()
            with suppress(OSError):
                raw.send(publish(siege.topic(), b"7" * size))
                raw.send(publish(siege.topic("status"), b"[" * size, retain=True))
            raw.close()


def crowd(siege: Any, over: threading.Event) -> None:
    """A thousand connections: some silent, some that subscribe to everything, and never read."""
    kept = []
    for number in range(1000):
        if over.is_set():
            break
        with suppress(OSError):
            raw = siege.stranger()
            kept.append(raw)
            if number % 2:
                raw.connect(f"crowd-{number}", siege.traitor, siege.password(siege.traitor))
                raw.socket.sendall(bytes([0x82, 6]) + b"\x00\x01\x00\x01#\x01")
    over.wait()
    for raw in kept:
        raw.close()


def sleeper(siege: Any, over: threading.Event) -> None:
    """Whoever may read everything subscribes to it and reads nothing; one has the service's own id."""
    raws = [siege.enemy(user="heatcloak_viewer"), siege.enemy(user="heatcloak_trusted")]
    for raw in raws:
        raw.socket.sendall(bytes([0x82, 6]) + b"\x00\x01\x00\x01#\x01")
    again = siege.stranger()
    again.connect(f"heatcloak-{siege.zone.name}-aggregator", siege.traitor, siege.password(siege.traitor))
    over.wait()
    for raw in (*raws, again):
        raw.close()


def flood(what: str, qos: int) -> Callable[..., None]:
    """One user on several connections, as fast as it can."""

    def attack(siege: Any, over: threading.Event, publish: Any) -> None:
        def pour(number: int) -> None:
            raw, boot, seq, mid = siege.enemy(number), secrets.token_hex(16), 0, 0
            same, now = siege.reading(boot, 0), siege.zone.schedule.round_of(time.time())
            status = json.dumps(
                {"v": 1, "state": "online", "boot": boot, "reason": None, "kept": [[boot, 0]]}
            ).encode()
            with suppress(OSError):
                while not over.is_set():
                    packets = []
                    for _ in range(200):
                        mid, seq = mid % 65_535 + 1, seq + 1
                        payload, leaf = same, "reading"
                        if what == "new":
                            payload = siege.reading(boot, seq)
                        elif what == "old":
                            past = now - 10_000 - 3 * seq - number
                            payload = siege.reading(
                                boot, seq, round=past, t=siege.zone.schedule.time_of(past)
                            )
                        elif what == "garbage":
                            payload = b'{"v":1,' * 20
                        elif what == "statuses":
                            payload, leaf = status, "status"
                        packets.append(publish(siege.topic(leaf), payload, qos, mid, retain=leaf == "status"))
                    raw.send(b"".join(packets))
            raw.close()

        threads = [threading.Thread(target=pour, args=(number,)) for number in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    attack.__name__ = f"flood of {what}, QoS {qos}"
    return attack


def liar(siege: Any, over: threading.Event, publish: Any) -> None:
    """About round, revision, noise and time; with numbers that jump, fresh boots, and what it keeps."""
    raw = siege.enemy()
    now = siege.zone.schedule.round_of(time.time())
    boot, seq = secrets.token_hex(16), 0
    lies: tuple[dict[str, Any], ...] = (
        {"round": now + 1000},
        {"round": now + 1000, "t": siege.zone.schedule.time_of(now + 1000)},
        {"round": now - 10**6},
        {"round": now - 10**6, "t": siege.zone.schedule.time_of(now - 10**6)},
        {"rev": "0" * 16},
        {"zone": "cellar"},
        {"sigma_ticks": 1},
        {"step": 1.0},
        {"t": 0.0},
        {"t": 1e300},
        {"seq": 2**62},
        {"seq": 2**62, "kept": 2**62},
        {"seq": 2**63 - 1},
        {"key": 0, "mac": "0" * 16},
    )
    while not over.is_set():
        for lie in lies:
            raw.send(publish(siege.topic(), siege.reading(boot, **{"seq": seq, **lie})))
            seq += 2
        raw.send(publish(siege.topic(), siege.reading(secrets.token_hex(16), 2**40)))
        kept = [[secrets.token_hex(16), 2**62] for _ in range(16)]
        for most in (16, 17, 200):
            told = {"v": 1, "state": "faulty", "boot": boot, "reason": "x" * 200, "kept": (kept * 13)[:most]}
            raw.send(publish(siege.topic("status"), json.dumps(told).encode(), retain=True))
        time.sleep(0.01)
    raw.close()


ATTACKS: tuple[Any, ...] = (
    *(strangers, forger, giant, crowd, sleeper, liar),
    *(flood(what, qos) for qos in (0, 1) for what in ("new", "old", "duplicates", "garbage", "statuses")),
)


def percentile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def wait_for_calm(siege: Any) -> None:
    """Return when an honest reading of this moment is stored: nothing of the last attack stands before it."""
    began = siege.zone.schedule.round_of(time.time())
    deadline = time.monotonic() + 30
    while True:
        told = json.loads(siege.system.service.ask(f"/api/v1/zones/{siege.zone.name}/nodes", 5.0)[1])
        if any(n["node"] in siege.honest and (n["last_round"] or 0) > began for n in told["nodes"]):
            return
        assert time.monotonic() < deadline, "the service does not recover"
        time.sleep(0.1)


@pytest.mark.timeout(1800)
def test_no_enemy_keeps_the_service_from_honest_nodes(
    besiege: Callable[[int, int], Any], mqtt_publish: Any, make_ear: Any, make_vitals: Any, storms: int
) -> None:
    """One attack after the other, while honest nodes publish: they are stored and estimated as in peace."""
    honest, lasts = LONG if storms >= 10 else SHORT
    siege = besiege(honest, len(ATTACKS))
    system, service = siege.system, siege.system.service
    seconds = (lasts + 3) * (len(ATTACKS) + 1)
    system.start_fleet(round(seconds) + 5, 1)
    refusals: dict[str, dict[str, int]] = {}
    ear, vitals = make_ear(siege), make_vitals(service)
    spans: list[tuple[str, float, float]] = [("peace", time.time() + 1, time.time() + lasts)]
    time.sleep(lasts)
    for traitor, attack in zip(siege.traitors, ATTACKS, strict=True):
        siege.traitor = traitor
        over, began = threading.Event(), time.time()
        arguments = (siege, over, mqtt_publish)[: attack.__code__.co_argcount]
        enemy = threading.Thread(target=attack, args=arguments)
        enemy.start()
        time.sleep(lasts)
        over.set()
        enemy.join(30)
        spans.append((attack.__name__, began, time.time()))
        refusals[attack.__name__] = siege.refusals()
        wait_for_calm(siege)
    report = system.wait_for_fleet(120)
    system.settle(60)
    vitals.close()
    metrics = service.ask("/metrics", 5.0)[1]
    rows = siege.rows()
    service.stop()
    print(f"\n{honest} honest nodes, memory {vitals.memory >> 20} MB, slowest answer {vitals.slowest:.2f} s")
    lags: dict[str, list[float]] = {}
    schedule = siege.zone.schedule
    for name, began, ended in spans:
        lags[name] = [
            row.arrived - row.reading.t
            for row in rows
            if row.reading.node in siege.honest and began <= row.reading.t < ended
        ]
        told = {n: at for n, at in ear.heard.items() if began <= schedule.time_of(n) < ended}
        missing = sum(any(node in siege.honest for node in names) for _, names in told.values())
        late = [at - schedule.end_of(n) for n, (at, _) in told.items()] or [0.0]
        print(
            f"{name:28} {len(lags[name]):5} readings, lag p99 {percentile(lags[name], 0.99):6.2f} s, "
            f"{len(told):3} estimates, {missing} of a part, at most {max(late):.2f} s after their round; "
            f"refused: {refusals.get(name, {})}"
        )
    siege.require_valid(rows)
    stored = {(r.reading.node, r.reading.boot, r.reading.seq) for r in rows if r.reading.node in siege.honest}
    assert stored == {reading[:3] for reading in system.journalled("c")}, "each honest reading, and no other"
    assert (report["unstored"], report["dropped"]) == (0, 0)
    system.require_quiet_logs()
    assert len(service.codes) == 1
    assert vitals.memory < MOST_MEMORY
    assert vitals.slowest < MOST_ANSWER
    assert not vitals.silent
    for name, counted in refusals.items():
        expected = EXPECTED.get(name, {"flood"} if name.startswith("flood") else set())
        assert expected <= {reason for reason, number in counted.items() if number}, name
        for reason in counted:
            assert f'heatcloak_refusals_total{{reason="{reason}",zone="hall"}} 0.0' not in metrics
    for name, values in lags.items():
        most = MOST_FLOODED_LAG if name.startswith("flood") else MOST_LAG
        assert percentile(values, 0.99) < most, name
