"""Watermarks: up to which sequence number the readings of each boot of each node are stored.

A node deletes its readings up to the watermark. The store saves watermarks, so that a restarted service reads
only the sequence numbers beyond them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping

from heatcloak_aggregator.interval_set import IntervalSet
from heatcloak_aggregator.store import BootKey, StoredSequences
from heatcloak_shared.wire import Status

MAX_CACHED_BOOTS = 32
"""Boots of a node whose sequence numbers are cached: a node that was restarted while it had no connection
sends the readings of several boots one after the other, and again."""
MAX_RANGES = 1000
"""Ranges of stored numbers, with gaps between them, that a boot may have. Readings are lost one by one and
are sent again within seconds: a node with more ranges makes its numbers up, and would fill the memory."""
MAX_UNREAD_BOOTS = 1000
"""Boots of a node, since the service started, that gave up numbers before any of their readings arrived. The
watermarks of further ones are not saved: they would only fill the store."""

Boot = tuple[str, str]
"""A node and one of its boots."""
LoadSequences = Callable[[Collection[BootKey]], Awaitable[dict[BootKey, StoredSequences]]]
"""Return which sequence numbers of each boot are stored."""


class BootSequence:
    """The stored sequence numbers of one boot of one node.

    Args:
        watermark: every number up to it is stored or was given up by the node; -1 where none is known to be.
        ranges: first and last number of each range of stored numbers above it, ascending, disjoint.

    Attributes:
        watermark: every number up to it is stored or was given up by the node.
        is_known: whether the store holds a reading or a watermark of the boot, or soon will.
    """

    def __init__(self, watermark: int = -1, ranges: Iterable[tuple[int, int]] = ()) -> None:
        self._beyond = IntervalSet(ranges)
        self._given_up_through = watermark
        self.is_known = watermark >= 0 or self._beyond.n_ranges > 0
        self.watermark = self._beyond.take_prefix(watermark)

    @property
    def gaps(self) -> int:
        """Return how many numbers below the highest stored one are missing."""
        highest = self._beyond.highest
        return 0 if highest is None else highest - self.watermark - len(self._beyond)

    def __contains__(self, seq: int) -> bool:
        return seq <= self.watermark or seq in self._beyond

    def surely_stored(self, seq: int) -> bool:
        """Return whether ``seq`` is stored; False where it may have been given up instead."""
        return seq > self._given_up_through and seq in self

    def has_room_for(self, seq: int) -> bool:
        """Return whether ``seq`` can be added without more ranges than an honest node has."""
        return self._beyond.n_ranges < MAX_RANGES or seq <= self.watermark + 1 or self._beyond.touches(seq)

    def add(self, seq: int, lowest_kept: int = 0) -> None:
        """Note that ``seq`` is stored, and that the node keeps nothing below ``lowest_kept``."""
        self.is_known = True
        if seq not in self:
            self._beyond.add(seq)
            self.watermark = self._beyond.take_prefix(self.watermark)
        self.give_up_below(lowest_kept)

    def give_up_below(self, lowest_kept: int) -> None:
        """Note that the node keeps nothing below ``lowest_kept``, so that nothing below it is missing."""
        if lowest_kept - 1 > self.watermark:
            self._given_up_through = lowest_kept - 1
            self.watermark = self._beyond.take_prefix(lowest_kept - 1)


class Watermarks:
    """Follow, in one zone, which readings are stored and which the nodes gave up.

    Args:
        zone: the zone's id.
        load: reads from the store.

    Attributes:
        unsaved: the watermarks that rose since they were last saved in the store.
    """

    def __init__(self, zone: str, load: LoadSequences) -> None:
        self.unsaved: dict[Boot, int] = {}
        self._zone = zone
        self._load = load
        self._cache: dict[str, dict[str, BootSequence]] = {}
        self._unread_boots: Counter[str] = Counter()

    async def sequences(self, boots: Iterable[Boot]) -> dict[Boot, BootSequence]:
        """Return the sequences of boots; those that are not cached are loaded with one query."""
        found = {boot: self._cached(*boot) for boot in set(boots)}
        absent = [(self._zone, *boot) for boot, sequence in found.items() if sequence is None]
        # A watermark may be saved while the query runs: then it is in neither the answer nor `unsaved`.
        unsaved = {(node, boot): self.unsaved.get((node, boot), -1) for _, node, boot in absent}
        loaded = await self._load(absent) if absent else {}
        for (_, node, boot), stored in loaded.items():
            sequence = BootSequence(stored.watermark, stored.ranges)
            sequence.give_up_below(max(unsaved[node, boot], self.unsaved.get((node, boot), -1)) + 1)
            found[node, boot] = sequence
            self._put_in_cache(node, boot, sequence)
        return {boot: sequence for boot, sequence in found.items() if sequence is not None}

    async def apply_status(self, node: str, status: Status) -> set[Boot]:
        """Give up the readings that a node no longer keeps, by its status; return the boots in the status."""
        boots = {(node, boot): lowest for boot, lowest in status.kept}
        for boot, sequence in (await self.sequences(boots)).items():
            sequence.give_up_below(boots[boot])
            if sequence.watermark >= 0 and not sequence.is_known:
                self._unread_boots[node] += 1
                sequence.is_known = self._unread_boots[node] <= MAX_UNREAD_BOOTS
            if sequence.is_known:
                self.mark_changed(boot, sequence)
        return set(boots)

    def mark_changed(self, boot: Boot, sequence: BootSequence) -> None:
        """Note that a sequence changed, so that its watermark is saved."""
        if sequence.watermark >= 0:
            self.unsaved[boot] = sequence.watermark

    def mark_saved(self, saved: Mapping[Boot, int]) -> None:
        """Note that the store saved these watermarks."""
        for boot, watermark in saved.items():
            if self.unsaved.get(boot) == watermark:
                del self.unsaved[boot]

    def gaps(self, node: str) -> int:
        """Return how many readings of a node are missing, over its cached boots."""
        return sum(sequence.gaps for sequence in self._cache.get(node, {}).values())

    def _cached(self, node: str, boot: str) -> BootSequence | None:
        boots = self._cache.get(node, {})
        sequence = boots.pop(boot, None)
        if sequence is not None:
            boots[boot] = sequence  # now the most recently used
        return sequence

    def _put_in_cache(self, node: str, boot: str, sequence: BootSequence) -> None:
        boots = self._cache.setdefault(node, {})
        boots[boot] = sequence
        if len(boots) > MAX_CACHED_BOOTS:
            del boots[next(iter(boots))]
