"""Remember which readings were verified, in bounded memory, so that each is decrypted once."""

from __future__ import annotations

from collections import OrderedDict

from heatcloak_aggregator.interval_set import IntervalSet
from heatcloak_shared.wire import Release

MAX_RANGES = 1024
"""Ranges of sequence numbers remembered per boot; lost readings leave the gaps between them."""

MAX_BOOTS = 256
"""Boots remembered per node; the one without a reading for longest is forgotten first."""


class ReplayGuard:
    """The verified readings of a zone by node, boot and sequence number.

    Beyond `MAX_RANGES` the oldest gap of a boot counts as seen, so readings that fill it later are refused.
    Add only verified readings: otherwise anyone could push out what was verified.
    """

    def __init__(self) -> None:
        self._boots: dict[str, OrderedDict[str, IntervalSet]] = {}

    def add(self, reading: Release) -> bool:
        """Add ``reading`` and return whether it is new."""
        boots = self._boots.setdefault(reading.node, OrderedDict())
        numbers = boots.setdefault(reading.boot, IntervalSet())
        boots.move_to_end(reading.boot)
        if len(boots) > MAX_BOOTS:
            boots.popitem(last=False)
        is_new = numbers.add(reading.seq)
        if numbers.n_ranges > MAX_RANGES:
            numbers.close_first_gap()
        return is_new
