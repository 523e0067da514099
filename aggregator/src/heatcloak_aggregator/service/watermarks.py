"""How far each boot of each node is stored: what nodes are told, and what the store remembers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping

from heatcloak_aggregator.service.sequences import Sequence, Sequences
from heatcloak_aggregator.store import BootKey, Held
from heatcloak_shared.wire import Status

Boot = tuple[str, str]
"""A node and one of its boots."""
MOST_UNREAD_BOOTS = 1000
"""Boots of a node, since the service began, of which numbers were given up before any reading was seen. More
are not remembered: they would only fill the store."""


class Watermarks:
    """Follows, in one zone, what is stored and what the nodes gave up.

    Args:
        zone: the zone's id.
        load: what the store holds of some boots.

    Attributes:
        risen: the watermarks that rose since the store was asked to remember them.
    """

    def __init__(
        self, zone: str, load: Callable[[Collection[BootKey]], Awaitable[dict[BootKey, Held]]]
    ) -> None:
        self.risen: dict[Boot, int] = {}
        self._zone = zone
        self._load = load
        self._sequences = Sequences()
        self._unread: Counter[str] = Counter()

    async def at_hand(self, boots: Iterable[Boot]) -> dict[Boot, Sequence]:
        """The sequences of some boots, loaded together where they are not at hand."""
        found = {boot: self._sequences.get(*boot) for boot in set(boots)}
        absent = [(self._zone, *boot) for boot, sequence in found.items() if sequence is None]
        # What was given up is not in the store before it is asked to remember it, and not here after.
        risen = {(node, boot): self.risen.get((node, boot), -1) for _, node, boot in absent}
        held = await self._load(absent) if absent else {}
        for (_, node, boot), stored in held.items():
            sequence = Sequence(stored.through, stored.beyond)
            sequence.give_up(max(risen[node, boot], self.risen.get((node, boot), -1)) + 1)
            found[node, boot] = sequence
            self._sequences.put(node, boot, sequence)
        return {boot: sequence for boot, sequence in found.items() if sequence is not None}

    async def after_status(self, node: str, status: Status) -> set[Boot]:
        """A node said what it keeps: all below is stored, or was given up. The boots that it spoke of."""
        boots = {(node, boot): lowest for boot, lowest in status.kept}
        for boot, sequence in (await self.at_hand(boots)).items():
            sequence.give_up(boots[boot])
            if sequence.watermark >= 0 and not sequence.is_known:
                self._unread[node] += 1
                sequence.is_known = self._unread[node] <= MOST_UNREAD_BOOTS
            if sequence.is_known:
                self.note(boot, sequence)
        return set(boots)

    def note(self, boot: Boot, sequence: Sequence) -> None:
        """A sequence has changed."""
        if sequence.watermark >= 0:
            self.risen[boot] = sequence.watermark

    def remembered(self, risen: Mapping[Boot, int]) -> None:
        """The store remembers these."""
        for boot, watermark in risen.items():
            if self.risen.get(boot) == watermark:
                del self.risen[boot]

    def gaps(self, node: str) -> int:
        """How many readings of a node are awaited."""
        return self._sequences.gaps(node)
