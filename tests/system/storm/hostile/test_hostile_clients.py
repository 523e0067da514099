"""Attackers at the broker, with and without credentials, do not keep honest nodes from being served.

During every attack the service uses less than 400 MB, answers within a second and stores nothing that the
zone's rules refuse. It stores 99 of 100 honest readings within two seconds of their round. While a node
floods the broker, it is five seconds, and on a busy machine as much longer as it takes to detect the flood.
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

from support.waiting import wait_until

pytestmark = pytest.mark.alone

SHORT, LONG = (5, 2.0), (50, 5.0)
"""Honest nodes, and seconds per attack; `make soak` runs the long form."""
MOST_LAG, MOST_FLOODED_LAG = 2.0, 5.0
"""Seconds. When a flood begins, the service first reads the messages that the broker has queued."""
MOST_MEMORY = 400 << 20
MOST_ANSWER = 1.0
EXPECTED_REFUSALS = {
    "forger": {"node"},
    "large_messages": {"malformed"},
    "liar": {"schedule", "future", "revision", "zone", "noise"},
}
"""The reasons for which an attacker's messages are refused; of every flood, the flood itself."""
MOST_EXTRA = 20.0
"""Seconds that all attacks together may last longer until messages are refused, on a busy machine."""


def strangers(attack: Any, over: threading.Event) -> None:
    """Connect anonymously, with a wrong password and with unknown names."""
    while not over.is_set():
        for user, password in ((None, None), (attack.node, "wrong"), ("nobody", "x"), ("", "")):
            raw = attack.open_socket()
            assert raw.connect(f"stranger-{secrets.token_hex(4)}", user, password) != 0
            raw.close()
        time.sleep(0.01)


def forger(attack: Any, over: threading.Event, publish: Any) -> None:
    """Publish on other nodes' topics, and with other nodes' names on its own."""
    raw, seq, boot = attack.connect(), 0, secrets.token_hex(16)
    while not over.is_set():
        for node in attack.honest[:5]:
            forged = attack.reading(boot, seq, node=node, ticks=7)
            raw.send(publish(attack.topic(node=node), forged) + publish(attack.topic(), forged))
            for leaf in ("stored", "status", "cmd"):
                raw.send(publish(attack.topic(leaf, node), b'{"v":1}', retain=True))
            seq += 1
        raw.send(publish(f"heatcloak/v1/{attack.zone.name}/estimate", b"\xff" * 1000, retain=True))
        time.sleep(0.02)
    raw.close()


def large_messages(attack: Any, over: threading.Event, publish: Any) -> None:
    """Publish two megabytes, and sizes just below and above the limits of service and broker."""
    while not over.is_set():
        for size in (2_000_000, (1 << 18) - 100, (1 << 18) + 1, 65_536, 1 << 14, 513):
            raw = attack.connect()
            with suppress(OSError):
                raw.send(publish(attack.topic(), b"7" * size))
                raw.send(publish(attack.topic("status"), b"[" * size, retain=True))
            raw.close()


def crowd(attack: Any, over: threading.Event) -> None:
    """Open a thousand connections: half silent, half subscribed to everything without reading."""
    kept = []
    for number in range(1000):
        if over.is_set():
            break
        with suppress(OSError):
            raw = attack.open_socket()
            kept.append(raw)
            if number % 2:
                raw.connect(f"crowd-{number}", attack.node, attack.password(attack.node))
                raw.socket.sendall(bytes([0x82, 6]) + b"\x00\x01\x00\x01#\x01")
    over.wait()
    for raw in kept:
        raw.close()


def slow_readers(attack: Any, over: threading.Event) -> None:
    """Subscribe to everything and read nothing; one client uses the service's client id."""
    raws = [attack.connect(user="heatcloak_viewer"), attack.connect(user="heatcloak_trusted")]
    for raw in raws:
        raw.socket.sendall(bytes([0x82, 6]) + b"\x00\x01\x00\x01#\x01")
    again = attack.open_socket()
    again.connect(f"heatcloak-{attack.zone.name}-aggregator", attack.node, attack.password(attack.node))
    over.wait()
    for raw in (*raws, again):
        raw.close()


def flood(what: str, qos: int) -> Callable[..., None]:
    """Return an attack that publishes over three connections as fast as possible."""

    def run(attack: Any, over: threading.Event, publish: Any) -> None:
        def publish_all(number: int) -> None:
            raw, boot, seq, mid = attack.connect(number), secrets.token_hex(16), 0, 0
            same, now = attack.reading(boot, 0), attack.zone.schedule.round_of(time.time())
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
                            payload = attack.reading(boot, seq)
                        elif what == "old":
                            past = now - 10_000 - 3 * seq - number
                            payload = attack.reading(
                                boot, seq, round=past, t=attack.zone.schedule.time_of(past)
                            )
                        elif what == "garbage":
                            payload = b'{"v":1,' * 20
                        elif what == "statuses":
                            payload, leaf = status, "status"
                        packets.append(
                            publish(attack.topic(leaf), payload, qos, mid, retain=leaf == "status")
                        )
                    raw.send(b"".join(packets))
            raw.close()

        threads = [threading.Thread(target=publish_all, args=(number,)) for number in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    run.__name__ = f"flood of {what}, QoS {qos}"
    return run


def liar(attack: Any, over: threading.Event, publish: Any) -> None:
    """Publish readings with false rounds, revisions, noise and times, and with sequence numbers that jump."""
    raw = attack.connect()
    now = attack.zone.schedule.round_of(time.time())
    boot, seq = secrets.token_hex(16), 0
    false_fields: tuple[dict[str, Any], ...] = (
        {"round": now + 1000},
        {"round": now + 1000, "t": attack.zone.schedule.time_of(now + 1000)},
        {"round": now - 10**6},
        {"round": now - 10**6, "t": attack.zone.schedule.time_of(now - 10**6)},
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
        for changes in false_fields:
            raw.send(publish(attack.topic(), attack.reading(boot, **{"seq": seq, **changes})))
            seq += 2
        raw.send(publish(attack.topic(), attack.reading(secrets.token_hex(16), 2**40)))
        kept = [[secrets.token_hex(16), 2**62] for _ in range(16)]
        for most in (16, 17, 200):
            status = {
                "v": 1,
                "state": "faulty",
                "boot": boot,
                "reason": "x" * 200,
                "kept": (kept * 13)[:most],
            }
            raw.send(publish(attack.topic("status"), json.dumps(status).encode(), retain=True))
        time.sleep(0.01)
    raw.close()


ATTACKS: tuple[Any, ...] = (
    *(strangers, forger, large_messages, crowd, slow_readers, liar),
    *(flood(what, qos) for qos in (0, 1) for what in ("new", "old", "duplicates", "garbage", "statuses")),
)


def percentile(values: list[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def wait_for_recovery(attack: Any) -> None:
    """Wait until a new honest reading is stored: the queue of the last attack has been read."""
    began = attack.zone.schedule.round_of(time.time())

    def is_stored() -> bool:
        answer = json.loads(attack.system.service.ask(f"/api/v1/zones/{attack.zone.name}/nodes", 5.0)[1])
        return any(n["node"] in attack.honest and (n["last_round"] or 0) > began for n in answer["nodes"])

    wait_until(is_stored, 30, "the service does not recover", interval=0.1)


def is_refused(refusals: dict[str, int], name: str) -> bool:
    """Return whether an attacker's messages were refused for every expected reason."""
    expected = EXPECTED_REFUSALS.get(name, {"flood"} if name.startswith("flood") else set())
    return expected <= {reason for reason, number in refusals.items() if number}


@pytest.mark.timeout(1800)
def test_honest_readings_are_stored_and_estimated_in_time_during_every_attack(
    start_attack: Callable[[int, int], Any],
    mqtt_publish: Any,
    listen_to_estimates: Any,
    monitor_health: Any,
    storms: int,
) -> None:
    honest, duration = LONG if storms >= 10 else SHORT
    attack = start_attack(honest, len(ATTACKS))
    system, service = attack.system, attack.system.service
    longer: dict[str, float] = {}
    seconds = (duration + 3) * (len(ATTACKS) + 1) + MOST_EXTRA
    system.start_fleet(round(seconds) + 5, 1)
    refusals: dict[str, dict[str, int]] = {}
    listener, monitor = listen_to_estimates(attack), monitor_health(service)
    spans: list[tuple[str, float, float]] = [("no attack", time.time() + 1, time.time() + duration)]
    time.sleep(duration)
    for node, run in zip(attack.compromised, ATTACKS, strict=True):
        attack.node = node
        over, began = threading.Event(), time.time()
        arguments = (attack, over, mqtt_publish)[: run.__code__.co_argcount]
        attacker = threading.Thread(target=run, args=arguments)
        attacker.start()
        longer[run.__name__] = 0.0
        try:
            time.sleep(duration)
            while sum(longer.values()) < MOST_EXTRA and not is_refused(attack.refusals(), run.__name__):
                time.sleep(0.5)
                longer[run.__name__] += 0.5
        finally:
            over.set()
            attacker.join(30)
        spans.append((run.__name__, began, time.time()))
        refusals[run.__name__] = attack.refusals()
        wait_for_recovery(attack)
    report = system.wait_for_fleet(120)
    system.settle(60)
    monitor.close()
    metrics = service.ask("/metrics", 5.0)[1]
    rows = attack.rows()
    service.stop()
    print(
        f"\n{honest} honest nodes, memory {monitor.memory >> 20} MB, slowest answer {monitor.slowest:.2f} s"
    )
    lags: dict[str, list[float]] = {}
    schedule = attack.zone.schedule
    for name, began, ended in spans:
        lags[name] = [
            row.arrived - row.reading.t
            for row in rows
            if row.reading.node in attack.honest and began <= row.reading.t < ended
        ]
        estimates = {n: at for n, at in listener.received.items() if began <= schedule.time_of(n) < ended}
        missing = sum(any(node in attack.honest for node in names) for _, names in estimates.values())
        late = [at - schedule.end_of(n) for n, (at, _) in estimates.items()] or [0.0]
        print(
            f"{name:28} {len(lags[name]):5} readings, lag p99 {percentile(lags[name], 0.99):6.2f} s, "
            f"{len(estimates):3} estimates, {missing} incomplete, at most {max(late):.2f} s late; "
            f"refused: {refusals.get(name, {})}"
        )
    attack.require_valid(rows)
    stored = {
        (r.reading.node, r.reading.boot, r.reading.seq) for r in rows if r.reading.node in attack.honest
    }
    assert stored == {reading[:3] for reading in system.journalled("c")}, "all honest readings, and no others"
    assert (report["unstored"], report["dropped"]) == (0, 0)
    system.require_quiet_logs()
    assert len(service.codes) == 1
    assert monitor.memory < MOST_MEMORY
    assert monitor.slowest < MOST_ANSWER
    assert not monitor.failures
    for name, counted in refusals.items():
        assert is_refused(counted, name), (name, counted)
        for reason in counted:
            assert f'heatcloak_refusals_total{{reason="{reason}",zone="hall"}} 0.0' not in metrics
    for name, values in lags.items():
        most = MOST_FLOODED_LAG + longer[name] if name.startswith("flood") else MOST_LAG
        assert percentile(values, 0.99) < most, name
