"""Does anything but the cloaked number depend on the readings? Two worlds, the same boots, the same keys.

What is published, logged, printed and written in both must be the same but for the ticks of well-formed
readings and the MAC over them: whatever a reading leaks into, in whatever encoding, differs. And no reading
may be found in any of it, which names what leaked where.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from heatcloak_aggregator.privacy.audit import Check
from heatcloak_aggregator.privacy.audit.checks import decide
from heatcloak_aggregator.privacy.audit.leak_scanner import LeakScanner
from heatcloak_lab.audit.audit_runner import BootRecord
from heatcloak_lab.audit.capture import SideOutput
from heatcloak_lab.audit.evidence import true_ticks
from heatcloak_lab.audit.message_grammar import without_ticks
from heatcloak_lab.audit.worlds import ImplausibleError
from heatcloak_shared.zone import Zone, promise_in_words, render_zone

_ADDRESS = re.compile(rb"127\.0\.0\.1:\d+")


@dataclass(frozen=True, slots=True)
class WorldRun:
    """All boots in one odd world, and what was said besides.

    Attributes:
        records: the boots.
        output: logs, prints and files.
    """

    records: Sequence[BootRecord]
    output: SideOutput


def leak_checks(zone: Zone, first: WorldRun, second: WorldRun) -> list[Check]:
    """Exact verdicts: nothing but the ticks differs, and no reading is found."""
    a, b = _told(zone, first), _told(zone, second)
    differing = sorted(where for where in a.keys() | b.keys() if a.get(where) != b.get(where))
    faults = [f"{where} depends on the readings" for where in differing]
    leaks = [found for session in (first, second) for found in _leaks(zone, session)]
    everything = sum(len(content) for session in (first, second) for _, content in _said(zone, session))
    return [
        decide(
            "nothing else",
            faults,
            f"{len(a)} sources, the same in two worlds but for the ticks",
            "any leak, in any encoding: a field, a log line, a file, a missing or added message",
        ),
        decide(
            "no reading found",
            leaks,
            f"searched {everything:,} bytes for {2 * _count(first)} readings",
            "a raw value in a log line, a file, an exception's text, a message",
        ),
    ]


def _told(zone: Zone, session: WorldRun) -> dict[str, Counter[bytes] | list[bytes]]:
    """What was said, by where: messages in their order; log lines in any, for sockets are ready in any."""
    told: dict[str, Counter[bytes] | list[bytes]] = {}
    messages: dict[str, list[bytes]] = defaultdict(list)
    for record in session.records:
        for message in record.messages:
            messages[message.topic].append(message.head + without_ticks(zone, message))
        for crash in record.crashes:
            messages[f"an exception of {crash.node}"].append(crash.kind.encode())
    told.update(messages)
    told["packets besides messages"] = Counter(
        packet for record in session.records for packet in record.other_packets
    )
    for where, content in session.output.everything:
        told[where] = Counter(_ADDRESS.sub(b"", line) for line in content.splitlines())
    return told


def _said(zone: Zone, session: WorldRun) -> list[tuple[str, bytes]]:
    """(where, what) of all that is searched: without cloaked ticks, and without the nonces that we gave."""
    nonces = {plan.boot.hex().encode() for record in session.records for plan in record.plans}
    said = [
        ("packets besides messages", packet) for record in session.records for packet in record.other_packets
    ]
    for record in session.records:
        for message in record.messages:
            said.append(
                ("the wire", b"\n".join([message.topic.encode(), message.head, without_ticks(zone, message)]))
            )
    said += [("an exception", crash.text.encode()) for record in session.records for crash in record.crashes]
    said += session.output.everything
    joined: dict[str, list[bytes]] = defaultdict(list)
    for where, content in said:
        joined[where].append(content)
    return [(where, _without(b"\n".join(parts), nonces)) for where, parts in joined.items()]


def _without(content: bytes, nonces: set[bytes]) -> bytes:
    for nonce in nonces:
        content = content.replace(nonce, b"")
    return content


def _leaks(zone: Zone, session: WorldRun) -> list[str]:
    values = _canaries(zone, session)
    said = [promise_in_words(zone, seeded=seeded) for seeded in (True, False)]
    public = "\n".join([render_zone(zone), *said]).encode()
    scanner = LeakScanner(values, [true_ticks(zone, value) for value in values], public)
    return [found for where, content in _said(zone, session) for found in scanner.scan(where, content)]


def _canaries(zone: Zone, session: WorldRun) -> list[float]:
    values = []
    for record in session.records:
        for place in range(1, len(zone.nodes) + 1):
            for index in range(len(record.rounds)):
                value = record.world.readings(place, index)
                if isinstance(value, ImplausibleError):
                    value = value.reading
                # Zero, the least double and whole powers of ten look like much else.
                if math.isfinite(value) and 1e-200 < abs(value) < 1e200:
                    values.append(value)
    return values


def _count(session: WorldRun) -> int:
    return sum(len(record.rounds) * len(record.plans) for record in session.records)
