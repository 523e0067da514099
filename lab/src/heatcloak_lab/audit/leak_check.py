"""Check that nothing but the cloaked number depends on the readings.

Two worlds with the same boots and keys must give the same messages, logs, prints and files, except for the
ticks of well-formed readings and the MAC over them: a leak in any encoding makes a difference. A search for
the readings themselves then names what leaked where.
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
from heatcloak_lab.audit.evidence import true_ticks, without_ticks
from heatcloak_lab.audit.nodes import ImplausibleError
from heatcloak_lab.audit.recording_broker import SideOutput
from heatcloak_shared.zone import Zone, promise_in_words, render_zone

_ADDRESS = re.compile(rb"127\.0\.0\.1:\d+")


@dataclass(frozen=True, slots=True)
class WorldRun:
    """All boots in one odd world.

    Attributes:
        records: the boots.
        output: logs, prints and files.
    """

    records: Sequence[BootRecord]
    output: SideOutput


def leak_checks(zone: Zone, first: WorldRun, second: WorldRun) -> list[Check]:
    """Check that nothing but the ticks differs between two worlds, and that no reading is found."""
    a, b = _output_by_source(zone, first), _output_by_source(zone, second)
    differing = sorted(where for where in a.keys() | b.keys() if a.get(where) != b.get(where))
    faults = [f"{where} depends on the readings" for where in differing]
    leaks = [found for run in (first, second) for found in _leaks(zone, run)]
    everything = sum(len(content) for run in (first, second) for _, content in _searched(zone, run))
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


def _output_by_source(zone: Zone, run: WorldRun) -> dict[str, Counter[bytes] | list[bytes]]:
    """Return all output by source: messages in order, log lines in any, as sockets are ready in any."""
    found: dict[str, Counter[bytes] | list[bytes]] = {}
    messages: dict[str, list[bytes]] = defaultdict(list)
    for record in run.records:
        for message in record.messages:
            messages[message.topic].append(message.head + without_ticks(zone, message))
        for crash in record.crashes:
            messages[f"an exception of {crash.node}"].append(crash.kind.encode())
    found.update(messages)
    found["packets besides messages"] = Counter(
        packet for record in run.records for packet in record.other_packets
    )
    for where, content in run.output.everything:
        found[where] = Counter(_ADDRESS.sub(b"", line) for line in content.splitlines())
    return found


def _searched(zone: Zone, run: WorldRun) -> list[tuple[str, bytes]]:
    """Return (source, content) of everything to search, without cloaked ticks and our own boot nonces."""
    nonces = re.compile(
        "|".join({plan.boot.hex() for record in run.records for plan in record.plans}).encode()
    )
    contents = [
        ("packets besides messages", packet) for record in run.records for packet in record.other_packets
    ]
    contents += [
        ("the wire", b"\n".join([message.topic.encode(), message.head, without_ticks(zone, message)]))
        for record in run.records
        for message in record.messages
    ]
    contents += [("an exception", crash.text.encode()) for record in run.records for crash in record.crashes]
    contents += run.output.everything
    joined: dict[str, list[bytes]] = defaultdict(list)
    for where, content in contents:
        joined[where].append(content)
    return [(where, nonces.sub(b"", b"\n".join(parts))) for where, parts in joined.items()]


def _leaks(zone: Zone, run: WorldRun) -> list[str]:
    values = _canaries(zone, run)
    promises = [promise_in_words(zone, seeded=seeded) for seeded in (True, False)]
    public = "\n".join([render_zone(zone), *promises]).encode()
    scanner = LeakScanner(values, [true_ticks(zone, value) for value in values], public)
    return [found for where, content in _searched(zone, run) for found in scanner.scan(where, content)]


def _canaries(zone: Zone, run: WorldRun) -> list[float]:
    values = []
    for record in run.records:
        for place in range(1, len(zone.nodes) + 1):
            for index in range(len(record.rounds)):
                value = record.world.readings(place, index)
                if isinstance(value, ImplausibleError):
                    value = value.reading
                # Zeros, tiny doubles and large powers of ten occur in other output too.
                if math.isfinite(value) and 1e-200 < abs(value) < 1e200:
                    values.append(value)
    return values


def _count(run: WorldRun) -> int:
    return sum(len(record.rounds) * len(record.plans) for record in run.records)
