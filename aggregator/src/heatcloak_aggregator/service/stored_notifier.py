"""Telling nodes what is stored: not once for every reading, and at once where a node waits for it."""

from __future__ import annotations

from heatcloak_aggregator.mqtt.client import Publication
from heatcloak_aggregator.service.watermarks import Boot
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Stored, encode_stored

TELL_AFTER = 2.0
"""Seconds that a node waits at most to hear that its reading is stored; it sends again after ten."""
TELL_AT = 50
"""Readings after which it is told at once: half of what it sends before it waits to hear."""


class StoredTeller:
    """Collects what nodes are to be told: the newest watermark of each boot, when its time has come.

    To tell of every reading would be as many messages as the readings themselves.
    """

    def __init__(self) -> None:
        self._marks: dict[tuple[str, Boot], int] = {}
        self._since: dict[tuple[str, Boot], float] = {}
        self._untold: dict[tuple[str, Boot], int] = {}

    def note(
        self, zone: str, boot: Boot, watermark: int, now: float, readings: int = 1, *, at_once: bool = False
    ) -> None:
        """A boot's readings up to ``watermark`` are stored or given up.

        Args:
            zone: the zone's id.
            boot: which boot.
            watermark: up to where; -1: nowhere, and there is nothing to tell.
            now: seconds that only go forward.
            readings: how many came since the last word of this boot.
            at_once: the node has not heard what it was told before.
        """
        if watermark < 0:
            return
        key = zone, boot
        self._marks[key] = watermark
        self._untold[key] = self._untold.get(key, 0) + readings
        self._since.setdefault(key, now)
        if at_once or self._untold[key] >= TELL_AT:
            self._since[key] = now - TELL_AFTER

    def due(self, now: float, *, everything: bool = False) -> list[Publication]:
        """What is to be told now; it counts as told."""
        keys = [key for key, since in self._since.items() if everything or now - since >= TELL_AFTER]
        told = []
        for key in keys:
            zone, (node, boot) = key
            del self._since[key], self._untold[key]
            payload = encode_stored(Stored(boot, self._marks.pop(key)))
            told.append(Publication(node_topic(zone, node, "stored"), payload, retain=True))
        return told
