"""Check that nothing but the cloaked number depends on what is measured.

Two worlds with the same boots and keys must give the same messages, logs, prints and files, except for the
cloaked numbers of well-formed messages and the MAC over them: a leak in any encoding makes a difference. A
search for the measured values themselves then names what leaked where.

The search is for canaries: values with long, distinctive expansions. It finds decimal numbers of at least
six significant digits that round to a canary, with or without an exponent; hexadecimal floats; the eight
bytes of a double or of an integer number of ticks and the four of a float, in either byte order, raw or as
hexadecimal digits; and the eight bytes in base64. Shorter forms, encryption and compression are not found.
"""

from __future__ import annotations

import base64
import math
import re
import struct
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy.audit import Check
from heatcloak_aggregator.privacy.audit.checks import decide
from heatcloak_lab.audit.audit_runner import BootRecord
from heatcloak_lab.audit.evidence import without_number
from heatcloak_lab.audit.recording_broker import SideOutput
from heatcloak_lab.audit.subject import Canaries, Subject
from heatcloak_shared.zone import render_zone

_LEAST_DIGITS = 6
_LEAST_TICKS = 10**6
_DECIMAL = re.compile(rb"(?<![\w.])[-+]?\d+\.?\d*(?:[eE][-+]?\d+)?")
_HEX_FLOAT = re.compile(rb"0x[01]\.[0-9a-fA-F]+p[-+]?\d+")
_HEX = re.compile(rb"[0-9a-fA-F]{8,}")
_BASE64 = re.compile(rb"[A-Za-z0-9+/_-]{11,}")
_MOST_DIGITS = 40
"""Digits of an integer that may be ticks, which are 64 bits."""
_MIN_FLOATS = 2
"""Four bytes may match a reading by chance, so at least two different readings must match."""


class LeakScanner:
    """Find canaries.

    Args:
        readings: finite readings with many decimal digits.
        ticks: the same on the lattice; those of fewer than seven digits are not distinctive and are ignored.
        public: public text, whose numbers are not leaks.
    """

    def __init__(self, readings: Sequence[float], ticks: Sequence[int], public: bytes) -> None:
        self._sorted: FloatArray = np.unique(np.abs(np.array(readings, dtype=np.float64)))
        self._exact = set(self._sorted.tolist())
        self._ticks = {abs(number) for number in ticks if abs(number) >= _LEAST_TICKS}
        self._public = set(_DECIMAL.findall(public))
        doubles = [struct.pack(order + "d", value) for value in readings for order in "<>"]
        wholes = [
            struct.pack(order + "q", number)
            for number in ticks
            if abs(number) >= _LEAST_TICKS
            for order in "<>"
        ]
        self._eights = _as_numbers(doubles + wholes, 8)
        self._fours = _as_numbers(
            [struct.pack(order + "f", value) for value in readings if abs(value) < 1e38 for order in "<>"], 4
        )

    def scan(self, where: str, content: bytes) -> list[str]:
        """Return what was found in ``content``, each entry prefixed by ``where``."""
        found = [f"{where}: {number.decode()}" for number in self._decimals(content)]
        found += [f"{where}: {text.decode()}" for text in _HEX_FLOAT.findall(content) if self._is_exact(text)]
        hexadecimal = b"\n".join(_hex_views(set(_HEX.findall(content))))
        encoded = b"\n".join(_base64_views(set(_BASE64.findall(content))))
        for form, view in (("bytes", content), ("hexadecimal", hexadecimal), ("base64", encoded)):
            if np.isin(_windows(view, 8), self._eights).any():
                found.append(f"{where}: the {form} of a double or of ticks")
        for form, view in (("bytes", content), ("hexadecimal", hexadecimal)):
            windows = _windows(view, 4)
            if np.unique(windows[np.isin(windows, self._fours)]).size >= _MIN_FLOATS:
                found.append(f"{where}: the {form} of floats")
        return found

    def _decimals(self, content: bytes) -> Iterable[bytes]:
        return (
            text for text in sorted(set(_DECIMAL.findall(content)) - self._public) if self._is_reading(text)
        )

    def _is_reading(self, text: bytes) -> bool:
        mantissa, _, exponent = text.lower().partition(b"e")
        digits = mantissa.lstrip(b"+-0.").replace(b".", b"")
        if text.strip(b"+-").isdigit():
            return len(text) <= _MOST_DIGITS and abs(int(text)) in self._ticks
        if len(digits) < _LEAST_DIGITS or len(exponent) > 4:
            return False
        decimals = len(mantissa.partition(b".")[2])
        value = abs(float(text))
        if math.isinf(value):  # digits of a key, such as 898502e0746
            return False
        unit = 10.0 ** (int(exponent or b"0") - decimals)
        first = np.searchsorted(self._sorted, value - unit, side="left")
        return bool(np.searchsorted(self._sorted, value + unit, side="right") > first)

    def _is_exact(self, text: bytes) -> bool:
        try:
            return abs(float.fromhex(text.decode())) in self._exact
        except OverflowError:
            return False


def _as_numbers(packed: list[bytes], size: int) -> npt.NDArray[np.uint64]:
    return np.array([int.from_bytes(item, "big") for item in packed if len(item) == size], dtype=np.uint64)


def _windows(view: bytes, size: int) -> npt.NDArray[np.uint64]:
    """Return every ``size`` consecutive bytes as an integer."""
    kind = f">u{size}"
    parts = [
        np.frombuffer(view, dtype=kind, count=(len(view) - offset) // size, offset=offset)
        for offset in range(min(size, len(view)))
    ]
    return np.concatenate([part.astype(np.uint64) for part in parts] or [np.zeros(0, dtype=np.uint64)])


def _hex_views(tokens: set[bytes]) -> list[bytes]:
    parts = [token[start:] for token in sorted(tokens) for start in (0, 1)]
    return [bytes.fromhex(part[: len(part) // 2 * 2].decode()) for part in parts]


def _base64_views(tokens: set[bytes]) -> list[bytes]:
    views = []
    for token in sorted(tokens):
        for start in range(4):
            part = token[start:].translate(bytes.maketrans(b"-_", b"+/"))
            # A single last character carries six bits, less than a byte.
            part = part[:-1] if len(part) % 4 == 1 else part
            views.append(base64.b64decode(part + b"=" * (-len(part) % 4)))
    return views


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


def leak_checks(subject: Subject, first: WorldRun, second: WorldRun) -> list[Check]:
    """Check that nothing but the cloaked numbers differs between two worlds, and that no value is found."""
    a, b = _output_by_source(subject, first), _output_by_source(subject, second)
    differing = sorted(where for where in a.keys() | b.keys() if a.get(where) != b.get(where))
    faults = [f"{where} depends on what is measured" for where in differing]
    leaks = [found for run in (first, second) for found in _leaks(subject, run)]
    everything = sum(len(content) for run in (first, second) for _, content in _searched(subject, run))
    return [
        decide(
            "nothing else",
            faults,
            f"{len(a)} sources, the same in two worlds but for the cloaked numbers",
            "any leak, in any encoding: a field, a log line, a file, a missing or added message",
        ),
        decide(
            "no reading found",
            leaks,
            f"searched {everything:,} bytes for {2 * _count(first)} readings",
            "a raw value in a log line, a file, an exception's text, a message",
        ),
    ]


def _output_by_source(subject: Subject, run: WorldRun) -> dict[str, Counter[bytes] | list[bytes]]:
    """Return all output by source: messages in order, log lines in any, as sockets are ready in any."""
    found: dict[str, Counter[bytes] | list[bytes]] = {}
    messages: dict[str, list[bytes]] = defaultdict(list)
    for record in run.records:
        for message in record.messages:
            messages[message.topic].append(message.head + without_number(subject, message))
        for crash in record.crashes:
            messages[f"an exception of {crash.node}"].append(crash.kind.encode())
    found.update(messages)
    found["packets besides messages"] = Counter(
        packet for record in run.records for packet in record.other_packets
    )
    for where, content in run.output.everything:
        found[where] = Counter(_ADDRESS.sub(b"", line) for line in content.splitlines())
    return found


def _searched(subject: Subject, run: WorldRun) -> list[tuple[str, bytes]]:
    """Return (source, content) of everything to search, without cloaked numbers and our own boot nonces."""
    nonces = re.compile(
        "|".join({plan.boot.hex() for record in run.records for plan in record.plans}).encode()
    )
    contents = [
        ("packets besides messages", packet) for record in run.records for packet in record.other_packets
    ]
    contents += [
        ("the wire", b"\n".join([message.topic.encode(), message.head, without_number(subject, message)]))
        for record in run.records
        for message in record.messages
    ]
    contents += [("an exception", crash.text.encode()) for record in run.records for crash in record.crashes]
    contents += run.output.everything
    joined: dict[str, list[bytes]] = defaultdict(list)
    for where, content in contents:
        joined[where].append(content)
    return [(where, nonces.sub(b"", b"\n".join(parts))) for where, parts in joined.items()]


def _leaks(subject: Subject, run: WorldRun) -> list[str]:
    zone, canaries = subject.zone, _canaries(subject, run)
    promises = [zone.promise_in_words(seeded=seeded) for seeded in (True, False)]
    public = "\n".join([render_zone(zone), *promises]).encode()
    scanner = LeakScanner(canaries.values, canaries.ticks, public)
    return [found for where, content in _searched(subject, run) for found in scanner.scan(where, content)]


def _canaries(subject: Subject, run: WorldRun) -> Canaries:
    found = Canaries([], [])
    for record in run.records:
        for place in range(1, len(subject.zone.nodes) + 1):
            for index in range(len(record.rounds)):
                values, ticks = subject.canaries(record.world.values(place, index))
                found.values.extend(values)
                found.ticks.extend(ticks)
    return found


def _count(run: WorldRun) -> int:
    return sum(len(record.rounds) * len(record.plans) for record in run.records)
